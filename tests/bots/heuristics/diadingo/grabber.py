"""Remembers every try, takes the first untried diamond, and steals the dearest it can."""

from ludiade import Action, Seen
from tests.bots.heuristics.diadingo import dollars, kind, thefts, untried, value


def choose(seen: Seen) -> Action:
    if kind(seen.actions[0]) == "take":
        return untried(seen)[0]
    return max(
        thefts(seen), key=lambda theft: (value(seen, theft), dollars(seen, theft.victim))
    )  # fmt: skip
