"""Players that see only views."""

from typing import Protocol

from msgspec import Struct

from ludiade.bots.levels import BOTS, RANDOM
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.game import Game
from ludiade.kernel.match import Match
from ludiade.kernel.menu import Menu
from ludiade.kernel.state import State
from ludiade.kernel.types import Action, Options, View


class Seen(Struct, frozen=True):
    """All that a seat knows when it must decide."""

    game: Game[Options, View]
    options: Options
    players: int
    seat: int
    view: View
    actions: list[Action]

    @property
    def menu(self) -> Menu:
        """What the seat may do, with labels, numbers and a mask."""
        return Menu(self.game, self.players, self.actions, self.seat)

    def imagine(self, dice: Dice) -> State:
        """A whole truth drawn, in right proportion, from those that agree with what is seen."""
        return self.game.imagine(self.options, self.players, Eyes(self.seat), self.view, dice)


class Bot(Protocol):
    """From what a seat sees to an action."""

    def choose(self, seen: Seen) -> Action: ...


def seen(match: Match, seat: int) -> Seen:
    """What an awaited seat knows of a match."""
    state = match.state
    view = state.view(Eyes(seat))
    return Seen(match.game, match.options, match.players, seat, view, state.actions(seat))


def bot(level: str, seed: int, moment: int = 0) -> Bot:
    """A bot of a level, its thoughts reproducible from a seed below 2⁴⁸.

    What the seed settles (what is overlooked, say) lasts a match. One who makes a new bot for
    every move tells it the moment, so that its chance does not begin again each time.
    """
    from ludiade.bots.at_random import AtRandom
    from ludiade.bots.thinker import Thinker

    assert level in BOTS
    return AtRandom(seed, moment) if level == RANDOM else Thinker(level, seed, moment=moment)
