"""Diadingo on paper, in a form of our own: marks under flaps stand for what holds."""
# Not compiled: run once a sheet.

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, cast

from ludiade.games.diadingo.material import BOXES, THEFT, TRAY
from ludiade.games.diadingo.types import Options
from ludiade.kernel.json.convert import convert
from ludiade.kernel.texts import Texts
from ludiade.print.drawings import drawing
from ludiade.print.kits import Kit, numbered, rows
from ludiade.print.layout import Layout

PARTS: Final = ("cards", "tray", "under", "gems", "score")
UNDER: Final = 4
"""Secret sheets; each may lie either way round."""
PLAYERS: Final = 8
GAMES: Final = 8
INK: Final = "#7A4B00"
FOLDER: Final = Path(__file__).with_name("drawings")


def kit(say: Texts, parts: Sequence[str], given: Mapping[str, object], layout: Layout) -> Kit:
    """The cards of the set that was chosen, the tray, and sheets that chance has marked."""
    options = cast(Options, convert(given, Options, "$.options"))
    box = BOXES[options.values]
    files = {
        f"{name}.svg": drawing(FOLDER / f"{name}.svg", layout.grey)
        for name in ("mark", "gem", "ring-empty", "theft")
    }
    theft = say.say("print-theft")
    files["theft.svg"] = files["theft.svg"].replace(b">Vol<", f">{theft}<".encode())
    data = {
        "cards": [0 if card == THEFT else box.values[card] for card in box.listing],
        "gap": "\N{NARROW NO-BREAK SPACE}" if say.lang == "fr" else ",",
        "money": ["", "\N{NO-BREAK SPACE}$"] if say.lang == "fr" else ["$", ""],
        "rows": TRAY.rows,
        "under": [_fixed(box.places, box.fixed) for _ in range(UNDER)],
        "gems": box.places - box.fixed,
        "score": [*numbered(say, "game", GAMES), *rows(say, [("total", "")])],
        "players": PLAYERS,
        "words": {name: say.say(f"print-{name}") for name in ("tray-how", "free", "fixed")},
    }
    return Kit(FOLDER / "sheets.typ", INK, data, files)


def _fixed(places: int, fixed: int) -> list[int]:
    """Which diamonds hold, drawn afresh for every sheet that is printed."""
    return sorted(random.SystemRandom().sample(range(places), fixed))
