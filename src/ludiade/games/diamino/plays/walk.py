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

from array import array

try:
    import cython
except ImportError:
    from ludiade.games.diamino.plays import cythonless as cython

if cython.compiled:
    from cython.cimports.ludiade.games.diamino.plays.harvest import Harvest
    from cython.cimports.ludiade.games.diamino.plays.layout import (
        ALL_LETTERS,
        BARE,
        BEST,
        CELLS,
        FREE,
        JOKER,
        LENGTHS,
        LONGEST,
        MORE_ROOM,
        ROOM,
        SIDE,
        STRIDE,
        TOUCHED,
        TURN,
        count_bits,
        lowest_bit,
    )
else:
    from ludiade.games.diamino.plays.harvest import Harvest
    from ludiade.games.diamino.plays.layout import (
        ALL_LETTERS,
        BARE,
        BEST,
        CELLS,
        FREE,
        JOKER,
        LENGTHS,
        LONGEST,
        MORE_ROOM,
        ROOM,
        SIDE,
        STRIDE,
        TOUCHED,
        TURN,
        count_bits,
        lowest_bit,
    )


class Walk:
    """A rack, and the ways its tiles can be laid through one anchor."""

    def __init__(self, arrays: tuple[object, ...], harvest: Harvest) -> None:
        self.graph, self.tile, self.fits, self.signs = arrays
        self.harvest = harvest
        self.text = harvest.text
        self.open = array("I", bytes(4 * CELLS))
        self.beyond = array("I", bytes(4 * CELLS))
        self.counts = array("i", bytes(4 * 27))
        self.worth = array("i", bytes(4 * 27))
        self.along = array("i", bytes(4 * (CELLS + 1)))
        self.gain = array("i", bytes(4 * CELLS))
        self.most = array("i", bytes(4 * 113))
        self.bounded = self.finishing = False
        self.sparing = 0
        self.spreading = 0

    def take(self, rack: bytes) -> None:
        """Take a rack, capitals and jokers of any other sign, and open every line."""
        letter: cython.int
        cell: cython.int
        self.rack = 0
        self.size = self.hand = len(rack)
        self.total = self.jokers = 0
        for letter in range(26):
            self.counts[letter] = 0
        for letter in rack:
            if 65 <= letter < 91:
                self.counts[letter - 65] += 1
                self.rack |= 1 << (letter - 65)
            else:
                self.jokers += 1
        for cell in range(CELLS):
            self.open[cell] = self.fits[cell]
            self.text[cell] = 65 + self.tile[cell]
        self.usable = ALL_LETTERS if self.jokers else self.rack
        if self.bounded:
            self.weigh_rack()

    def spare_jokers(self, on: bool) -> None:
        """Whether a joker is laid only where no tile of that letter is left: every word once."""
        self.sparing = ALL_LETTERS if on else 0

    def compare(self, worth: array[int], bonus: array[int], whole_word: bool) -> None:
        """From the next rack on: `worth` of a tile laid, `bonus` by cell, old tiles too or not."""
        self.worth = worth
        self.bonus = bonus
        self.whole_word = whole_word
        self.bounded = True

    def weigh_rack(self) -> cython.void:
        """Sum up the most that tiles can bring, and what lies along the lines."""
        number: cython.int
        letter: cython.int
        place: cython.int
        cell: cython.int
        one: cython.int
        for number in range(self.size + 1):
            self.most[number] = 0
        number = 0
        for letter in range(27):
            one = max(0, self.worth[letter])
            for _ in range(self.jokers if letter == JOKER else self.counts[letter]):
                number += 1
                place = number
                while place > 1 and self.most[place - 1] < one:
                    self.most[place] = self.most[place - 1]
                    place -= 1
                self.most[place] = one
        for number in range(1, self.size + 1):
            self.most[number] += self.most[number - 1]
        for cell in range(CELLS):
            one = 0
            if self.tile[cell] >= FREE:
                one = self.bonus[cell]
            elif self.whole_word:
                one = self.worth[JOKER if self.signs[cell] > 90 else self.tile[cell]]
            self.along[cell + 1] = self.along[cell] + one

    def look_ahead(self, left: cython.int) -> cython.int:
        """Note for the squares in reach of an anchor what lies beyond; gives how many are free."""
        cell: cython.int = self.turn
        stop: cython.int
        free: cython.int = 0
        all_free: cython.int
        letters: cython.uint = 0
        room: cython.uint
        gain: cython.int = 0
        while self.tile[cell] < FREE or (self.open[cell] & self.usable and free < self.size):
            if self.tile[cell] >= FREE:
                free += 1
            cell += 1
        stop = cell
        while cell >= self.turn:
            if self.bounded and cell < stop:
                gain += max(0, self.along[cell + 1] - self.along[cell])
                self.gain[cell] = gain
            room = (ROOM if stop - cell > 1 else 0) | (MORE_ROOM if stop - cell > 2 else 0)
            self.beyond[cell] = LENGTHS | letters | room
            if self.tile[cell] < FREE:
                letters |= 1 << self.tile[cell]
            cell -= 1
        room = (ROOM if stop > self.turn else 0) | (MORE_ROOM if stop > self.turn + 1 else 0)
        all_free = free
        free = 0
        cell = left
        while self.tile[cell] < FREE or (self.open[cell] & self.usable and free < self.size):
            if self.tile[cell] >= FREE:
                free += 1
            cell -= 1
        stop = cell
        while cell <= left:
            if self.bounded and cell > stop:
                gain += max(0, self.along[cell + 1] - self.along[cell])
            self.gain[cell] = gain
            self.beyond[cell] = LENGTHS | letters | room
            if self.tile[cell] < FREE:
                letters |= 1 << self.tile[cell]
            cell += 1
        return all_free + free

    # The walk

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

    # A play is found

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

    def touches(self, end: cython.int) -> cython.bint:
        """Whether the word has an old tile in it or beside it."""
        cell: cython.int
        for cell in range(self.first, end):
            if self.tile[cell] < FREE or self.fits[cell] & TOUCHED:
                return True
        return False

    def tell_across(self) -> cython.bint:
        """A single tile that makes words both ways is one play, written across."""
        down: cython.int = self.first
        while self.tile[down] < FREE:
            down += 1
        if not self.fits[down] & TOUCHED:
            return False
        if self.harvest.mode != BEST:
            return True
        # The dearer of the two words counts, so the play is offered again at the worth of this one.
        value: cython.int = self.total + self.along[self.end_of(down)] - self.along[self.first]
        cell: cython.int = (down % STRIDE - 1) * STRIDE + down // STRIDE - SIDE + 1
        start: cython.int = cell
        self.text[cell] = self.text[down]
        while self.tile[start - 1] < FREE:
            start -= 1
        self.harvest.add(start, start, self.end_of(cell) - start, 1, value)
        return True

    def end_of(self, cell: cython.int) -> cython.int:
        """The first square after the run of tiles that follows `cell`."""
        cell += 1
        while self.tile[cell] < FREE:
            cell += 1
        return cell

    def spread(self, length: cython.int, laid: cython.int) -> cython.void:
        """Lay the word on the bare line in each of its places."""
        at: cython.int
        start: cython.int
        last: cython.int
        if self.bounded and self.total + self.gain[BARE] <= self.harvest.floor:
            return
        for at in range(0, self.spreading, 4):
            start = max(self.places[at], self.places[at + 3] - length + 1)
            last = min(self.places[at + 2], self.places[at + 1] - length + 1)
            while start <= last:
                self.harvest.add(
                    start,
                    BARE,
                    length,
                    laid,
                    self.total + self.along[start + length] - self.along[start],
                )
                start += 1
