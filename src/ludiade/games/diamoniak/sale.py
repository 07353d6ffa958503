"""Diamoniak: a card of one's colour bought with diamonds (rule 4.4)."""

from typing import TYPE_CHECKING

from ludiade.games.diamoniak import types as t
from ludiade.games.diamoniak.cards import COLOURS, DIAMOND, KINDS, NO_COLOUR, PRICE
from ludiade.games.diamoniak.stages import BEWITCHED, PRESSING
from ludiade.kernel.errors import Illegal
from ludiade.kernel.state import Story
from ludiade.kernel.types import Seat

if TYPE_CHECKING:
    from ludiade.games.diamoniak.rules import Table


def sellers(table: "Table", seat: int) -> int:
    """Who could sell to this seat, as bits."""
    colour = table.colour[seat]
    held = table.held_cards
    if colour == NO_COLOUR or held[seat * KINDS + DIAMOND] < PRICE:
        return 0
    found = 0
    for other in range(table.players):
        if other != seat and held[other * KINDS + colour] > 0:
            found |= 1 << other
    return found


def buy(table: "Table", seat: int, seller: int, tell: Story) -> None:
    """Pay the price for a card of one's colour, instead of drawing (D13)."""
    if table.stage == BEWITCHED:
        raise Illegal("answer_the_witch", "4.4")
    if table.stage == PRESSING:
        raise Illegal("buy_instead_of_drawing", "D13")
    colour = table.colour[seat]
    held = table.held_cards
    if colour == NO_COLOUR:
        raise Illegal("no_colour_yet", "D12")
    if held[seat * KINDS + DIAMOND] < PRICE:
        raise Illegal("too_few_diamonds", "4.4", price=PRICE)
    if not 0 <= seller < len(table.colour) or seller == seat:
        raise Illegal("no_such_seller", "4.4")
    if held[seller * KINDS + colour] == 0:
        raise Illegal("nothing_to_sell", "4.4", seat=Seat(seller), colour=COLOURS[colour])
    held[seat * KINDS + DIAMOND] -= PRICE
    if table.to_seller:
        held[seller * KINDS + DIAMOND] += PRICE
    else:
        table.beside[DIAMOND] += PRICE  # D1
    held[seller * KINDS + colour] -= 1
    held[seat * KINDS + colour] += 1
    if tell is not None:
        to: t.SaleGoesTo = "seller" if table.to_seller else "discard"
        tell.append(t.Bought(Seat(seat), Seat(seller), COLOURS[colour], to))
    if not table.win_if_complete(tell):
        table.end_turn()
