"""What the end of a deal of Diamino is worth to two who see everything: every line to its end.

It asks the game's own law for everything and shares nothing with the bots.
"""

from ludiade.games.diamino.rules import Table
from ludiade.kernel.inputs import Move, Over
from ludiade.kernel.types import Action


def value(table: Table, low: int = -10_000, high: int = 10_000) -> int:
    """The lead of seat 0 at the end, both playing for the lead."""
    waiting = table.waiting()
    if isinstance(waiting, Over):
        return waiting.scores[0] - waiting.scores[1]
    maximising = table.turn == 0
    best = low if maximising else high
    for action in sorted(table.all_actions(table.turn), key=_tiles, reverse=True):
        after = table.copy()
        after.apply(Move(table.turn, action))
        if maximising:
            best = max(best, value(after, best, high))
            if best >= high:
                break
        else:
            best = min(best, value(after, low, best))
            if best <= low:
                break
    return best


def _tiles(action: Action) -> int:
    return len(getattr(action, "word", ""))
