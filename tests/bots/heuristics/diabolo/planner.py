"""Scores the table as if the round ended now, against what the others are likely to hold."""

from ludiade import Action, Seen
from tests.bots.heuristics.diabolo import COLOURS, after, doubles, expected, kind, sums

CERTAIN = 6.0
"""A lead from which on a line hardly turns any more."""
SHARP = 3.0
"""Points above the others' expectation from which on one surely has the most."""


def turned(lead: int, laid: int) -> float:
    """How sure the sign of a line is, −1 to 1; surer the more cards lie there."""
    if lead == 0:
        return 0.0
    sure = min(1.0, abs(lead) / CERTAIN + laid / 5 * 0.5)
    return sure if lead > 0 else -sure


def most(mine: float, theirs: float, opponents: int) -> float:
    """The chance of having the highest sum."""
    edge = (mine - theirs - 0.7 * (opponents - 1)) / SHARP
    return min(1.0, max(0.0, 0.5 + edge / 2))


def value(seen: Seen, action: Action) -> float:
    hand, leads = after(seen, action)
    mine = sums(hand)
    worth = 0.0
    for colour in COLOURS:
        line = next(line for line in seen.view.lines if line.colour == colour)
        laid = len(line.demon) + len(line.angel)
        top = most(mine[colour], expected(seen, colour), seen.players - 1)
        sign = turned(leads[colour], laid)
        worth += sign * top * mine[colour]
        if sign > 0 and top < 0.5:
            worth -= sign * expected(seen, colour) * 0.3  # it pays somebody else
    return worth


def choose(seen: Seen) -> Action:
    if kind(seen.actions[0]) == "double":
        return doubles(seen, 6)
    return max(seen.actions, key=lambda action: value(seen, action))
