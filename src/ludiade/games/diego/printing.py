"""Diego on paper: cards with backs, sorters, score sheet, control sheet, answer key."""
# Not compiled: run once a sheet.

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, cast

import msgspec

from ludiade.games.diego.decks import material
from ludiade.games.diego.decks.check import MOST_SIGNS
from ludiade.games.diego.material import Affiliation, Material
from ludiade.games.diego.school.showing import shown
from ludiade.games.diego.types import Options
from ludiade.kernel.json.convert import convert
from ludiade.kernel.texts import Texts
from ludiade.print.drawings import drawing
from ludiade.print.kits import Kit, rows
from ludiade.print.layout import Layout

PARTS: Final = ("cards", "sorters", "score", "control", "key")
WIDTHS: Final[dict[Affiliation, float]] = {
    "decimal": 0.8, "fraction": 0.6, "decimal_fraction": 0.7, "words": 1.3, "area": 1.1,
    "line": 1.3, "sum": 1.2, "bracket": 1.5, "amplified": 0.7, "percent": 0.9,
}  # fmt: skip
"""How much room each way of writing takes on the control sheet."""
COUNTED: Final = (
    ("diego_right", "× 2"), ("diego_wrong", "× (−2)"), ("pas_right", "× 4"),
    ("pas_wrong", "× (−4)"), ("families", "× 8"), ("capital", ""), ("total", ""),
)  # fmt: skip
INK: Final = "#2A4B8D"
FOLDER: Final = Path(__file__).with_name("drawings")


def kit(say: Texts, parts: Sequence[str], given: Mapping[str, object], layout: Layout) -> Kit:
    """The cards of a deck that is sound."""
    options = cast(Options, convert(_bare(given), Options, "$.options"))
    cards = material(options.deck, options.affiliations)
    wide = len(cards.affiliations)
    faces = [msgspec.to_builtins(face) for face in cards.faces]
    data = {
        "comma": "," if say.lang == "fr" else ".",
        "faces": [faces[at : at + wide] for at in range(0, len(faces), wide)],
        "numbers": cards.numbers,
        "widths": [WIDTHS[one] for one in cards.affiliations],
        "score": rows(say, COUNTED),
        "sorter": {side: say.say(f"print-sorter-{side}") for side in ("diego", "pas")},
        "key": _key(say, cards, faces) if "key" in parts else [],
    }
    mouse = drawing(FOLDER / "mark.svg", layout.grey)
    return Kit(FOLDER / "sheets.typ", INK, data, {"mouse.svg": mouse}, _title(given))


def _title(given: Mapping[str, object]) -> str:
    """What a deck is called, on one line and without signs that nobody sees."""
    deck = given.get("deck")
    title = deck.get("title") if isinstance(deck, dict) else None
    seen = filter(str.isprintable, title[:MOST_SIGNS]) if isinstance(title, str) else ()
    return " ".join("".join(seen).split())


def _bare(given: Mapping[str, object]) -> dict[str, object]:
    """The options without what the workshop writes beside a deck: its title, its level."""
    deck = given.get("deck")
    if isinstance(deck, dict) and "families" in deck:
        return {**given, "deck": {"families": deck["families"]}}
    return dict(given)


def _key(say: Texts, cards: Material, faces: list[object]) -> list[dict[str, object]]:
    """Each misreading that the deck shows, with two pairs that give it away, and what helps."""
    told: list[dict[str, object]] = []
    for one in shown(cards):
        if one.pairs:
            name = f"misreading-{one.misreading.replace('_', '-')}"
            told.append({
                "name": say.say(name),
                "example": say.say(f"{name}-example"),
                "help": say.say(f"{name}-help"),
                "pairs": [[faces[a], faces[b]] for a, b in one.pairs[:2]],
            })  # fmt: skip
    return told
