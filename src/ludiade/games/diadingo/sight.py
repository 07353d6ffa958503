"""Diadingo: what is seen of the table, built field by field."""

from typing import TYPE_CHECKING

from ludiade.games.diadingo import types as t
from ludiade.games.diadingo.sets import members
from ludiade.games.diadingo.stages import Stage
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import NOBODY
from ludiade.kernel.types import Seat

if TYPE_CHECKING:
    from ludiade.games.diadingo.rules import Table


def view(table: "Table", eyes: Eyes) -> t.View:
    """The table as these eyes see it: nothing on it is known to one player alone (C14)."""
    acting = table.stage in (Stage.LIFTING, Stage.STEALING)
    return t.View(
        players=[_player(table, seat) for seat in range(len(table.rings))],
        gone=members(table.gone, table.places),
        stuck=members(table.stuck, table.places),
        left=table.left,
        deck=len(table.deck),
        thefts=table.thefts,
        drawn=table.card(table.drawn) if acting else None,
        turn=Seat(table.turn) if acting else None,
        resume=None if table.resume == NOBODY else Seat(table.resume),
        scores=table.scores(),
        game=table.game,
        show_stuck=table.shows_stuck,
    )


def _player(table: "Table", seat: int) -> t.Player:
    filled = table.filled[seat]
    values = table.box.values
    return t.Player([
        t.RingCard(values[value], filled >> ring & 1 == 1)
        for ring, value in enumerate(table.rings[seat])
    ])  # fmt: skip
