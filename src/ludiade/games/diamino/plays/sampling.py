"""A play at random, good or bad, for tests and playouts that need no judgement."""
# Not compiled: it works on the plays of the generator, which Cython compiles.

from random import Random

from ludiade.games.diamino import types as t
from ludiade.games.diamino.material import EMPTY, JOKER
from ludiade.games.diamino.placement import read
from ludiade.games.diamino.plays.legal import is_legal, may_cover_black, plays, written
from ludiade.games.diamino.rules import Table
from ludiade.games.diamino.stages import Stage
from ludiade.kernel.dice import Dice
from ludiade.kernel.types import Action

LEAST_HANDFUL = 4


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
    return place if is_legal(table, place) else None


def _exchange(table: Table, dice: Dice) -> t.Exchange:
    rack = table.racks[table.turn]
    some = dice.order(len(rack))[: 1 + dice.below(table.may_exchange())]
    return t.Exchange("".join([rack[entry] for entry in some]))


def _garbled(table: Table, place: t.Place, dice: Dice) -> t.Place:
    """The same squares with other tiles of the rack: legal, and nearly never a word."""
    squares = read(table.board, place.at, place.word).squares
    rack = table.racks[table.turn]
    tiles = iter([rack[entry] for entry in dice.order(len(rack))])
    signs: list[str] = []
    for square in squares:
        if table.board[square] != EMPTY:
            signs.append(table.board[square])
        else:
            tile = next(tiles)
            signs.append("eainstr"[dice.below(7)] if tile == JOKER else tile)
    return t.Place(place.at, "".join(signs))
