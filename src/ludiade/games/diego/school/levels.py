"""Diego: the levels a deck may start from, each with its numbers and its ways of writing."""

from collections.abc import Sequence
from fractions import Fraction as Exact
from functools import cache

from msgspec import Struct

from ludiade.games.diego.decks.check import check_deck
from ludiade.games.diego.decks.cycles import Stream, generate
from ludiade.games.diego.decks.writer import write
from ludiade.games.diego.knowledge.misreadings import MISREADINGS
from ludiade.games.diego.material import Affiliation, Deck, Family
from ludiade.kernel.errors import BadRecord

FAMILIES = 6
TRIES = 200


class Level(Struct, frozen=True):
    """What may be drawn for a deck."""

    numbers: tuple[Exact, ...]
    affiliations: tuple[Affiliation, ...]


def _over(bottoms: Sequence[int], low: int, high: int) -> tuple[Exact, ...]:
    """All fractions between two whole numbers with these reduced denominators."""
    found = {
        Exact(top, bottom) for bottom in bottoms for top in range(low * bottom, high * bottom + 1)
    }
    return tuple(sorted(number for number in found if number.denominator in bottoms))


LEVELS: dict[str, Level] = {
    "cycle3": Level(
        _over((2, 4, 5, 10), 0, 3),
        ("decimal", "fraction", "decimal_fraction", "words", "area", "line", "sum", "bracket"),
    ),
    "cycle4": Level(
        _over((2, 4, 5, 8, 10, 20), 0, 5),
        ("decimal", "fraction", "decimal_fraction", "words", "area", "line", "sum", "bracket",
         "amplified", "percent"),
    ),
    "fractions": Level(
        _over((2, 3, 4, 5, 6), 0, 3), ("fraction", "words", "area", "line", "sum", "amplified"),
    ),
    "percentages": Level(
        _over((2, 4, 5, 10, 20), 0, 2),
        ("decimal", "fraction", "decimal_fraction", "area", "bracket", "percent"),
    ),
    "negatives": Level(
        _over((2, 4, 5), -3, 2), ("decimal", "fraction", "words", "line", "sum", "bracket"),
    ),
    "decimals": Level(
        _over((2, 4, 5, 10, 20), 0, 3),
        ("decimal", "decimal_fraction", "line", "sum", "bracket", "percent"),
    ),
}  # fmt: skip


def draw(level: str, seed: str) -> Deck:
    """A deck of a level; the same seed draws the same one for as long as this version lasts."""
    kind = LEVELS[level]
    if level in ("cycle3", "cycle4"):
        return restrict(generate(level, seed), kind.affiliations)
    stream = Stream(f"{level}:{seed}")
    for _ in range(TRIES):
        numbers = _numbers(level, kind, stream)
        if (deck := write_deck(numbers, kind.affiliations)) is not None:
            return deck
    raise AssertionError(level)


def write_deck(numbers: Sequence[Exact], affiliations: Sequence[Affiliation]) -> Deck | None:
    """The numbers in their usual writings; None where one cannot be written so."""
    families: list[Family] = []
    for number in sorted(numbers):
        found = write(number, numbers, affiliations)
        if found is None:
            return None
        families.append(found)
    return Deck(tuple(families))


def restrict(deck: Deck, affiliations: Sequence[Affiliation]) -> Deck:
    """The deck with these ways of writing only."""
    return Deck(tuple(
        Family(one.number, type(one.cards)(**{
            name: getattr(one.cards, name) for name in affiliations
        }))
        for one in deck.families
    ))  # fmt: skip


def _numbers(level: str, kind: Level, stream: Stream) -> list[Exact]:
    """Three numbers, each with one that is mistaken for it, or any where there is none."""
    links = mistaken(level)
    numbers: list[Exact] = []
    while len(numbers) < FAMILIES:
        one = stream.choose(kind.numbers)
        near = links.get(one, ())
        for number in (one, stream.choose(near)) if near else (one,):
            if number not in numbers and len(numbers) < FAMILIES:
                numbers.append(number)
    return sorted(numbers)


@cache
def mistaken(level: str) -> dict[Exact, list[Exact]]:
    """For each number of a level, those that some misreading of a card takes it for."""
    kind = LEVELS[level]
    found: dict[Exact, list[Exact]] = {}
    for number in kind.numbers:
        other = kind.numbers[-1] if number < kind.numbers[-1] else kind.numbers[0]
        deck = write_deck([number, other], kind.affiliations)  # a deck has two numbers at least
        if deck is None:
            continue
        material = check_deck(deck)
        faces = [
            face for at, face in enumerate(material.faces) if material.number(at) == str(number)
        ]
        taken = {one.alone(face) for one in MISREADINGS for face in faces}
        found[number] = [one for one in kind.numbers if one in taken and one != number]
    return found


def level_of(name: str) -> Level:
    """The level of that name, or BadRecord."""
    if name not in LEVELS:
        raise BadRecord("$.level", "unknown_level", level=name, among=list(LEVELS))
    return LEVELS[name]
