# cython: language_level=3, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
# mypy: ignore-errors
# (The types in this module are the compiler's.)
"""Plays that are not told just as they were found: one tile in two words, a word alone.

Compiled when Cython is there (`finds.pxd` gives it the types), otherwise run as it stands.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from ludiade.kernel import cythonless as cython

if cython.compiled:
    from cython.cimports.ludiade.games.diamino.words.plays.layout import (
        BARE,
        BEST,
        FREE,
        SIDE,
        STRIDE,
        TOUCHED,
    )
    from cython.cimports.ludiade.games.diamino.words.plays.reach import Reach
else:
    from ludiade.games.diamino.words.plays.layout import BARE, BEST, FREE, SIDE, STRIDE, TOUCHED
    from ludiade.games.diamino.words.plays.reach import Reach


class Finds(Reach):
    """What a word touches, the direction a single tile is told in, the places of a word alone."""

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
