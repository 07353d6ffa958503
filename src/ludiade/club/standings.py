"""Who stands where after some rounds.

Everybody's mark is the mean of what their rounds were worth, from 0 to 1. A round sat out because
there was no place, or at a table that others left, counts as one's own mean and at least as half; a
table one has left oneself counts as nothing; rounds before one came or after one went count not at
all. Who played less than half of the rounds is listed below the others.
"""

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean

from msgspec import Struct

from ludiade.club.matchpoints import matchpoints
from ludiade.club.rounds import Person, Round, SeatResult, everybody, finished, people_at

EXCUSED = 0.5
"""The least that a round is worth which one could not play."""
Played = Mapping[Person, Sequence[tuple[SeatResult, ...]]]
"""The tables of a round by who sat there."""
Worth = Callable[[Round], Mapping[Person, float]]
"""What everybody's result of a round is worth (`matchpoints`)."""


class Standing(Struct, frozen=True):
    """One line of the standings."""

    place: int
    """Shared by those whom nothing tells apart."""
    person: Person
    mark: float
    rounds: list[float | None]
    """What each round was worth; None where it does not count."""
    played: int
    opposition: float
    """The mean mark of those met, as often as they were met: the first tie-break."""
    direct: float
    """Of those with the same mark whom one met, how many did worse at that table: the second."""
    best: float
    """The best round: the last."""
    ranked: bool


def standings(rounds: Sequence[Round], worth: Worth = matchpoints) -> list[Standing]:
    """Everybody in order, the best first."""
    values = [worth(played) for played in rounds]
    people = list(everybody(rounds))
    sat = [_tables_by_person(played) for played in rounds]
    earned = {person: _earned(person, rounds, sat, values) for person in people}
    marks = {
        person: fmean(counted) if (counted := _counted(earned[person])) else 0.0
        for person in people
    }
    found = []
    for person in people:
        played = sum(person in value for value in values)
        found.append(
            Standing(
                0,
                person,
                round(marks[person], 6),
                earned[person],
                played,
                round(_opposition(person, sat, marks), 6),
                _direct(person, sat, marks),
                max(_counted(earned[person]), default=0.0),
                2 * played >= len(rounds) and played > 0,
            )
        )
    return _placed(sorted(found, key=_key))


def _key(one: Standing) -> tuple[float, ...]:
    return (-float(one.ranked), -one.mark, -one.opposition, -one.direct, -one.best)


def _placed(order: list[Standing]) -> list[Standing]:
    """The same with their places, equals sharing one."""
    placed: list[Standing] = []
    for number, one in enumerate(order, 1):
        equal = placed and _key(placed[-1]) == _key(one)
        place = placed[-1].place if equal else number
        placed.append(
            Standing(
                place, one.person, one.mark, one.rounds, one.played, one.opposition, one.direct,
                one.best, one.ranked,
            )
        )  # fmt: skip
    return placed


def _tables_by_person(played: Round) -> Played:
    """Where everybody sat; at several tables who came late to another one."""
    found: dict[Person, list[tuple[SeatResult, ...]]] = {}
    for table in played.tables:
        for person in people_at(table):
            found.setdefault(person, []).append(table)
    return found


def _earned(
    person: Person, rounds: Sequence[Round], sat: Sequence[Played],
    values: Sequence[Mapping[Person, float]],
) -> list[float | None]:  # fmt: skip
    """What each round is worth to somebody, excused ones by the mean of the others."""
    raw: list[float | None] = []
    excused: list[int] = []
    for number, (played, value) in enumerate(zip(rounds, values, strict=True)):
        raw.append(value.get(person))
        if person in value:
            continue
        if person in played.byes:
            excused.append(number)
        for table in sat[number].get(person, ()):
            if not finished(table):
                left = any(place.person == person and place.left for place in table)
                if left:
                    raw[number] = 0.0
                else:
                    excused.append(number)
    own = [one for one in raw if one is not None]
    mean = max(EXCUSED, fmean(own)) if own else EXCUSED
    return [mean if number in excused else one for number, one in enumerate(raw)]


def _counted(earned: Sequence[float | None]) -> list[float]:
    return [one for one in earned if one is not None]


def _opposition(person: Person, sat: Sequence[Played], marks: Mapping[Person, float]) -> float:
    """The mean mark of all one has sat with."""
    met = [
        marks[other]
        for played in sat
        for table in played.get(person, ())
        for other in people_at(table)
        if other != person
    ]
    return fmean(met) if met else 0.0


def _direct(person: Person, sat: Sequence[Played], marks: Mapping[Person, float]) -> float:
    """Wins over those of the same mark at the same table, ties counting half."""
    won = 0.0
    for played in sat:
        for table in played.get(person, ()):
            if not finished(table):
                continue
            own = next(place.score or 0 for place in table if place.person == person)
            for place in table:
                other = place.person
                if other is not None and other != person and marks[other] == marks[person]:
                    score = place.score or 0
                    won += 1.0 if own > score else 0.5 if own == score else 0.0
    return won
