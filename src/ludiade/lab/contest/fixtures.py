"""Who meets whom: every pair of bots on the same deals, in every seating."""

from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct

Pair = tuple[int, int]


class Fixture(Struct, frozen=True):
    """One match to play: two bots by their number, a deal, and which seating of it."""

    pair: Pair
    deal: int
    turn: int


def pairs(bots: int) -> list[Pair]:
    """Everybody against everybody."""
    return list(combinations(range(bots), 2))


def seatings(pair: Pair, players: int) -> list[list[int]]:
    """Two bots in turn around the table, in every rotation; each holds each seat equally often."""
    tables = [
        [(one, other)[(seat + turn) % players % 2] for seat in range(players)]
        for one, other in (pair, pair[::-1])
        for turn in range(players)
    ]
    return [table for number, table in enumerate(tables) if table not in tables[:number]]


def deals_for(games: int, players: int) -> int:
    """The whole deals that so many matches of a pair take."""
    turns = len(seatings((0, 1), players))
    return -(-games // turns)


def fixtures(of: list[Pair], players: int, deals: range) -> Iterator[Fixture]:
    """All matches of some pairs, deal by deal."""
    turns = len(seatings((0, 1), players))
    for deal in deals:
        for pair in of:
            for turn in range(turns):
                yield Fixture(pair, deal, turn)
