"""Diego: numbers and writings that show more misreadings and tell more of them apart.

First numbers: of what a level allows, one number after the other is exchanged for the one that
joins most (every two numbers in their usual writings are looked at once). Then writings: one card
after the other takes the writing that shows most. Both end when nothing is better, or after a
fixed number of rounds.
"""

from collections.abc import Sequence
from fractions import Fraction as Exact
from functools import lru_cache

from ludiade.games.diego.decks.check import check_deck, inspect
from ludiade.games.diego.decks.writer import Writing, family, ways
from ludiade.games.diego.knowledge.misreadings import MISREADINGS
from ludiade.games.diego.material import Affiliation, Deck
from ludiade.games.diego.school.levels import LEVELS, write_deck
from ludiade.games.diego.school.showing import Summary, false_pairs, summary
from ludiade.kernel.errors import BadRecord

MOST_ROUNDS = 8
MOST_WAYS = 12
Links = frozenset[str]


def find_numbers(
    level: str, affiliations: tuple[Affiliation, ...], count: int, keep: Sequence[Exact] = ()
) -> list[Exact]:
    """So many numbers of a level, those to keep among them, that join as much as can be found."""
    pool = [number for number in LEVELS[level].numbers if number > 0 or level == "negatives"]
    chosen = [*keep][:count]
    while len(chosen) < count:
        chosen.append(max((one for one in pool if one not in chosen),
                          key=lambda one: _worth([*chosen, one], affiliations)))  # fmt: skip
    for _ in range(MOST_ROUNDS):
        before = _worth(chosen, affiliations)
        for at in range(len(keep), count):
            others = [*chosen[:at], *chosen[at + 1 :]]
            best = max((one for one in pool if one not in others),
                       key=lambda one: _worth([*others, one], affiliations))  # fmt: skip
            if _worth([*others, best], affiliations) > _worth(chosen, affiliations):
                chosen[at] = best
        if _worth(chosen, affiliations) == before:
            break
    return sorted(chosen)


def _worth(numbers: Sequence[Exact], affiliations: tuple[Affiliation, ...]) -> tuple[int, int]:
    """How many misreadings join some two of the numbers, and how many join two pairs of them."""
    counts: dict[str, int] = {}
    for at, one in enumerate(numbers):
        for other in numbers[:at]:
            for name in _joined(min(one, other), max(one, other), affiliations):
                counts[name] = counts.get(name, 0) + 1
    return len(counts), sum(count > 1 for count in counts.values())


@lru_cache(maxsize=20_000)
def _joined(low: Exact, high: Exact, affiliations: tuple[Affiliation, ...]) -> Links:
    """The misreadings that take some card of one number for a card of the other."""
    plain = tuple(name for name in affiliations if name != "bracket")  # these depend on the others
    deck = write_deck([low, high], plain) if plain else None
    if deck is None:
        return frozenset()
    faces = check_deck(deck).faces
    return frozenset(
        one.id
        for one in MISREADINGS
        if one.alone is not None and false_pairs(one, faces, len(plain))
    )


def better_number(deck: Deck, affiliations: tuple[Affiliation, ...]) -> Deck | None:
    """The deck with the one number exchanged that joins most more; None where none does."""
    numbers = [Exact(one.number) for one in deck.families]
    level = "negatives" if numbers[0] < 0 else "cycle3" if max(numbers) <= 3 else "cycle4"
    best, now = None, _worth(numbers, affiliations)
    for at in range(len(numbers)):
        for one in LEVELS[level].numbers:
            others = [*numbers[:at], one, *numbers[at + 1 :]]
            if one not in numbers and (found := _worth(others, affiliations)) > now:
                best, now = (at, one), found
    if best is None:
        return None
    kept = [*numbers[: best[0]], *numbers[best[0] + 1 :], best[1]]
    made = write_deck(sorted(kept), affiliations)
    old = {one.number: one for one in deck.families}
    if made is None:
        return None
    mixed = Deck(tuple(old.get(one.number, one) for one in made.families))
    return mixed if inspect(mixed)[0] else made  # an old bracket may hold the new number


def improve(deck: Deck, rounds: int = MOST_ROUNDS) -> Deck:
    """The same numbers and ways of writing, with cards that show more."""
    numbers = [Exact(one.number) for one in deck.families]
    affiliations = check_deck(deck).affiliations
    cards: list[dict[str, Writing]] = [
        {name: getattr(one.cards, name) for name in affiliations} for one in deck.families
    ]
    best = _told(numbers, cards)
    for _ in range(rounds):
        before = best
        for at, number in enumerate(numbers):
            for affiliation in affiliations:
                kept = cards[at][affiliation]
                for way in list(ways(number, numbers, affiliation))[:MOST_WAYS]:
                    cards[at][affiliation], was = way, cards[at][affiliation]
                    now = _told(numbers, cards)
                    if now is not None and (best is None or now > best):
                        best, kept = now, way
                    else:
                        cards[at][affiliation] = was
                cards[at][affiliation] = kept
        if best == before:
            break
    return _deck(numbers, cards)


def _deck(numbers: list[Exact], cards: list[dict[str, Writing]]) -> Deck:
    both = zip(numbers, cards, strict=True)
    return Deck(tuple(family(number, written) for number, written in both))


def _told(numbers: list[Exact], cards: list[dict[str, Writing]]) -> Summary | None:
    """How much the deck shows; None where it is none."""
    try:
        return summary(check_deck(_deck(numbers, cards)))
    except BadRecord:
        return None
