"""Diamoniak: how far every castle came, and what witches and purchases had to do with it."""
# Not compiled: it sums up what was told at the end, never in a playout.

from collections import Counter
from collections.abc import Sequence

from ludiade.games.diamoniak import types as t
from ludiade.games.diamoniak.cards import CASTLE
from ludiade.kernel.types import Event, best_first


def sheet(told: Sequence[Event], view: t.View) -> t.Sheet:
    """The castles as they stand; nobody but the winner has a rank of their own."""
    drew, witches, paid, away, bought, sold = (Counter[int]() for _ in range(6))
    won = [0] * len(view.players)
    for event in told:
        match event:
            case t.Drew():
                drew[event.seat] += 1
                witches[event.seat] += event.card == "witch"
            case t.Paid():
                paid[event.seat] += len(event.cards)
            case t.SentAway():
                away[event.seat] += 1
            case t.Bought():
                bought[event.seat] += 1
                sold[event.seller] += 1
            case t.Won():
                won[event.seat] = 1
    households = [
        t.Household(
            player.colour, player.castle, player.side, drew[seat], witches[seat], paid[seat],
            away[seat], bought[seat], sold[seat],
        )
        for seat, player in enumerate(view.players)
    ]  # fmt: skip
    order = best_first(won, [player.castle for player in view.players])
    return t.Sheet(order, [], CASTLE, households)
