"""Diadingo: what rings are worth, and how a game's end is told (rules 3.5)."""

from ludiade.games.diadingo import types as t
from ludiade.kernel.types import Event, Seat


def dollars(rings: list[int], filled: int, values: tuple[int, ...], professional: bool) -> int:
    """What a player's rings bring; for professionals the empty ones count against her."""
    total = 0
    for ring, value in enumerate(rings):
        if filled >> ring & 1:
            total += values[value]
        elif professional:
            total -= values[value]
    return total


def tell_earnings(game: int, before: list[int], after: list[int], tell: list[Event]) -> None:
    """What each player earned in the game that has ended."""
    for seat, total in enumerate(after):
        tell.append(t.Earned(Seat(seat), game, total - before[seat], total))


def tell_winners(scores: list[int], tell: list[Event]) -> None:
    """Those with most dollars, who share the victory (C15)."""
    most = max(scores)
    for seat, total in enumerate(scores):
        if total == most:
            tell.append(t.Won(Seat(seat), total, scores.count(most) > 1))
