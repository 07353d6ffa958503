"""Diego: which pair to lay, by a few marks of its family and what each of them weighs.

The weights were found by matches of many such players (tools/tune_diego.py), by the points they
took: nothing is foretold, so nothing is lost to the noise of foretelling.
"""

import json
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from ludiade.games.diego.knowledge.learned import CARDS, FAMILIES
from ludiade.games.diego.knowledge.pupil import Pupil
from ludiade.games.diego.rules import Table

BONUS: Final = [0.0, 0.064, 0.32, 1.6, 8.0]
"""What so many pairs of a family are worth to who alone has any: a fifth for each that lacks."""
OLD: Final = 7
FAR: Final = 3
"""How many neighbours' shown cards are looked at, one after the other."""
MARKS: Final = [
    "hidden a target", "hidden", "targets", "own family", "another's family", "own cards",
    "last card", "targets answered", "pairs to come", "age", "shown by the next",
    "shown by the second", "shown by the third", "only target", "enough for all targets",
]  # fmt: skip
"""Of a family of which a pair may be laid; `marks` says how each is counted."""
TIMES: Final = 3
"""A mark weighs something always, something more the less is in the pile, and once it is empty."""


class Preferences:
    """For each number of players what every mark weighs at each of the times."""

    def __init__(self, file: Path) -> None:
        self._file: Final = file
        self._read: Final[dict[int, list[list[float]]]] = {}

    def find(self, players: int) -> list[list[float]] | None:
        """The weights for so many players; None where none were found."""
        if not self._read and self._file.exists():
            for count, weights in json.loads(self._file.read_text(encoding="utf-8")).items():
                self._read[int(count)] = weights
        return self._read.get(players)


PREFERENCES: Final = Preferences(Path(__file__).with_name("preferences.json"))


class Choice:
    """The families as the seat in turn sees them."""

    def __init__(self, table: Table, pupil: Pupil, held: list[list[int]]) -> None:
        """`held`: for each family, how many of its pairs each player has won."""
        players: i64 = table.players
        self.seat: Final[i64] = table.turn
        self.held: Final = held
        self.own: Final = [0] * FAMILIES
        self.row: Final = [0] * FAMILIES
        self.oldest: Final = [0] * FAMILIES
        self.shown: Final = [[0] * FAMILIES for _ in range(FAR)]
        self.hidden: Final = [CARDS - 2 * sum(held[family]) for family in range(FAMILIES)]
        pile = len(table.deck) - table.next
        full = len(table.deck) - table.hand_size * players - table.row_size
        self.late: Final = 1.0 - float(pile) / float(full)
        self.empty: Final = 1.0 if pile == 0 else 0.0
        family = pupil.family
        for card in table.hands[self.seat]:
            self.own[family[table.deck[card]]] += 1
        laid = sum([len(side) for side in table.diego + table.pas_diego]) // 2
        dealt = table.hand_size * players + table.row_size
        for target in table.targets:
            of = family[table.deck[target]]
            if self.row[of] == 0:
                came = (target - dealt) // 2 + 1 if target >= dealt else 0
                self.oldest[of] = laid + 1 - came
            self.row[of] += 1
        for away in range(1, players):
            for card in table.hands[(self.seat + away) % players]:
                if card in table.shown:
                    self.shown[away - 1][family[table.deck[card]]] += 1
        for of in range(FAMILIES):
            self.hidden[of] -= self.own[of] + self.row[of]
            for shown in self.shown:
                self.hidden[of] -= shown[of]

    def marks(self, family: i64) -> list[float]:
        """What there is to say of a family of which one holds a card and sees a target."""
        own: i64 = self.own[family]
        row: i64 = self.row[family]
        held = self.held[family]
        mine: i64 = held[self.seat]
        others: i64 = sum(held) - mine
        rival = mine == 0 and others > 0 and max(held) == others
        answered: i64 = 0
        coming: i64 = 0
        for of in range(FAMILIES):
            cards: i64 = self.own[of] - (1 if of == family else 0)
            targets: i64 = self.row[of] - (1 if of == family else 0)
            if cards > 0:
                answered += targets
                coming += cards if cards < targets else targets
        hidden = float(self.hidden[family])
        return [
            hidden / float(row),
            hidden,
            float(row),
            BONUS[mine + 1] if others == 0 else 0.0,
            BONUS[others] if rival else 0.0,
            float(own),
            1.0 if own == 1 else 0.0,
            float(answered),
            float(coming),
            float(min(self.oldest[family], OLD)),
            1.0 if self.shown[0][family] > 0 else 0.0,
            1.0 if self.shown[1][family] > 0 else 0.0,
            1.0 if self.shown[2][family] > 0 else 0.0,
            1.0 if row == 1 else 0.0,
            1.0 if own >= row else 0.0,
        ]

    def liking(self, family: i64, weights: list[list[float]]) -> float:
        """How much a pair of this family is preferred."""
        found = 0.0
        for at, mark in enumerate(self.marks(family)):
            always, late, empty = weights[at]
            found += mark * (always + self.late * late + self.empty * empty)
        return found

    def best(self, weights: list[list[float]]) -> i64:
        """The family to announce a pair of; -1 where there is none."""
        found: i64 = -1
        most = 0.0
        for family in range(FAMILIES):
            if self.own[family] > 0 and self.row[family] > 0:
                liking = self.liking(family, weights)
                if found < 0 or liking > most:
                    most = liking
                    found = family
        return found
