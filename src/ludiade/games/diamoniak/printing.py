"""Diamoniak on paper: its 54 cards, and a sheet for an evening of games."""
# Not compiled: run once a sheet.

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from ludiade.games.diamoniak.cards import CARDS, COLOURS, COUNTS
from ludiade.games.diamoniak.types import Options
from ludiade.kernel.json.convert import convert
from ludiade.kernel.texts import Texts
from ludiade.print.drawings import PAPER, drawing, emblem, shade
from ludiade.print.kits import Kit, colours, numbered, rows
from ludiade.print.layout import Layout

PARTS: Final = ("cards", "score")
GAMES: Final = 12
INK: Final = "#553486"
FOLDER: Final = Path(__file__).with_name("drawings")
STOCK: Final = {
    "pink": "#F6DDE4", "blue": "#D9E5F2", "green": "#DBEBDD", "violet": "#E6DCF1",
    "diamond": "#DCE9EC", "witch": "#3B2560", "fairy": "#FBEBC6",
}  # fmt: skip
"""What each kind is printed on."""


def kit(say: Texts, parts: Sequence[str], given: Mapping[str, object], layout: Layout) -> Kit:
    """Every card of the box, as often as there are."""
    convert(given, Options, "$.options")
    grey = layout.grey
    files = {
        f"{name}.svg": drawing(FOLDER / f"{name}.svg", grey)
        for name in ("mark", "diamond", "witch", "fairy")
    }
    for colour in COLOURS:
        house = (FOLDER / f"house-{colour}.svg", grey)
        files[f"{colour}.svg"] = drawing(*house)
        files[f"{colour}-emblem.svg"] = emblem(colour, grey, PAPER, shade("#000000", grey))
        files[f"{colour}-ink.svg"] = emblem(colour, grey)
    data = {
        "colours": list(COLOURS),
        "inks": colours(say, COLOURS, grey),
        "cards": [card for card, count in zip(CARDS, COUNTS, strict=True) for _ in range(count)],
        "stock": {card: "#FFFFFF" if grey else STOCK[card] for card in CARDS},
        "names": {card: say.say(f"print-name-{card}") for card in CARDS},
        "score": [*numbered(say, "game", GAMES), *rows(say, [("total", "")])],
    }
    return Kit(FOLDER / "sheets.typ", INK, data, files)
