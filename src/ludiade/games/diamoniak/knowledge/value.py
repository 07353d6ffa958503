"""Diamoniak: how likely each player is to win, learned from many games (tools/train_value.py).

Every player shows a few signs: how high the castle is, how soon it is her turn, what she could
buy. Each sign weighs something, and the chances are in proportion to the exponentials of the sums.
"""

import json
from math import exp
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from ludiade.games.diamoniak.cards import DIAMOND, FAIRY, KINDS, NO_COLOUR, PRICE
from ludiade.games.diamoniak.knowledge.uses import left_of
from ludiade.games.diamoniak.rules import Table
from ludiade.games.diamoniak.stages import Stage

HEIGHTS: Final = 7
"""Castles of 0 to 5 cards, and no colour yet."""
TIMES: Final = 5
"""To open her turn, one to three turns away, in the midst of it."""
MIDST: Final = 4
PURSES: Final = 10
SALES: Final = 3
LEFT: Final = 7
BUYS: Final = 4

AT_PURSE: Final = HEIGHTS * TIMES
AT_BUYER: Final = AT_PURSE + PURSES * SALES
AT_FAIRY: Final = AT_BUYER + HEIGHTS * TIMES
AT_SIDE: Final = AT_FAIRY + 4
AT_LEFT: Final = AT_SIDE + 6
AT_PLAN: Final = AT_LEFT + LEFT
SIGNS: Final = AT_PLAN + HEIGHTS * BUYS

_FILE: Final = Path(__file__).with_name("value.json")
WEIGHTS: Final[dict[str, list[float]]] = (
    json.loads(_FILE.read_text(encoding="utf-8")) if _FILE.exists() else {}
)
"""For each number of players, what every sign weighs."""


def signs(table: Table, seat: i64) -> list[int]:
    """The signs that a player shows, by number."""
    held = table.held_cards
    base: i64 = seat * KINDS
    own: i64 = table.colour[seat]
    height: i64 = HEIGHTS - 1
    sale: i64 = 0
    left: i64 = 0
    if own != NO_COLOUR:
        height = held[base + own] + (HEIGHTS - 1 - table.castle)  # so that 5 is one from the end
        if height < 0:
            height = 0
        other: i64 = 0
        while other < table.players:
            if other != seat:
                sale += held[other * KINDS + own]
            other += 1
        left = left_of(table, own)
    if sale >= SALES:
        sale = SALES - 1
    time: i64 = (seat - table.turn + table.players) % table.players
    if time == 0 and table.stage != Stage.OPENING:
        time = MIDST
    diamonds: i64 = held[base + DIAMOND]
    purse: i64 = diamonds if diamonds < PURSES else PURSES - 1
    fairies: i64 = held[base + FAIRY]
    side: i64 = 0
    card: i64 = 0
    while card < DIAMOND:
        if card != own:
            side += held[base + card]
        card += 1
    plan: i64 = diamonds // PRICE
    found = [
        height * TIMES + time,
        AT_PURSE + purse * SALES + sale,
        AT_FAIRY + (fairies if fairies < 4 else 3),
        AT_SIDE + (side if side < 6 else 5),
        AT_LEFT + (left if left < LEFT else LEFT - 1),
        AT_PLAN + height * BUYS + (plan if plan < BUYS else BUYS - 1),
    ]
    if sale > 0 and diamonds >= PRICE:
        found.append(AT_BUYER + height * TIMES + time)
    return found


def chances(table: Table) -> list[float] | None:
    """The chance of each player to win; None where nothing was learned, or a witch waits."""
    weights = WEIGHTS.get(str(table.players))
    if weights is None or table.stage > Stage.PRESSING:
        return None
    found: list[float] = []
    total = 0.0
    seat: i64 = 0
    while seat < table.players:
        strength = 0.0
        for sign in signs(table, seat):
            strength += weights[sign]
        strength = exp(strength)
        found.append(strength)
        total += strength
        seat += 1
    return [strength / total for strength in found]
