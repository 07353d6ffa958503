"""Spares a cheap ring while rich ones are to come: it would rather know a fixed diamond again.

A theft of little value is declined early, when a turn is worth more, and made late.
"""

from ludiade import Action, Seen
from tests.bots.heuristics.diadingo import chance, decline, kind, thefts, untried, value

LATE = 14
"""Cards in the deck from which on every theft is made."""
EARLY_LEAST = 2000


def choose(seen: Seen) -> Action:
    if kind(seen.actions[0]) == "take":
        known_fixed = [a for a in seen.actions if a.place in set(seen.view.stuck)]
        cheap = seen.view.drawn == "ring-1000" and not seen.options.professional
        # few loose diamonds left, and not on a cheap ring: leave them for a better one
        if cheap and known_fixed and seen.view.left <= 2 and chance(seen) > 0.5:
            return known_fixed[0]
        return untried(seen)[0]
    best = max(thefts(seen), key=lambda theft: value(seen, theft))
    no = decline(seen)
    early = seen.view.deck > LATE and value(seen, best) < EARLY_LEAST
    return no if early and no is not None else best
