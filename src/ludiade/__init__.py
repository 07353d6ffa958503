"""Ludiade: an open library of tabletop games.

    match = ludiade.Match("diabolo", players=3, seed=7)

What stands in `__all__` is loaded when it is first used (docs/python.md).
"""

import sys
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludiade.api.contests import arena as arena
    from ludiade.api.contests import bot as bot
    from ludiade.api.contests import simulate as simulate
    from ludiade.api.experiments import ask as ask
    from ludiade.api.experiments import dataset as dataset
    from ludiade.api.experiments import experiment as experiment
    from ludiade.api.games import game as game
    from ludiade.api.games import games as games
    from ludiade.api.match import Match as Match
    from ludiade.api.match import load as load
    from ludiade.api.records import review as review
    from ludiade.api.records import verify as verify
    from ludiade.bots import Bot as Bot
    from ludiade.bots import Seen as Seen
    from ludiade.bots.coach.types import Review as Review
    from ludiade.kernel.actions import Actions as Actions
    from ludiade.kernel.dice import Dice as Dice
    from ludiade.kernel.errors import BadRecord as BadRecord
    from ludiade.kernel.errors import Illegal as Illegal
    from ludiade.kernel.errors import Refusal as Refusal
    from ludiade.kernel.errors import Unfair as Unfair
    from ludiade.kernel.eyes import Eyes as Eyes
    from ludiade.kernel.game import Game as Game
    from ludiade.kernel.inputs import Awaiting as Awaiting
    from ludiade.kernel.inputs import Expired as Expired
    from ludiade.kernel.inputs import Move as Move
    from ludiade.kernel.inputs import Over as Over
    from ludiade.kernel.inputs import Shuffle as Shuffle
    from ludiade.kernel.inputs import Shuffled as Shuffled
    from ludiade.kernel.match import IllegalInput as IllegalInput
    from ludiade.kernel.menu import Menu as Menu
    from ludiade.kernel.playout import playout as playout
    from ludiade.kernel.state import State as State
    from ludiade.kernel.types import Action as Action
    from ludiade.kernel.types import Event as Event
    from ludiade.kernel.types import Options as Options
    from ludiade.kernel.types import View as View
    from ludiade.lab.contest.report import Report as Report
    from ludiade.lab.dataset.writing import Dataset as Dataset
    from ludiade.lab.errors import Stopped as Stopped
    from ludiade.lab.errors import Unready as Unready
    from ludiade.lab.experiment.answer import Answer as Answer
    from ludiade.lab.program import Fault as Fault
    from ludiade.lab.study import Study as Study

__version__ = "0.1.0"

_HOMES = {
    "api.contests": ("arena", "bot", "simulate"),
    "api.experiments": ("ask", "dataset", "experiment"),
    "api.games": ("game",),
    "api.match": ("Match", "load"),
    "api.records": ("review", "verify"),
    "bots": ("Bot", "Seen"),
    "bots.coach.types": ("Review",),
    "kernel.actions": ("Actions",),
    "kernel.dice": ("Dice",),
    "kernel.errors": ("BadRecord", "Illegal", "Refusal", "Unfair"),
    "kernel.eyes": ("Eyes",),
    "kernel.game": ("Game",),
    "kernel.inputs": ("Awaiting", "Expired", "Move", "Over", "Shuffle", "Shuffled"),
    "kernel.match": ("IllegalInput",),
    "kernel.menu": ("Menu",),
    "kernel.playout": ("playout",),
    "kernel.state": ("State",),
    "kernel.types": ("Action", "Event", "Options", "View"),
    "lab.contest.report": ("Report",),
    "lab.dataset.writing": ("Dataset",),
    "lab.errors": ("Stopped", "Unready"),
    "lab.experiment.answer": ("Answer",),
    "lab.program": ("Fault",),
    "lab.study": ("Study",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}
__all__ = ["__version__", "games", *_HOME_OF]

if not TYPE_CHECKING:  # a type checker knows all names, and should say which there are not

    def __getattr__(name: str) -> object:
        if name == "games":  # the package of the games, which can be called
            return import_module("ludiade.games")
        if name not in _HOME_OF:
            me = sys.modules[__name__]  # where Python looks for the name that may be meant
            raise AttributeError(f"module 'ludiade' has no attribute {name!r}", name=name, obj=me)
        found = getattr(import_module(f"ludiade.{_HOME_OF[name]}"), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    """What a shell offers after the dot: neither what this file imports nor what it keeps."""
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})
