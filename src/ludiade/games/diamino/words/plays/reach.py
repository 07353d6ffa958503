# cython: language_level=3, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
# mypy: ignore-errors
# (The types in this module are the compiler's.)
"""A rack on a board: what its tiles are worth, and how far they reach from an anchor.

Compiled when Cython is there (`reach.pxd` gives it the types), otherwise run as it stands.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from ludiade.kernel import cythonless as cython

if cython.compiled:
    from cython.cimports.ludiade.games.diamino.words.plays.harvest import Harvest
    from cython.cimports.ludiade.games.diamino.words.plays.layout import (
        ALL_LETTERS,
        CELLS,
        FREE,
        JOKER,
        LENGTHS,
        MORE_ROOM,
        ROOM,
    )
else:
    from ludiade.games.diamino.words.plays.harvest import Harvest
    from ludiade.games.diamino.words.plays.layout import (
        ALL_LETTERS,
        CELLS,
        FREE,
        JOKER,
        LENGTHS,
        MORE_ROOM,
        ROOM,
    )


class Reach:
    """A rack, the squares that are still open to it, and what lies beyond them."""

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
