"""How a bot behaves: its seed, how long it thinks, and when its answer comes."""

import hashlib
import random
from typing import NamedTuple

from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import SPECTATOR
from ludiade.kernel.game import AnyGame
from ludiade.kernel.state import State
from ludiade.kernel.types import Options

THINK_S = {"expert": 5.0}
LESS_S = 2.3
"""What the other levels have; with the way there and back that makes six and three seconds."""
PACE = {"calm": 2.5, "usual": 1.0, "quick": 0.2}
"""By how much a table has agreed to draw out the pauses of its bots."""
DRAWS = 3
"""Truths a spectator imagines before holding a seat for one that has nothing to decide."""
_chance = random.SystemRandom()

Range = tuple[float, float]


class Playing(NamedTuple):
    """A match at one moment."""

    game: AnyGame
    options: Options
    players: int
    state: State


class Patience(NamedTuple):
    """In seconds: how long a bot may think, and before which time its answer does not come."""

    think_s: float
    pause_s: float


def paced(usual: Range, pace: str) -> Range:
    """A range of pauses at the pace that a table has agreed on."""
    low, high = usual
    return low * PACE[pace], high * PACE[pace]


def patience(match: Playing, seat: int, level: str, usual: Range, plain: Range) -> Patience:
    """How long a bot takes over its present decision, whatever it holds.

    `usual` and `plain` are the ranges its pause is drawn from, the second one where anybody can
    see that there is nothing to decide.
    """
    if is_plain(match, seat):
        pause = _chance.uniform(*plain)
        return Patience(pause, pause)
    return Patience(think_s(level), _chance.uniform(*usual))


def think_s(level: str) -> float:
    """How long a level thinks at most; where somebody is late, its answer comes without a pause."""
    return THINK_S.get(level, LESS_S)


def is_plain(match: Playing, seat: int) -> bool:
    """Whether somebody who only watches would say that this seat has nothing to decide.

    The answer comes from truths a spectator may imagine, so it tells nothing of the true cards.
    """
    if not match.game.lists_all:
        return False
    view = match.state.view(SPECTATOR)
    dice = Dice(_chance.getrandbits(40))
    for _ in range(DRAWS):
        truth = match.game.imagine(match.options, match.players, SPECTATOR, view, dice)
        if len(truth.moves(seat)) > 1:
            return False
    return True


def bot_seed(secret: str, name: str, seat: int) -> int:
    """A bot's seed for a whole match: from the table's secret, so that nobody can foretell it."""
    digest = hashlib.sha256(f"ludiade bot {secret} {name} {seat}".encode()).digest()
    return int.from_bytes(digest[:6], "big")
