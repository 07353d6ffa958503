"""What a result is worth: against those who held the same cards, or against one's own table.

In a duplicate round every table is dealt from one seed, so whoever holds seat 2 holds what all
others on seat 2 hold. A result there is how far one came ahead of one's table: own points less the
mean of the others', since cards that are rich for all are no merit. Of those who held the same seat
one gets a point for each that did worse and half a point for each that did as well, as a share.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from ludiade.club.rounds import Person, Round, SeatResult, finished

ALONE = 0.5
"""What a result is worth that can be compared with none."""


def margin(table: Sequence[SeatResult], seat: int) -> float:
    """How far a seat came ahead of its table."""
    scores = [place.score for place in table if place.score is not None]
    own = table[seat].score
    assert own is not None
    others = sum(scores) - own
    return own - others / (len(scores) - 1) if len(scores) > 1 else float(own)


def shares(values: Sequence[float]) -> list[float]:
    """For each value, the share of the others that it beats, ties counting half."""
    others = len(values) - 1
    if others < 1:
        return [ALONE] * len(values)
    order = sorted(values)
    found = []
    for value in values:
        below, to = bisect_left(order, value), bisect_right(order, value)
        found.append((below + (to - below - 1) / 2) / others)
    return found


def matchpoints(played: Round) -> dict[Person, float]:
    """Everybody's share of those who held the same cards; bots are compared with, not told.

    Tables of other sizes were dealt otherwise: they are compared among themselves. Where a seat
    has only one result, it counts as at an ordinary table.
    """
    held: dict[tuple[int, int], list[tuple[Person | None, float]]] = {}
    for table in played.tables:
        if finished(table):
            for seat, place in enumerate(table):
                group = held.setdefault((len(table), seat), [])
                group.append((place.person, margin(table, seat)))
    alone = table_points(played)
    found: dict[Person, float] = {}
    for group in held.values():
        worth = shares([value for _, value in group])
        for (person, _), share in zip(group, worth, strict=True):
            if person is not None:
                found[person] = share if len(group) > 1 else alone[person]
    return found


def table_points(played: Round) -> dict[Person, float]:
    """Everybody's share of those at the same table whom they beat: an evening of ordinary deals."""
    found: dict[Person, float] = {}
    for table in played.tables:
        if finished(table):
            worth = shares([float(place.score or 0) for place in table])
            for place, share in zip(table, worth, strict=True):
                if place.person is not None:
                    found[place.person] = share
    return found


def same_cards(played: Round, person: Person) -> list[tuple[int, int]]:
    """Who held the same cards as somebody: every other table that was dealt alike, and the seat."""
    for number, table in enumerate(played.tables):
        for seat, place in enumerate(table):
            if place.person == person:
                return [
                    (other, seat)
                    for other, beside in enumerate(played.tables)
                    if other != number and len(beside) == len(table)
                ]
    return []
