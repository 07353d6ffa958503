"""Diamoniak: what each card is good for to whoever holds it, and what is left to draw."""

from typing import Final

from mypy_extensions import i64

from ludiade.games.diamoniak.cards import DIAMOND, FAIRY, KINDS, NO_COLOUR, PRICE
from ludiade.games.diamoniak.rules import Table

MINE: Final = 0
RIVAL: Final = 1
SPARE: Final = 2
DIAMONDS: Final = 3
SURPLUS: Final = 4
FAIRIES: Final = 5
USES: Final = ["castle", "rival", "spare", "diamond", "surplus", "fairy"]
PURCHASES: Final = 2 * PRICE


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


def use_of(card: i64, own: i64, taken: i64) -> i64:
    """What a card held by a player of that colour is good for."""
    if card == DIAMOND:
        return DIAMONDS
    if card == FAIRY:
        return FAIRIES
    if card == own:
        return MINE
    return RIVAL if taken >> card & 1 else SPARE


def serves(card: i64, use: i64, own: i64, taken: i64) -> bool:
    return use_of(card, own, taken) == use or (card == DIAMOND and use == SURPLUS)


def uses(table: Table, seat: i64) -> list[int]:
    """How many cards a player holds for each use."""
    held = table.held_cards
    base: i64 = seat * KINDS
    own: i64 = table.colour[seat]
    taken = taken_colours(table)
    counts = [0] * len(USES)
    card: i64 = 0
    while card < DIAMOND:
        count = held[base + card]
        if count > 0:
            counts[use_of(card, own, taken)] += count
        card += 1
    diamonds = held[base + DIAMOND]
    surplus = diamonds - PURCHASES
    if surplus > 0:
        counts[SURPLUS] = surplus
        diamonds = PURCHASES
    counts[DIAMONDS] = diamonds
    counts[FAIRIES] = held[base + FAIRY]
    return counts
