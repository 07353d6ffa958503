"""Diamoniak: the witch, what she is paid, and the fairy who sends her away (rule 4.4)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludiade.games.diamoniak import types as t
from ludiade.games.diamoniak.cards import (
    COLOURS,
    FAIRY,
    INDEX,
    KINDS,
    NO_COLOUR,
    PAYABLE,
    TOLL,
    WITCH,
)
from ludiade.games.diamoniak.moves import TOLLS, toll_menu
from ludiade.games.diamoniak.stages import BEWITCHED
from ludiade.kernel.errors import Illegal
from ludiade.kernel.inputs import Move
from ludiade.kernel.state import Story
from ludiade.kernel.types import Seat

if TYPE_CHECKING:
    from ludiade.games.diamoniak.rules import Table


def meet_witch(table: "Table", tell: Story) -> None:
    """She stands before whoever drew her, and asks, if there is anything to ask for."""
    if tell is not None:
        tell.append(t.Drew(Seat(table.turn), "witch", "witch"))
    base = table.turn * KINDS
    for card in PAYABLE:
        if table.held_cards[base + card] > 0:
            table.stage = BEWITCHED
            return
    table.beside[WITCH] += 1  # D7: nothing held, nothing paid, nobody asked
    if tell is not None:
        tell.append(t.Spared(Seat(table.turn)))
    table.end_turn()


def tolls(table: "Table", seat: int) -> list[Move]:
    """Every way to pay the witch, and the fairy; looked up by how much there is of each."""
    held = table.held_cards
    base: i64 = seat * KINDS
    key: i64 = 1 if held[base + FAIRY] > 0 else 0
    for card in PAYABLE:
        count = held[base + card]
        key = key << 2 | (count if count < TOLL else TOLL)
    if table.spares_fairies:
        key &= ~3  # the fairies are the last
    menu = TOLLS[seat][key]
    if menu is None:
        menu = TOLLS[seat][key] = toll_menu(seat, key)
    return menu


def pay(table: "Table", seat: int, cards: tuple[t.Payable, ...], tell: Story) -> None:
    """Give her three cards, or all there are."""
    if table.stage != BEWITCHED:
        raise Illegal("no_witch", "4.4")
    base: i64 = seat * KINDS
    held = table.held_cards
    toll = 0 if table.spares_fairies else held[base + FAIRY]
    for card in range(WITCH):
        toll += held[base + card]
        if toll >= TOLL:
            toll = TOLL
            break
    if len(cards) != toll:
        raise Illegal("wrong_toll", "4.4", toll=toll, given=len(cards))
    last = 0
    run = 0
    for name in cards:
        card = INDEX[name]
        if card == FAIRY and table.spares_fairies:
            raise Illegal("fairy_never_paid", "D4")
        if card < last:
            raise Illegal("not_in_listing_order", "4.7")
        run = run + 1 if card == last else 1
        last = card
        if run > held[base + card]:
            raise Illegal("not_held", "4.4", card=name)
    for name in cards:
        card = INDEX[name]
        held[base + card] -= 1
        table.beside[card] += 1
    table.beside[WITCH] += 1
    if tell is not None:
        tell.append(t.Paid(Seat(seat), cards))
    _release_if_empty(table, seat, tell)
    table.end_turn()


def _release_if_empty(table: "Table", seat: int, tell: Story) -> None:
    colour = table.colour[seat]
    if table.releases and colour != NO_COLOUR and table.held_cards[seat * KINDS + colour] == 0:
        table.colour[seat] = NO_COLOUR  # D3
        if tell is not None:
            tell.append(t.Released(Seat(seat), COLOURS[colour]))


def send_away(table: "Table", seat: int, tell: Story) -> None:
    """Let the fairy go with the witch, and keep the rest."""
    if table.stage != BEWITCHED:
        raise Illegal("no_witch", "4.4")
    if table.held_cards[seat * KINDS + FAIRY] == 0:
        raise Illegal("no_fairy", "4.4")
    table.held_cards[seat * KINDS + FAIRY] -= 1
    table.beside[FAIRY] += 1
    table.beside[WITCH] += 1
    if tell is not None:
        tell.append(t.SentAway(Seat(seat)))
    table.end_turn()
