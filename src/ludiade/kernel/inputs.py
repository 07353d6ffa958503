"""What a table waits for, and what may happen to it: three of each.

These six are native classes when compiled, so that a playout can read them without a look-up.
"""

from typing import Final

from ludiade.kernel.types import Action

NOBODY: Final = -1
SEATS: Final = 16


class Awaiting:
    """Some seats' decision; with `seconds`, only that long."""

    def __init__(self, seats: tuple[int, ...], seconds: int | None = None) -> None:
        self.seats: Final = seats
        self.seconds: Final = seconds
        self.only: Final = seats[0] if len(seats) == 1 else NOBODY


class Shuffle:
    """An order of `size` things, from chance."""

    def __init__(self, size: int) -> None:
        self.size: Final = size


class Over:
    """Nothing any more."""

    def __init__(self, scores: list[int], ranks: list[int] | None = None) -> None:
        self.scores: Final = scores
        self.ranks: Final = ranks_of(scores) if ranks is None else ranks


class Move:
    """A seat has decided."""

    def __init__(self, seat: int, action: Action) -> None:
        self.seat: Final = seat
        self.action: Final = action


class Shuffled:
    """Chance has given an order: the first entry is the thing that comes first."""

    def __init__(self, order: list[int]) -> None:
        self.order: Final = order


class Expired:
    """The delay of the present wait has run out."""


Waiting = Awaiting | Shuffle | Over
Input = Move | Shuffled | Expired


def ranks_of(scores: list[int]) -> list[int]:
    """1 + the number of seats with a strictly higher score: ties share a rank."""
    return [1 + sum(other > score for other in scores) for score in scores]


TURNS: Final[list[Awaiting]] = [Awaiting((seat,)) for seat in range(SEATS)]
"""One seat's turn without a clock, ready made for every seat."""
