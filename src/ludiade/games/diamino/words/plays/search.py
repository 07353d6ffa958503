# cython: language_level=3, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
# mypy: ignore-errors
# (The types in this module are the compiler's.)
"""The search for plays: every anchor of the board, one after the other.

An *anchor* is what a play must touch: a run of tiles, or a free square beside one. The search of an
anchor finds every play through it and then closes it, so no play is found twice and the anchors may
come in any order: the one that leaves the least choice first, or, for the best play, the one that
promises most.
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
        BACKWARD,
        BARE,
        CELLS,
        FORWARD,
        FREE,
        LENGTHS,
        LINES,
        MORE_ROOM,
        ROOM,
        SIDE,
        STRIDE,
        TOUCHED,
        count_bits,
    )
    from cython.cimports.ludiade.games.diamino.words.plays.walk import Walk
else:
    from ludiade.games.diamino.words.plays.harvest import Harvest
    from ludiade.games.diamino.words.plays.layout import (
        BACKWARD,
        BARE,
        CELLS,
        FORWARD,
        FREE,
        LENGTHS,
        LINES,
        MORE_ROOM,
        ROOM,
        SIDE,
        STRIDE,
        TOUCHED,
        count_bits,
    )
    from ludiade.games.diamino.words.plays.walk import Walk


@cython.final
@cython.cclass
class Search(Walk):
    """Finds the plays of one rack at a time on one board."""

    queue: cython.int[::1]
    cells: cython.int[::1]
    bounds: cython.int[::1]

    def __init__(self, arrays: tuple[object, ...], harvest: Harvest) -> None:
        super().__init__(arrays, harvest)
        self.queue = array("i", bytes(8 * STRIDE))
        self.cells = array("i", bytes(4 * CELLS))
        self.bounds = array("i", bytes(4 * CELLS))

    def every_anchor(self) -> None:
        """Search the whole board."""
        line: cython.int
        left: cython.int
        place: cython.int
        pick: cython.int
        for line in range(LINES):
            left = self.collect(line)
            while left:
                pick = 0
                for place in range(1, left):
                    if self.queue[place] <= self.queue[pick]:
                        pick = place
                self.search(line * STRIDE + (self.queue[pick] & 31))
                left -= 1
                self.queue[pick] = self.queue[left]

    def anchors(self) -> list[int]:
        """The cells of all anchors: a run's last tile, or a free square."""
        line: cython.int
        place: cython.int
        found: list[int] = []
        for line in range(LINES):
            for place in range(self.collect(line)):
                found.append(line * STRIDE + (self.queue[place] & 31))
        return found

    def promising_anchors(self) -> None:
        """Search where the best plays may be, the anchor of the highest bound first."""
        line: cython.int
        place: cython.int
        pick: cython.int
        known: cython.int = 0
        for line in range(LINES):
            for place in range(self.collect(line)):
                self.cells[known] = line * STRIDE + (self.queue[place] & 31)
                self.bounds[known] = self.promise(self.cells[known])
                known += 1
        while known:
            pick = 0
            for place in range(1, known):
                if self.bounds[place] >= self.bounds[pick]:
                    pick = place
            if self.bounds[pick] <= self.harvest.floor:
                return
            self.search(self.cells[pick])
            known -= 1
            self.cells[pick] = self.cells[known]
            self.bounds[pick] = self.bounds[known]

    @cython.cfunc
    @cython.exceptval(check=False)
    def collect(self, line: cython.int) -> cython.int:
        """Queue a line's anchors as `choice * 32 + place`; the long runs leave the least choice."""
        place: cython.int = 1
        start: cython.int
        cell: cython.int
        found: cython.int = 0
        while place <= SIDE:
            cell = line * STRIDE + place
            if self.tile[cell] < FREE:
                start = cell
                while self.tile[cell + 1] < FREE:
                    cell += 1
                    place += 1
                if (self.open[start - 1] | self.open[cell + 1]) & self.usable:
                    self.queue[found] = (16 - cell + start) * 32 + place
                    found += 1
                # Before the run the square to its right: then the run's words end with the run.
                if self.open[cell + 1] & self.usable:
                    self.queue[found] = (15 - cell + start) * 32 + place + 1
                    found += 1
                place += 1
            elif self.fits[cell] & TOUCHED and self.tile[cell + 1] >= FREE:
                if self.fits[cell] & self.usable:
                    self.queue[found] = (
                        16 + count_bits(self.fits[cell] & self.usable)
                    ) * 32 + place
                    found += 1
            place += 1
        return found

    @cython.ccall
    @cython.exceptval(check=False)
    def search(self, cell: cython.int) -> cython.void:
        """Find every play through this anchor that no anchor before it has found, and close it."""
        left: cython.int
        node: cython.uint = self.graph[BACKWARD]
        self.turn = self.end_of(cell)
        left = self.turn - 1
        while self.tile[left] < FREE:
            node = self.follow(node, self.tile[left]) >> 1
            left -= 1
        if node:
            self.look_ahead(left)
            if self.tile[cell] >= FREE:
                self.lay_left(node, left)
            elif not self.hopeless(node, left):
                self.leftward(node, left)
        self.open[left] = 0
        if self.tile[cell] < FREE:
            self.open[self.turn] = 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def promise(self, cell: cython.int) -> cython.int:
        """No play through this anchor is worth more."""
        left: cython.int
        free: cython.int
        self.turn = self.end_of(cell)
        left = self.turn - 1
        while self.tile[left] < FREE:
            left -= 1
        free = self.look_ahead(left)
        bound: cython.int = self.gain[left] + self.most[min(free, self.size)]
        return bound + self.along[self.turn] - self.along[left + 1]

    # Words that may lie in several places

    def over(self, places: array[int]) -> None:
        """Make words on the bare line and lay each wherever `places` allows.

        Four numbers a place: the first and last cell for the word, the latest cell for its first
        letter, the earliest for its last.
        """
        cell: cython.int
        at: cython.int
        gain: cython.int = 0
        self.places = places
        self.spreading = len(places)
        for at in range(0, self.spreading, 4):
            best: cython.int = 0
            for cell in range(self.places[at], self.places[at + 1] + 1):
                best += max(0, self.along[cell + 1] - self.along[cell])
            gain = max(gain, best)
        for cell in range(BARE - 1, CELLS):
            self.beyond[cell] = LENGTHS | ROOM | MORE_ROOM
            self.gain[cell] = gain
        self.first = BARE
        if self.spreading:
            self.lay_right(self.graph[FORWARD], BARE)
        self.spreading = 0

    # The last move

    def finish(self, on: bool) -> None:
        """Whether only plays of the whole rack count now."""
        self.finishing = on

    def finish_over(self, cell: cython.int, fits: cython.uint) -> None:
        """Find the plays over this black square; `fits` is what fits there."""
        under: cython.int = self.tile[cell]
        known: cython.uint = self.fits[cell]
        self.tile[cell] = FREE
        self.fits[cell] = fits
        other: cython.int
        for other in range(CELLS):
            self.open[other] = self.fits[other]
        self.search(cell)
        self.tile[cell] = under
        self.fits[cell] = known
