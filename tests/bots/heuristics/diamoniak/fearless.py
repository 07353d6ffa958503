"""Keeps three cheap cards for the witch, and draws without fear as long as it has them."""

from ludiade import Action, Seen
from tests.bots.heuristics.diamoniak import (
    answer_witch,
    could_win_by_buying,
    drawable,
    kind,
    me,
    of_kind,
    others,
)

MOST_RISK = 0.16
"""The chance of a witch that it bears without cheap cards."""
MORE_RISK = 0.30
"""And one card from the end."""


def cheap(seen: Seen) -> int:
    """Cards it would not miss: foreign colours, diamonds beyond a purchase, a fairy for three."""
    own = me(seen)
    count = 0
    for card, number in own.side.items():
        if card == "diamond":
            count += max(0, number - 3)
        elif card == "fairy":
            count += 3 * number
        else:
            count += number
    return count


def worth(seen: Seen):
    own = me(seen)
    wanted = {p.colour for p in others(seen)}

    def value(card: str) -> float:
        if card == own.colour:
            return 10.0
        if card == "fairy":
            return 4.0
        if card == "diamond":
            return 2.0 if own.side.get("diamond", 0) <= 3 else 1.0
        return 0.1 if card in wanted else 0.5

    return value


def choose(seen: Seen) -> Action:
    if seen.view.phase == "bewitched":
        return answer_witch(seen, worth(seen), 3.5)
    if seen.view.phase == "opening":
        offers = [action for action in seen.actions if kind(action) == "buy"]
        return offers[-1] if offers else of_kind(seen, "draw")[0]
    left = drawable(seen)
    risk = left["witch"] / max(1, left.total())
    nearly = me(seen).castle == 5
    if risk == 0 or cheap(seen) >= 3 or could_win_by_buying(seen):
        return of_kind(seen, "draw")[0]
    # with nothing of value yet there is nothing to lose
    if me(seen).castle + me(seen).side.get("diamond", 0) <= 1:
        return of_kind(seen, "draw")[0]
    return of_kind(seen, "draw" if risk <= (MORE_RISK if nearly else MOST_RISK) else "stop")[0]
