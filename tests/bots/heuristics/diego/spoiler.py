"""Takes the pair that somebody else needs for a family, then one of its own families."""

from ludiade import Action, Seen
from tests.bots.heuristics.diego import families, kind, object_or_accept, pairs, won

NEAR = 2
"""Pairs of a family from which on its owner must be stopped."""


def choose(seen: Seen) -> Action:
    answer = object_or_accept(seen)
    if answer is not None:
        return answer
    right = pairs(seen)
    if not right:
        return next(a for a in seen.actions if kind(a) in ("pass", "accept"))
    of = families(seen)
    sorters = [won(seen, seat) for seat in range(seen.players)]

    def rank(action: Action) -> tuple[int, int]:
        family = of[action.card]
        holders = [seat for seat, pairs_ in enumerate(sorters) if pairs_[family]]
        alone = len(holders) == 1 and holders[0] != seen.seat
        theirs = sorters[holders[0]][family] if alone else 0
        return (theirs if theirs >= NEAR else 0), sorters[seen.seat][family]

    return max(right, key=rank)
