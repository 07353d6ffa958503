"""Collects families for the bonus: the pair of the family it is furthest with."""

from ludiade import Action, Seen
from tests.bots.heuristics.diego import families, kind, object_or_accept, pairs, won


def choose(seen: Seen) -> Action:
    answer = object_or_accept(seen)
    if answer is not None:
        return answer
    right = pairs(seen)
    if not right:
        return next(a for a in seen.actions if kind(a) in ("pass", "accept"))
    of = families(seen)
    mine = won(seen, seen.seat)
    theirs = [won(seen, seat) for seat in range(seen.players) if seat != seen.seat]

    def rank(action: Action) -> tuple[int, int]:
        family = of[action.card]
        broken = any(their[family] for their in theirs)
        return (0 if broken else 1 + mine[family]), mine[family]

    return max(right, key=rank)
