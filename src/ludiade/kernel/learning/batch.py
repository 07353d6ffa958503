# cython: language_level=3, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
# mypy: ignore-errors
# (The types in this module are the compiler's.)
"""Many tables of one game advanced by one call: what is the same in every title.

Compiled when Cython is there (`batch.pxd` gives it the types), otherwise run as it stands. A
title's own `batch` says how its tables are dealt, how an action changes one, what may be done next
and what is seen then, on flat arrays; tests step it beside the real table and compare everything.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np

from ludiade.kernel.dice import FACTOR, WORD, Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Shuffle, Shuffled

try:
    import cython
except ImportError:
    from ludiade.kernel import cythonless as cython

IN_ORDER = 0xFEDCBA9876543210
"""0 to 15, four bits each."""


class Batch:
    """So many tables of one size; one that is over is dealt anew.

    All arrays are read in place and never copied: copy what is to be kept.
    """

    def __init__(self, game, observe, most, tables, players, seed, options, threads, observes):
        """`most` is the longest menu there can be, `observe` the game's own for single tables."""
        self.tables = tables
        self.players = players
        self.actions = len(game.actions(players))
        self.layout = layout(game, observe, players, options)
        self.mask = np.zeros((tables, self.actions), np.bool_)
        self.menus = np.zeros((tables, most), np.int32)
        self.sizes = np.zeros(tables, np.int32)
        self.seats = np.zeros(tables, np.int8)
        seen = sum(length for _, length in self.layout)
        self.observations = np.zeros((tables, seen if observes else 0), np.float32)
        self.rewards = np.zeros((tables, players), np.float32)
        self.dones = np.zeros(tables, np.bool_)
        self.scores = np.zeros((tables, players), np.int32)
        self._observes = observes
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        ends = [tables * part // threads for part in range(threads + 1)]
        self._shares = [(ends[part], ends[part + 1]) for part in range(threads)]
        self._dice = memoryview(np.array([Dice(seed + n).carry for n in range(tables)], np.int64))
        self._mask = memoryview(self.mask.view(np.uint8))
        self._menus = memoryview(self.menus)
        self._sizes = memoryview(self.sizes)
        self._seats = memoryview(self.seats)
        self._seen = memoryview(self.observations) if observes else None
        self._rewards = memoryview(self.rewards)
        self._dones = memoryview(self.dones.view(np.uint8))
        self._scores = memoryview(self.scores)

    def begin(self):
        """Deal every table; a title calls it once its own arrays are there."""
        n: cython.Py_ssize_t
        for n in range(self.tables):
            self.deal(n)
            self.offer(n)
            self.show(n)

    def step(self, actions):
        """Let every table's awaited seat do this; ValueError, and no change, if one may not."""
        chosen = np.ascontiguousarray(actions, np.int32)
        if chosen.shape != (self.tables,):
            raise ValueError(f"one action a table, {self.tables} of them")
        self._chosen = memoryview(chosen)
        at: cython.Py_ssize_t = self.wrong()
        if at < self.tables:
            raise ValueError(f"table {at}: action {chosen[at]} is not allowed: see mask")
        self._spread(self._advance)

    def sample(self):
        """One allowed action a table, each as likely, drawn by the table's own dice."""
        chosen = np.zeros(self.tables, np.int32)
        drawn: cython.int[::1] = memoryview(chosen)
        n: cython.Py_ssize_t
        for n in range(self.tables):
            drawn[n] = self.pick(n)
        return chosen

    def rollout(self, steps):
        """As often `step(sample())`, all within; how many matches ended meanwhile.

        Menus are looked through, but masks and observations are filled only after the last step.
        """
        return sum(self._spread(lambda first, last: self._roll_on(first, last, steps)))

    def close(self):
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _spread(self, work):
        if self._pool is None:
            return [work(0, self.tables)]
        return [done.result() for done in [self._pool.submit(work, *s) for s in self._shares]]

    def _advance(self, first: cython.Py_ssize_t, last: cython.Py_ssize_t):
        with cython.nogil:
            self.advance(first, last)

    def _roll_on(self, first: cython.Py_ssize_t, last: cython.Py_ssize_t, steps: cython.longlong):
        ended: cython.longlong
        with cython.nogil:
            ended = self.roll_on(first, last, steps)
        return ended

    # What a title says

    def deal(self, n: cython.Py_ssize_t) -> cython.void:
        """Begin a match at table n."""

    def act(self, n: cython.Py_ssize_t, action: cython.int) -> cython.bint:
        """Let the awaited seat of table n do this; whether that ends the match, `scores` told."""
        return False

    def offer(self, n: cython.Py_ssize_t) -> cython.void:
        """Fill `seats`, `menus` and `sizes` of table n."""

    def look(self, n: cython.Py_ssize_t) -> cython.void:
        """Fill `observations` of table n, as the awaited seat sees it."""

    # What titles share

    def below(self, n: cython.Py_ssize_t, count: cython.int) -> cython.int:
        """`Dice.below` of table n."""
        x: cython.longlong = self._dice[n]
        x = FACTOR * (x & WORD) + (x >> 32)
        self._dice[n] = x
        return ((x & WORD) * count) >> 32

    def shuffle(
        self, n: cython.Py_ssize_t, piles: cython.schar[:, ::1], size: cython.int
    ) -> cython.void:
        """Put the things that lie in a pile, its top being the first, in the order of `Dice.order`.

        The top is the last thing thereafter, as in `kernel.piles`.
        """
        x: cython.longlong = self._dice[n]
        left: cython.int = size
        j: cython.int
        thing: cython.schar
        while left > 1:
            x = FACTOR * (x & WORD) + (x >> 32)
            j = ((x & WORD) * left) >> 32
            left -= 1
            thing = piles[n, left]
            piles[n, left] = piles[n, j]
            piles[n, j] = thing
        self._dice[n] = x
        left = 0
        j = size - 1
        while left < j:
            thing = piles[n, left]
            piles[n, left] = piles[n, j]
            piles[n, j] = thing
            left += 1
            j -= 1

    def first_of(self, n: cython.Py_ssize_t, size: cython.int) -> cython.int:
        """The first entry of a `Dice.order` of at most 16 things."""
        x: cython.longlong = self._dice[n]
        left: cython.int = size
        j: cython.int
        order: cython.ulonglong = IN_ORDER
        one: cython.ulonglong
        other: cython.ulonglong
        while left > 1:
            x = FACTOR * (x & WORD) + (x >> 32)
            j = ((x & WORD) * left) >> 32
            left -= 1
            one = order >> (4 * left) & 15
            other = order >> (4 * j) & 15
            order ^= (one ^ other) << (4 * left)
            if j != left:
                order ^= (one ^ other) << (4 * j)
        self._dice[n] = x
        return order & 15

    def pick(self, n: cython.Py_ssize_t) -> cython.int:
        """Any of the menu."""
        size: cython.int = self._sizes[n]
        return self._menus[n, self.below(n, size) if size > 1 else 0]

    def hide(self, n: cython.Py_ssize_t) -> cython.void:
        """Take the menu off the mask again."""
        at: cython.int
        for at in range(self._sizes[n]):
            self._mask[n, self._menus[n, at]] = 0

    def show(self, n: cython.Py_ssize_t) -> cython.void:
        """Fill mask and observation."""
        at: cython.int
        for at in range(self._sizes[n]):
            self._mask[n, self._menus[n, at]] = 1
        if self._observes:
            self.look(n)

    def act_and_reward(self, n: cython.Py_ssize_t, action: cython.int) -> cython.bint:
        """Let it happen, and begin anew where that is the end; whether it was."""
        seat: cython.int
        if self._dones[n]:
            self._dones[n] = 0
            for seat in range(self.players):
                self._rewards[n, seat] = 0
        if not self.act(n, action):
            return False
        self._dones[n] = 1
        self.reward(n)
        self.deal(n)
        return True

    def reward(self, n: cython.Py_ssize_t) -> cython.void:
        """Twice the share of the others that each seat has beaten, less one; a tie counts half."""
        seat: cython.int
        other: cython.int
        beaten: cython.int
        for seat in range(self.players):
            beaten = 0
            for other in range(self.players):
                if self._scores[n, seat] > self._scores[n, other]:
                    beaten += 1
                elif self._scores[n, seat] < self._scores[n, other]:
                    beaten -= 1
            self._rewards[n, seat] = beaten / (self.players - 1.0)

    def wrong(self) -> cython.Py_ssize_t:
        """The first table whose action is not allowed, or their number."""
        n: cython.Py_ssize_t
        action: cython.int
        for n in range(self.tables):
            action = self._chosen[n]
            if action < 0 or action >= self.actions or not self._mask[n, action]:
                return n
        return self.tables

    def advance(self, first: cython.Py_ssize_t, last: cython.Py_ssize_t) -> cython.void:
        """One step of some tables."""
        n: cython.Py_ssize_t
        for n in range(first, last):
            self.hide(n)
            self.act_and_reward(n, self._chosen[n])
            self.offer(n)
            self.show(n)

    def roll_on(
        self, first: cython.Py_ssize_t, last: cython.Py_ssize_t, steps: cython.longlong
    ) -> cython.longlong:
        """Many random steps of some tables, one table after the other."""
        n: cython.Py_ssize_t
        ended: cython.longlong = 0
        for n in range(first, last):
            self.hide(n)
            for _ in range(steps):
                ended += self.act_and_reward(n, self.pick(n))
                self.offer(n)
            self.show(n)
        return ended


def layout(game, observe, players, options):
    """Names and lengths of the blocks of an observation, read off a table just dealt."""
    table, dice = game.start(options, players), Dice(0)
    while isinstance(waiting := table.waiting(), Shuffle):
        table.apply(Shuffled(dice.order(waiting.size)))
    return [(name, len(values)) for name, values in observe(table.view(Eyes(0)), 0, players)]
