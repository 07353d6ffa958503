"""Diego in class: what a session shows, put together."""

from collections.abc import Collection, Sequence
from fractions import Fraction as Exact
from typing import get_args

import msgspec

from ludiade.games.diego.knowledge.misreadings import MISREADINGS
from ludiade.games.diego.material import Affiliation
from ludiade.games.diego.school.class_map import (
    Tally,
    Two,
    cells,
    crossings,
    judged,
    said,
    tally,
)
from ludiade.games.diego.school.evidence import Decision, decisions_of
from ludiade.games.diego.school.inference import Belief, Named, believe, name, reads_well
from ludiade.games.diego.school.likelihood import WELL, Weighed, seeming, weigh
from ludiade.games.diego.school.showing import PLACES
from ludiade.games.diego.school.understood import (
    Finding,
    Judgement,
    Person,
    Said,
    Spread,
    Talk,
    Understood,
    Verdict,
)
from ludiade.kernel.insight import Sitting

MOST_TALK = 3
LAID = ("claimed", "caught", "accepted", "contested")
"""What can be shown on a board: two cards that somebody spoke of."""
LIKELY = 0.5
"""A misreading that is named of nobody is told where the odds make at least half a person."""
MOST_EXPLANATIONS = 3
"""So many misreadings are told of a pair; a missed one has a dozen."""


class _Known:
    """One person's decisions, and what they come to."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.seen: list[Weighed] = []
        self.belief = Belief([], 0, 1.0)
        self.named: Named | None = None

    def conclude(self) -> None:
        self.belief = believe(self.seen)
        self.named = name(self.seen, self.belief)

    @property
    def verdict(self) -> Verdict:
        if self.named is not None:
            return "misreads"
        return "reads_well" if reads_well(self.seen, self.belief) else "not_enough"


def understand(sittings: Sequence[Sitting], *, by_person: bool) -> Understood:
    """What the sittings show of a class."""
    decisions = list(decisions_of(sittings))
    people: dict[str, _Known] = {}
    for decision in decisions:
        people.setdefault(decision.person, _Known(decision.person)).seen.append(weigh(decision))
    for known in people.values():
        known.conclude()
    found = tally(decisions)
    expected = [
        sum(known.belief.odds[at] for known in people.values())
        for at in range(1, len(MISREADINGS) + 1)
    ]
    order = sorted(
        (two for two, counted in found.items() if counted.behind),
        key=lambda two: (-found[two].people, -len(found[two].behind)),
    )
    places = {two: at for at, two in enumerate(order)}
    judgements = [_judgement(two, found[two], expected, by_person) for two in order]
    numbers = {shown.number for two in found for shown in two}
    used = {shown.affiliation for two in found for shown in two}
    verdicts = [known.verdict for known in people.values()]
    wrong = _wrong_by_person(found)
    return Understood(
        matches=len(sittings),
        people=len(people),
        claims=sum(decision.what in ("claimed", "caught") for decision in decisions),
        decisions=len(decisions),
        numbers=sorted(numbers, key=Exact),
        affiliations=[one for one in get_args(Affiliation) if one in used],
        judgements=judgements,
        taken_for_equal=[at for at, one in enumerate(judgements) if not one.equal],
        not_seen_equal=[at for at, one in enumerate(judgements) if one.equal],
        cells=cells(found),
        crossings=crossings(found, places),
        spread=_spread(people.values(), expected),
        not_enough=verdicts.count("not_enough"),
        reads_well=verdicts.count("reads_well"),
        talk=_talk(order, found, judgements),
        persons=[_person(one, wrong.get(one.person, 0)) for one in people.values()]
        if by_person
        else [],
    )


def _judgement(two: Two, counted: Tally, expected: list[float], by_person: bool) -> Judgement:
    """Two cards that were judged wrongly, and what explains it."""
    explaining = [
        at
        for at in range(len(MISREADINGS))
        if bool(counted.mask >> (at + 1) & 1) is not counted.equal
    ]
    explaining.sort(key=lambda at: -expected[at])
    return Judgement(
        *two,
        counted.equal,
        len(counted.behind),
        counted.of,
        [MISREADINGS[at].id for at in explaining[:MOST_EXPLANATIONS]],
        [said(one, right=False, by_person=by_person) for one in counted.behind],
    )


def _wrong_by_person(found: dict[Two, Tally]) -> dict[str, int]:
    """How many decisions of each were wrong: a pass that overlooks two pairs is one."""
    wrong = {
        (decision.person, decision.sitting, decision.at)
        for counted in found.values()
        for decision in counted.behind
    }
    counts: dict[str, int] = {}
    for person, _, _ in wrong:
        counts[person] = counts.get(person, 0) + 1
    return counts


def _spread(people: Collection[_Known], expected: list[float]) -> list[Spread]:
    """What is named of somebody, by how many, and what may be there besides."""
    counts: dict[tuple[str, ...], int] = {}
    for known in people:
        if known.named is not None:
            key = tuple(sorted(known.named.misreadings, key=PLACES.__getitem__))
            counts[key] = counts.get(key, 0) + 1
    alone = {key[0] for key in counts if len(key) == 1}
    for at, one in enumerate(MISREADINGS):
        if one.id not in alone and expected[at] >= LIKELY:
            counts[(one.id,)] = 0
    found = [
        Spread(list(key), count, round(sum(expected[PLACES[one]] for one in key), 2))
        for key, count in counts.items()
    ]
    return sorted(found, key=lambda one: (-one.people, -one.expected))


def _talk(order: list[Two], found: dict[Two, Tally], judgements: list[Judgement]) -> list[Talk]:
    """Three to talk about: claims that many got wrong, each about something else."""
    chosen: list[Talk] = []
    reasons: set[str] = set()
    for fresh in (True, False):
        for at, two in enumerate(order):
            laid = [one for one in judgements[at].behind if one.what in LAID]
            if len(chosen) == MOST_TALK or not laid or any(one.judgement == at for one in chosen):
                continue
            why = judgements[at].misreadings[:1]
            if fresh and (not why or why[0] in reasons):
                continue
            reasons.update(why)
            shown = msgspec.structs.replace(laid[0], person=None)
            chosen.append(Talk(at, shown, found[two].people))
    return chosen


def _person(known: _Known, wrong: int) -> Person:
    named = known.named
    finding = None
    if named is not None:
        signs = [_sign(decision) for decision in named.signs]
        finding = Finding(named.misreadings, round(named.sure, 3), signs)
    return Person(known.person, known.verdict, len(known.seen), wrong, finding)


def _sign(decision: Decision) -> Said:
    """A decision that speaks for a misreading, right or wrong."""
    masks, size = seeming(decision.material), len(decision.material.faces)
    right = all(
        bool(masks[pair[0] * size + pair[1]] >> WELL & 1) is called
        for pair, called in judged(decision)
    )
    return said(decision, right=right, by_person=True)
