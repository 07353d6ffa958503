"""Diabolo on paper: its 80 cards, and the score pad."""
# Not compiled: run once a sheet.

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from ludiade.games.diabolo.cards import COLOURS, COPIES, VALUES
from ludiade.games.diabolo.types import Options
from ludiade.kernel.json.convert import convert
from ludiade.kernel.texts import Texts
from ludiade.print.drawings import COLOURS as COLOUR_INKS
from ludiade.print.drawings import INK as BLACK
from ludiade.print.drawings import PAPER, drawing, emblem
from ludiade.print.kits import Kit, colours
from ludiade.print.layout import Layout

PARTS: Final = ("cards", "score")
PLAYERS: Final = 5
INK: Final = "#A32E24"
FOLDER: Final = Path(__file__).with_name("drawings")
WORDS: Final = ("open", "locked", "total", "total-game")
DRAWINGS: Final = ("mark", "demon", "angel", "double", "closed")


def kit(say: Texts, parts: Sequence[str], given: Mapping[str, object], layout: Layout) -> Kit:
    """70 numbers, five cards of heaven and hell with an open and a closed face, five doubles."""
    convert(given, Options, "$.options")
    grey = layout.grey
    files = {f"{name}.svg": drawing(FOLDER / f"{name}.svg", grey) for name in DRAWINGS}
    for colour in COLOURS:  # on paper the shape is cut out of the colour's own field
        dark = grey or colour == "yellow"
        files[f"{colour}.svg"] = emblem(
            colour, grey, BLACK if dark else PAPER, PAPER if grey else COLOUR_INKS[colour]
        )
        files[f"{colour}-ink.svg"] = emblem(colour, grey)
    data = {
        "colours": list(COLOURS),
        "inks": colours(say, COLOURS, grey),
        "numbers": [[colour, value] for colour in COLOURS for value in _values()],
        "doubles": PLAYERS,
        "round": [say.say("print-round", number=number + 1) for number in range(PLAYERS)],
        "words": {name: say.say(f"print-{name}") for name in WORDS},
    }
    return Kit(FOLDER / "sheets.typ", INK, data, files)


def _values() -> list[int]:
    return [value + 1 for value in range(VALUES) for _ in range(COPIES[value])]
