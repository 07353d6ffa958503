"""Diabolo: moves and waits, ready made."""

from typing import Final

from mypy_extensions import i64

from ludiade.games.diabolo.cards import CARDS, DIGIT, ONES, VALUES
from ludiade.games.diabolo.types import Discard, Double, Play
from ludiade.kernel.inputs import Awaiting, Move

SEATS: Final = 5

DEMON_PLAYS: Final = [Move(s, Play(card, "demon")) for s in range(SEATS) for card in CARDS]
ANGEL_PLAYS: Final = [Move(s, Play(card, "angel")) for s in range(SEATS) for card in CARDS]
DISCARDS: Final = [Move(seat, Discard(card)) for seat in range(SEATS) for card in CARDS]
DOUBLES: Final = [[Move(seat, Double(True)), Move(seat, Double(False))] for seat in range(SEATS)]
ASKED: Final = [
    Awaiting(tuple([seat for seat in range(SEATS) if bits >> seat & 1]))
    for bits in range(1 << SEATS)
]
"""The wait for the decisions of those seats whose bit is set."""


def offer(menu: list[Move], moves: list[Move], held: i64, at: i64) -> None:
    """Add one of these moves for every value held of the colour that is `at` in all hands."""
    at *= VALUES
    while held > 0:
        if held & ONES:
            menu.append(moves[at])
        held >>= DIGIT
        at += 1
