"""What a table waits for, and what may happen to it: three of each.

These six are native classes when compiled, so that a playout can read them without a look-up;
such classes write by hand how they are compared, shown and pickled.
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

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Awaiting):
            return False
        return self.seats == other.seats and self.seconds == other.seconds

    def __hash__(self) -> int:
        return hash((self.seats, self.seconds))

    def __repr__(self) -> str:
        return f"Awaiting({self.seats!r}, {self.seconds!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Awaiting, (self.seats, self.seconds)


class Shuffle:
    """An order of `size` things, from chance."""

    def __init__(self, size: int) -> None:
        self.size: Final = size

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shuffle) and self.size == other.size

    def __hash__(self) -> int:
        return hash(self.size)

    def __repr__(self) -> str:
        return f"Shuffle({self.size})"

    def __reduce__(self) -> tuple[object, ...]:
        return Shuffle, (self.size,)


class Over:
    """Nothing any more."""

    def __init__(self, scores: list[int], ranks: list[int] | None = None) -> None:
        self.scores: Final = scores
        self.ranks: Final = ranks_of(scores) if ranks is None else ranks

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Over):
            return False
        return self.scores == other.scores and self.ranks == other.ranks

    def __hash__(self) -> int:
        return hash((tuple(self.scores), tuple(self.ranks)))

    def __repr__(self) -> str:
        return f"Over({self.scores!r}, {self.ranks!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Over, (self.scores, self.ranks)


class Move:
    """A seat has decided."""

    def __init__(self, seat: int, action: Action) -> None:
        self.seat: Final = seat
        self.action: Final = action

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return False
        return self.seat == other.seat and self.action == other.action

    def __hash__(self) -> int:
        return hash((self.seat, self.action))

    def __repr__(self) -> str:
        return f"Move({self.seat}, {self.action!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Move, (self.seat, self.action)


class Shuffled:
    """Chance has given an order: the first entry is the thing that comes first."""

    def __init__(self, order: list[int]) -> None:
        self.order: Final = order

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shuffled) and self.order == other.order

    def __hash__(self) -> int:
        return hash(tuple(self.order))

    def __repr__(self) -> str:
        return f"Shuffled({self.order!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Shuffled, (self.order,)


class Expired:
    """The delay of the present wait has run out."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Expired)

    def __hash__(self) -> int:
        return hash("expired")

    def __repr__(self) -> str:
        return "Expired()"

    def __reduce__(self) -> tuple[object, ...]:
        return Expired, ()


Waiting = Awaiting | Shuffle | Over
Input = Move | Shuffled | Expired


def ranks_of(scores: list[int]) -> list[int]:
    """1 + the number of seats with a strictly higher score: ties share a rank."""
    return [1 + sum(other > score for other in scores) for score in scores]


TURNS: Final[list[Awaiting]] = [Awaiting((seat,)) for seat in range(SEATS)]
"""One seat's turn without a clock, ready made for every seat."""
