# cython: language_level=3, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
# mypy: ignore-errors
# Not compiled: by mypyc; Cython compiles it, to which `batch.pxd` gives the types.
"""Diadingo: many tables advanced by one call, by the same laws as the single table (3.2 to 3.8).

Numbers of actions are those of `game.actions(players)`: a place to try, then the thefts by victim,
ring and own ring, then to decline one.
"""

from __future__ import annotations

import numpy as np

from ludiade.games.diadingo import game
from ludiade.games.diadingo import types as t
from ludiade.games.diadingo.learning.observation import CARDS as NAMES
from ludiade.games.diadingo.learning.observation import THOUSAND, observe
from ludiade.games.diadingo.material import BOXES, PLACES, RINGS, THEFT
from ludiade.games.diadingo.stages import Stage
from ludiade.kernel.inputs import NOBODY

try:
    import cython
except ImportError:
    from ludiade.kernel import cythonless as cython

if cython.compiled:
    from cython.cimports.ludiade.kernel.learning.batch import Batch as Shared
else:
    from ludiade.kernel.learning.batch import Batch as Shared

CARDS = len(NAMES)
LIFTING, STEALING = Stage.LIFTING, Stage.STEALING
STEAL = PLACES
ONE = 1
"""Of 64 bits, for sets of places and rings."""


