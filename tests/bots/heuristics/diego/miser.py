"""Leaves the others nothing: takes targets that they may match, and keeps what only it can lay.

A pair of which both cards of a family lie in its hand and on the table can wait.
"""

from collections import Counter

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
    known = Counter(of.values())
    on_table = Counter(of[card.card] for card in seen.view.targets)
    mine = won(seen, seen.seat)

    def rank(action: Action) -> float:
        family = of[action.card]
        unseen = max(0, 8 - known[family])  # the more of them are hidden, the likelier a rival
        contested = unseen / on_table[family] if on_table[family] else 0.0
        return contested + 1.5 * mine[family]

    return max(right, key=rank)
