"""Diego: which misreadings a deck can show, by which pairs, and which it cannot tell apart.

A misreading is *shown* by two cards of different numbers that it takes for a pair: whoever says
DIEGO to them has given a sign of it. A missed pair is a weaker sign, since whatever is misread
misses some. One misreading *hides behind* another where the other explains all its pairs.
"""

from fractions import Fraction as Exact
from functools import lru_cache
from itertools import combinations

from msgspec import Struct

from ludiade.games.diego.knowledge.misreadings import MISREADINGS, Misreading
from ludiade.games.diego.knowledge.readings import read, together
from ludiade.games.diego.material import AnyFace, Bracket, Material

Pair = tuple[int, int]
"""Two cards by their places in the listing order."""
Key = tuple[int, int]
"""A number by its numerator and denominator: fractions themselves are slow to hash."""
PLACES = {one.id: at for at, one in enumerate(MISREADINGS)}


class Shown(Struct, frozen=True):
    """What a deck shows of one misreading."""

    misreading: str
    pairs: list[Pair]
    """Cards of different numbers that it takes for a pair, the clearest first."""
    links: int
    """How many pairs of numbers that joins: one is little to go by."""
    hides_behind: list[str]
    """Misreadings that explain all these pairs as well."""


def shown(material: Material) -> list[Shown]:
    """What the deck shows of every misreading, in the order of the model."""
    wide = len(material.affiliations)
    found = {one.id: false_pairs(one, material.faces, wide) for one in MISREADINGS}
    sets = {name: frozenset(pairs) for name, pairs in found.items()}
    return [
        Shown(
            name,
            pairs,
            len({(a // wide, b // wide) for a, b in pairs}),
            [other for other in sets if pairs and other != name and sets[name] <= sets[other]],
        )
        for name, pairs in found.items()
    ]


def false_pairs(misreading: Misreading, faces: tuple[AnyFace, ...], wide: int) -> list[Pair]:
    """Cards of different families that a misreading takes for a pair, in a deck that is sound."""
    place = PLACES[misreading.id]
    rows = [_readings(face) for face in faces]
    bent = [row[place] != row[-1] for row in rows]
    alike: dict[object, list[int]] = {}
    for at, row in enumerate(rows):
        if row[place] is not None and not isinstance(faces[at], Bracket):
            alike.setdefault(row[place], []).append(at)
    found = {pair for group in alike.values() for pair in combinations(group, 2)}
    for at in (at for at, face in enumerate(faces) if isinstance(face, Bracket)):
        inside = [other for other, is_bent in enumerate(bent) if is_bent]
        found |= {_pair(at, other) for other in inside if _holds(faces[at], rows[other][place])}
    if misreading.beside:
        found = _side_by_side(misreading, faces, found)
    apart = [(a, b) for a, b in found if a // wide != b // wide]
    # a card misread beside one that is read well says more than two that are misread alike
    return sorted(apart, key=lambda pair: (bent[pair[0]] and bent[pair[1]], pair))


def _side_by_side(
    misreading: Misreading, faces: tuple[AnyFace, ...], alike: set[Pair]
) -> set[Pair]:
    """The pairs of a misreading that looks at two cards at once; others as they read alone."""
    one, other = misreading.concerns
    first = [at for at, face in enumerate(faces) if isinstance(face, one)]
    second = [at for at, face in enumerate(faces) if isinstance(face, other)]
    told = {_pair(a, b) for a in first for b in second if a != b}
    said = {(a, b): misreading.beside(faces[a], faces[b]) for a, b in told if misreading.beside}
    return {pair for pair in alike if said.get(pair) is None} | {
        pair for pair, together_ in said.items() if together_
    }


@lru_cache(maxsize=8192)
def _readings(face: AnyFace) -> tuple[Key | None, ...]:
    """What each misreading takes a face for, and at the end what it says; brackets say nothing."""
    if isinstance(face, Bracket):
        return (None,) * (len(MISREADINGS) + 1)
    every = [*(one.reads(face) for one in MISREADINGS), read(face)]
    return tuple(None if one is None else (one[0].numerator, one[0].denominator) for one in every)


@lru_cache(maxsize=65_536)
def _holds(bracket: AnyFace, number: Key | None) -> bool:
    if number is None:
        return False
    exact = Exact(*number)
    return together(read(bracket), (exact, exact))


def _pair(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)


class Summary(Struct, frozen=True, order=True):
    """How much a deck shows; of two decks the greater shows more."""

    shows: int
    """Misreadings that some pair gives away."""
    tells_apart: int
    """Those of them that hide behind no other."""
    twice: int
    """Those that at least two pairs of numbers give away."""


def summary(material: Material) -> Summary:
    """How much the deck shows, in three numbers."""
    every = [one for one in shown(material) if one.pairs]
    apart = sum(not one.hides_behind for one in every)
    return Summary(len(every), apart, sum(one.links > 1 for one in every))
