"""Diego on paper: cards with backs, sorters, control sheet, score sheet, rules, answer key."""

from pathlib import Path
from typing import Final

import msgspec
from msgspec import UNSET

from ludiade.games.diego.decks import material
from ludiade.games.diego.material import Affiliation, Material
from ludiade.games.diego.school.deck_files import read_deck
from ludiade.games.diego.school.showing import shown
from ludiade.kernel.errors import BadRecord, Refusal
from ludiade.kernel.texts import Texts
from ludiade.print import Document, Options, builtins, qr_code

PARTS: Final = ("cards", "control", "sorters", "score", "key", "calibration", "rules")
WHOLE: Final = ("cards", "sorters", "score", "control", "key")
"""What is printed where no part is named."""
WIDTHS: Final[dict[Affiliation, float]] = {
    "decimal": 0.8, "fraction": 0.6, "decimal_fraction": 0.7, "words": 1.3, "area": 1.1,
    "line": 1.3, "sum": 1.2, "bracket": 1.5, "amplified": 0.7, "percent": 0.9,
}  # fmt: skip
"""How much room each way of writing takes on the control sheet."""
WORDS: Final = (
    "control", "control_note", "sorters", "sorters_note", "sorter_diego", "sorter_pas", "score",
    "score_note", "player", "diego_right", "diego_wrong", "pas_right", "pas_wrong", "families",
    "capital", "total", "link", "key", "key_note", "calibration", "calibration_front",
    "calibration_back",
)  # fmt: skip
SOURCE: Final = Path(__file__).with_name("school") / "cards.typ"
RULES: Final = Path(__file__).with_name("school") / "rules.typ"


def document(say: Texts, part: str, deck: str, options: Options) -> Document:
    """What typst sets: one part, or all that a table needs; a Refusal where there is none such."""
    if part and part not in PARTS:
        raise Refusal("unknown_part", part=part, among=list(PARTS))
    if part == "rules":
        return _rules(say, options)
    whole = deck in ("", "standard") or ":" in deck
    cards = material(deck or "standard", UNSET) if whole else material(read_deck(deck), UNSET)
    return of_material(say, (part,) if part else WHOLE, cards, options)


def of_material(say: Texts, parts: tuple[str, ...], cards: Material, options: Options) -> Document:
    """The parts of a deck that is sound."""
    wide = len(cards.affiliations)
    faces = [msgspec.to_builtins(face) for face in cards.faces]
    rows = [faces[at : at + wide] for at in range(0, len(faces), wide)]
    data = {
        "title": say.say("print-title"),
        "lang": say.lang,
        "comma": "," if say.lang == "fr" else ".",
        "options": builtins(options),
        "parts": parts,
        "faces": rows,
        "numbers": cards.numbers,
        "widths": [WIDTHS[one] for one in cards.affiliations],
        "texts": {name: say.say(f"print-{name.replace('_', '-')}") for name in WORDS},
        "key": _key(say, cards, faces) if "key" in parts else [],
    }
    files = {"link.svg": qr_code(options.link)} if options.link else {}
    return Document(SOURCE.read_text(encoding="utf-8"), data, files)


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


def _rules(say: Texts, options: Options) -> Document:
    """The pupil's rules on one page, as tagged text."""
    steps: list[str] = []
    while (key := f"print-rule-{len(steps) + 1}") in say:
        steps.append(say.say(key))
    if not steps:
        raise BadRecord("$", "unknown_part", part="rules")
    data = {
        "title": say.say("print-rules"), "lang": say.lang, "options": builtins(options),
        "steps": steps, "aim": say.say("print-aim"),
    }  # fmt: skip
    return Document(RULES.read_text(encoding="utf-8"), data, tagged=True)
