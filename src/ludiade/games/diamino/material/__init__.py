"""The tiles and the board (rules 1.2 to 1.4): a reconstruction, read from `material.json`."""

import json
from pathlib import Path
from typing import Final

_DATA = json.loads((Path(__file__).parent / "material.json").read_text("utf-8"))

SIDE: Final = 15
SQUARES: Final = SIDE * SIDE
JOKER: Final = "*"
EMPTY: Final = "."
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LISTING: Final = LETTERS + JOKER
"""The listing order of the tiles."""

COUNTS: Final[dict[str, int]] = {tile: _DATA["tiles"][tile][0] for tile in LISTING}
VALUES: Final[dict[str, int]] = {tile: _DATA["tiles"][tile][1] for tile in LISTING}
BAG: Final = "".join([tile * COUNTS[tile] for tile in LISTING])
TILES: Final = len(BAG)
RACK: Final = 12
RACE_RACK: Final = [0, 0, 40, 32, 24, 18, 16, 14, 12]
"""Tiles each in a race, by the number of players (1.6)."""

GROUND: Final[str] = "".join(_DATA["board"])
"""What is printed on the squares, row after row."""
GREEN: Final = "V"
RED: Final = "R"
BLACK: Final = "#"
START: Final = GROUND.index("D")

assert len(GROUND) == SQUARES


def rows_with_black(board: str) -> list[str]:
    """The rows of a board; black squares that nothing covers stand out."""
    signs = [
        BLACK if sign == EMPTY and GROUND[square] == BLACK else sign
        for square, sign in enumerate(board)
    ]
    return ["".join(signs[row : row + SIDE]) for row in range(0, SQUARES, SIDE)]


def bag(order: list[int]) -> str:
    """All tiles in an order that chance gave."""
    return "".join([BAG[entry] for entry in order])


def listed(tiles: str) -> str:
    """The same tiles in listing order, which is that of their signs but for the jokers."""
    ordered = "".join(sorted(tiles))
    jokers = ordered.count(JOKER)
    return ordered[jokers:] + ordered[:jokers]


def tile_of(sign: str) -> str:
    """The tile that reads so on the board: a lower-case letter is a joker."""
    return JOKER if "a" <= sign <= "z" else sign


def minus(tiles: str, gone: str) -> str:
    """What is left of some tiles without those gone, as far as they were among them."""
    for tile in gone:
        tiles = tiles.replace(tile, "", 1)
    return listed(tiles)


def lacking(tiles: str, wanted: str) -> str | None:
    """The first tile wanted that is not there, or nothing."""
    for tile in wanted:
        if wanted.count(tile) > tiles.count(tile):
            return tile
    return None
