# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""The search for plays: from every anchor to the left, then to the right, through the word graph.

Compiled when Cython is there, otherwise run as it stands. An *anchor* is what a play must touch:
a run of tiles, or a free square beside one. The search of an anchor finds every play through it
and then closes it, so no play is found twice and the anchors may come in any order: the one that
leaves the least choice first. A branch is left as soon as some letter that all its continuations
need (the graph knows them) is neither in the rack nor further on in the line.
"""

from __future__ import annotations

from array import array
from heapq import heappush, heapreplace
from math import ceil

try:
    import cython
except ImportError:
    from ludiade.games.diamino.plays import cythonless as cython

if cython.compiled:
    from cython.cimports.ludiade.games.diamino.plays.layout import (
        ALL_LETTERS,
        BACKWARD,
        CELLS,
        FORWARD,
        FREE,
        JOKER,
        NOT_LETTERS,
        RECORD,
        SIDE,
        STRIDE,
        TOUCHED,
        TURN,
        BEST,
        COUNT,
        FILL,
        SAMPLE,
        copy_text,
        count_bits,
        lowest_bit,
    )
else:
    from ludiade.games.diamino.plays.layout import (
        ALL_LETTERS,
        BACKWARD,
        CELLS,
        FORWARD,
        FREE,
        JOKER,
        NOT_LETTERS,
        RECORD,
        SIDE,
        STRIDE,
        TOUCHED,
        TURN,
        BEST,
        COUNT,
        FILL,
        SAMPLE,
        copy_text,
        count_bits,
        lowest_bit,
    )


NOTHING = -(1 << 30)


@cython.final
@cython.cclass
class Search:
    """All plays of one rack on one board."""

    graph: cython.const[cython.uint][::1]
    tile: cython.uchar[::1]
    fits: cython.uint[::1]
    open: cython.uint[::1]
    beyond: cython.uint[::1]
    text: cython.uchar[::1]
    counts: cython.int[::1]
    worth: cython.int[::1]
    along: cython.int[::1]
    gain: cython.int[::1]
    most: cython.int[::1]
    buffer: cython.uchar[::1]
    rack: cython.uint
    jokers: cython.int
    hand: cython.int
    size: cython.int
    first: cython.int
    turn: cython.int
    total: cython.int
    floor: cython.int
    mode: cython.int
    out_only: cython.int
    found: cython.longlong
    wanted: cython.longlong
    room: cython.longlong
    store: object
    draw: object
    kept: list
    keep: cython.int

    def __init__(self, arrays: tuple, rack: str) -> None:
        self.graph, self.tile, self.fits, text = arrays
        self.text = bytearray(bytes(text).upper())
        self.open = array("I", self.fits)
        self.beyond = array("I", bytes(4 * CELLS))
        self.counts = array("i", bytes(4 * 27))
        self.worth = array("i", bytes(4 * 27))
        self.along = array("i", bytes(4 * (CELLS + 1)))
        self.gain = array("i", bytes(4 * CELLS))
        self.most = array("i", bytes(4 * (len(rack) + 1)))
        self.rack = 0
        self.jokers = 0
        for sign in rack:
            if "A" <= sign <= "Z":
                self.counts[ord(sign) - 65] += 1
                self.rack |= 1 << (ord(sign) - 65)
            else:
                self.jokers += 1
        self.hand = self.size = len(rack)
        self.total = 0
        self.found = 0
        self.out_only = 0
        self.mode = COUNT
        self.floor = NOTHING

    # What is done with a play

    def count(self) -> None:
        """Only count from here on."""
        self.mode = COUNT

    def fill(self, store: bytearray) -> None:
        """Write every play into `store`, which grows if need be."""
        self.mode = FILL
        self.store = store
        self.buffer = store
        self.room = len(store) // RECORD
        self.found = 0

    def best(self, keep: int, worth: list, along: list) -> None:
        """Keep the best plays: `worth` of the tiles laid, `along` by what lies under the word."""
        self.mode = BEST
        self.keep = keep
        self.kept = []
        self.floor = NOTHING
        values: list = []
        for letter in range(27):
            self.worth[letter] = worth[letter]
            values += [worth[letter]] * (self.jokers if letter == JOKER else self.counts[letter])
        values.sort(reverse=True)
        for number in range(self.size):
            self.most[number + 1] = self.most[number] + max(0, values[number])
        for cell in range(CELLS):
            self.along[cell + 1] = self.along[cell] + along[cell]
        self.buffer = bytearray(RECORD)

    def sample(self, draw: object) -> None:
        """Keep one play, each with the same chance; `draw` gives numbers between 0 and 1."""
        self.mode = SAMPLE
        self.draw = draw
        self.found = 0
        self.wanted = 1
        self.buffer = bytearray(RECORD)

    def plays_found(self) -> int:
        """How many plays there were so far."""
        return self.found

    def best_found(self) -> list:
        """The plays kept as `(value, record)`, the best first and the earlier of equals first."""
        return [(value, play) for value, age, play in sorted(self.kept, reverse=True)]

    def sampled(self) -> bytes:
        """The play drawn, nothing if there was none."""
        return bytes(self.buffer) if self.found else b""

    # Anchors

    def anchors(self) -> list:
        """Every anchor as `(choice, cell)`; the cell is a run's last tile or a free square."""
        found: list = []
        cell: cython.int
        line: cython.int
        start: cython.int
        usable: cython.uint = ALL_LETTERS if self.jokers else self.rack
        for line in range(2 * SIDE):
            cell = line * STRIDE + 1
            while cell < line * STRIDE + SIDE + 1:
                if self.tile[cell] < FREE:
                    start = cell
                    while self.tile[cell + 1] < FREE:
                        cell += 1
                    if self.open[start - 1] or self.open[cell + 1]:
                        found.append((start - cell, cell))
                    cell += 1
                elif self.fits[cell] & TOUCHED and self.tile[cell + 1] >= FREE:
                    if self.fits[cell] & usable:
                        found.append((count_bits(self.fits[cell] & usable), cell))
                cell += 1
        return found

    def search(self, cell: cython.int) -> None:
        """Find every play through this anchor that no anchor before it has found."""
        left: cython.int = cell
        node: cython.uint = self.graph[BACKWARD]
        arc: cython.uint = 0
        self.turn = cell + 1
        if self.tile[cell] < FREE:
            while self.tile[left] < FREE:
                arc = self.follow(node, self.tile[left])
                node = arc >> 1
                left -= 1
            if node:
                self.look_ahead(left)
                self.leftward(node, left)
            self.open[left] = 0
            self.open[cell + 1] = 0
        else:
            self.look_ahead(left)
            self.lay_left(node, cell)
            self.open[cell] = 0

    @cython.cfunc
    def look_ahead(self, left: cython.int):
        """Note for every square in reach of the anchor which tiles lie beyond it."""
        cell: cython.int = self.turn
        free: cython.int = 0
        letters: cython.uint
        while self.tile[cell] < FREE or (self.open[cell] and free < self.size):
            if self.tile[cell] >= FREE:
                free += 1
            cell += 1
        letters = NOT_LETTERS
        while cell >= self.turn:
            self.beyond[cell] = letters
            if self.tile[cell] < FREE:
                letters |= 1 << self.tile[cell]
            cell -= 1
        free = 0
        cell = left
        while self.tile[cell] < FREE or (self.open[cell] and free < self.size):
            if self.tile[cell] >= FREE:
                free += 1
            cell -= 1
        letters = self.beyond[self.turn]
        while cell <= left:
            self.beyond[cell] = letters
            if self.tile[cell] < FREE:
                letters |= 1 << self.tile[cell]
            cell += 1

    # The walk

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def follow(self, node: cython.uint, letter: cython.int) -> cython.uint:
        """The arc of a letter, 0 if there is none."""
        letters: cython.uint = self.graph[node]
        bit: cython.uint = 1 << letter
        if letters & bit:
            return self.graph[node + 2 + count_bits(letters & (bit - 1))]
        return 0

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def hopeless(self, node: cython.uint, cell: cython.int) -> cython.bint:
        """Whether a letter that every continuation needs is out of reach."""
        needed: cython.uint = self.graph[node + 1] & ~(self.rack | self.beyond[cell])
        return needed != 0 and count_bits(needed) > self.jokers

    @cython.cfunc
    @cython.exceptval(check=False)
    def leftward(self, node: cython.uint, cell: cython.int) -> cython.void:
        """The word begins right of the free square `cell`, or goes on there."""
        letters: cython.uint = self.graph[node]
        ahead: cython.uint
        if letters & TURN and self.open[self.turn]:
            ahead = self.graph[node + 2 + count_bits(letters & ALL_LETTERS)] >> 1
            if not self.hopeless(ahead, self.turn):
                self.first = cell + 1
                self.lay_right(ahead, self.turn)
        if letters & self.open[cell]:
            self.lay_left(node, cell)

    @cython.cfunc
    @cython.exceptval(check=False)
    def lay_left(self, node: cython.uint, cell: cython.int) -> cython.void:
        letters: cython.uint = self.graph[node]
        fitting: cython.uint = letters & self.open[cell] & ALL_LETTERS
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
            self.counts[letter] -= 1
            if self.counts[letter] == 0:
                self.rack ^= bit
            self.laid_left(arc, cell - 1)
            self.counts[letter] += 1
            self.rack |= bit
        if self.jokers:
            self.jokers -= 1
            while fitting:
                bit = fitting & (0 - fitting)
                fitting ^= bit
                arc = self.graph[node + 2 + count_bits(letters & (bit - 1))]
                self.text[cell] = 97 + lowest_bit(bit)
                self.laid_left(arc, cell - 1)
            self.jokers += 1
        self.hand += 1

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
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

    @cython.cfunc
    @cython.exceptval(check=False)
    def lay_right(self, node: cython.uint, cell: cython.int) -> cython.void:
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
            self.counts[letter] -= 1
            if self.counts[letter] == 0:
                self.rack ^= bit
            self.laid_right(arc, cell + 1)
            self.counts[letter] += 1
            self.rack |= bit
        if self.jokers:
            self.jokers -= 1
            while fitting:
                bit = fitting & (0 - fitting)
                fitting ^= bit
                arc = self.graph[node + 2 + count_bits(letters & (bit - 1))]
                self.text[cell] = 97 + lowest_bit(bit)
                self.laid_right(arc, cell + 1)
            self.jokers += 1
        self.hand += 1

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
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
            self.lay_right(arc >> 1, cell)

    # A play is found

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def complete(self, end: cython.int) -> cython.void:
        """The squares from `first` up to before `end` are a play."""
        at: cython.longlong
        if self.hand == self.size - 1 and end >= SIDE * STRIDE and self.is_told_across(end):
            return
        if self.mode == FILL:
            if self.found == self.room:
                self.grow()
            at = self.found * RECORD
            self.found += 1
            self.buffer[at] = self.first // STRIDE
            self.buffer[at + 1] = self.first % STRIDE
            self.buffer[at + 2] = end - self.first
            self.buffer[at + 3] = self.size - self.hand
            copy_text(self.buffer, at + 4, self.text, self.first)
        else:
            self.found += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def is_told_across(self, end: cython.int) -> cython.bint:
        """A single tile that makes words both ways is one play, written across."""
        cell: cython.int = self.first
        while self.tile[cell] < FREE:
            cell += 1
        return self.fits[cell] & TOUCHED != 0

    @cython.cfunc
    def grow(self):
        self.buffer = None
        self.store.extend(bytes(len(self.store) + 4096 * RECORD))
        self.buffer = self.store
        self.room = len(self.store) // RECORD
