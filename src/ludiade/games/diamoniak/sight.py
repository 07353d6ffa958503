"""Diamoniak: what is seen of the table; everything but the order of the pile."""

from typing import TYPE_CHECKING, Final

from ludiade.games.diamoniak import types as t
from ludiade.games.diamoniak.cards import COLOURS, KINDS, NO_COLOUR, counted
from ludiade.games.diamoniak.stages import BEWITCHED
from ludiade.kernel.types import Seat

if TYPE_CHECKING:
    from ludiade.games.diamoniak.rules import Table

PHASES: Final[list[t.Phase]] = ["opening", "pressing", "bewitched"]


def view(table: "Table") -> t.View:
    """The table as anybody sees it."""
    acting = table.stage <= BEWITCHED
    return t.View(
        players=[_player(table, seat) for seat in range(table.players)],
        pile=len(table.pile),
        discard=counted(table.beside, NO_COLOUR),
        turn=Seat(table.turn) if acting else None,
        phase=PHASES[table.stage] if acting else None,
    )


def _player(table: "Table", seat: int) -> t.Player:
    colour = table.colour[seat]
    held = table.held_cards[seat * KINDS : (seat + 1) * KINDS]
    if colour == NO_COLOUR:
        return t.Player(None, 0, counted(held, colour))
    return t.Player(COLOURS[colour], held[colour], counted(held, colour))
