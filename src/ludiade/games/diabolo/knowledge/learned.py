"""Diabolo: what a round will bring, by a small network that looks at one line after the other.

It was learned from rounds against itself (tools/learn_diabolo.py). Of each line it sees what one
holds of its colour, what lies there, how far the round is from its end and how much of the colour
nobody has seen; what the five lines promise is added up.
"""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from ludiade.games.diabolo.cards import (
    COLOUR,
    FULL_LINE,
    FULL_SIDE,
    HAND,
    INDEX,
    LINES,
    VALUES,
    size,
    total,
    worth,
)
from ludiade.games.diabolo.knowledge.lines import SUM
from ludiade.games.diabolo.moves import SEATS
from ludiade.games.diabolo.rules import Table
from ludiade.games.diabolo.types import Discard, Play
from ludiade.kernel.inputs import Move
from ludiade.kernel.network import Network, Networks

SUMS: Final = 16
"""What one holds of a colour: 0 to 14, or more."""
CARDS: Final = 6
SHAPES: Final = 16
"""How many cards lie on either side: 0 to 3 each."""
LEAD: Final = 9
LEADS: Final = 2 * LEAD + 1
"""How far heaven is ahead: from −9 to 9."""
REACHES: Final = 11
OF_A_COLOUR: Final = 14
LEFT: Final = OF_A_COLOUR + 1
SIGNS: Final = SUMS + CARDS + SHAPES + LEADS + REACHES + LEFT
ODDS: Final = 2
QUARTER: Final = 0.25
"""What another hand may count in a colour is seen in fours."""
POINTS: Final = 10.0
"""What is promised is counted in tens of points."""


_NETWORKS: Final = Networks(Path(__file__).with_name("learned.json"))


def network(players: int) -> Network | None:
    """The network for so many players, read when it is first asked for."""
    return _NETWORKS.find(players)


class Colour:
    """One line, and one's own cards of its colour."""

    def __init__(self, table: Table, seat: i64, colour: i64) -> None:
        demons = table.laid[2 * colour]
        angels = table.laid[2 * colour + 1]
        own: i64 = table.hands[seat * LINES + colour]
        self.held: i64 = worth(own)
        self.cards: i64 = size(own)
        self.demons: i64 = len(demons)
        self.angels: i64 = len(angels)
        self.lead: i64 = total(angels) - total(demons)
        self.left: i64 = OF_A_COLOUR - self.cards - self.demons - self.angels
        """The cards of it that nobody has seen, and what they count."""
        self.count: i64 = SUM - self.held - total(demons) - total(angels)
        for kind in table.beside:
            if COLOUR[kind] == colour:
                self.left -= 1
                self.count -= kind % VALUES + 1


class Outlook:
    """The lines as a seat sees them, once a card has left its hand."""

    def __init__(self, table: Table, seat: i64, by: Network) -> None:
        self.by: Final = by
        self.lines: Final = [Colour(table, seat, colour) for colour in range(LINES)]
        self.closing: i64 = 3 if table.players == SEATS else 2
        self.unseen: i64 = 0
        for line in self.lines:
            self.unseen += line.left
        self._found: Final[dict[int, float]] = {}

    def after(self, move: Move) -> float:
        """By how many points the seat may hope to be ahead of the others' mean after the round."""
        action = move.action
        side: i64 = 0
        if isinstance(action, Play):
            kind: i64 = INDEX[action.card]
            side = 1 if action.side == "angel" else -1
        else:
            assert isinstance(action, Discard)
            kind = INDEX[action.card]
        colour: i64 = kind // VALUES
        reach = self.reach(colour, 0 if side == 0 else 1)
        found = self.worth(colour, reach, kind % VALUES + 1, side)
        other: i64 = 0
        while other < LINES:
            if other != colour:
                found += self.untouched(other, reach)
            other += 1
        return POINTS * found

    def reach(self, colour: i64, laid: i64) -> i64:
        """How many cards it then takes at least to end the round (2.4): 0 to 9, or more."""
        rooms: list[int] = []
        for at, line in enumerate(self.lines):
            rooms.append(FULL_LINE - line.demons - line.angels - (laid if at == colour else 0))
        rooms.sort()
        cards: i64 = sum(rooms[: self.closing])
        return cards if cards < REACHES else REACHES - 1

    def untouched(self, colour: i64, reach: i64) -> float:
        """What a line promises as it lies; worked out once."""
        at = int(colour * REACHES + reach)
        found = self._found.get(at)
        if found is None:
            found = self._found[at] = self.worth(colour, reach, 0, 0)
        return found

    def worth(self, colour: i64, reach: i64, value: i64, side: i64) -> float:
        """What a line promises once a card of that value lies on that side, or was given up."""
        shown = self.signs(colour, reach, value, side)
        likely = self.odds(colour)
        strengths = self.by.strengths[0]
        promise = 0.0
        for unit, column in enumerate(self.by.columns):
            level = column[SIGNS] * likely[0] + column[SIGNS + 1] * likely[1] + column[SIGNS + ODDS]
            for sign in shown:
                level += column[sign]
            if level > 0.0:
                promise += level * strengths[unit]
        return promise

    def signs(self, colour: i64, reach: i64, value: i64, side: i64) -> list[int]:
        """The numbers of the signs that are there."""
        line = self.lines[colour]
        held: i64 = line.held - value
        cards: i64 = line.cards - (1 if value > 0 else 0)
        demons: i64 = line.demons + (1 if side < 0 else 0)
        angels: i64 = line.angels + (1 if side > 0 else 0)
        lead: i64 = line.lead + side * value + LEAD
        if held > SUMS - 1:
            held = SUMS - 1
        if cards > CARDS - 1:
            cards = CARDS - 1
        lead = 0 if lead < 0 else LEADS - 1 if lead > LEADS - 1 else lead
        at: i64 = SUMS
        found: list[int] = [held, at + cards]
        at += CARDS
        found.append(at + demons * (FULL_SIDE + 1) + angels)
        at += SHAPES
        found.append(at + lead)
        at += LEADS
        found.append(at + reach)
        at += REACHES
        found.append(at + line.left)
        return found

    def odds(self, colour: i64) -> list[float]:
        """How many cards of the colour another hand may have, and what they may count."""
        line = self.lines[colour]
        hand = float(HAND) / float(self.unseen if self.unseen > 0 else 1)
        return [hand * float(line.left), QUARTER * hand * float(line.count)]
