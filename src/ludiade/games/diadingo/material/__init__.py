"""Diadingo: tray and cards, read from the data files beside it."""
# Not compiled: constants, which the compiler reads from here as they are.

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from ludiade.games.diadingo.types import Values


class Tray(Struct, frozen=True):
    """Diamonds in rows, and how many of them are fixed."""

    reconstruction: str
    rows: tuple[int, ...]
    fixed: int


class Deck(Struct, frozen=True):
    """Ring cards as (dollars, how many), ascending, and the number of theft cards."""

    reconstruction: str
    rings: tuple[tuple[int, int], ...]
    thefts: int


class Material(Struct, frozen=True):
    """What lies in the box; a card is the number of its value, or THEFT."""

    places: int
    fixed: int
    values: tuple[int, ...]
    listing: tuple[int, ...]


THEFT: Final = -1

# The most there may be: players, places on a tray, rings before a player.
PLAYERS: Final = 8
PLACES: Final = 42
RINGS: Final = 42


def material(tray: Tray, deck: Deck) -> Material:
    """The cards in listing order: rings ascending, then thefts."""
    rings = [kind for kind, (_, count) in enumerate(deck.rings) for _ in range(count)]
    return Material(
        places=sum(tray.rows),
        fixed=tray.fixed,
        values=tuple([value for value, _ in deck.rings]),
        listing=(*rings, *[THEFT] * deck.thefts),
    )


FOLDER = Path(__file__).parent
TRAY = msgspec.json.decode((FOLDER / "tray.json").read_bytes(), type=Tray)
SETS: tuple[Values, ...] = ("6x7", "3x14")
BOXES: dict[Values, Material] = {
    values: material(
        TRAY,
        msgspec.json.decode((FOLDER / f"deck.{values}.json").read_bytes(), type=Deck),
    )
    for values in SETS
}
