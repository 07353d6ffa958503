"""Diego: how one pupil reads the cards of a match, some kinds of writing better than others."""

from fractions import Fraction as Exact
from typing import Final
from zlib import crc32

from ludiade.games.diego.knowledge.misreadings import MISREADINGS, Beside, Misreading, misread
from ludiade.games.diego.knowledge.readings import Reading, read, together
from ludiade.games.diego.material import Material
from ludiade.games.diego.rules import Table
from ludiade.kernel.dice import scattered

STEPS: Final = 1 << 24
LEARNT: Final = 0.5


class Pupil:
    """What is misread stays so for a match, as with somebody who has not understood it."""

    def __init__(self, slips: dict[str, float], seed: int) -> None:
        """`slips`: for each kind of writing, how often a card of it is misread.

        `misreading` among them: the one that all cards are read by, counted from 1; 0 for none.
        """
        self._slips = slips
        habit = int(slips.get("misreading", 0))
        self._habit: Misreading | None = MISREADINGS[habit - 1] if habit else None
        self._seed = seed
        self._perfect = not any(slips.values())
        self._material: Material | None = None
        self._lessons: dict[str, int] = {}
        self._misread: list[bool] = []
        self._size = 0
        self._goes: list[bool] = []
        self.family: list[int] = []
        """For each card in listing order, which cards seem to show the same number."""

    def look(self, table: Table) -> None:
        """Read the cards of this table's deck, in training wiser by every verdict."""
        if self._material is not table.material:
            self._material = table.material
            self._misread = []
            self._learn({})
        if table.training and not self._perfect:
            lessons = self._taught(table)
            if lessons != self._lessons:
                self._learn(lessons)

    def match(self, table: Table, card: int, target: int) -> bool:
        """Whether these two cards seem to go together."""
        return self._goes[table.deck[card] * self._size + table.deck[target]]

    def settled(self, what: str) -> float:
        """A number from 0 to 1 that the seed gives this thing for the whole match."""
        return (scattered(self._seed * STEPS + crc32(what.encode())) % STEPS) / STEPS

    def _learn(self, lessons: dict[str, int]) -> None:
        material = self._material
        assert material is not None
        self._lessons = lessons
        readings: list[Reading | None] = []
        slipped: list[bool] = []
        for entry, face in enumerate(material.faces):
            kind = material.affiliation(entry)
            likely = self._slips.get(kind, 0.0) * LEARNT ** lessons.get(kind, 0)
            wrong = misread(face) if likely > 0 and self.settled(f"{face}") < likely else []
            slipped.append(len(wrong) > 0)
            if wrong:
                readings.append(wrong[int(self.settled(f"{face} as") * len(wrong))])
            else:
                readings.append(read(face) if self._habit is None else self._habit.reads(face))
        if not self._misread:
            self._misread = slipped
        self._size = len(readings)
        self._goes = [together(one, other) for one in readings for other in readings]
        if self._habit is not None and self._habit.beside is not None:
            self._put_side_by_side(material, self._habit.beside)
        self.family = families(readings)

    def _put_side_by_side(self, material: Material, beside: Beside) -> None:
        """Cards that are misread only beside each other."""
        at = 0
        for one in material.faces:
            for other in material.faces:
                said = beside(one, other)
                if said is not None:
                    self._goes[at] = said
                at += 1

    def _taught(self, table: Table) -> dict[str, int]:
        """How many cards of each kind were misread at first and have been judged since (E20)."""
        lessons: dict[str, int] = {}
        for pairs in table.diego + table.pas_diego:
            for card in pairs:
                entry = table.deck[card]
                if self._misread[entry]:
                    kind = table.material.affiliation(entry)
                    lessons[kind] = lessons.get(kind, 0) + 1
        return lessons


def families(readings: list[Reading | None]) -> list[int]:
    """Cards of one number under one index; a bracket goes with the number it holds."""
    numbers: list[Exact] = []
    for reading in readings:
        if reading is not None and reading[0] == reading[1] and reading[0] not in numbers:
            numbers.append(reading[0])
    found: list[int] = []
    for reading in readings:
        family = len(numbers)  # what holds no number, or says none
        for index, number in enumerate(numbers):
            if together(reading, (number, number)):
                family = index
                break
        found.append(family)
    return found
