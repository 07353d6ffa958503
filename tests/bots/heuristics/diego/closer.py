"""Plays to the score: safe pairs first, bonuses when they are near, the end when it leads."""

from ludiade import Action, Seen
from tests.bots.heuristics.diego import families, kind, object_or_accept, pairs, won

PAIR, BONUS, FULL = 2.0, 8.0, 4
"""Points, and the pairs of a whole family."""


def promise(seen: Seen, family, seat: int) -> float:
    """What the next pair of a family brings a player towards the bonus."""
    sorters = [won(seen, other) for other in range(seen.players)]
    if any(sorters[other][family] for other in range(seen.players) if other != seat):
        return 0.0
    have = sorters[seat][family]
    return BONUS * (0.05, 0.15, 0.4, 1.0)[min(have, FULL - 1)]


def choose(seen: Seen) -> Action:
    answer = object_or_accept(seen)
    if answer is not None:
        return answer
    right = pairs(seen)
    if not right:
        return next(a for a in seen.actions if kind(a) in ("pass", "accept"))
    of = families(seen)

    def rank(action: Action) -> float:
        family = of[action.card]
        own = promise(seen, family, seen.seat)
        others = [s for s in range(seen.players) if s != seen.seat]
        denied = max(promise(seen, family, other) for other in others)
        return PAIR + own + 0.8 * denied

    return max(right, key=rank)
