"""Diamoniak: what each card is good for to whoever holds it, and what is left to draw."""

from typing import Final

from mypy_extensions import i64

from ludiade.games.diamoniak.cards import DIAMOND, KINDS, NO_COLOUR, PRICE
from ludiade.games.diamoniak.rules import Table

MINE: Final = 0
RIVAL: Final = 1
SPARE: Final = 2
DIAMONDS: Final = 3
SURPLUS: Final = 4
FAIRIES: Final = 5
USES: Final = ["castle", "rival", "spare", "diamond", "surplus", "fairy"]
PURCHASES: Final = 2 * PRICE
SAFE_HEIGHT: Final = 2
"""A castle that is not higher is no danger."""
WITHOUT_PRICE: Final = 0.5
"""How much less of one its builder is who cannot buy yet."""


def left_of(table: Table, card: i64) -> i64:
    """How many of these may be drawn next: of an empty pile, those beside it (D9)."""
    left: i64 = table.beside[card]
    if len(table.pile) == 0:
        return left
    left = table.counts[card] - left
    held = table.held_cards
    at: i64 = card
    end: i64 = table.players * KINDS
    while at < end:
        left -= held[at]
        at += KINDS
    return left


def taken_colours(table: Table) -> i64:
    """The colours that somebody builds with, as bits."""
    taken: i64 = 0
    for colour in table.colour:
        if colour != NO_COLOUR:
            taken |= 1 << colour
    return taken


def danger(table: Table, colour: i64) -> float:
    """How near its builder is to winning by this colour, 0 to 1; less before it can buy."""
    found = 0.0
    seat: i64 = 0
    while seat < table.players:
        if table.colour[seat] == colour:
            base: i64 = seat * KINDS
            above = table.held_cards[base + colour] - SAFE_HEIGHT
            if above > 0:
                found = float(above) / float(table.castle - 1 - SAFE_HEIGHT)
                if table.held_cards[base + DIAMOND] < PRICE:
                    found *= WITHOUT_PRICE
        seat += 1
    return found


def can_be_outbought(table: Table, seat: i64) -> bool:
    """Whether another lacks one card, has its price, and sees it at somebody's side."""
    held = table.held_cards
    other: i64 = 0
    while other < table.players:
        if other != seat:
            colour: i64 = table.colour[other]
            if colour != NO_COLOUR and held[other * KINDS + colour] == table.castle - 1:
                if table.sellers(other) != 0:
                    return True
        other += 1
    return False
