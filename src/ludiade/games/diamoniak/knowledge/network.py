"""Diamoniak: each player's chance to win, by a small network (tools/castles).

It sees a table from the seat in turn: of every player, in turn order, a few signs that are there
or not (the castle, the purse, what others need of her side), the same of the pile, and the odds of
the next card. One hidden layer, and a strength for each player; her chance is in proportion to its
exponential.
"""

from math import exp
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from ludiade.games.diamoniak.cards import COUNTS, DIAMOND, FAIRY, KINDS, NO_COLOUR, PRICE, WITCH
from ludiade.games.diamoniak.knowledge.uses import left_of, taken_colours
from ludiade.games.diamoniak.rules import Table
from ludiade.games.diamoniak.stages import Stage
from ludiade.kernel.network import Network, Networks

HEIGHTS: Final = 7
"""Castles of 0 to 5 cards, and no colour yet."""
NO_CASTLE: Final = HEIGHTS - 1
PLANS: Final = 4
PURSES: Final = 10
FAIRIES: Final = 4
SPARES: Final = 5
LEFT: Final = 7
WANTED: Final = 4
OF_A_PLAYER: Final = HEIGHTS * PLANS + HEIGHTS * 2 + PURSES + FAIRIES + SPARES + LEFT
STAGES: Final = 3
PILES: Final = 18
THIRD: Final = 3
"""A pile is measured in threes."""
THE_REST: Final = STAGES + (COUNTS[WITCH] + 1) + PILES + (COUNTS[DIAMOND] + 1) + (COUNTS[FAIRY] + 1)


def signs_for(players: int) -> int:
    """How many signs there may be; the odds come after them."""
    return players * (OF_A_PLAYER + WANTED * (players - 1)) + THE_REST


_NETWORKS: Final = Networks(Path(__file__).with_name("network.json"))


def network(players: int) -> Network | None:
    """The network for so many players, read when it is first asked for."""
    return _NETWORKS.find(players)


def signs(table: Table) -> list[int]:
    """The numbers of the signs that are there, from the seat in turn on."""
    held = table.held_cards
    players: i64 = table.players
    taken = taken_colours(table)
    found: list[int] = []
    at: i64 = 0
    place: i64 = 0
    while place < players:
        seat: i64 = (table.turn + place) % players
        base: i64 = seat * KINDS
        own: i64 = table.colour[seat]
        diamonds: i64 = held[base + DIAMOND]
        height: i64 = NO_CASTLE
        left: i64 = LEFT - 1
        buys: i64 = 0
        if own != NO_COLOUR:
            height = held[base + own]
            left = left_of(table, own)
            if left > LEFT - 2:
                left = LEFT - 2
            buys = 1 if table.sellers(seat) != 0 else 0
        plan: i64 = diamonds // PRICE
        spare: i64 = 0
        card: i64 = 0
        while card < DIAMOND:
            if not taken >> card & 1:
                spare += held[base + card]
            card += 1
        fairies: i64 = held[base + FAIRY]
        found.append(at + height * PLANS + (plan if plan < PLANS else PLANS - 1))
        at += HEIGHTS * PLANS
        found.append(at + height * 2 + buys)
        at += HEIGHTS * 2
        found.append(at + (diamonds if diamonds < PURSES else PURSES - 1))
        at += PURSES
        found.append(at + fairies)
        at += FAIRIES
        found.append(at + (spare if spare < SPARES else SPARES - 1))
        at += SPARES
        found.append(at + left)
        at += LEFT
        ahead: i64 = 1
        while ahead < players:
            other: i64 = table.colour[(seat + ahead) % players]
            wanted: i64 = 0 if other == NO_COLOUR else held[base + other]
            found.append(at + (wanted if wanted < WANTED else WANTED - 1))
            at += WANTED
            ahead += 1
        place += 1
    thirds: i64 = len(table.pile) // THIRD
    found.append(at + table.stage)
    at += STAGES
    found.append(at + witches(table))
    at += COUNTS[WITCH] + 1
    found.append(at + (thirds if thirds < PILES else PILES - 1))
    at += PILES
    found.append(at + left_of(table, DIAMOND))
    at += COUNTS[DIAMOND] + 1
    found.append(at + left_of(table, FAIRY))
    return found


def witches(table: Table) -> i64:
    """How many are still to come: not the one that stands before a player."""
    left = left_of(table, WITCH)
    return left - 1 if table.stage == Stage.BEWITCHED and len(table.pile) > 0 else left


def odds(table: Table) -> list[float]:
    """Of the next card: the witch, a diamond, a fairy, and each player's colour from the turn."""
    cards: i64 = len(table.pile)
    if cards == 0:
        cards = sum(table.beside)
    whole = float(cards) if cards > 0 else 1.0
    found = [
        float(witches(table)) / whole,
        float(left_of(table, DIAMOND)) / whole,
        float(left_of(table, FAIRY)) / whole,
    ]
    place: i64 = 0
    while place < table.players:
        own: i64 = table.colour[(table.turn + place) % table.players]
        found.append(0.0 if own == NO_COLOUR else float(left_of(table, own)) / whole)
        place += 1
    return found


def chances(table: Table, by: Network) -> list[float]:
    """The chance of each seat to win, while one of them is awaited."""
    shown = signs(table)
    likely = odds(table)
    begin: i64 = signs_for(table.players)
    players: i64 = table.players
    sums = [strengths[len(strengths) - 1] for strengths in by.strengths]
    for unit, column in enumerate(by.columns):
        level = column[len(column) - 1]
        for sign in shown:
            level += column[sign]
        at: i64 = begin
        for part in likely:
            level += column[at] * part
            at += 1
        if level > 0.0:
            place: i64 = 0
            while place < players:
                sums[place] += level * by.strengths[place][unit]
                place += 1
    total = 0.0
    for place in range(players):
        sums[place] = exp(sums[place])
        total += sums[place]
    return [sums[(seat - table.turn + players) % players] / total for seat in range(players)]
