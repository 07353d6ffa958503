"""Diego: decks as people bring them, read with all that is wrong told card by card."""

import re
from pathlib import Path
from typing import cast

from msgspec import Struct

from ludiade.games.diego.decks import GENERATED, NAMED, whole_deck
from ludiade.games.diego.decks.check import PATH, inspect
from ludiade.games.diego.material import Deck, Material
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.json.convert import convert
from ludiade.kernel.json.strict import parse, read_bytes
from ludiade.kernel.texts import Texts

MOST_BYTES = 64 * 1024
"""Twelve families of ten cards with the longest texts need a quarter of it."""
_CARD = re.compile(r"families\[(\d+)\](?:\.(?:cards\.(\w+)|number))?")


class Problem(Struct, frozen=True):
    """What is wrong with a deck, and on which card."""

    family: int | None
    """Counted from 0; None where it is the deck as a whole."""
    affiliation: str | None
    """None where it is the number, or the family as a whole."""
    code: str
    said: str


def read_deck(given: str) -> Deck:
    """One of our decks by its name, or the deck in a file; BadRecord for what is neither."""
    if given in NAMED or GENERATED.fullmatch(given):
        return whole_deck(given)
    return decode_deck(read_bytes(Path(given)))


def decode_deck(data: bytes) -> Deck:
    """A deck as JSON, alone or with a title and other words beside its families."""
    if len(data) > MOST_BYTES:
        raise BadRecord(PATH, "deck_too_large", most=MOST_BYTES // 1024)
    value = parse(data)
    if isinstance(value, dict) and "families" in value:
        value = {"families": value["families"]}
    return cast(Deck, convert(value, Deck, PATH))


def examine(data: bytes, say: Texts) -> tuple[Deck | None, Material | None, list[Problem]]:
    """A deck, how it is drawn if it is sound, and all that is wrong with it, in words."""
    try:
        deck = decode_deck(data)
    except BadRecord as bad:
        return None, None, [problem(bad, say)]
    material, wrong = inspect(deck)
    return deck, material, [problem(bad, say) for bad in wrong]


def problem(bad: BadRecord, say: Texts) -> Problem:
    """What is wrong, as a sentence at its card."""
    found = _CARD.search(bad.path)
    place = (int(found[1]), found[2]) if found else (None, None)
    return Problem(place[0], place[1], bad.code, say.refuse(bad))
