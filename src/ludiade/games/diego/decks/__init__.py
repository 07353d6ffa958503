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
BASE = AFFILIATIONS[:8]
GENERATED = re.compile(r"(cycle3|cycle4):([A-Za-z0-9]{1,12})")


class StandardDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """The data file: its cards, and the word that they are a reconstruction."""

    label: str
    families: tuple[Family, ...]


@cache
def standard() -> Deck:
    """The six numbers of 5.2."""
    data = Path(__file__).with_name("standard.json").read_bytes()
    return Deck(msgspec.json.decode(data, type=StandardDeck).families)


@lru_cache(maxsize=64)
def material(deck: str | Deck, chosen: tuple[Affiliation, ...] | UnsetType) -> Material:
    """The cards that are played, or BadRecord where deck or choice is wrong."""
    whole = _whole(deck)
    if chosen is UNSET:
        played = whole.affiliations if isinstance(deck, Deck) else BASE
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


def _whole(deck: str | Deck) -> Material:
    if isinstance(deck, Deck):
        return check_deck(deck)
    if deck == STANDARD:
        return check_deck(standard())
    found = GENERATED.fullmatch(deck)
    if found is None:
        raise BadRecord("$.options.deck", "unknown_deck", deck=deck)
    return check_deck(generate(found[1], found[2]))


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
