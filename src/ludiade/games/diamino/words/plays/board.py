# cython: language_level=3, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
# mypy: ignore-errors
# (The types in this module are the compiler's.)
"""The board as the generator reads it: thirty lines, and for every free square what fits there.

Compiled when Cython is there, otherwise run as it stands. `layout` says what a cell is.
"""

from __future__ import annotations

import re
from array import array

from ludiade.games.diamino.words.plays.errors import BadPosition

try:
    import cython
except ImportError:
    from ludiade.kernel import cythonless as cython

if cython.compiled:
    from cython.cimports.ludiade.games.diamino.words.plays.layout import (
        ALL_LETTERS,
        BACKWARD,
        BARE,
        CELLS,
        FORWARD,
        FREE,
        SIDE,
        STRIDE,
        TOUCHED,
        WALL,
        count_bits,
    )
else:
    from ludiade.games.diamino.words.plays.layout import (
        ALL_LETTERS,
        BACKWARD,
        BARE,
        CELLS,
        FORWARD,
        FREE,
        SIDE,
        STRIDE,
        TOUCHED,
        WALL,
        count_bits,
    )


ROW = re.compile("[A-Za-z.#]{15}")


@cython.final
@cython.cclass
class Board:
    """Tiles on the squares; the letters that may stand on every free square are kept up to date."""

    graph: cython.const[cython.uint][::1]
    tile: cython.uchar[::1]
    fits: cython.uint[::1]
    signs: cython.uchar[::1]
    journal: cython.uint[::1]
    noted: cython.int
    tiles: cython.int
    graph_array: object
    tile_array: object
    fits_array: object
    sign_array: object
    placed: list

    def __init__(self, graph: memoryview | array[int], rows: list[str]) -> None:
        if len(rows) != SIDE or not all(ROW.fullmatch(row) for row in rows):
            raise BadPosition("bad_board")
        self.graph_array = graph
        self.tile_array = array("B", bytes([WALL]) * CELLS)
        self.fits_array = array("I", bytes(4 * CELLS))
        self.graph = graph
        self.tile = self.tile_array
        self.fits = self.fits_array
        self.sign_array = bytearray(CELLS)
        self.signs = self.sign_array
        self.journal = array("I", bytes(4 * 16 * CELLS))
        self.noted = 0
        self.tiles = 0
        self.placed = []
        for place in range(SIDE):
            self.tile[BARE + place] = FREE
            self.fits[BARE + place] = ALL_LETTERS
        for row in range(SIDE):
            for col in range(SIDE):
                sign = rows[row][col]
                if sign == ".":
                    self._put(row, col, FREE, 46)
                elif sign != "#":
                    self._put(row, col, ord(sign.upper()) - 65, ord(sign))
                    self.tiles += 1
        for row in range(SIDE):
            for col in range(SIDE):
                self._refresh(row * STRIDE + col + 1)
                self._refresh((SIDE + col) * STRIDE + row + 1)
        self.noted = 0

    def arrays(self) -> tuple[object, object, object, object]:
        """What a search reads: the graph, the tiles, what fits, the letters as they are written."""
        return self.graph_array, self.tile_array, self.fits_array, self.sign_array

    def count_tiles(self) -> int:
        """How many tiles lie on the board."""
        return self.tiles

    def rows(self) -> list[str]:
        """The squares as text: `.` free, `#` black, a capital, a lower-case joker."""
        return [
            "".join(
                "#"
                if self.tile[line * STRIDE + place] == WALL
                else chr(self.signs[line * STRIDE + place])
                for place in range(1, SIDE + 1)
            )
            for line in range(SIDE)
        ]

    def place(self, row: int, col: int, down: bool, word: str) -> list[tuple[int, int]]:
        """Lay the tiles of a main word that are not there yet; gives their squares."""
        squares: list[tuple[int, int]] = []
        covered: list[int] = []
        for offset in range(len(word)):
            r, c = (row + offset, col) if down else (row, col + offset)
            under = self.tile[r * STRIDE + c + 1]
            if under >= FREE:
                squares.append((r, c))
                covered.append(under)
                self._put(r, c, ord(word[offset].upper()) - 65, ord(word[offset]))
        self.placed.append((squares, covered, self.noted))
        self.tiles += len(squares)
        for r, c in squares:
            self._refresh_around(r * STRIDE + c + 1)
            self._refresh_around((SIDE + c) * STRIDE + r + 1)
        return squares

    def undo(self) -> None:
        """Take back the last placement that is still there."""
        squares, covered, noted = self.placed.pop()
        self.tiles -= len(squares)
        for (r, c), under in zip(squares, covered, strict=True):
            self._put(r, c, under, 46)
        while self.noted > noted:
            self.noted -= 2
            self.fits[self.journal[self.noted]] = self.journal[self.noted + 1]

    @cython.cfunc
    def _put(self, row: cython.int, col: cython.int, tile: cython.int, sign: cython.int):
        across: cython.int = row * STRIDE + col + 1
        down: cython.int = (SIDE + col) * STRIDE + row + 1
        self.tile[across] = self.tile[down] = tile
        self.signs[across] = self.signs[down] = sign

    @cython.cfunc
    def _refresh_around(self, cell: cython.int):
        """After a change at `cell`: it, and the free squares at both ends of its run."""
        self._refresh(cell)
        end: cython.int = cell - 1
        while self.tile[end] < FREE:
            end -= 1
        self._refresh(_turned(end))
        end = cell + 1
        while self.tile[end] < FREE:
            end += 1
        self._refresh(_turned(end))

    @cython.cfunc
    def _refresh(self, cell: cython.int):
        if cell < 0:
            return
        fits: cython.uint = self.what_fits(cell) if self.tile[cell] == FREE else 0
        if fits != self.fits[cell]:
            self.journal[self.noted] = cell
            self.journal[self.noted + 1] = self.fits[cell]
            self.noted += 2
            self.fits[cell] = fits

    @cython.ccall
    def what_fits(self, cell: cython.int) -> cython.uint:
        """The letters that make a word, across the direction of this cell, with what lies there."""
        across: cython.int = _turned(cell)
        before: cython.int = across - 1
        after: cython.int = across + 1
        if self.tile[before] >= FREE and self.tile[after] >= FREE:
            return ALL_LETTERS
        while self.tile[before] < FREE:
            before -= 1
        while self.tile[after] < FREE:
            after += 1
        if after == across + 1:
            return TOUCHED | self._completing(
                self._read(self.graph[FORWARD], before + 1, across, 1)
            )
        if before == across - 1:
            return TOUCHED | self._completing(
                self._read(self.graph[BACKWARD], after - 1, across, -1)
            )
        node: cython.uint = self._read(self.graph[FORWARD], before + 1, across, 1)
        letters: cython.uint = self.graph[node] & ALL_LETTERS
        fits: cython.uint = TOUCHED
        arc: cython.uint
        last: cython.uint
        place: cython.int = 0
        while letters:
            arc = self.graph[node + 2 + place]
            place += 1
            last = self._read(arc >> 1, across + 1, after - 1, 1)
            if self._completing(last) >> self.tile[after - 1] & 1:
                fits |= letters & (0 - letters)
            letters &= letters - 1
        return fits

    @cython.cfunc
    def _read(
        self, node: cython.uint, start: cython.int, stop: cython.int, step: cython.int
    ) -> cython.uint:
        """The node after the tiles from `start` up to before `stop`, 0 if no word goes there."""
        letters: cython.uint
        bit: cython.uint
        while start != stop:
            letters = self.graph[node]
            bit = 1 << self.tile[start]
            if not letters & bit:
                return 0
            node = self.graph[node + 2 + count_bits(letters & (bit - 1))] >> 1
            start += step
        return node

    @cython.cfunc
    def _completing(self, node: cython.uint) -> cython.uint:
        """The letters that end a word at this node."""
        letters: cython.uint = self.graph[node] & ALL_LETTERS
        complete: cython.uint = 0
        place: cython.uint = node + 2
        while letters:
            if self.graph[place] & 1:
                complete |= letters & (0 - letters)
            place += 1
            letters &= letters - 1
        return complete


@cython.cfunc
@cython.inline
def _turned(cell: cython.int) -> cython.int:
    """The same square seen in the other direction; -1 for the edge."""
    line: cython.int = cell // STRIDE
    place: cython.int = cell % STRIDE
    if place < 1 or place > SIDE:
        return -1
    if line < SIDE:
        return (SIDE + place - 1) * STRIDE + line + 1
    return (place - 1) * STRIDE + line - SIDE + 1
