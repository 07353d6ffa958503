"""Races: counts how many turns it is from six cards, and dares more when it is behind."""

from ludiade import Action, Seen
from tests.bots.heuristics.diamoniak import (
    answer_witch,
    could_win_by_buying,
    drawable,
    kind,
    me,
    of_kind,
    others,
    toll,
)

CALM, BEHIND, DESPERATE = 1.0, 0.6, 0.25
"""How heavily the witch weighs, by how the race stands."""
FAIRY = 2.2


def distance(player) -> float:
    """Castle cards to go, each third diamond counting half of one."""
    return 6 - player.castle - min(2, player.side.get("diamond", 0) // 3) * 0.5


def fear(seen: Seen) -> float:
    lead = min(distance(p) for p in others(seen)) - distance(me(seen))
    if could_win_by_buying(seen):
        return 0.0
    if any(p.castle == 5 for p in others(seen)):
        return DESPERATE
    return CALM if lead >= 0 else BEHIND


def worths(seen: Seen):
    own = me(seen)
    theirs = {p.colour for p in others(seen)}

    def worth(card: str) -> float:
        if card == own.colour:
            return 2.0 + own.castle * 0.6  # the nearer, the dearer
        if own.colour is None and card not in theirs and card not in ("diamond", "fairy"):
            return 3.0
        if card == "diamond":
            missing = own.side.get("diamond", 0) % 3
            return (0.8, 1.0, 1.4)[missing]  # the third makes a purchase
        return FAIRY if card == "fairy" else 0.1

    return worth


def choose(seen: Seen) -> Action:
    worth = worths(seen)
    if seen.view.phase == "bewitched":
        return answer_witch(seen, worth, FAIRY)
    if seen.view.phase == "opening":
        offers = [action for action in seen.actions if kind(action) == "buy"]
        if offers:
            return max(offers, key=lambda a: distance(seen.view.players[a.seller]))
        return of_kind(seen, "draw")[0]
    left = drawable(seen)
    hope = sum(n * worth(card) for card, n in left.items() if card != "witch")
    dread = left["witch"] * fear(seen) * toll(seen, worth, FAIRY)
    return of_kind(seen, "draw" if hope > dread else "stop")[0]
