# cython: language_level=3, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
# mypy: ignore-errors
# (The types in this module are the compiler's.)
"""What becomes of the plays a search finds: counted, written down, compared or drawn by lot.

`harvest.pxd` gives the compiler the types.
"""

from __future__ import annotations

from collections.abc import Callable

try:
    import cython
except ImportError:
    from ludiade.kernel import cythonless as cython

if cython.compiled:
    from cython.cimports.ludiade.games.diamino.words.plays.layout import (
        BEST,
        CELLS,
        COUNT,
        FILL,
        RECORD,
        SAMPLE,
        STRIDE,
        copy_text,
    )
else:
    from ludiade.games.diamino.words.plays.layout import (
        BEST,
        CELLS,
        COUNT,
        FILL,
        RECORD,
        SAMPLE,
        STRIDE,
        copy_text,
    )


class Harvest:
    """Receives every play of a search; `text` holds the signs of all lines while it goes on."""

    def __init__(self) -> None:
        self.text = bytearray(CELLS + 16)
        self.kept = []
        self.count()

    def count(self) -> None:
        """Only count."""
        self._begin(COUNT, bytearray(RECORD))

    def fill(self, store: bytearray) -> None:
        """Write every play into `store`, which grows if need be."""
        self._begin(FILL, store)
        self.store = store
        self.room = len(store) // RECORD

    def best(self, keep: int) -> None:
        """Keep the plays of the highest values, the first found among equals."""
        self._begin(BEST, bytearray(RECORD))
        self.keep = keep
        self.kept = []
        self.floor = -(1 << 30)

    def sample(self, draw: Callable[[], float]) -> None:
        """Keep one play, each with the same chance; `draw` gives numbers from 0 to below 1."""
        self._begin(SAMPLE, bytearray(RECORD))
        self.draw = draw
        self.wanted = 1

    def _begin(self, mode: int, buffer: bytearray) -> None:
        self.mode = mode
        self.buffer = buffer
        self.found = 0

    def number(self) -> int:
        """How many plays were found."""
        return self.found

    def ranking(self) -> list[tuple[int, bytes]]:
        """The plays kept with their values, the best first."""
        return [(value, record) for value, _, record in sorted(self.kept, reverse=True)]

    def drawn(self) -> bytes:
        """The play the lot fell on; empty if there was none."""
        return bytes(self.buffer) if self.found else b""

    def add(
        self,
        cell: cython.int,
        first: cython.int,
        length: cython.int,
        laid: cython.int,
        value: cython.int,
    ) -> cython.void:
        """A play from `cell` on, its signs in the text from `first` on, with `laid` tiles."""
        if self.mode == FILL:
            if self.found == self.room:
                self.grow()
            self.write(self.found * RECORD, cell, first, length, laid)
            self.found += 1
        elif self.mode == BEST:
            self.found += 1
            if value > self.floor:
                self.write(0, cell, first, length, laid)
                self.weigh(value)
        else:
            self.found += 1
            if self.mode == SAMPLE and self.found == self.wanted:
                self.write(0, cell, first, length, laid)
                # The next to replace this one comes later than play m with chance found / m.
                self.wanted = min(1 << 60, int(self.found / (1.0 - self.draw())) + 1)

    def write(
        self,
        at: cython.longlong,
        cell: cython.int,
        first: cython.int,
        length: cython.int,
        laid: cython.int,
    ) -> cython.void:
        """Write one record."""
        self.buffer[at] = cell // STRIDE
        self.buffer[at + 1] = cell % STRIDE
        self.buffer[at + 2] = length
        self.buffer[at + 3] = laid
        copy_text(self.buffer, at + 4, self.text, first)

    def grow(self):
        """Make room for as many plays again."""
        self.buffer = None
        self.store.extend(bytes(len(self.store) + 4096 * RECORD))
        self.buffer = self.store
        self.room = len(self.store) // RECORD

    def weigh(self, value: cython.int):
        """Put the play just written among the best; told twice, it counts once, at its dearer."""
        length: int = self.buffer[2]
        record = bytes(self.buffer[: 4 + length])
        for place, (known, _, other) in enumerate(self.kept):
            if other == record:
                if value > known:
                    del self.kept[place]
                    break
                return
        self.kept.append((value, -self.found, record))
        if len(self.kept) > self.keep:
            self.kept.remove(min(self.kept))
        if len(self.kept) == self.keep:
            self.floor = min(self.kept)[0]
