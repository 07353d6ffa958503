"""Plays drawn by lot, good and bad, and all of them: where rules meet the generator."""
# Not compiled: it works on the plays of the generator, which Cython compiles.

from functools import lru_cache
from random import Random

from ludiade.games.diamino import types as t
from ludiade.games.diamino.lists import word_lists
from ludiade.games.diamino.material import (
    BLACK,
    EMPTY,
    GREEN,
    GROUND,
    JOKER,
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
from ludiade.games.diamino.stages import Stage
from ludiade.games.diamino.words.plays import Board, Play, Plays, Value
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import BadRecord, Illegal
from ludiade.kernel.inputs import Move
from ludiade.kernel.types import Action

MOST_LISTED = 14
"""Tiles in hand above which all plays are too many to be listed."""
LEAST_HANDFUL = 4


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
    return [place for place in places if _is_legal(table, place)]


def _is_legal(table: Table, place: t.Place) -> bool:
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


def pick(table: Table, seat: int, dice: Dice) -> Action:
    """Something the seat may do, the most often a placement."""
    if table.stage == Stage.CONTEST:
        return t.Contest() if dice.below(2 * table.players) == 0 else t.Accept()
    if table.stage == Stage.SHEDDING:
        menu = table.moves(seat)
        return menu[dice.below(len(menu))].action
    mood = dice.below(30)
    if mood == 0 and table.formula != "patience":
        return t.Pass()
    if mood in (1, 2) and table.may_exchange():
        return _exchange(table, dice)
    place = random_place(table, dice)
    if place is None:
        return _exchange(table, dice) if mood % 2 and table.may_exchange() else t.Pass()
    if table.formula != "patience" and not table.options.auto_validate and dice.below(5) == 0:
        return _garbled(table, place, dice)
    return place


def random_place(table: Table, dice: Dice) -> t.Place | None:
    """A legal placement, mostly of a handful of the rack, of the whole rack if that makes none."""
    rack = table.racks[table.turn]
    rng = Random(dice.below(1 << 31))
    handful = LEAST_HANDFUL + dice.below(4)
    if len(rack) > handful:
        play = plays(table).random("".join(rng.sample(rack, handful)), rng)
        if play is not None:
            return written(table, play)
    out_black = dice.below(3) == 0 and may_cover_black(table)
    play = plays(table).random(rack, rng, out_black)
    if play is None:
        return None
    place = written(table, play)
    return place if _is_legal(table, place) else None


def _exchange(table: Table, dice: Dice) -> t.Exchange:
    rack = table.racks[table.turn]
    some = dice.order(len(rack))[: 1 + dice.below(table.may_exchange())]
    return t.Exchange("".join([rack[entry] for entry in some]))


def _garbled(table: Table, place: t.Place, dice: Dice) -> t.Place:
    """The same squares with other tiles of the rack: legal, and nearly never a word."""
    squares = read(table.board, place.at, place.word).squares
    rack = table.racks[table.turn]
    lots = iter([rack[entry] for entry in dice.order(len(rack))])
    signs: list[str] = []
    for square in squares:
        if table.board[square] != EMPTY:
            signs.append(table.board[square])
        else:
            tile = next(lots)
            signs.append("eainstr"[dice.below(7)] if tile == JOKER else tile)
    return t.Place(place.at, "".join(signs))
