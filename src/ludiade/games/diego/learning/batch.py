# cython: language_level=3, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
# mypy: ignore-errors
# Not compiled: by mypyc; Cython compiles it, to which `batch.pxd` gives the types.
"""Diego: many tables advanced by one call, by the same laws as the single table (5.2 to 5.8).

Numbers of actions are those of `game.actions(players)`: DIEGO to a card and a target, then the
words alone. Who may object is asked one after another, in the order of the seats; delays never
run out.
"""

from __future__ import annotations

import numpy as np

from ludiade.games.diego import game
from ludiade.games.diego import types as t
from ludiade.games.diego.decks import material
from ludiade.games.diego.knowledge.readings import read
from ludiade.games.diego.learning.observation import observe
from ludiade.games.diego.moves import MOST_CARDS
from ludiade.games.diego.scoring import DIEGO_POINTS, FAMILY_POINTS, PAS_DIEGO_POINTS
from ludiade.games.diego.stages import Stage

try:
    import cython
except ImportError:
    from ludiade.kernel import cythonless as cython

if cython.compiled:
    from cython.cimports.ludiade.kernel.learning.batch import Batch as Shared
else:
    from ludiade.kernel.learning.batch import Batch as Shared

TURN, CLAIMED, PASSED = Stage.TURN, Stage.CLAIMED, Stage.PASSED
PASS, CONTEST, ACCEPT = (game.actions(2).index(said()) for said in (t.Pass, t.Contest, t.Accept))
PILE, ROW, IN_HAND, DIEGO, PAS_DIEGO = 0, 1, 2, 6, 10
"""Where a card lies; a hand's and a sorter's number is that of its first owner, more by seat."""


