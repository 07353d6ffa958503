"""Gathers diamonds in short turns, buys whenever it can, and sells only what does no harm."""

from ludiade import Action, Seen
from tests.bots.heuristics.diamoniak import (
    answer_witch,
    could_win_by_buying,
    drawable,
    kind,
    me,
    of_kind,
    others,
)

SAFE = 0.10
"""A witch rarer than that is not feared."""
FEW = 4
"""Cards at the side below which a witch hardly hurts."""


def worth_of(seen: Seen):
    own = me(seen)
    builders = {p.colour: p.castle for p in others(seen) if p.colour}

    def worth(card: str) -> float:
        if card == own.colour:
            return 5.0
        if card == "diamond":
            return 1.5
        if card == "fairy":
            return 2.5
        if card in builders:  # worth three diamonds to its builder, but not near the end
            return 1.0 if builders[card] < 4 else -1.0
        return 0.2

    return worth


def for_sale(seen: Seen) -> bool:
    """Whether a card of its colour lies beside somebody: then three diamonds are the aim."""
    return any(p.side.get(me(seen).colour, 0) for p in others(seen))


def choose(seen: Seen) -> Action:
    own = me(seen)
    if seen.view.phase == "bewitched":
        return answer_witch(seen, worth_of(seen), 3.0)
    if seen.view.phase == "opening":
        offers = [action for action in seen.actions if kind(action) == "buy"]
        if offers:
            return min(offers, key=lambda a: seen.view.players[a.seller].castle)
        return of_kind(seen, "draw")[0]
    left = drawable(seen)
    risk = left["witch"] / max(1, left.total())
    ready = own.side.get("diamond", 0) >= 3 and for_sale(seen)
    if could_win_by_buying(seen):
        return of_kind(seen, "draw")[0]
    if ready:
        return of_kind(seen, "stop")[0]  # next turn it buys
    few = sum(own.side.values()) < FEW and own.castle < 3
    return of_kind(seen, "draw" if few or risk < SAFE else "stop")[0]
