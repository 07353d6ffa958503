"""Robs so that as many others as possible miss their turn, the rich above all."""

from ludiade import Action, Seen
from tests.bots.heuristics.diadingo import decline, dollars, kind, thefts, untried, value

SKIPPED = 700
"""Dollars that a missed turn of somebody else is worth."""
CHEAP = 1000


def worth(seen: Seen, theft: Action) -> float:
    step = (theft.victim - seen.seat) % seen.players
    missed = step - 1 if seen.options.after_theft == "from_robbed" else 0
    rich = dollars(seen, theft.victim) - dollars(seen, seen.seat)
    return value(seen, theft) + missed * SKIPPED + (500 if rich > 0 else 0)


def choose(seen: Seen) -> Action:
    if kind(seen.actions[0]) == "take":
        fresh = untried(seen)
        return fresh[(7 * len(seen.view.gone)) % len(fresh)]
    best = max(thefts(seen), key=lambda theft: worth(seen, theft))
    no = decline(seen)
    if no is not None and value(seen, best) <= CHEAP and seen.view.deck > 10:
        return no
    return best
