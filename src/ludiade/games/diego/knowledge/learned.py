"""Diego: how many points the rest of a match will bring, by a small network over the families.

It was learned from matches against itself (tools/learn_diego.py). Of each family it sees one's own
cards, the targets, what nobody has seen, who has won its pairs, and how far the match is; what the
families promise is added up. A moment is looked at once a pair has left the table, before anything
is drawn.
"""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from ludiade.games.diego.knowledge.pupil import Pupil
from ludiade.games.diego.rules import Table
from ludiade.games.diego.scoring import DIEGO_POINTS, FAMILY_POINTS, PAS_DIEGO_POINTS
from ludiade.kernel.network import Network, Networks

FAMILIES: Final = 6
CARDS: Final = 8
"""Of a family."""
WHOLE: Final = 4
"""Pairs of a family."""
HAND: Final = 6
"""Cards of a hand, and targets."""
OWN: Final = 6
ROW: Final = 5
SHARED: Final = 4
"""Several others have won pairs of a family; below it, how far to the left the one who has sits."""
ANSWERED: Final = 7
PILE: Final = 16
AGES: Final = 8
SIZES: Final = [
    OWN, ROW, CARDS + 1, (WHOLE + 1) * (WHOLE + 1), SHARED + 1, PILE, 4, ANSWERED, AGES,
]  # fmt: skip
STARTS: Final = [sum(SIZES[:at]) for at in range(len(SIZES))]
SIGNS: Final = sum(SIZES)
POINTS: Final = 10.0
"""What is promised is counted in tens of points."""


_NETWORKS: Final = Networks(Path(__file__).with_name("learned.json"))


def network_for(table: Table, pupil: Pupil) -> Network | None:
    """What was learned of such tables, read when it is first asked for; None of others."""
    plain = (
        table.hand_size == HAND
        and table.row_size == HAND
        and len(table.deck) == FAMILIES * CARDS
        and not (table.teams or table.pair_in_hand or table.bonus_on_diego)
    )
    if not plain or any(pupil.family.count(each) != CARDS for each in range(FAMILIES)):
        return None
    return _NETWORKS.find(table.players)


class Outlook:
    """The families as a seat sees them, and what they promise it after a pair."""

    def __init__(
        self, table: Table, seat: i64, pupil: Pupil, held: list[list[int]], by: Network
    ) -> None:
        """`held`: for each family, how many of its pairs each player has won."""
        self.by: Final = by
        self.seat: Final[i64] = seat
        self.turn: Final[i64] = table.turn
        self.players: Final[i64] = table.players
        self.pile: Final[i64] = (len(table.deck) - table.next) // 2
        self.own: Final = counted(table, pupil, table.hands[seat])
        self.row: Final = counted(table, pupil, table.targets)
        self.ages: Final = ages(table, pupil)
        self.held: Final = [held[family][:] for family in range(FAMILIES)]

    def announced(self, family: i64) -> float:
        """By how many points the seat in turn may gain on the others' mean by this pair."""
        self.own[family] -= 1
        found = self._won_by(self.seat, family)
        self.own[family] += 1
        return found + DIEGO_POINTS

    def accepted(self, family: i64) -> float:
        """The same for one who lets the pair pass."""
        return self._won_by(self.turn, family) - DIEGO_POINTS / float(self.players - 1)

    def contested(self, family: i64) -> float:
        """The same for one who says PAS DIEGO though the pair is right."""
        return self._won_by(self.seat, family) - PAS_DIEGO_POINTS

    def _won_by(self, winner: i64, family: i64) -> float:
        """What the rest promises once the pair is the winner's, and the bonus it brings at once."""
        self.row[family] -= 1
        lain = self.ages[family].pop(0)
        self.held[family][winner] += 1
        found = POINTS * self.promise()
        if self.held[family][winner] == WHOLE:
            share = 1.0 if winner == self.seat else -1.0 / float(self.players - 1)
            found += FAMILY_POINTS * share
        self.row[family] += 1
        self.ages[family].insert(0, lain)
        self.held[family][winner] -= 1
        return found

    def promise(self) -> float:
        """What the families promise as they lie."""
        answered: i64 = 0
        for family in range(FAMILIES):
            if self.own[family] > 0:
                answered += self.row[family]
        strengths = self.by.strengths[0]
        found = 0.0
        for family in range(FAMILIES):
            shown = self.signs(family, answered)
            for unit, column in enumerate(self.by.columns):
                level = column[SIGNS]
                for sign in shown:
                    level += column[sign]
                if level > 0.0:
                    found += level * strengths[unit]
        return found

    def signs(self, family: i64, answered: i64) -> list[int]:
        """The numbers of the signs that are there."""
        held = self.held[family]
        mine: i64 = held[self.seat]
        others: i64 = sum(held) - mine
        owner: i64 = 0
        for away in range(1, self.players):
            theirs: i64 = held[(self.seat + away) % self.players]
            if theirs > 0:
                owner = away if theirs == others else SHARED
        left: i64 = CARDS - self.own[family] - self.row[family] - 2 * (mine + others)
        return [
            STARTS[0] + min(self.own[family], OWN - 1),
            STARTS[1] + min(self.row[family], ROW - 1),
            STARTS[2] + left,
            STARTS[3] + mine * (WHOLE + 1) + others,
            STARTS[4] + owner,
            STARTS[5] + self.pile,
            STARTS[6] + (self.seat - self.turn) % self.players,
            STARTS[7] + min(answered, ANSWERED - 1),
            STARTS[8] + (min(self.ages[family][0], AGES - 1) if self.ages[family] else 0),
        ]


def ages(table: Table, pupil: Pupil) -> list[list[int]]:
    """For each family, for how many pairs each of its targets has lain there when the next one
    is laid, the oldest first: what stays long the others can hardly answer."""
    laid = sum([len(side) for side in table.diego + table.pas_diego]) // 2
    dealt = HAND * (table.players + 1)
    found: list[list[int]] = [[] for _ in range(FAMILIES)]
    for target in table.targets:
        came = (target - dealt) // 2 + 1 if target >= dealt else 0
        found[pupil.family[table.deck[target]]].append(laid + 1 - came)
    return found


def counted(table: Table, pupil: Pupil, cards: list[int]) -> list[int]:
    """How many of these cards are of each family."""
    found = [0] * FAMILIES
    for card in cards:
        found[pupil.family[table.deck[card]]] += 1
    return found
