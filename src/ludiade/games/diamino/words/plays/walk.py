# cython: language_level=3, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
# mypy: ignore-errors
# (The types in this module are the compiler's.)
"""The walk through the word graph: from an anchor to the left, then to the right.

Compiled when Cython is there (`walk.pxd` gives it the types), otherwise run as it stands. A branch
is left as soon as a letter that all its continuations need (the graph knows them) is neither in the
rack nor further on in the line, when the room is too small for the shortest of them, or when the
best plays are out of its reach.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from ludiade.kernel import cythonless as cython

if cython.compiled:
    from cython.cimports.ludiade.games.diamino.words.plays.finds import Finds
    from cython.cimports.ludiade.games.diamino.words.plays.layout import (
        ALL_LETTERS,
        FREE,
        JOKER,
        LONGEST,
        SIDE,
        STRIDE,
        TURN,
        count_bits,
        lowest_bit,
    )
else:
    from ludiade.games.diamino.words.plays.finds import Finds
    from ludiade.games.diamino.words.plays.layout import (
        ALL_LETTERS,
        FREE,
        JOKER,
        LONGEST,
        SIDE,
        STRIDE,
        TURN,
        count_bits,
        lowest_bit,
    )


class Walk(Finds):
    """The ways the tiles of a rack can be laid through one anchor."""

    def follow(self, node: cython.uint, letter: cython.int) -> cython.uint:
        """The arc of a letter, 0 if there is none."""
        letters: cython.uint = self.graph[node]
        bit: cython.uint = 1 << letter
        if letters & bit:
            return self.graph[node + 2 + count_bits(letters & (bit - 1))]
        return 0

    def hopeless(self, node: cython.uint, cell: cython.int) -> cython.bint:
        """Whether a letter, or the room, that every continuation needs is out of reach."""
        needed: cython.uint = self.graph[node + 1] & ~(self.rack | self.beyond[cell])
        return needed != 0 and (needed > ALL_LETTERS or count_bits(needed) > self.jokers)

    def too_poor(self, node: cython.uint, cell: cython.int, covered: cython.int) -> cython.bint:
        """Whether no continuation beats the plays kept."""
        tiles: cython.int = self.graph[node + 1] >> LONGEST
        if tiles > self.hand:
            tiles = self.hand
        return self.total + covered + self.gain[cell] + self.most[tiles] <= self.harvest.floor

    def leftward(self, node: cython.uint, cell: cython.int) -> cython.void:
        """The word begins right of the free square `cell`, or goes on there."""
        letters: cython.uint = self.graph[node]
        ahead: cython.uint
        covered: cython.int = 0
        if self.bounded:
            covered = self.along[self.turn] - self.along[cell + 1]
            if self.too_poor(node, cell, covered):
                return
        if letters & TURN and self.open[self.turn]:
            ahead = self.graph[node + 2 + count_bits(letters & ALL_LETTERS)] >> 1
            if not self.hopeless(ahead, self.turn):
                self.first = cell + 1
                if not (self.bounded and self.too_poor(ahead, self.turn, covered)):
                    self.lay_right(ahead, self.turn)
        if letters & self.open[cell]:
            self.lay_left(node, cell)

    def lay_left(self, node: cython.uint, cell: cython.int) -> cython.void:
        """Lay every tile that fits on the free square `cell`, and go on to its left."""
        letters: cython.uint = self.graph[node]
        fitting: cython.uint = letters & self.open[cell]
        mine: cython.uint = fitting & self.rack
        bit: cython.uint
        letter: cython.int
        arc: cython.uint
        self.hand -= 1
        while mine:
            bit = mine & (0 - mine)
            mine ^= bit
            letter = lowest_bit(bit)
            arc = self.graph[node + 2 + count_bits(letters & (bit - 1))]
            self.text[cell] = 65 + letter
            self.total += self.worth[letter]
            self.counts[letter] -= 1
            if self.counts[letter] == 0:
                self.rack ^= bit
            self.laid_left(arc, cell - 1)
            self.counts[letter] += 1
            self.rack |= bit
            self.total -= self.worth[letter]
        if self.jokers:
            self.jokers -= 1
            self.total += self.worth[JOKER]
            fitting &= ~(self.rack & self.sparing)
            while fitting:
                bit = fitting & (0 - fitting)
                fitting ^= bit
                arc = self.graph[node + 2 + count_bits(letters & (bit - 1))]
                self.text[cell] = 97 + lowest_bit(bit)
                self.laid_left(arc, cell - 1)
            self.total -= self.worth[JOKER]
            self.jokers += 1
        self.hand += 1

    def laid_left(self, arc: cython.uint, cell: cython.int) -> cython.void:
        """Read the tiles that lie left of the tile just laid, and go on."""
        while self.tile[cell] < FREE:
            arc = self.follow(arc >> 1, self.tile[cell])
            if not arc:
                return
            cell -= 1
        if arc & 1:
            self.first = cell + 1
            self.complete(self.turn)
        if arc > 1 and not self.hopeless(arc >> 1, cell):
            self.leftward(arc >> 1, cell)

    def lay_right(self, node: cython.uint, cell: cython.int) -> cython.void:
        """Lay every tile that fits on the free square `cell`, and go on to its right."""
        letters: cython.uint = self.graph[node]
        fitting: cython.uint = letters & self.open[cell]
        mine: cython.uint = fitting & self.rack
        bit: cython.uint
        letter: cython.int
        arc: cython.uint
        self.hand -= 1
        while mine:
            bit = mine & (0 - mine)
            mine ^= bit
            letter = lowest_bit(bit)
            arc = self.graph[node + 2 + count_bits(letters & (bit - 1))]
            self.text[cell] = 65 + letter
            self.total += self.worth[letter]
            self.counts[letter] -= 1
            if self.counts[letter] == 0:
                self.rack ^= bit
            self.laid_right(arc, cell + 1)
            self.counts[letter] += 1
            self.rack |= bit
            self.total -= self.worth[letter]
        if self.jokers:
            self.jokers -= 1
            self.total += self.worth[JOKER]
            fitting &= ~(self.rack & self.sparing)
            while fitting:
                bit = fitting & (0 - fitting)
                fitting ^= bit
                arc = self.graph[node + 2 + count_bits(letters & (bit - 1))]
                self.text[cell] = 97 + lowest_bit(bit)
                self.laid_right(arc, cell + 1)
            self.total -= self.worth[JOKER]
            self.jokers += 1
        self.hand += 1

    def laid_right(self, arc: cython.uint, cell: cython.int) -> cython.void:
        """Read the tiles that lie right of the tile just laid, and go on."""
        while self.tile[cell] < FREE:
            arc = self.follow(arc >> 1, self.tile[cell])
            if not arc:
                return
            cell += 1
        if arc & 1:
            self.complete(cell)
        if arc > 1 and self.open[cell] and not self.hopeless(arc >> 1, cell):
            if not (
                self.bounded
                and self.too_poor(arc >> 1, cell, self.along[cell] - self.along[self.first])
            ):
                self.lay_right(arc >> 1, cell)

    def complete(self, end: cython.int) -> cython.void:
        """The squares from `first` up to before `end` hold a play."""
        laid: cython.int = self.size - self.hand
        if self.finishing and (self.hand or not (self.spreading or self.touches(end))):
            return
        if self.spreading:
            self.spread(end - self.first, laid)
        elif laid > 1 or end < SIDE * STRIDE or not self.tell_across():
            self.harvest.add(
                self.first,
                self.first,
                end - self.first,
                laid,
                self.total + self.along[end] - self.along[self.first],
            )
