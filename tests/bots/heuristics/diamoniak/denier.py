"""Never hands over the sixth card: draws on while somebody could buy it, and sheds it first.

It fears the witch little, and gives her what the others build with.
"""

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

FEAR = 0.5
FAIRY = 2.5
DIAMOND, EXTRA_DIAMOND = 1.2, 0.3
CASTLE = 3.0
LAST_CARD = 15.0
DANGER = -2.0
"""Of a card that the owner of a castle of five could buy: one is glad to be rid of it."""
RISKY = -0.4


def worths(seen: Seen):
    own = me(seen)
    height = {p.colour: p.castle for p in others(seen) if p.colour}
    rich = {p.colour for p in others(seen) if p.side.get("diamond", 0) >= 3}

    def worth(card: str) -> float:
        if card == "fairy":
            return FAIRY
        if card == "diamond":
            return DIAMOND if own.side.get("diamond", 0) <= 6 else EXTRA_DIAMOND
        if card == own.colour or (own.colour is None and card not in height):
            return CASTLE
        if card in height:
            if height[card] == 5:
                return DANGER
            return RISKY if height[card] >= 3 and card in rich else 0.5
        return 0.2

    return worth


def choose(seen: Seen) -> Action:
    own, worth = me(seen), worths(seen)
    if seen.view.phase == "bewitched":
        return answer_witch(seen, worth, FAIRY)
    if seen.view.phase == "opening":
        offers = [action for action in seen.actions if kind(action) == "buy"]
        if offers:
            return min(offers, key=lambda a: seen.view.players[a.seller].castle)
        return of_kind(seen, "draw")[0]
    if could_win_by_buying(seen):
        return of_kind(seen, "draw")[0]  # stopping loses; the witch may even take the card
    left = drawable(seen)
    gain = -FEAR * left["witch"] * max(0.0, toll(seen, worth, FAIRY))
    for card, count in left.items():
        if card != "witch":
            last = card == own.colour and own.castle == 5
            gain += count * (LAST_CARD if last else worth(card))
    return of_kind(seen, "draw" if gain > 0 else "stop")[0]
