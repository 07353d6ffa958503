"""The plays of a rack on a board, as the game, the bots and the command line ask for them."""

import re
from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from random import Random
from typing import NamedTuple

from ludiade.games.diamino.words.plays import places
from ludiade.games.diamino.words.plays.board import Board
from ludiade.games.diamino.words.plays.errors import BadPosition
from ludiade.games.diamino.words.plays.harvest import Harvest
from ludiade.games.diamino.words.plays.layout import CELLS, RECORD, SIDE, STRIDE
from ludiade.games.diamino.words.plays.search import Search

BIG_RACK, PART_OF_IT = 14, 8
RACK = re.compile("[A-Z?*]{1,112}")
OPENINGS = ("first", "cover", "anywhere")


class Play(NamedTuple):
    """A main word and where it begins; a joker laid now is in lower case."""

    row: int
    col: int
    down: bool
    word: str

    def __str__(self) -> str:
        return f"{self.row},{self.col},{'D' if self.down else 'A'},{self.word}"

    @property
    def at(self) -> str:
        """The square as players write it: `8H` across, `H8` down."""
        row, col = str(self.row + 1), chr(65 + self.col)
        return col + row if self.down else row + col


class Value:
    """How plays compare: so much for each tile laid (A–Z, joker), for each square covered by it.

    With `whole_word` the tiles already there count with the main word as if they were laid now.
    """

    def __init__(
        self,
        tiles: Sequence[int],
        squares: Sequence[Sequence[int]] | None = None,
        whole_word: bool = False,
    ) -> None:
        self.worth = array("i", tiles)
        self.bonus = array("i", bytes(4 * CELLS))
        self.whole_word = whole_word
        for row, line in enumerate(squares or ()):
            for col, points in enumerate(line):
                self.bonus[row * STRIDE + col + 1] = points
                self.bonus[(SIDE + col) * STRIDE + row + 1] = points


TILES_LAID = Value([1] * 27)


class Plays:
    """Finds plays on a board; `opening` (`first`, `cover`, `anywhere`) holds while it is empty."""

    def __init__(
        self,
        board: Board,
        opening: str = "first",
        start: tuple[int, int] = (7, 7),
        islands: bool = False,
    ) -> None:
        if opening not in OPENINGS:
            raise BadPosition("unknown_opening")
        self.board = board
        self.opening = opening
        self.start = start
        self.islands = islands
        self._harvest = Harvest()
        self._search = Search(board.arrays(), self._harvest)
        self._best_search = Search(board.arrays(), self._harvest)
        self._value: Value | None = None

    def count(self, rack: str, out_black: bool = False, folded: bool = False) -> int:
        """How many there are; `out_black` lets the last move cover one black square.

        Folded, the plays of one word on the same squares count once whatever its jokers.
        """
        self._harvest.count()
        self._search.spare_jokers(folded)
        self._run(self._search, rack, out_black)
        self._search.spare_jokers(False)
        return self._harvest.number()

    def fill(self, rack: str, store: bytearray, out_black: bool = False) -> int:
        """Write all of them into `store`, `RECORD` bytes each, and give their number."""
        self._harvest.fill(store)
        self._run(self._search, rack, out_black)
        return self._harvest.number()

    def all(self, rack: str, out_black: bool = False) -> list[Play]:
        """All of them."""
        store = bytearray(RECORD * 4096)
        return list(read(store, self.fill(rack, store, out_black)))

    def stream(self, rack: str, out_black: bool = False) -> Iterator[Play]:
        """All of them, those of one anchor in memory at a time; the board must not change."""
        store = bytearray(RECORD * 4096)
        harvest = Harvest()
        # A search of its own, so that other questions may be asked meanwhile.
        for step in self._steps(Search(self.board.arrays(), harvest), rack, out_black):
            harvest.fill(store)
            step()
            yield from list(read(store, harvest.number()))

    def best(
        self, rack: str, number: int, value: Value, out_black: bool = False
    ) -> list[tuple[int, Play]]:
        """The plays of the highest values, best first."""
        self._harvest.best(number)
        if value is not self._value:
            self._best_search.compare(value.worth, value.bonus, value.whole_word)
            self._value = value
        self._run(self._best_search, rack, out_black)
        return [(points, decode(record)) for points, record in self._harvest.ranking()]

    def random(self, rack: str, rng: Random, out_black: bool = False) -> Play | None:
        """One of them, each with the same chance; of a big rack, one that a part of it makes."""
        size = PART_OF_IT
        while len(rack) > BIG_RACK and size < len(rack):
            play = self._draw("".join(rng.sample(rack, size)), rng, False)
            if play:
                return play
            size += 3
        return self._draw(rack, rng, out_black)

    def _draw(self, rack: str, rng: Random, out_black: bool) -> Play | None:
        self._harvest.sample(rng.random)
        self._run(self._search, rack, out_black)
        record = self._harvest.drawn()
        return decode(record) if record else None

    @cached_property
    def _openings(self) -> "array[int]":
        return places.opening(self.board.rows(), self.opening, self.start)

    def _take(self, search: Search, rack: str) -> None:
        if not RACK.fullmatch(rack):
            raise BadPosition("bad_rack")
        search.take(rack.encode())

    def _run(self, search: Search, rack: str, out_black: bool) -> None:
        self._take(search, rack)
        if not self.board.count_tiles():
            search.over(self._openings)
        elif search is self._best_search:
            search.promising_anchors()
        else:
            search.every_anchor()
        if self.islands and self.board.count_tiles():
            search.over(places.islands(self.board.rows()))
        if out_black:
            self._finish(search, rack)

    def _steps(self, search: Search, rack: str, out_black: bool) -> Iterator[Callable[[], None]]:
        """The same search in parts."""
        self._take(search, rack)
        lonely = array("i")
        if not self.board.count_tiles():
            lonely = self._openings
        elif self.islands:
            lonely = places.islands(self.board.rows())
        for cell in search.anchors():
            yield partial(search.search, cell)
        for at in range(0, len(lonely), 4):
            yield partial(search.over, lonely[at : at + 4])
        if out_black:
            yield partial(self._finish, search, rack)

    def _finish(self, search: Search, rack: str) -> None:
        """Rule 1.10: the move that lays the whole rack may cover one black square."""
        if len(rack) > SIDE:
            return
        rows = self.board.rows()
        search.finish(True)
        if not self.board.count_tiles():
            search.over(places.opening_over_black(rows, self.opening, self.start))
        else:
            for cell in places.black_cells(rows):
                search.finish_over(cell, self.board.what_fits(cell))
        search.finish(False)


def decode(record: bytes | bytearray) -> Play:
    """The play of one record."""
    line, place, length = record[0], record[1] - 1, record[2]
    word = record[4 : 4 + length].decode()
    return Play(line, place, False, word) if line < SIDE else Play(place, line - SIDE, True, word)


def read(store: bytearray, number: int) -> Iterator[Play]:
    """The first plays of a buffer."""
    for at in range(0, number * RECORD, RECORD):
        yield decode(store[at : at + RECORD])
