"""Diego: the numbers that words say, in French and English; a teacher's free text may say none."""

from fractions import Fraction as Exact
from typing import Final

from ludiade.games.diego.decks.words import EN_PARTS, FR_PARTS, MOST, english, french

NUMBERS: Final[dict[str, int]] = {
    **{english(n): n for n in range(MOST + 1)},
    **{french(n): n for n in range(MOST + 1)},
    "une": 1, "la": 1, "a": 1, "an": 1,
}  # fmt: skip
PARTS: Final[dict[str, int]] = {
    **{name: parts for parts, name in EN_PARTS.items()},
    **{name: parts for parts, name in FR_PARTS.items()},
    "demie": 2, "moitié": 2, "halve": 2, "tier": 3, "third": 3, "fourth": 4, "sixième": 6,
    "sixth": 6, "septième": 7, "seventh": 7, "neuvième": 9, "ninth": 9, "douzième": 12,
    "twelfth": 12, "entier": 1, "unité": 1, "whole": 1,
}  # fmt: skip
AND: Final = ("et", "and")
POINT: Final = ("virgule", "point")
MINUS: Final = ("moins", "minus")


def said(text: str) -> Exact | None:
    """The number of "deux cinquièmes", "one and a half" or "zéro virgule vingt-cinq"."""
    words = text.lower().split()
    sign = 1
    if words and words[0] in MINUS:
        sign = -1
        words = words[1:]
    for at, word in enumerate(words):
        if word in POINT:
            return _decimal(words[:at], words[at + 1 :], sign)
    total = Exact(0)
    term: list[str] = []
    for word in [*words, AND[0]]:
        if word not in AND:
            term.append(word)
            continue
        number = _term(term)
        if number is None:
            return None
        total += number
        term = []
    return sign * total


def parts_said(text: str) -> tuple[int, int] | None:
    """How many parts of which size plain words name: 3 and 4 for "trois quarts"."""
    words = text.lower().split()
    sign = -1 if words and words[0] in MINUS else 1
    words = words[1:] if sign < 0 else words
    if len(words) != 2 or words[0] not in NUMBERS:
        return None
    parts = PARTS.get(words[1].removesuffix("s"))
    return None if parts is None else (sign * NUMBERS[words[0]], parts)


def _term(words: list[str]) -> Exact | None:
    """So many parts, or so many."""
    if not words or len(words) > 2 or words[0] not in NUMBERS:
        return None
    count = NUMBERS[words[0]]
    if len(words) == 1:
        return Exact(count)
    part = words[1].removesuffix("s")
    return Exact(count, PARTS[part]) if part in PARTS else None


def _decimal(whole: list[str], places: list[str], sign: int) -> Exact | None:
    if len(whole) != 1 or not places or any(word not in NUMBERS for word in [*whole, *places]):
        return None
    figures = "".join([str(NUMBERS[word]) for word in places])
    return sign * Exact(f"{NUMBERS[whole[0]]}.{figures}")
