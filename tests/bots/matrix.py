"""A game of one sealed choice each: the smallest in which two seats decide at once."""

from pathlib import Path
from typing import ClassVar

from msgspec import Struct

from ludiade.kernel import types as kinds
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.game import Game
from ludiade.kernel.inputs import Awaiting, Move, Over, Shuffle, Waiting
from ludiade.kernel.state import State
from ludiade.kernel.types import Action

LOTS = 100
"""Of so many lots, the first `payoff` are seat 0's."""


class Options(kinds.Options, frozen=True):
    payoffs: tuple[tuple[int, ...], ...]
    """How often, in a hundred, seat 0 wins when it takes the row and seat 1 the column."""


class Choose(kinds.Action, frozen=True):
    number: int


class View(kinds.View, frozen=True):
    sealed: list[int]


class Matrix(State):
    """Both choose in secret; chance decides by the number where they meet."""

    def __init__(self, options: Options) -> None:
        super().__init__()
        self.payoffs = options.payoffs
        self.sealed = [-1, -1]
        self.winner = -1

    def waiting(self) -> Waiting:
        silent = tuple(seat for seat in range(2) if self.sealed[seat] < 0)
        if silent:
            return Awaiting(silent)
        if self.winner < 0:
            return Shuffle(LOTS)
        return Over([1 if seat == self.winner else 0 for seat in range(2)])

    def moves(self, seat: int) -> list[Move]:
        size = len(self.payoffs) if seat == 0 else len(self.payoffs[0])
        return [Move(seat, Choose(number)) for number in range(size)]

    def move(self, seat: int, action: Action) -> None:
        assert isinstance(action, Choose)
        self.sealed[seat] = action.number
        if -1 in self.sealed:
            self.hold()

    def shuffled(self, order: list[int]) -> None:
        self.winner = 0 if order[0] < self.payoffs[self.sealed[0]][self.sealed[1]] else 1

    def view(self, eyes: Eyes) -> View:
        return View([choice if eyes.see(seat) else -1 for seat, choice in enumerate(self.sealed)])

    def census(self) -> dict[str, int]:
        return {}


class MatrixGame(Game[Options, View]):
    id = "matrix"
    rules = 1
    seats = range(2, 3)
    folder = Path(__file__).parent
    Options = Options
    Action: ClassVar[type[Struct]] = Choose
    Event: ClassVar[type[Struct]] = kinds.Event
    View = View

    def start(self, options: Options, players: int) -> Matrix:
        return Matrix(options)

    def imagine(self, options: Options, players: int, eyes: Eyes, view: View, dice: Dice) -> Matrix:
        return Matrix(options)
