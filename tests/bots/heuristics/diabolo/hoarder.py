"""Keeps its two strongest colours, makes them pay, and lays the rest to the demon side."""

from ludiade import Action, Seen
from tests.bots.heuristics.diabolo import COLOURS, doubles, kind, lead, own, parts, sums

KEPT = 2


def favourites(seen: Seen) -> list[str]:
    """The colours of the most points in hand whose line can still pay."""
    mine = sums(own(seen))
    locked = {line.colour for line in seen.view.lines if line.locked}
    open_ = [c for c in COLOURS if c not in locked or lead(seen, c) > 0]
    return sorted(open_, key=lambda c: -mine[c])[:KEPT]


def rank(seen: Seen, action: Action) -> float:
    """The higher, the sooner it is done."""
    colour, value = parts(action.card)
    mine = sums(own(seen))
    if kind(action) == "discard":
        return value if lead(seen, colour) < 0 else -value
    ahead = lead(seen, colour)
    if colour in favourites(seen):
        if action.side == "demon":
            return -100.0
        # just enough to be ahead, with as little as possible
        needed = ahead <= 0 < ahead + value
        return (20.0 if needed else 5.0) - value
    if action.side == "angel":
        # a colour that costs and of which one has much is better turned
        return mine[colour] if ahead < 0 <= ahead + value and mine[colour] - value >= 6 else -20.0
    # rid of high cards of a colour that costs, where one might have the most
    return 10.0 + value if ahead - value < 0 else value


def choose(seen: Seen) -> Action:
    if kind(seen.actions[0]) == "double":
        return doubles(seen, 5)
    return max(seen.actions, key=lambda action: rank(seen, action))
