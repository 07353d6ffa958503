"""Diamino: what some eyes see of the table, built field by field."""

from typing import TYPE_CHECKING

from ludiade.games.diamino import types as t
from ludiade.games.diamino.material import SIDE, SQUARES
from ludiade.games.diamino.placement import square_name
from ludiade.games.diamino.stages import Stage
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.types import Seat

if TYPE_CHECKING:
    from ludiade.games.diamino.rules import Table


def view(table: "Table", eyes: Eyes) -> t.View:
    """The table as these eyes see it."""
    acting = table.stage in (Stage.TURN, Stage.CONTEST, Stage.SHEDDING)
    seen = [table.options.open_racks or eyes.see(seat) for seat in range(table.players)]
    racks = zip(table.racks, seen, strict=True)
    returned = zip(table.returned, seen, strict=True)
    return t.View(
        board=[table.board[row : row + SIDE] for row in range(0, SQUARES, SIDE)],
        racks=[rack if open_ else len(rack) for rack, open_ in racks],
        reserve=len(table.reserve),
        scores=table.points[:],
        turn=Seat(table.turn) if acting else None,
        standing=_standing(table),
        to_shed=table.to_shed if table.stage == Stage.SHEDDING else 0,
        moves=table.laid,
        may_exchange=table.may_exchange(),
        fresh=[square_name(square) for square in table.fresh],
        first=Seat(table.first),
        round=table.round,
        passes=table.passes,
        idle=table.idle,
        known=table.known[:],
        returned=[tiles if open_ else None for tiles, open_ in returned],
    )


def _standing(table: "Table") -> t.Standing | None:
    if table.stage != Stage.CONTEST:
        return None
    silent = [Seat(seat) for seat in table.silent]
    return t.Standing(Seat(table.turn), table.at, table.word, silent)
