"""Weighs each draw: what the card may bring against what the witch would take."""

from ludiade import Action, Seen
from tests.bots.heuristics.diamoniak import (
    COLOURS,
    answer_witch,
    drawable,
    kind,
    me,
    of_kind,
    others,
    toll,
)

FAIRY = 2.0
DIAMOND, SPARE_DIAMOND = 1.0, 0.4
CASTLE, LAST = 3.0, 12.0
FOREIGN = 0.3


def worths(seen: Seen):
    own = me(seen)
    theirs = {p.colour for p in others(seen)}

    def worth(card: str) -> float:
        if card == "fairy":
            return FAIRY
        if card == "diamond":
            return DIAMOND if own.side.get("diamond", 0) <= 6 else SPARE_DIAMOND
        if card == own.colour or (own.colour is None and card not in theirs):
            return CASTLE
        return FOREIGN

    return worth


def choose(seen: Seen) -> Action:
    worth = worths(seen)
    if seen.view.phase == "bewitched":
        return answer_witch(seen, worth, FAIRY)
    if seen.view.phase == "opening":
        return buy(seen) or of_kind(seen, "draw")[0]
    left = drawable(seen)
    gain = 0.0
    for card, count in left.items():
        if card == "witch":
            gain -= count * toll(seen, worth, FAIRY)
        elif card in COLOURS and card == me(seen).colour and me(seen).castle == 5:
            gain += count * LAST
        else:
            gain += count * worth(card)
    return of_kind(seen, "draw" if gain > 0 else "stop")[0]


def buy(seen: Seen) -> Action | None:
    """From whoever has the lowest castle, since the diamonds help the seller."""
    offers = [action for action in seen.actions if kind(action) == "buy"]
    return min(offers, key=lambda a: seen.view.players[a.seller].castle, default=None)
