# cython: language_level=3, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
# mypy: ignore-errors
# Not compiled: by mypyc; Cython compiles it, to which `batch.pxd` gives the types.
"""Diabolo: many tables advanced by one call, by the same laws as the single table (2.2 to 2.9).

Numbers of actions are those of `game.actions(players)`. Who may spend a Double is asked one after
another, in the order of the seats, without seeing what others said (B3).
"""

from __future__ import annotations

import numpy as np

from ludiade.games.diabolo import game
from ludiade.games.diabolo import types as t
from ludiade.games.diabolo.cards import (
    CARDS,
    DECK,
    FULL_LINE,
    FULL_SIDE,
    HAND,
    KINDS,
    LINES,
    VALUES,
)
from ludiade.games.diabolo.learning.observation import observe
from ludiade.games.diabolo.moves import SEATS
from ludiade.games.diabolo.stages import Stage

try:
    import cython
except ImportError:
    from ludiade.kernel import cythonless as cython

if cython.compiled:
    from cython.cimports.ludiade.kernel.learning.batch import Batch as Shared
else:
    from ludiade.kernel.learning.batch import Batch as Shared

CARDS_IN_ALL = len(DECK)
PLAYING, BLOCKED, DOUBLING = Stage.PLAYING, Stage.BLOCKED, Stage.DOUBLING
ACTIONS = game.actions(SEATS)
DISCARD = ACTIONS.index(t.Discard(CARDS[0]))
KEEP, SPEND = ACTIONS.index(t.Double(False)), ACTIONS.index(t.Double(True))
"""Before these, a card laid is twice its kind, and one more on the angels' side."""


