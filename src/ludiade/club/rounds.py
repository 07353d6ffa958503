"""A round of an evening: how it was seated, and what came of it."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from msgspec import Struct

Person = str
Sat = tuple[Person | None, ...]
"""Who holds each seat of a table; None is a bot."""


class Seating(Struct, frozen=True):
    """A round before it is played."""

    tables: list[Sat]
    byes: list[Person]
    """Who sits it out, because there is no place."""


class SeatResult(Struct, frozen=True):
    """A seat once its table has ended."""

    person: Person | None
    score: int | None
    """None where the table was left before its end."""
    left: bool = False
    """It was this one who left."""


class Round(Struct, frozen=True):
    """A round that was played: its tables, and who sat it out because there was no place."""

    tables: list[tuple[SeatResult, ...]]
    byes: list[Person]


def finished(table: tuple[SeatResult, ...]) -> bool:
    """Whether a table was played to its end."""
    return all(place.score is not None for place in table)


def people_at(table: Iterable[SeatResult]) -> list[Person]:
    """Those at a table who are no bots."""
    return [place.person for place in table if place.person is not None]


class History:
    """Who has met whom, sat where and sat out, over the rounds so far."""

    def __init__(self, rounds: Iterable[Round] = ()) -> None:
        self.meetings: dict[tuple[Person, Person], int] = {}
        self.seats: dict[tuple[Person, int], int] = {}
        self.byes: dict[Person, int] = {}
        for one in rounds:
            self.add(one)

    def add(self, played: Round) -> None:
        """Remember a round."""
        for table in played.tables:
            for one, other in combinations(people_at(table), 2):
                for pair in ((one, other), (other, one)):
                    self.meetings[pair] = self.meetings.get(pair, 0) + 1
            for seat, place in enumerate(table):
                if place.person is not None:
                    key = place.person, seat
                    self.seats[key] = self.seats.get(key, 0) + 1
        for person in played.byes:
            self.byes[person] = self.byes.get(person, 0) + 1

    def met(self, one: Person, other: Person) -> int:
        """How often two have sat at one table."""
        return self.meetings.get((one, other), 0)

    def sat(self, person: Person, seat: int) -> int:
        """How often somebody has held a seat."""
        return self.seats.get((person, seat), 0)


def unplayed(seating: Seating) -> Round:
    """A seating as a round without results, for a history that looks ahead."""
    tables = [tuple(SeatResult(person, None) for person in table) for table in seating.tables]
    return Round(tables, seating.byes)


def everybody(rounds: Iterable[Round]) -> Iterator[Person]:
    """All who were there at any time, in the order they came."""
    seen: set[Person] = set()
    for played in rounds:
        for person in [*(p for table in played.tables for p in people_at(table)), *played.byes]:
            if person not in seen:
                seen.add(person)
                yield person
