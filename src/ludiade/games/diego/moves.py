"""Diego: moves and waits, ready made."""

from typing import Final

from mypy_extensions import i64

from ludiade.games.diego.types import Accept, Contest, Diego, Pass
from ludiade.kernel.inputs import Awaiting, Move

PLAYERS: Final = 4
MOST_CARDS: Final = 120
MOST_SECONDS: Final = 15

PASSES: Final = [Move(seat, Pass()) for seat in range(PLAYERS)]
ACCEPTS: Final = [Move(seat, Accept()) for seat in range(PLAYERS)]
ANSWERS: Final = [[ACCEPTS[seat], Move(seat, Contest())] for seat in range(PLAYERS)]
CLAIMS: Final[list[Move | None]] = [None] * (PLAYERS * MOST_CARDS * MOST_CARDS)


def claim(seat: i64, card: i64, target: i64) -> Move:
    """DIEGO to these two cards, made when it is first asked for."""
    at: i64 = (seat * MOST_CARDS + card) * MOST_CARDS + target
    ready = CLAIMS[at]
    if ready is None:
        ready = CLAIMS[at] = Move(seat, Diego(card, target))
    return ready


def window(delay: int, silent: int) -> Awaiting:
    """The wait for those who may still object."""
    return Awaiting(tuple([seat for seat in range(PLAYERS) if silent >> seat & 1]), delay)


WINDOWS: Final = [
    window(delay, silent) for delay in range(MOST_SECONDS + 1) for silent in range(1 << PLAYERS)
]
"""Them all, at `delay << PLAYERS | silent`."""


def opponents(players: int, seat: int, teams: bool) -> int:
    """Who may object to a seat, as bits."""
    bits = 0
    for other in range(players):
        if other != seat and not (teams and other == (seat + 2) % PLAYERS):
            bits |= 1 << other
    return bits


OPPONENTS: Final = [
    opponents(at >> 3, at >> 1 & 3, at & 1 == 1) for at in range((PLAYERS + 1) << 3)
]
"""Them all, at `players << 3 | seat << 1 | teams`."""