class Batch(Shared):
    """`gone`, `stuck` and `fixed` are sets of places in bits; `rings` (tables, players, rings) are
    the values drawn, by number, and `filled` says in bits which carry a diamond; `deck` with `top`,
    and `stage`.

    `fixed` and `deck` are the truth, which nobody sees.
    """

    def __init__(self, tables, players, seed, options, threads, observes):
        box = BOXES[options.values]
        kinds = [box.listing.count(kind) for kind in range(len(box.values))]
        most = 1 + max(PLACES, sum((count // 2) * (count - count // 2) for count in kinds))
        super().__init__(
            game, observe, most, tables, players, seed, options, threads, observes
        )  # fmt: skip
        self.gone = np.zeros(tables, np.int64)
        self.stuck = np.zeros(tables, np.int64)
        self.fixed = np.zeros(tables, np.int64)
        self.rings = np.zeros((tables, players, RINGS), np.int8)
        self.filled = np.zeros((tables, players), np.int64)
        self.deck = np.zeros((tables, len(box.listing)), np.int8)
        self.top = np.zeros(tables, np.int8)
        self.stage = np.zeros(tables, np.int8)
        self._compulsory = options.theft_compulsory
        self._goes_back = options.after_theft == "back_to_thief_left"
        self._professional = options.professional
        self._games = options.games
        self._decline = game.actions(players).index(t.Decline())
        self._cards = len(box.listing)
        self._anchored = box.fixed
        self._tray = memoryview(np.zeros((tables, PLACES), np.int8))
        self._gone = memoryview(self.gone)
        self._stuck = memoryview(self.stuck)
        self._fixed = memoryview(self.fixed)
        self._rings = memoryview(self.rings)
        self._count = memoryview(np.zeros((tables, players), np.int8))
        self._filled = memoryview(self.filled)
        self._deck = memoryview(self.deck)
        self._top = memoryview(self.top)
        self._stage = memoryview(self.stage)
        self._drawn = memoryview(np.zeros(tables, np.int8))
        self._resume = memoryview(np.zeros(tables, np.int8))
        self._thefts = memoryview(np.zeros(tables, np.int8))
        self._left = memoryview(np.zeros(tables, np.int8))
        self._game = memoryview(np.zeros(tables, np.int8))
        self._sums = memoryview(np.zeros((tables, players), np.int32))
        self._listing = memoryview(np.array(box.listing, np.int8))
        self._values = memoryview(np.array(box.values, np.int32))
        self.begin()

    # 3.2 Setup: who begins, which diamonds are fixed, the deck

    def deal(self, n: cython.Py_ssize_t) -> cython.void:
        seat: cython.int
        self._game[n] = 1
        for seat in range(self.players):
            self._sums[n, seat] = 0
        self.set_up(n)

    def set_up(self, n: cython.Py_ssize_t) -> cython.void:
        at: cython.int
        self._seats[n] = self.first_of(n, self.players)
        for at in range(PLACES):
            self._tray[n, at] = at
        self.shuffle(n, self._tray, PLACES)
        self._fixed[n] = 0
        for at in range(self._anchored):
            self._fixed[n] |= ONE << self._tray[n, PLACES - 1 - at]
        self._gone[n] = 0
        self._stuck[n] = 0
        self._left[n] = PLACES - self._anchored
        for at in range(self._cards):
            self._deck[n, at] = self._listing[at]
        self.shuffle(n, self._deck, self._cards)
        self._top[n] = self._cards
        self._thefts[n] = 0
        self._resume[n] = NOBODY
        for at in range(self.players):
            self._count[n, at] = 0
            self._filled[n, at] = 0
        self.draw(n)  # the deck is never without a ring

    # 3.3 A turn: draw a card, then lift a diamond or steal one

    def draw(self, n: cython.Py_ssize_t) -> cython.bint:
        """Turn up cards until one asks for a decision; whether the match is over."""
        card: cython.int
        while self._top[n] > 0:
            self._top[n] -= 1
            card = self._deck[n, self._top[n]]
            self._drawn[n] = card
            if card != THEFT:
                self._stage[n] = LIFTING
                return False
            if self.can_steal(n, self._seats[n]):
                self._stage[n] = STEALING
                return False
            self._thefts[n] += 1
        return self.end_game(n)  # C3

    def act(self, n: cython.Py_ssize_t, action: cython.int) -> cython.bint:
        if action < STEAL:
            return self.take(n, action)
        if action == self._decline:
            self._thefts[n] += 1
            return self.draw(n)  # C1
        action -= STEAL
        return self.steal(n, action // (RINGS * RINGS), action // RINGS % RINGS, action % RINGS)

    def take(self, n: cython.Py_ssize_t, place: cython.int) -> cython.bint:
        seat: cython.int = self._seats[n]
        count: cython.int = self._count[n, seat]
        if self._fixed[n] >> place & 1:
            self._stuck[n] |= ONE << place
        else:
            self._gone[n] |= ONE << place
            self._left[n] -= 1
            self._filled[n, seat] |= ONE << count  # on the ring just drawn, never an older one
        self._rings[n, seat, count] = self._drawn[n]
        self._count[n, seat] += 1
        if self._left[n] == 0:
            return self.end_game(n)  # C5
        if self._resume[n] == NOBODY:
            self._seats[n] = seat + 1 if seat + 1 < self.players else 0
        else:
            self._seats[n] = self._resume[n]  # C2
            self._resume[n] = NOBODY
        return self.draw(n)

    # 3.3 Theft: the diamond of an opponent for an empty ring of the same value

    def values_in(
        self, n: cython.Py_ssize_t, seat: cython.int, bits: cython.longlong
    ) -> cython.int:
        """The values of the rings named in bits, themselves as bits."""
        ring: cython.int
        values: cython.int = 0
        for ring in range(self._count[n, seat]):
            if bits >> ring & 1:
                values |= 1 << self._rings[n, seat, ring]
        return values

    def can_steal(self, n: cython.Py_ssize_t, seat: cython.int) -> cython.bint:
        other: cython.int
        wanted: cython.int = self.values_in(n, seat, ~self._filled[n, seat])
        if wanted == 0:
            return False
        for other in range(self.players):
            if other != seat and wanted & self.values_in(n, other, self._filled[n, other]):
                return True
        return False

    def steal(
        self, n: cython.Py_ssize_t, victim: cython.int, ring: cython.int, onto: cython.int
    ) -> cython.bint:
        seat: cython.int = self._seats[n]
        self._filled[n, victim] ^= ONE << ring  # C9: the ring stays with its owner
        self._filled[n, seat] |= ONE << onto
        self._thefts[n] += 1
        if self._goes_back and self._resume[n] == NOBODY:
            self._resume[n] = seat + 1 if seat + 1 < self.players else 0
        self._seats[n] = victim
        return self.draw(n)

    # 3.4 and 3.5 The end of a game, and what rings are worth

    def end_game(self, n: cython.Py_ssize_t) -> cython.bint:
        seat: cython.int
        for seat in range(self.players):
            self._sums[n, seat] += self.dollars(n, seat)
        if self._game[n] == self._games:
            for seat in range(self.players):
                self._scores[n, seat] = self._sums[n, seat]
            return True
        self._game[n] += 1
        self.set_up(n)
        return False

    def dollars(self, n: cython.Py_ssize_t, seat: cython.int) -> cython.int:
        """What a player's rings bring; for professionals the empty ones count against her."""
        ring: cython.int
        total: cython.int = 0
        for ring in range(self._count[n, seat]):
            if self._filled[n, seat] >> ring & 1:
                total += self._values[self._rings[n, seat, ring]]
            elif self._professional:
                total -= self._values[self._rings[n, seat, ring]]
        return total

    # The menu

    def offer(self, n: cython.Py_ssize_t) -> cython.void:
        size: cython.int = 0
        place: cython.int
        there: cython.longlong = ~self._gone[n]
        if self._stage[n] == STEALING:
            size = self.thefts(n, self._seats[n], 0)
            if not self._compulsory:
                self._menus[n, size] = self._decline
                size += 1
            self._sizes[n] = size
            return
        for place in range(PLACES):
            self._menus[n, size] = place
            size += there >> place & 1
        self._sizes[n] = size

    def thefts(self, n: cython.Py_ssize_t, seat: cython.int, size: cython.int) -> cython.int:
        """Every diamond that fits one of this player's empty rings, with each ring it fits."""
        victim: cython.int
        ring: cython.int
        onto: cython.int
        for victim in range(self.players):
            if victim == seat:
                continue
            for ring in range(self._count[n, victim]):
                if not self._filled[n, victim] >> ring & 1:
                    continue
                for onto in range(self._count[n, seat]):
                    if self._filled[n, seat] >> onto & 1:
                        continue
                    if self._rings[n, seat, onto] == self._rings[n, victim, ring]:
                        self._menus[n, size] = STEAL + (victim * RINGS + ring) * RINGS + onto
                        size += 1
        return size

    # What is seen, in the order of `observation`

    def look(self, n: cython.Py_ssize_t) -> cython.void:
        seat: cython.int = self._seats[n]
        own: cython.int = seat
        place: cython.Py_ssize_t
        value: cython.float
        at: cython.Py_ssize_t = 2 * PLACES
        gone: cython.longlong = self._gone[n]
        stuck: cython.longlong = self._stuck[n]
        for place in range(PLACES):
            self._seen[n, place] = gone >> place & 1
            self._seen[n, PLACES + place] = stuck >> place & 1
        for _ in range(self.players):
            for place in range(self._count[n, seat]):
                value = self._values[self._rings[n, seat, place]] / THOUSAND
                self._seen[n, at + place] = value if self._filled[n, seat] >> place & 1 else -value
            for place in range(self._count[n, seat], RINGS):
                self._seen[n, at + place] = 0
            at += RINGS
            self._seen[n, at] = (self._sums[n, seat] + self.dollars(n, seat)) / THOUSAND
            at += 1
            seat = seat + 1 if seat + 1 < self.players else 0
        self._seen[n, at] = self._left[n]
        self._seen[n, at + 1] = self._top[n]
        self._seen[n, at + 2] = self._thefts[n]
        at += 3
        for place in range(CARDS - 1):
            self._seen[n, at + place] = place == self._drawn[n]
        self._seen[n, at + CARDS - 1] = self._drawn[n] == THEFT
        at += CARDS
        for place in range(self.players):
            self._seen[n, at + place] = place == 0  # whose turn it is looks
        at += self.players
        for place in range(self.players):
            self._seen[n, at + place] = self._resume[n] == (own + place) % self.players
        at += self.players
        self._seen[n, at] = self._game[n]
