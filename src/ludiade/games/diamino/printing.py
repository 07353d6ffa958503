"""Diamino on paper: its 112 tiles, the board, racks to fold, the score sheet."""
# Not compiled: run once a sheet.

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from ludiade.games.diamino.material import BAG, GROUND, JOKER, RACK, SIDE, VALUES
from ludiade.games.diamino.types import Options
from ludiade.kernel.json.convert import convert
from ludiade.kernel.texts import Texts
from ludiade.print.drawings import INK as BLACK
from ludiade.print.drawings import PAPER, drawing
from ludiade.print.kits import Kit, rows
from ludiade.print.layout import Layout

PARTS: Final = ("tiles", "board", "racks", "score")
RACKS: Final = 4
COUNTED: Final = (
    ("reds", "× 10"), ("greens", "× 5"), ("contests", "× 5"), ("finish", ""), ("taken", "+"),
    ("left", "−"), ("total", ""),
)  # fmt: skip
INK: Final = "#1E6446"
RED: Final = "#B3322A"
PALE: Final = "#D6E7DA"
FOLDER: Final = Path(__file__).with_name("drawings")


def kit(say: Texts, parts: Sequence[str], given: Mapping[str, object], layout: Layout) -> Kit:
    """Every tile with its value, and what is printed on the squares."""
    convert(given, Options, "$.options")
    grey, drawn = layout.grey, FOLDER
    files = {
        "mark.svg": drawing(drawn / "mark.svg", grey),
        "joker.svg": drawing(drawn / "red-devil.svg", grey, BLACK if grey else RED),
        "red.svg": drawing(drawn / "red-devil.svg", grey, PAPER, BLACK if grey else RED),
        "green.svg": drawing(drawn / "green-devil.svg", grey, INK, PAPER if grey else PALE),
    }
    data = {
        "tiles": [["", 0] if tile == JOKER else [tile, VALUES[tile]] for tile in BAG],
        "board": [GROUND[at : at + SIDE] for at in range(0, len(GROUND), SIDE)],
        "rack": RACK,
        "racks": RACKS,
        "score": rows(say, COUNTED),
        "words": {name: say.say(f"print-{name}") for name in ("start", "glue")},
    }
    return Kit(FOLDER / "sheets.typ", INK, data, files)
