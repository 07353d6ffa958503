"""The knowledge of one who knows only the rules; every game's own builds on it."""

from collections.abc import Callable
from math import exp

from mypy_extensions import i64, mypyc_attr

from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Move, Over
from ludiade.kernel.state import State

Reason = tuple[str, dict[str, object]]
"""The key of a sentence in the game's texts, and what it names."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """How a player of one level looks at a table.

    The states handed to it are imagined from a seat's view, never the true one. A game's
    `knowledge` names its class `Known`, which overrides what it knows better.
    """

    def __init__(self, numbers: dict[str, float], seed: int) -> None:
        """The numbers of a level (`levels.toml`); what the seed settles lasts a whole match."""

    def menu(self, state: State, seat: int) -> list[Move]:
        """The moves worth a thought, the most promising first."""
        return state.moves(seat)

    def weights(self, state: State, seat: int, menu: list[Move]) -> list[float]:
        """How likely a good player is to choose each: the prior of the search."""
        return [1.0] * len(menu)

    def play(self, state: State, seat: int, dice: Dice) -> Move:
        """A sensible move at once: what playouts do."""
        return state.pick(seat, dice)

    def decide(self, state: State, seat: int, dice: Dice, enough: Callable[[], bool]) -> Move:
        """The move of a level that does not search; once it is `enough`, thinking ends at once."""
        return self.play(state, seat, dice)

    def settled(self, state: State, seat: int) -> Move | None:
        """A move that a search would not better; None where it is worth one."""
        return None

    def mark(self, state: State) -> int:
        """What chance has shown, as a number: moments with other marks are searched apart."""
        return 0

    def secret(self, state: State, seat: int) -> int:
        """What a seat alone sees, as a number: with another one it chooses apart."""
        return 0

    def worth(self, state: State) -> list[float] | None:
        """What each seat may hope for, 0 to 1, where that can be told before the end."""
        waiting = state.waiting()
        return shares(waiting.ranks) if isinstance(waiting, Over) else None

    def close_look(self, state: State) -> list[float] | None:
        """The same with more time than a playout has: what the coach goes by."""
        return self.worth(state)

    def reason(self, state: State, seat: int, move: Move) -> Reason | None:
        """Why this move, as a sentence; None where the knowledge has nothing to say."""
        return None


def shares(ranks: list[int]) -> list[float]:
    """The share of the others that each seat has beaten, a tie counting half."""
    others = len(ranks) - 1
    if others <= 0:
        return [1.0] * len(ranks)
    return [
        sum([1.0 if rank < other else 0.5 if rank == other else 0.0 for other in ranks]) / others
        - 0.5 / others
        for rank in ranks
    ]


def hopes(points: list[int], scale: float) -> list[float]:
    """The share of the others that each seat may hope to beat, from its lead now.

    By a lead of `scale` points one player beats another nearly three times in four.
    """
    found: list[float] = []
    for own in points:
        hope = -0.5
        for other in points:
            hope += 1 / (1 + exp((other - own) / scale))
        found.append(hope / (len(points) - 1))
    return found


def first_best(values: list[float]) -> i64:
    """The place of the highest value, the first among equals."""
    best: i64 = 0
    at: i64 = 1
    while at < len(values):
        if values[at] > values[best]:
            best = at
        at += 1
    return best
