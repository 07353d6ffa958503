"""Diego: the decks there are: the standard one, generated ones, and those a table brings (5.11)."""
# Not compiled: run once a match at most.

import re
from functools import cache, lru_cache
from pathlib import Path

import msgspec
from msgspec import UNSET, Struct, UnsetType

from ludiade.games.diego.decks.check import AFFILIATIONS, check_deck
from ludiade.games.diego.decks.cycles import generate
from ludiade.games.diego.material import Affiliation, Deck, Family, Material
from ludiade.kernel.errors import BadRecord

STANDARD = "standard"
DIAGNOSTIC = "diagnostic"
NAMED = (STANDARD, DIAGNOSTIC)
BASE = AFFILIATIONS[:8]
GENERATED = re.compile(r"(cycle3|cycle4):([A-Za-z0-9]{1,12})")


class DeckFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck of ours as a data file, with a word on what it is."""

    label: str
    families: tuple[Family, ...]


@cache
def named(name: str) -> Deck:
    """One of our own decks: the six numbers of 5.2, or those that show most misreadings."""
    data = Path(__file__).with_name(f"{name}.json").read_bytes()
    return Deck(msgspec.json.decode(data, type=DeckFile).families)


def standard() -> Deck:
    """The six numbers of 5.2."""
    return named(STANDARD)


def whole_deck(deck: str | Deck) -> Deck:
    """The deck that a name stands for; BadRecord where there is none of that name."""
    if isinstance(deck, Deck):
        return deck
    if deck in NAMED:
        return named(deck)
    found = GENERATED.fullmatch(deck)
    if found is None:
        raise BadRecord("$.options.deck", "unknown_deck", deck=deck)
    return generate(found[1], found[2])


@lru_cache(maxsize=64)
def material(deck: str | Deck, chosen: tuple[Affiliation, ...] | UnsetType) -> Material:
    """The cards that are played, or BadRecord where deck or choice is wrong."""
    whole = check_deck(whole_deck(deck))
    if chosen is UNSET:  # of a deck made for a purpose all is played
        made = isinstance(deck, Deck) or deck == DIAGNOSTIC
        played = whole.affiliations if made else BASE
    else:
        played = _choice(chosen, whole.affiliations)
    wide = len(whole.affiliations)
    columns = [whole.affiliations.index(affiliation) for affiliation in played]
    faces = [
        whole.faces[family * wide + column]
        for family in range(len(whole.numbers))
        for column in columns
    ]
    return Material(played, whole.numbers, tuple(faces))


def _choice(
    chosen: tuple[Affiliation, ...], there: tuple[Affiliation, ...]
) -> tuple[Affiliation, ...]:
    """The chosen affiliations in listing order, whatever their order in the option."""
    path = "$.options.affiliations"
    if not chosen:
        raise BadRecord(path, "no_affiliation")
    for at, affiliation in enumerate(chosen):
        if affiliation in chosen[:at]:
            raise BadRecord(f"{path}[{at}]", "affiliation_twice", affiliation=affiliation)
        if affiliation not in there:
            raise BadRecord(f"{path}[{at}]", "not_in_the_deck", affiliation=affiliation)
    return tuple(affiliation for affiliation in there if affiliation in chosen)
