"""All plays that are legal at a table: where rules meet the generator."""
# Not compiled: it works on the plays of the generator, which Cython compiles.

from functools import lru_cache

from ludiade.games.diamino import types as t
from ludiade.games.diamino.lists import word_lists
from ludiade.games.diamino.material import (
    BLACK,
    EMPTY,
    GREEN,
    GROUND,
    LISTING,
    RED,
    SIDE,
    SQUARES,
    VALUES,
    rows_with_black,
)
from ludiade.games.diamino.placement import read, read_square
from ludiade.games.diamino.rules import Table
from ludiade.games.diamino.scoring import GREEN_POINTS, RED_POINTS
from ludiade.games.diamino.words.plays import Board, Play, Plays, Value
from ludiade.kernel.errors import BadRecord, Illegal
from ludiade.kernel.inputs import Move
from ludiade.kernel.types import Action

MOST_LISTED = 14
"""Tiles in hand above which all plays are too many to be listed."""


@lru_cache(maxsize=16)
def _plays(options: t.Options, board: str) -> Plays:
    patience = options.formula == "patience"
    return Plays(
        Board(word_lists.graph(options), rows_with_black(board)),
        opening="anywhere" if patience else "first",
        islands=patience and options.patience_islands,
    )


def plays(table: Table) -> Plays:
    """The generator on the board of this table."""
    return _plays(table.options, table.board)


def points() -> Value:
    """Plays compared by the figures laid and the devils covered."""
    worth = {RED: RED_POINTS, GREEN: -GREEN_POINTS}
    rows = [GROUND[row : row + SIDE] for row in range(0, SQUARES, SIDE)]
    squares = [[worth.get(sign, 0) for sign in row] for row in rows]
    return Value([VALUES[tile] for tile in LISTING], squares)


def may_cover_black(table: Table) -> bool:
    """Whether a last move may cover a black square, as far as the reserve decides (1.10)."""
    if table.formula == "score":
        return not table.reserve
    return table.formula == "race"


def written(table: Table, play: Play) -> t.Place:
    """A play as it is recorded: the tiles already there exactly as they lie."""
    if table.board.isupper():  # no joker lies there
        return t.Place(play.at, play.word)
    start, down = read_square(play.at)
    step = SIDE if down else 1
    there = [table.board[start + step * place] for place in range(len(play.word))]
    signs = [
        new if old == EMPTY else old for new, old in zip(play.word, there, strict=True)
    ]  # fmt: skip
    return t.Place(play.at, "".join(signs))


def every_play(table: Table) -> list[Action]:
    """Every placement whose words all exist, each once."""
    rack = table.racks[table.turn]
    if len(rack) > MOST_LISTED:
        raise BadRecord("$", "too_many_tiles", most=MOST_LISTED)
    found = plays(table).all(rack, may_cover_black(table))
    places = [written(table, play) for play in found]
    return [place for place in places if is_legal(table, place)]


def is_legal(table: Table, place: t.Place) -> bool:
    """A move over a black square must also finish, which the generator does not know."""
    if len(place.word) < len(table.racks[table.turn]):
        return True
    covered = read(table.board, place.at, place.word).fresh
    if all(GROUND[square] != BLACK for square in covered):
        return True
    try:
        table.copy().apply(Move(table.turn, place))
    except Illegal:
        return False
    return True