class Batch(Shared):
    """`deck` says by place what card it is, in listing order, `where` where it lies (see above),
    `shown` which were seen on a pass; `points` of the pairs so far, and `stage`.

    `deck` is the truth; what a seat sees of it is in `observations`.
    """

    def __init__(self, tables, players, seed, options, threads, observes):
        hand, row = options.hand, options.targets
        most = 1 + hand * row + hand * (hand - 1) // 2
        super().__init__(
            game, observe, most, tables, players, seed, options, threads, observes
        )  # fmt: skip
        cards = material(options.deck, options.affiliations)
        self._cards = len(cards.faces)
        self._wide = len(cards.affiliations)
        self._families = len(cards.numbers)
        self.deck = np.zeros((tables, self._cards), np.int8)
        self.where = np.zeros((tables, self._cards), np.int8)
        self.shown = np.zeros((tables, self._cards), np.int8)
        self.points = np.zeros((tables, players), np.int32)
        self.stage = np.zeros(tables, np.int8)
        self._in_hand = options.pair_in_hand
        self._teams = options.teams
        self._open_hands = options.open_hands
        self._pass_to_pas_diego = options.pass_contest_side == "pas_diego"
        self._bonus_on_diego = options.bonus_side == "diego"
        self._hand_size = hand
        self._row_size = row
        self._capital = options.capital
        self._deck = memoryview(self.deck)
        self._where = memoryview(self.where)
        self._shown = memoryview(self.shown)
        self._hands = memoryview(np.zeros((tables, players, hand), np.int8))
        self._held = memoryview(np.zeros((tables, players), np.int8))
        self._row = memoryview(np.zeros((tables, row), np.int8))
        self._targets = memoryview(np.zeros(tables, np.int8))
        self._next = memoryview(np.zeros(tables, np.int8))
        self._won = memoryview(np.zeros((tables, players, self._families), np.int8))
        self._points = memoryview(self.points)
        self._turn = memoryview(np.zeros(tables, np.int8))
        self._stage = memoryview(self.stage)
        self._card = memoryview(np.zeros(tables, np.int8))
        self._target = memoryview(np.zeros(tables, np.int8))
        self._silent = memoryview(np.zeros(tables, np.int8))
        self._passes = memoryview(np.zeros(tables, np.int8))
        readings = [read(face) or (0, 0) for face in cards.faces]
        self._low = memoryview(np.array([float(low) for low, _ in readings], np.float32))
        self._high = memoryview(np.array([float(high) for _, high in readings], np.float32))
        self.begin()

    # 5.2 Setup

    def deal(self, n: cython.Py_ssize_t) -> cython.void:
        """A hand to each, then the row of targets."""
        at: cython.int
        seat: cython.int
        top: cython.int = 0
        card: cython.schar
        self._turn[n] = self.first_of(n, self.players)
        for at in range(self._cards):
            self._deck[n, at] = at
            self._where[n, at] = PILE
            self._shown[n, at] = 0
        self.shuffle(n, self._deck, self._cards)
        for at in range(self._cards // 2):  # here the first card is the first
            card = self._deck[n, at]
            self._deck[n, at] = self._deck[n, self._cards - 1 - at]
            self._deck[n, self._cards - 1 - at] = card
        for seat in range(self.players):
            self._points[n, seat] = 0
            self._held[n, seat] = self._hand_size
            for at in range(self._families):
                self._won[n, seat, at] = 0
            for at in range(self._hand_size):
                self._hands[n, seat, at] = top
                self._where[n, top] = IN_HAND + seat
                top += 1
        for at in range(self._row_size):
            self._row[n, at] = top
            self._where[n, top] = ROW
            top += 1
        self._targets[n] = self._row_size
        self._next[n] = top
        self._passes[n] = 0
        self._stage[n] = TURN

    # 5.4 A turn: DIEGO to a card and a target, or PASSE

    def act(self, n: cython.Py_ssize_t, action: cython.int) -> cython.bint:
        seat: cython.int = self._seats[n]
        at: cython.int
        if action == ACCEPT:
            return self.accept(n, seat)
        if action == CONTEST:
            return self.take_pair(n, seat, PAS_DIEGO, False)
        if action == PASS:  # E2: the hand is shown while the delay runs
            for at in range(self._held[n, seat]):
                self._shown[n, self._hands[n, seat, at]] = 1
            self.let_object(n, PASSED)
            return False
        self._card[n] = action // MOST_CARDS
        self._target[n] = action % MOST_CARDS
        if self._stage[n] == TURN:
            self.let_object(n, CLAIMED)
            return False
        if self._pass_to_pas_diego:  # E3
            return self.take_pair(n, seat, PAS_DIEGO, True)
        return self.take_pair(n, seat, DIEGO, False)

    def let_object(self, n: cython.Py_ssize_t, stage: cython.int) -> cython.void:
        """Ask the opponents; a partner is none (E7)."""
        silent: cython.int = ((1 << self.players) - 1) & ~(1 << self._turn[n])
        if self._teams:
            silent &= ~(1 << (self._turn[n] + 2) % 4)
        self._silent[n] = silent
        self._stage[n] = stage

    def accept(self, n: cython.Py_ssize_t, seat: cython.int) -> cython.bint:
        """The last to accept ends the delay (E9)."""
        self._silent[n] &= ~(1 << seat)
        if self._silent[n]:
            return False
        if self._stage[n] == CLAIMED:
            return self.take_pair(n, self._turn[n], DIEGO, False)
        self._passes[n] += 1
        return self.end_turn(n)

    def take_pair(
        self, n: cython.Py_ssize_t, winner: cython.int, side: cython.int, against_pass: cython.bint
    ) -> cython.bint:
        """The pair leaves the table for a sorter, and the active player refills (E11)."""
        card: cython.int = self._card[n]
        target: cython.int = self._target[n]
        from_hand: cython.bint = self._where[n, target] != ROW
        self.judge(n, winner, side, against_pass)
        self.leave_hand(n, card)
        self.draw_card(n)
        if from_hand:
            self.leave_hand(n, target)
            self.draw_card(n)
        else:
            self.leave_row(n, target)
            self.draw_target(n)
        self._where[n, card] = side + winner
        self._where[n, target] = side + winner
        self._passes[n] = 0
        return self.end_turn(n)

    def leave_hand(self, n: cython.Py_ssize_t, card: cython.int) -> cython.void:
        seat: cython.int = self._turn[n]
        at: cython.int = 0
        self._held[n, seat] -= 1
        while self._hands[n, seat, at] != card:
            at += 1
        while at < self._held[n, seat]:
            self._hands[n, seat, at] = self._hands[n, seat, at + 1]
            at += 1

    def leave_row(self, n: cython.Py_ssize_t, card: cython.int) -> cython.void:
        at: cython.int = 0
        self._targets[n] -= 1
        while self._row[n, at] != card:
            at += 1
        while at < self._targets[n]:
            self._row[n, at] = self._row[n, at + 1]
            at += 1

    def draw_card(self, n: cython.Py_ssize_t) -> cython.void:
        seat: cython.int = self._turn[n]
        if self._next[n] < self._cards:
            self._hands[n, seat, self._held[n, seat]] = self._next[n]
            self._held[n, seat] += 1
            self._where[n, self._next[n]] = IN_HAND + seat
            self._next[n] += 1

    def draw_target(self, n: cython.Py_ssize_t) -> cython.void:
        if self._next[n] < self._cards:
            self._row[n, self._targets[n]] = self._next[n]
            self._targets[n] += 1
            self._where[n, self._next[n]] = ROW
            self._next[n] += 1

    # 5.5 The end: no targets, or everybody has passed in turn

    def end_turn(self, n: cython.Py_ssize_t) -> cython.bint:
        """On to the next player with a card; whether there is nothing more to play for."""
        seat: cython.int = self._turn[n]
        points: cython.int
        while self._targets[n] > 0 and self._passes[n] < self.players:
            seat = seat + 1 if seat + 1 < self.players else 0
            if self._held[n, seat] > 0:
                self._turn[n] = seat
                self._stage[n] = TURN
                return False
            self._passes[n] += 1  # E14
        for seat in range(self.players):
            points = self._capital + self._points[n, seat]
            if self._teams:
                points += self._capital + self._points[n, (seat + 2) % 4]
            self._scores[n, seat] = points
        return True

    # 5.6 The control sheet, pair by pair

    def judge(
        self, n: cython.Py_ssize_t, winner: cython.int, side: cython.int, against_pass: cython.bint
    ) -> cython.void:
        family: cython.int = self._deck[n, self._card[n]] // self._wide
        match: cython.bint = family == self._deck[n, self._target[n]] // self._wide
        if side == DIEGO:
            self._points[n, winner] += DIEGO_POINTS if match else -DIEGO_POINTS
        else:
            right: cython.bint = match == against_pass
            self._points[n, winner] += PAS_DIEGO_POINTS if right else -PAS_DIEGO_POINTS
        if match and (side == DIEGO or not self._bonus_on_diego):  # E15
            self._won[n, winner, family] += 1
            if self._won[n, winner, family] == self._wide // 2:  # E16
                self._points[n, winner] += FAMILY_POINTS

    # The menu

    def offer(self, n: cython.Py_ssize_t) -> cython.void:
        turn: cython.int = self._turn[n]
        stage: cython.int = self._stage[n]
        seat: cython.int = 0
        size: cython.int = 1
        at: cython.int
        other: cython.int
        claim: cython.int
        self._menus[n, 0] = ACCEPT
        if stage == TURN:
            self._seats[n] = turn
            self._menus[n, 0] = PASS
        else:
            while not self._silent[n] >> seat & 1:
                seat += 1
            self._seats[n] = seat
        if stage == CLAIMED:
            self._menus[n, 1] = CONTEST
            self._sizes[n] = 2
            return
        for at in range(self._held[n, turn]):  # on a pass with the passer's cards
            claim = self._hands[n, turn, at] * MOST_CARDS
            for other in range(self._targets[n]):
                self._menus[n, size] = claim + self._row[n, other]
                size += 1
            if self._in_hand and stage == TURN:
                for other in range(at + 1, self._held[n, turn]):
                    self._menus[n, size] = claim + self._hands[n, turn, other]
                    size += 1
        self._sizes[n] = size

    # What is seen, in the order of `observation`

    def look(self, n: cython.Py_ssize_t) -> cython.void:
        seat: cython.int = self._seats[n]
        owner: cython.int
        lies: cython.int
        card: cython.Py_ssize_t
        wide: cython.Py_ssize_t = 3 * MOST_CARDS + 1
        players: cython.Py_ssize_t = 5 * MOST_CARDS + 1
        end: cython.Py_ssize_t = players + self.players * wide
        at: cython.Py_ssize_t
        for at in range(end + 2 + self.players):
            self._seen[n, at] = 0
        for card in range(self._next[n]):
            lies = self._where[n, card]
            if self.is_seen(n, card, seat):
                self._seen[n, card] = 1
                self._seen[n, MOST_CARDS + card] = self._low[self._deck[n, card]]
                self._seen[n, 2 * MOST_CARDS + card] = self._high[self._deck[n, card]]
            if lies == ROW:
                self._seen[n, 3 * MOST_CARDS + card] = 1
            else:
                owner = (lies - IN_HAND) % 4
                owner = owner - seat if owner >= seat else owner - seat + self.players
                at = players + owner * wide + (lies - IN_HAND) // 4 * MOST_CARDS
                self._seen[n, at + card] = 1
        owner = self._turn[n] - seat
        owner = owner if owner >= 0 else owner + self.players
        if self._stage[n] == CLAIMED:
            self._seen[n, 4 * MOST_CARDS + self._card[n]] = 1
            self._seen[n, 4 * MOST_CARDS + self._target[n]] = 1
        if self._stage[n] != TURN:
            self._seen[n, 5 * MOST_CARDS] = self._stage[n] == PASSED
            self._seen[n, players + owner * wide + 3 * MOST_CARDS] = 1
        self._seen[n, end] = self._cards - self._next[n]
        self._seen[n, end + 1] = self._passes[n]
        self._seen[n, end + 2 + owner] = 1

    def is_seen(self, n: cython.Py_ssize_t, card: cython.int, seat: cython.int) -> cython.bint:
        """Whether a seat knows what is drawn on a card that has left the pile (E2)."""
        lies: cython.int = self._where[n, card]
        if lies == ROW or lies >= DIEGO or lies == IN_HAND + seat or self._open_hands:
            return True
        if self._shown[n, card] or (self._stage[n] == PASSED and lies == IN_HAND + self._turn[n]):
            return True
        laid: cython.bint = card == self._card[n] or card == self._target[n]
        return laid and self._stage[n] == CLAIMED
