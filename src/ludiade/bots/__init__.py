"""Players that see only views."""

from typing import Protocol

from msgspec import Struct

from ludiade.bots.levels import BOTS, RANDOM
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.game import AnyGame
from ludiade.kernel.match import Match
from ludiade.kernel.types import Action, Options, View


class Seen(Struct, frozen=True):
    """All that a seat knows when it must decide."""

    game: AnyGame
    options: Options
    players: int
    seat: int
    view: View
    actions: list[Action]


class Bot(Protocol):
    """From what a seat sees to an action."""

    def choose(self, seen: Seen) -> Action: ...


def seen(match: Match, seat: int) -> Seen:
    """What an awaited seat knows of a match."""
    state = match.state
    view = state.view(Eyes(seat))
    return Seen(match.game, match.options, match.players, seat, view, state.actions(seat))


def bot(level: str, seed: int) -> Bot:
    """A bot of a level, its thoughts reproducible from a seed."""
    from ludiade.bots.at_random import AtRandom
    from ludiade.bots.thinker import Thinker

    assert level in BOTS
    return AtRandom(seed) if level == RANDOM else Thinker(level, seed)
