"""A table in one's head, on which plays are tried and taken back."""
# Not compiled: it works on the plays of the generator, which Cython compiles.

from typing import NamedTuple

from ludiade.games.diamino.material import (
    BLACK,
    EMPTY,
    GREEN,
    GROUND,
    JOKER,
    RACK,
    RED,
    SIDE,
    rows_with_black,
)
from ludiade.games.diamino.placement import keeps_a_tile, words_formed
from ludiade.games.diamino.rules import Table
from ludiade.games.diamino.scoring import (
    GREEN_POINTS,
    RED_POINTS,
    finish_points,
    value_of,
    word_points,
)
from ludiade.games.diamino.words.plays import Board, Play, Plays, Value
from ludiade.kernel.inputs import NOBODY

MANY_TILES = 14
"""Tiles in hand above which jokers are not thought of; a hasty player of a race sooner forgets."""
FEW_TILES = 8
"""Tiles in hand up to which one thinks of finishing over a black square."""


class Mark(NamedTuple):
    """A moment to come back to."""

    racks: list[str]
    reserve: str
    points: list[int]
    turn: int
    passes: int
    idle: int
    finisher: int
    over: bool
    depth: int


class Sketch:
    """The tiles, points and turn of a table; contests have no place in it."""

    def __init__(self, table: Table, graph: memoryview) -> None:
        self.options = table.options
        self.race = table.formula == "race"
        self.scoring = table.options.word_scoring
        self.players = table.players
        self.board = Board(graph, rows_with_black(table.board))
        self.finder = Plays(self.board)
        self.depth = 0
        self.deal(table)

    def deal(self, table: Table) -> None:
        """Take the tiles of this table, which shows the same board."""
        self.racks = table.racks[:]
        self.reserve = table.reserve
        self.points = table.points[:]
        self.turn = table.turn
        self.passes = table.passes
        self.idle = table.idle
        self.finisher = NOBODY
        self.over = False

    def mark(self) -> Mark:
        """This moment."""
        return Mark(
            self.racks[:], self.reserve, self.points[:], self.turn, self.passes, self.idle,
            self.finisher, self.over, self.depth,
        )  # fmt: skip

    def back(self, to: Mark) -> None:
        """Go back to a moment."""
        while self.depth > to.depth:
            self.board.undo()
            self.depth -= 1
        self.racks = to.racks[:]
        self.reserve = to.reserve
        self.points = to.points[:]
        self.turn = to.turn
        self.passes = to.passes
        self.idle = to.idle
        self.finisher = to.finisher
        self.over = to.over

    def may_cover_black(self) -> bool:
        """Whether a last move may cover a black square (1.10)."""
        return self.race or not self.reserve

    def best(self, number: int, value: Value, hasty: bool = False) -> list[tuple[int, Play]]:
        """The plays of the seat whose turn it is, those of the highest value first."""
        rack = self.racks[self.turn]
        many = FEW_TILES if hasty and self.race else MANY_TILES
        if len(rack) > many:  # jokers cost most of the search, and are for the last tiles
            rack = rack.replace(JOKER, "")
        out_black = len(self.racks[self.turn]) <= FEW_TILES and self.may_cover_black()
        found = self.finder.best(rack, number, value, out_black)
        if self.race and out_black:
            return [(points, play) for points, play in found if self._may_lay(play)]
        return found

    def all(self) -> list[Play]:
        """All its plays."""
        found = self.finder.all(self.racks[self.turn], self.may_cover_black())
        return [play for play in found if self._may_lay(play)] if self.race else found

    def squares(self, play: Play) -> list[int]:
        """The squares of its main word."""
        step = SIDE if play.down else 1
        start = play.row * SIDE + play.col
        return list(range(start, start + step * len(play.word), step))

    def _may_lay(self, play: Play) -> bool:
        """Rule 1.10: in a race a black square and a tile drawn do not go together."""
        if len(play.word) < len(self.racks[self.turn]):
            return True
        free = [square for square in self.squares(play) if self.is_free(square)]
        if all(GROUND[square] != BLACK for square in free):
            return True
        return not keeps_a_tile(free, len(self.reserve), self.options)

    def is_free(self, square: int) -> bool:
        """Whether no tile lies there."""
        return self.board.rows()[square // SIDE][square % SIDE] in (EMPTY, BLACK)

    # What happens

    def lay(self, play: Play, shed: str) -> None:
        """Let the seat whose turn it is lay a play, and put back what comes first in `shed`."""
        seat = self.turn
        squares = self.board.place(play.row, play.col, play.down, play.word)
        self.depth += 1
        rack = self.racks[seat]
        reds = greens = 0
        black = False
        fresh: list[int] = []
        for row, col in squares:
            sign = play.word[row - play.row + col - play.col]
            rack = rack.replace(JOKER if sign >= "a" else sign, "", 1)
            square = row * SIDE + col
            fresh.append(square)
            ground = GROUND[square]
            if ground == RED:
                reds += 1
            elif ground == GREEN:
                greens += 1
            elif ground == BLACK:
                black = True
        if self.race:
            drawn = self.reserve[:greens]
            left = len(rack) + len(drawn)
            most = left if self.options.red_discard_can_finish else max(0, left - 1)
            reds = min(reds, most)
            self.reserve = self.reserve[len(drawn) :]
            rack += drawn
            for tile in sorted(rack, key=shed.index)[:reds]:
                rack = rack.replace(tile, "", 1)
                self.reserve += tile
        else:
            for other in range(self.players):
                self.points[other] += 0 if other == seat else greens * GREEN_POINTS
            self.points[seat] += reds * RED_POINTS
            if self.scoring != "none":
                self.points[seat] += self._word_points(play, fresh)
            lacking = RACK - len(rack)
            rack += self.reserve[:lacking]
            self.reserve = self.reserve[lacking:]
        self.racks[seat] = rack
        self.passes = self.idle = 0
        if rack:
            self.turn = (seat + 1) % self.players
        else:
            self._finish(seat, black)

    def swap(self, tiles: str) -> None:
        """Let it exchange these tiles, or pass if there are none."""
        seat = self.turn
        rack = self.racks[seat]
        for tile in tiles:
            rack = rack.replace(tile, "", 1)
        self.racks[seat] = rack + self.reserve[: len(tiles)]
        self.reserve = self.reserve[len(tiles) :] + tiles
        self.passes = 0 if tiles else self.passes + 1
        self.idle += 1
        self.turn = (seat + 1) % self.players
        all_passed = self.passes >= self.players and (self.race or not self.reserve)
        if all_passed or self.idle >= self.options.max_idle_rounds * self.players:  # 1.9, A15
            self._finish(NOBODY, False)

    def _finish(self, seat: int, black: bool) -> None:
        self.over = True
        self.finisher = seat
        if self.race:
            return
        left = [value_of(rack) for rack in self.racks]
        self.points = [points - value for points, value in zip(self.points, left, strict=True)]
        if seat != NOBODY:
            self.points[seat] += finish_points(black) + sum(left)

    def _word_points(self, play: Play, fresh: list[int]) -> int:
        board = "".join(self.board.rows()).replace(BLACK, EMPTY)
        main = "".join(board[square] for square in self.squares(play))
        tiles = "".join(board[square] for square in fresh)
        return word_points(self.scoring, tiles, main, words_formed(board, fresh))
