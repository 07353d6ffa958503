"""Diamoniak: moves, ready made."""

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from ludiade.games.diamoniak.cards import FAIRY, KINDS, PAYABLE, PAYABLE_NAMES, TOLL
from ludiade.games.diamoniak.types import Buy, Draw, Fairy, Pay, Stop
from ludiade.kernel.inputs import Move
from ludiade.kernel.types import Seat

SEATS: Final = 4


def open_menu(seat: int, sellers: int) -> list[Move]:
    """Draw, or buy from one of those who can sell."""
    buys = [Move(seat, Buy(Seat(other))) for other in range(SEATS) if sellers >> other & 1]
    return [Move(seat, Draw()), *buys]


PRESS: Final = [[Move(seat, Draw()), Move(seat, Stop())] for seat in range(SEATS)]
OPEN: Final = [[open_menu(seat, sellers) for sellers in range(1 << SEATS)] for seat in range(SEATS)]
TOLLS: Final[list[list[list[Move] | None]]] = [[None] * (2 << 12) for _ in range(SEATS)]
"""Menus by their key, made when they are first asked for."""


def toll_menu(seat: i64, held: list[int], spares_fairies: bool) -> list[Move]:
    """Every way to pay the witch, and the fairy; looked up by how much there is of each."""
    base = seat * KINDS
    key: i64 = 1 if held[base + FAIRY] > 0 else 0
    for card in PAYABLE:
        count = held[base + card]
        key = key << 2 | (count if count < TOLL else TOLL)
    if spares_fairies:
        key &= ~3  # the fairies are the last
    menu = TOLLS[seat][key]
    if menu is None:
        menu = TOLLS[seat][key] = listed_tolls(seat, key)
    return menu


def listed_tolls(seat: int, key: int) -> list[Move]:
    """Every payment in listing order, then the fairy, for the counts packed in `key`."""
    kinds = len(PAYABLE_NAMES)
    counts = [key >> 2 * (kinds - 1 - i) & 3 for i in range(kinds)]
    held = [name for name, count in zip(PAYABLE_NAMES, counts, strict=True) for _ in range(count)]
    payments = dict.fromkeys(combinations(held, min(TOLL, len(held))))  # each once, in order
    menu = [Move(seat, Pay(cards)) for cards in payments]
    if key >> 2 * kinds & 1:
        menu.append(Move(seat, Fairy()))
    return menu
