"""Diabolo: the five lines as a seat sees them, and how far the round is from its end."""

from typing import Final

from mypy_extensions import i64

from ludiade.games.diabolo.cards import COLOUR, FULL_LINE, HAND, LINES, size, total, worth
from ludiade.games.diabolo.knowledge.odds import CARDS, CHANCES
from ludiade.games.diabolo.moves import SEATS
from ludiade.games.diabolo.rules import Table

SUM: Final = 37
"""Of each colour (2.1)."""


class Line:
    """One line as a seat sees it."""

    def __init__(self, table: Table, seat: i64, colour: i64, unseen: i64) -> None:
        demons = table.laid[2 * colour]
        angels = table.laid[2 * colour + 1]
        demon = total(demons)
        angel = total(angels)
        self.cards: i64 = table.hands[seat * LINES + colour]
        self.held: i64 = worth(self.cards)
        self.demons: i64 = len(demons)
        self.angels: i64 = len(angels)
        self.lead: i64 = angel - demon
        chance: i64 = (SUM - demon - angel - self.held) * CHANCES * CARDS // (SUM * unseen)
        self.chance: i64 = chance if chance < CHANCES else CHANCES
        """That a card nobody has seen is of this colour, in steps."""

    def room(self) -> i64:
        return FULL_LINE - self.demons - self.angels


def lines_of(table: Table, seat: i64) -> list[Line]:
    unseen: i64 = len(table.pile) + (table.players - 1) * HAND
    lines: list[Line] = []
    colour: i64 = 0
    while colour < LINES:
        lines.append(Line(table, seat, colour, unseen))
        colour += 1
    return lines


def counted_lines_of(table: Table, seat: i64) -> list[Line]:
    """The same by one who counts the cards that nobody has seen, whatever is in the box."""
    left = [0] * LINES
    for kind in table.pile:
        left[COLOUR[kind]] += 1
    at: i64 = 0
    while at < len(table.hands):
        if at // LINES != seat:
            left[at % LINES] += size(table.hands[at])
        at += 1
    lines = lines_of(table, seat)
    for colour, line in enumerate(lines):
        line.chance = left[colour] * CHANCES // max(1, sum(left))
    return lines


def hand_beside(table: Table, seat: i64) -> i64:
    """How many cards the next player holds."""
    at: i64 = (seat + 1) % table.players * LINES
    cards: i64 = 0
    for held in table.hands[at : at + LINES]:
        cards += size(held)
    return cards


def plays_to_end(table: Table) -> i64:
    """How many cards it takes at least to end the round (2.4)."""
    open_lines: list[int] = []
    colour: i64 = 0
    while colour < LINES:
        room: i64 = FULL_LINE - len(table.laid[2 * colour]) - len(table.laid[2 * colour + 1])
        if room > 0:
            open_lines.append(room)
        colour += 1
    open_lines.sort()
    needed: i64 = len(open_lines) - LINES + (3 if table.players == SEATS else 2)
    plays: i64 = 0
    for room in open_lines[:needed]:
        plays += room
    return plays