class Batch(Shared):
    """`hands` and `shown` (tables, players, kinds), `laid` (tables, sides, values), `beside`,
    `pile` with `top`, and `stage`.

    `hands` and `pile` are the truth; what a seat sees of it is in `observations`.
    """

    def __init__(self, tables, players, seed, options, threads, observes):
        most = 2 * (HAND + 1)
        super().__init__(
            game, observe, most, tables, players, seed, options, threads, observes
        )  # fmt: skip
        self.hands = np.zeros((tables, players, KINDS), np.int8)
        self.shown = np.zeros((tables, players, KINDS), np.int8)
        self.laid = np.zeros((tables, 2 * LINES, VALUES), np.int8)
        self.beside = np.zeros((tables, KINDS), np.int8)
        self.pile = np.zeros((tables, CARDS_IN_ALL), np.int8)
        self.top = np.zeros(tables, np.int8)
        self.stage = np.zeros(tables, np.int8)
        self._sequential = options.announce == "sequential"
        self._rounds = players if options.rounds is None else options.rounds
        self._closing = 3 if players == SEATS else 2
        self._hands = memoryview(self.hands)
        self._shown = memoryview(self.shown)
        self._laid = memoryview(self.laid)
        self._count = memoryview(np.zeros((tables, 2 * LINES), np.int8))
        self._sum = memoryview(np.zeros((tables, 2 * LINES), np.int8))
        self._beside = memoryview(self.beside)
        self._pile = memoryview(self.pile)
        self._top = memoryview(self.top)
        self._stage = memoryview(self.stage)
        self._turn = memoryview(np.zeros(tables, np.int8))
        self._dealer = memoryview(np.zeros(tables, np.int8))
        self._round = memoryview(np.zeros(tables, np.int8))
        self._line = memoryview(np.zeros(tables, np.int8))
        self._doubles = memoryview(np.zeros(tables, np.int8))
        self._decided = memoryview(np.zeros(tables, np.int8))
        self._announced = memoryview(np.zeros(tables, np.int8))
        self._deck = memoryview(np.array(DECK, np.int8))
        self.begin()

    # 2.2 Setup

    def deal(self, n: cython.Py_ssize_t) -> cython.void:
        seat: cython.int
        self._dealer[n] = self.first_of(n, self.players)
        self._round[n] = 1
        for seat in range(self.players):
            self._scores[n, seat] = 0
        self.deal_round(n)

    def deal_round(self, n: cython.Py_ssize_t) -> cython.void:
        """Six cards to each, from the dealer's left; who sits there begins."""
        seat: cython.int
        at: cython.int
        value: cython.int
        top: cython.int = CARDS_IN_ALL
        for at in range(CARDS_IN_ALL):
            self._pile[n, at] = self._deck[at]
        self.shuffle(n, self._pile, CARDS_IN_ALL)
        for at in range(KINDS):
            self._beside[n, at] = 0
        for at in range(2 * LINES):
            self._count[n, at] = 0
            self._sum[n, at] = 0
            for value in range(VALUES):
                self._laid[n, at, value] = 0
        for seat in range(self.players):
            for at in range(KINDS):
                self._hands[n, seat, at] = 0
                self._shown[n, seat, at] = 0
        seat = self._dealer[n]
        for _ in range(self.players):
            seat = seat + 1 if seat + 1 < self.players else 0
            for _ in range(HAND):
                top -= 1
                self._hands[n, seat, self._pile[n, top]] += 1
        self._top[n] = top
        self._doubles[n] = (1 << self.players) - 1
        self._decided[n] = 0
        self._announced[n] = 0
        self._line[n] = 0
        self._turn[n] = self._dealer[n]
        self.end_turn(n)

    # 2.3 A turn: draw a card, then lay one

    def act(self, n: cython.Py_ssize_t, action: cython.int) -> cython.bint:
        if action < DISCARD:
            return self.play(n, action >> 1, action & 1)
        if action >= KEEP:
            return self.decide(n, self._seats[n], action == SPEND)
        self._hands[n, self._turn[n], action - DISCARD] -= 1
        self._shown[n, self._turn[n], action - DISCARD] -= 1  # B8
        self._beside[n, action - DISCARD] += 1
        self.end_turn(n)
        return False

    def end_turn(self, n: cython.Py_ssize_t) -> cython.void:
        seat: cython.int = self._turn[n] + 1
        self._turn[n] = seat if seat < self.players else 0
        self.draw(n)

    def draw(self, n: cython.Py_ssize_t) -> cython.void:
        """The turn begins with a card, and ends there for whoever can lay none (B10)."""
        seat: cython.int = self._turn[n]
        kind: cython.int
        self._top[n] -= 1
        self._hands[n, seat, self._pile[n, self._top[n]]] += 1
        self._stage[n] = PLAYING
        if not self.can_play(n, seat):
            self._stage[n] = BLOCKED
            for kind in range(KINDS):
                self._shown[n, seat, kind] = self._hands[n, seat, kind]

    def can_play(self, n: cython.Py_ssize_t, seat: cython.int) -> cython.bint:
        colour: cython.int
        kind: cython.int
        for colour in range(LINES):
            if not self.is_locked(n, colour):
                for kind in range(colour * VALUES, colour * VALUES + VALUES):
                    if self._hands[n, seat, kind] > 0:
                        return True
        return False

    def is_locked(self, n: cython.Py_ssize_t, colour: cython.int) -> cython.bint:
        """Whether a line takes no card any more (B16)."""
        return self._count[n, 2 * colour] + self._count[n, 2 * colour + 1] == FULL_LINE

    def play(self, n: cython.Py_ssize_t, kind: cython.int, side: cython.int) -> cython.bint:
        colour: cython.int = kind // VALUES
        at: cython.int = 2 * colour + side
        locked: cython.int = 0
        self._hands[n, self._turn[n], kind] -= 1
        self._laid[n, at, kind % VALUES] += 1
        self._sum[n, at] += kind % VALUES + 1
        self._count[n, at] += 1
        if self.is_locked(n, colour):
            for colour in range(LINES):
                if self.is_locked(n, colour):
                    locked += 1
            if locked >= self._closing:  # 2.4
                return self.score(n)
        self.end_turn(n)
        return False

    # 2.5 Scoring, line by line, and the Doubles asked for meanwhile

    def score(self, n: cython.Py_ssize_t) -> cython.bint:
        """Score on until Doubles must be asked for; whether the match is over."""
        colour: cython.int
        heaven: cython.int
        while self._line[n] < LINES:
            colour = self._line[n]
            heaven = self._sum[n, 2 * colour + 1] - self._sum[n, 2 * colour]
            if heaven > 0 and self._doubles[n]:
                self._stage[n] = DOUBLING
                return False
            if heaven != 0:
                self.weigh(n, colour, 1 if heaven > 0 else -1)
            self._line[n] += 1
        if self._round[n] == self._rounds:
            return True
        self._round[n] += 1
        self._dealer[n] = self._dealer[n] + 1 if self._dealer[n] + 1 < self.players else 0
        self.deal_round(n)
        return False

    def weigh(self, n: cython.Py_ssize_t, colour: cython.int, sign: cython.int) -> cython.void:
        """Who holds most of a colour gains or loses it, twice the gain with a Double announced."""
        seat: cython.int
        most: cython.int = 0
        held: cython.int
        for seat in range(self.players):
            held = self.worth(n, seat, colour)
            most = held if held > most else most
        for seat in range(self.players):
            if self.worth(n, seat, colour) == most:
                held = 2 * most if self._announced[n] >> seat & 1 else most
                self._scores[n, seat] += sign * held

    def worth(self, n: cython.Py_ssize_t, seat: cython.int, colour: cython.int) -> cython.int:
        value: cython.int
        points: cython.int = 0
        for value in range(VALUES):
            points += (value + 1) * self._hands[n, seat, colour * VALUES + value]
        return points

    def decide(self, n: cython.Py_ssize_t, seat: cython.int, spend: cython.bint) -> cython.bint:
        """Announce a Double or keep it; the last to decide has the line scored."""
        self._decided[n] |= 1 << seat
        if spend:
            self._announced[n] |= 1 << seat
        if self._decided[n] != self._doubles[n]:
            return False
        self.weigh(n, self._line[n], 1)
        self._doubles[n] &= ~self._announced[n]  # B4: spent, whatever it brought
        self._decided[n] = 0
        self._announced[n] = 0
        self._line[n] += 1
        return self.score(n)

    def asked(self, n: cython.Py_ssize_t) -> cython.int:
        """Who decides next about a Double: by seats, or from the dealer's left (B3)."""
        undecided: cython.int = self._doubles[n] & ~self._decided[n]
        seat: cython.int = 0
        if self._sequential:
            seat = self._dealer[n] + 1 if self._dealer[n] + 1 < self.players else 0
        while not undecided >> seat & 1:
            seat = seat + 1 if seat + 1 < self.players else 0
        return seat

    # The menu

    def offer(self, n: cython.Py_ssize_t) -> cython.void:
        seat: cython.int = self._turn[n]
        colour: cython.int
        kind: cython.int
        size: cython.int = 0
        if self._stage[n] == DOUBLING:
            self._seats[n] = self.asked(n)
            self._menus[n, 0] = KEEP
            self._menus[n, 1] = SPEND
            self._sizes[n] = 2
            return
        self._seats[n] = seat
        for colour in range(LINES):
            if self._stage[n] == PLAYING and self.is_locked(n, colour):
                continue
            for kind in range(colour * VALUES, colour * VALUES + VALUES):
                if self._hands[n, seat, kind] > 0:
                    if self._stage[n] == BLOCKED:
                        self._menus[n, size] = DISCARD + kind
                        size += 1
                        continue
                    if self._count[n, 2 * colour] < FULL_SIDE:
                        self._menus[n, size] = 2 * kind
                        size += 1
                    if self._count[n, 2 * colour + 1] < FULL_SIDE:
                        self._menus[n, size] = 2 * kind + 1
                        size += 1
        self._sizes[n] = size

    # What is seen, in the order of `observation`

    def look(self, n: cython.Py_ssize_t) -> cython.void:
        seat: cython.int = self._seats[n]
        other: cython.int
        side: cython.Py_ssize_t
        value: cython.Py_ssize_t
        kind: cython.Py_ssize_t
        at: cython.Py_ssize_t = 0
        doubling: cython.bint = self._stage[n] == DOUBLING
        for side in range(2 * LINES):
            for value in range(VALUES):
                self._seen[n, at + value] = self._laid[n, side, value]
            at += VALUES
            if side & 1:
                self._seen[n, at] = self.is_locked(n, side >> 1)
                at += 1
        for kind in range(KINDS):
            self._seen[n, at + kind] = self._hands[n, seat, kind]
        at += KINDS
        other = seat
        for _ in range(self.players):
            at = self.look_at_player(n, other, at, other == seat)
            other = other + 1 if other + 1 < self.players else 0
        for kind in range(KINDS):
            self._seen[n, at + kind] = self._beside[n, kind]
        at += KINDS
        self._seen[n, at] = self._top[n]
        self._seen[n, at + 1] = self._round[n]
        at += 2
        dealer: cython.int = (self._dealer[n] - seat + self.players) % self.players
        for other in range(self.players):
            self._seen[n, at + other] = other == dealer
        at += self.players
        for other in range(self.players):
            self._seen[n, at + other] = other == 0 and not doubling  # whose turn it is looks
        at += self.players
        for side in range(LINES):
            self._seen[n, at + side] = doubling and side == self._line[n]

    def look_at_player(
        self, n: cython.Py_ssize_t, seat: cython.int, at: cython.Py_ssize_t, own: cython.bint
    ) -> cython.int:
        """What is seen of a player, from the place `at` on; where that ends."""
        kind: cython.Py_ssize_t
        colour: cython.Py_ssize_t
        cards: cython.int = 0
        told: cython.bint
        for kind in range(KINDS):
            cards += self._hands[n, seat, kind]
        self._seen[n, at] = cards
        at += 1
        for kind in range(KINDS):
            self._seen[n, at + kind] = self._shown[n, seat, kind]
        at += KINDS
        for colour in range(LINES):
            told = colour < self._line[n]
            told = told and self._sum[n, 2 * colour] != self._sum[n, 2 * colour + 1]
            for kind in range(colour * VALUES, colour * VALUES + VALUES):
                self._seen[n, at + kind] = self._hands[n, seat, kind] if told else 0  # B13
        at += KINDS
        self._seen[n, at] = self._doubles[n] >> seat & 1
        told = self._decided[n] >> seat & 1 and (self._sequential or own)
        self._seen[n, at + 1] = told and not self._announced[n] >> seat & 1
        self._seen[n, at + 2] = told and self._announced[n] >> seat & 1
        self._seen[n, at + 3] = self._scores[n, seat]
        return at + 4
