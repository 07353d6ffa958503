"""Diamino: the end of a turn, of a deal and of a patience (rules 1.9 and 1.11)."""

from typing import TYPE_CHECKING

from ludiade.games.diamino.material import BLACK, EMPTY, GROUND, SQUARES
from ludiade.games.diamino.scoring import finish_points, race_points, value_of
from ludiade.games.diamino.stages import Stage
from ludiade.kernel.inputs import NOBODY

if TYPE_CHECKING:
    from ludiade.games.diamino.rules import Table


def end_turn(table: "Table") -> None:
    """After a placement that stood: whoever has no tile left has finished."""
    if table.racks[table.turn]:
        _next_turn(table)
    else:
        _end_deal(table, table.turn)


def end_idle_turn(table: "Table", passed: bool) -> None:
    """After a turn that left no tile on the board: too many of them block the deal."""
    table.idle += 1
    table.passes = table.passes + 1 if passed else 0
    all_passed = table.passes >= table.players and not (table.formula == "score" and table.reserve)
    if all_passed or table.idle >= table.options.max_idle_rounds * table.players:  # 1.9, A15
        _end_deal(table, NOBODY)
    else:
        _next_turn(table)


def _next_turn(table: "Table") -> None:
    table.fresh = []
    table.turn = (table.turn + 1) % table.players
    table.stage = Stage.TURN


def _end_deal(table: "Table", finisher: int) -> None:
    black = any(GROUND[square] == BLACK for square in table.fresh)
    table.tell_deal_ended(table.round, finisher, black, table.racks)
    if table.formula == "score":
        _score_end(table, finisher, black)
    elif finisher != NOBODY:
        table.score(finisher, race_points(table.racks, black), "leftovers")
    table.finisher = finisher
    table.fresh = []
    if table.round < table.options.rounds:
        _next_deal(table)
    else:
        table.stage = Stage.OVER


def _score_end(table: "Table", finisher: int, black: bool) -> None:
    """Rule 1.9: the finisher's bonus and everybody's leftovers, which others lose."""
    if finisher != NOBODY:
        table.score(finisher, finish_points(black), "finish")
    for seat in range(table.players):
        left = value_of(table.racks[seat])
        table.score(seat, -left, "leftovers")
        if finisher != NOBODY:
            table.score(finisher, left, "leftovers")


def _next_deal(table: "Table") -> None:
    """A20: points are kept, the start moves to the left."""
    table.round += 1
    table.first = table.turn = (table.first + 1) % table.players
    table.board = EMPTY * SQUARES
    table.racks = [""] * table.players
    table.known = [""] * table.players
    table.returned = [""] * table.players
    table.reserve = ""
    table.laid = []
    table.passes = table.idle = 0
    table.stage = Stage.DEALING


def end_patience(table: "Table") -> None:
    """Everything is placed, or the player has given up (1.11)."""
    table.fresh = []
    table.stage = Stage.OVER
    table.tell_solved(table.points[0])
