"""Seats around a table, and sets of them as bits."""

from mypy_extensions import i64

from ludiade.kernel.types import Seat


def left_of(seat: i64, players: i64) -> i64:
    """The next seat, clockwise."""
    return seat + 1 if seat + 1 < players else 0


def seats_in(bits: i64, players: i64) -> tuple[Seat, ...]:
    """The seats whose bit is set, ascending."""
    return tuple([Seat(seat) for seat in range(players) if bits >> seat & 1])
