"""Diego in class: how every two cards were judged, and the maps that come of it."""

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

from ludiade.games.diego.material import Affiliation, Material
from ludiade.games.diego.school.evidence import Decision, Pair
from ludiade.games.diego.school.likelihood import WELL, seeming
from ludiade.games.diego.school.understood import Cell, Crossing, Said, Shown

Z = 1.28
"""A rate stands out where even the low end of its interval (one in ten lies below it) is higher
than the rate of all."""
FEWEST = 3
"""Wrong judgements, before anything stands out."""
Two = tuple[Shown, Shown]


class Tally:
    """How often two cards were judged, and how wrongly, by whom."""

    def __init__(self, equal: bool, mask: int) -> None:
        self.equal = equal
        self.mask = mask
        """Who takes them for a pair, as bits (`likelihood`)."""
        self.of = 0
        self.behind: list[Decision] = []
        """The decisions that were wrong."""

    @property
    def people(self) -> int:
        """How many judged them wrongly."""
        return len({decision.person for decision in self.behind})


class Judged(NamedTuple):
    """One verdict on two cards that a decision holds."""

    pair: Pair
    called_equal: bool


def judged(decision: Decision) -> list[Judged]:
    """What a decision says of cards: the pair it names; for a pass, the pairs it overlooks."""
    if decision.chosen is not None:
        return [Judged(decision.chosen, decision.called_equal)]
    masks, size = seeming(decision.material), len(decision.material.faces)
    return [
        Judged(pair, False)
        for pair in decision.offered
        if masks[pair[0] * size + pair[1]] >> WELL & 1
    ]


def tally(decisions: Iterable[Decision]) -> dict[Two, Tally]:
    """All verdicts, by the two cards they are on; the same cards of two decks are the same."""
    found: dict[Two, Tally] = {}
    for decision in decisions:
        material = decision.material
        for verdict in judged(decision):
            one, other = verdict.pair
            two = card(material, one), card(material, other)
            if two not in found:
                mask = seeming(material)[one * len(material.faces) + other]
                found[two] = Tally(two[0].number == two[1].number, mask)
            found[two].of += 1
            if verdict.called_equal != found[two].equal:
                found[two].behind.append(decision)
    return found


def card(material: Material, entry: int) -> Shown:
    """A card as it is told."""
    return Shown(material.number(entry), material.affiliation(entry), material.faces[entry])


def said(decision: Decision, *, right: bool, by_person: bool) -> Said:
    """A decision as it is told, with its name only where that was asked for."""
    person = decision.person if by_person else None
    return Said(decision.sitting, decision.at, decision.what, right, person)


def cells(found: dict[Two, Tally]) -> list[Cell]:
    """Number against way of writing: every card, over all judgements it was part of."""
    wrong: dict[tuple[str, Affiliation], int] = {}
    of: dict[tuple[str, Affiliation], int] = {}
    for two, counted in found.items():
        for key in ((shown.number, shown.affiliation) for shown in two):
            wrong[key] = wrong.get(key, 0) + len(counted.behind)
            of[key] = of.get(key, 0) + counted.of
    usual = _rate(found)
    return [
        Cell(*key, wrong[key], count, stands_out(wrong[key], count, usual))
        for key, count in of.items()
    ]


def crossings(found: dict[Two, Tally], places: dict[Two, int]) -> list[Crossing]:
    """Ways of writing against each other; `places` says where a pair is told."""
    grouped: dict[tuple[Affiliation, Affiliation], list[Two]] = {}
    for two in found:
        one, other = sorted(shown.affiliation for shown in two)
        grouped.setdefault((one, other), []).append(two)
    usual = _rate(found)
    made = []
    for (one, other), pairs in grouped.items():
        wrong = sum(len(found[two].behind) for two in pairs)
        of = sum(found[two].of for two in pairs)
        told = sorted(places[two] for two in pairs if two in places)
        made.append(Crossing(one, other, wrong, of, stands_out(wrong, of, usual), told))
    return made


def stands_out(wrong: int, of: int, usual: float) -> bool:
    """Whether so many wrong are surely more than usual (Wilson's interval)."""
    if wrong < FEWEST:
        return False
    rate = wrong / of
    centre = rate + Z * Z / (2 * of)
    reach = Z * sqrt(rate * (1 - rate) / of + Z * Z / (4 * of * of))
    return (centre - reach) / (1 + Z * Z / of) > usual


def _rate(found: dict[Two, Tally]) -> float:
    of = sum(counted.of for counted in found.values())
    return sum(len(counted.behind) for counted in found.values()) / max(1, of)
