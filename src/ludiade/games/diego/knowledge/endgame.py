"""Diego for two once the pile is empty: each knows what the other holds, so it is looked through.

Cards count by family alone. Left out is what can only cost: to pass on a pair, to announce a wrong
one, and to object to a right one where no family's bonus is at stake.
"""

from typing import Final

from mypy_extensions import i64

from ludiade.games.diego.knowledge.pupil import Pupil
from ludiade.games.diego.rules import Table
from ludiade.games.diego.scoring import DIEGO_POINTS, FAMILY_POINTS, PAS_DIEGO_POINTS

WON: Final = 1000
"""A match won is worth more than any lead."""
LAST: Final = 1 << 20
BOTH: Final = 2


class Endgame:
    """What is left of a match: for both seats their cards and pairs of each family, and the row."""

    def __init__(
        self,
        hands: list[list[int]],
        row: list[int],
        held: list[list[int]],
        lead: int,
        whole: int,
        either: bool,
    ) -> None:
        """`lead` is that of seat 0; with `either` pairs on both sides count for a family (E15)."""
        self.hands = hands
        self.row = row
        self.held = held
        self.lead: i64 = lead
        self.whole: i64 = whole
        self.either = either
        self.left: i64 = sum(row)
        self.families: i64 = len(row)

    def best(self, seat: i64) -> i64:
        """The family to announce a pair of; -1 where there is none."""
        found: i64 = -1
        top: i64 = -LAST
        family: i64 = 0
        while family < self.families:
            if self.hands[seat][family] > 0 and self.row[family] > 0:
                value = self.announced(seat, family, top, LAST)
                if value > top:
                    top = value
                    found = family
            family += 1
        return found

    def objects(self, seat: i64, family: i64) -> bool:
        """Whether PAS DIEGO to a right pair of the other's leaves this seat better off."""
        other = 1 - seat
        if not self._at_stake(other, family):
            return False
        self._lay(other, family, 1)
        accepted = self._after(other, other, family, True, -LAST, LAST)
        contested = self._after(other, seat, family, False, -LAST, LAST)
        self._lay(other, family, -1)
        return contested < accepted

    def value(self, seat: i64, passes: i64, low: i64, high: i64) -> i64:
        """What this is worth to the seat whose turn it is, as far as that lies between the two."""
        if self.left == 0 or passes == BOTH:
            lead = self.lead if seat == 0 else -self.lead
            return lead + (WON if lead > 0 else -WON if lead < 0 else 0)
        top: i64 = -LAST
        family: i64 = 0
        while family < self.families:
            if self.hands[seat][family] > 0 and self.row[family] > 0:
                value = self.announced(seat, family, low if low > top else top, high)
                if value > top:
                    top = value
                if top >= high:
                    break
            family += 1
        if top == -LAST:  # no pair: a pass
            return -self.value(1 - seat, passes + 1, -high, -low)
        return top

    def announced(self, seat: i64, family: i64, low: i64, high: i64) -> i64:
        """What it is worth to announce a pair of this family, answered as is best."""
        at_stake = self._at_stake(seat, family)
        self._lay(seat, family, 1)
        value = self._after(seat, seat, family, True, low, high)
        if at_stake and value > low:
            denied = self._after(seat, 1 - seat, family, False, low, high)
            if denied < value:
                value = denied
        self._lay(seat, family, -1)
        return value

    def _lay(self, seat: i64, family: i64, cards: i64) -> None:
        """Take a card and a target of this family off the table, or (-1) put them back."""
        self.hands[seat][family] -= cards
        self.row[family] -= cards
        self.left -= cards

    def _after(self, seat: i64, winner: i64, family: i64, diego: bool, low: i64, high: i64) -> i64:
        """What the rest is worth to the seat in turn if the pair goes to the winner."""
        points: i64 = DIEGO_POINTS if diego else -PAS_DIEGO_POINTS
        counts = diego or self.either
        if counts:
            self.held[winner][family] += 1
            if self.held[winner][family] == self.whole:
                points += FAMILY_POINTS
        if winner == 1:
            points = -points
        self.lead += points
        value = -self.value(1 - seat, 0, -high, -low)
        self.lead -= points
        if counts:
            self.held[winner][family] -= 1
        return value

    def _at_stake(self, seat: i64, family: i64) -> bool:
        """Whether one of the two may still win all pairs of this family."""
        row = self.row[family]
        return (
            self.held[seat][family] + row >= self.whole
            or self.held[1 - seat][family] + row >= self.whole
        )


def is_open(table: Table) -> bool:
    """Whether nothing is hidden any more: of two players each holds what the other cannot see."""
    return table.players == BOTH and table.next == len(table.deck) and not table.pair_in_hand


def endgame_of(table: Table, pupil: Pupil, pairs: list[list[int]]) -> Endgame:
    """What is left of a match as this pupil reads it; `pairs` of each family by each seat."""
    whole = len(table.material.affiliations) // 2
    counts = len(pairs)
    hands = [_by_family(table, pupil, hand, counts) for hand in table.hands]
    held = [[pairs[family][seat] for family in range(counts)] for seat in range(BOTH)]
    return Endgame(
        hands,
        _by_family(table, pupil, table.targets, counts),
        held,
        _points(table, pupil, 0, held[0], whole) - _points(table, pupil, 1, held[1], whole),
        whole,
        not table.bonus_on_diego,
    )


def _by_family(table: Table, pupil: Pupil, cards: list[int], families: int) -> list[int]:
    found = [0] * families
    for card in cards:
        found[pupil.family[table.deck[card]]] += 1
    return found


def _points(table: Table, pupil: Pupil, seat: int, held: list[int], whole: int) -> int:
    """What a player's pairs seem to be worth so far (5.6)."""
    points = FAMILY_POINTS * sum([1 for pairs in held if pairs >= whole])
    for card, target in zip(table.diego[seat][::2], table.diego[seat][1::2], strict=True):
        points += DIEGO_POINTS if pupil.match(table, card, target) else -DIEGO_POINTS
    for card, target in zip(table.pas_diego[seat][::2], table.pas_diego[seat][1::2], strict=True):
        right = pupil.match(table, card, target) == (card in table.against_pass)  # E3
        points += PAS_DIEGO_POINTS if right else -PAS_DIEGO_POINTS
    return points
