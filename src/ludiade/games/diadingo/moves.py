"""Diadingo: moves, ready made."""

from typing import Final

from mypy_extensions import i64

from ludiade.games.diadingo.material import PLACES, PLAYERS, RINGS
from ludiade.games.diadingo.types import Decline, Steal, Take
from ludiade.kernel.inputs import Move
from ludiade.kernel.types import Seat

TAKES: Final = [[Move(seat, Take(place)) for place in range(PLACES)] for seat in range(PLAYERS)]
DECLINES: Final = [Move(seat, Decline()) for seat in range(PLAYERS)]
THEFTS: Final[list[Move | None]] = [None] * (PLAYERS * PLAYERS * RINGS * RINGS)


def theft(seat: i64, victim: i64, ring: i64, onto: i64) -> Move:
    """The move of this theft, made when it is first met."""
    key: i64 = ((seat * PLAYERS + victim) * RINGS + ring) * RINGS + onto
    move = THEFTS[key]
    if move is None:
        move = THEFTS[key] = Move(seat, Steal(Seat(victim), ring, onto))
    return move
