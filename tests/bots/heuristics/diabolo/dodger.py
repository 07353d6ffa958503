"""Plays for no losses: never the most of a demon line, and the demon where it holds nothing."""

from ludiade import Action, Seen
from tests.bots.heuristics.diabolo import COLOURS, after, doubles, expected, kind, sums

LOSS = 1.5
"""How much a point lost weighs against one won."""


def danger(seen: Seen, mine: float, colour: str) -> float:
    """How likely one has the most of a colour: against half of what others may hold, none."""
    theirs = expected(seen, colour)
    if mine == 0:
        return 0.0
    return mine / (mine + theirs * (0.6 + 0.4 * (seen.players - 1)))


def value(seen: Seen, action: Action) -> float:
    hand, leads = after(seen, action)
    mine = sums(hand)
    worth = 0.0
    for colour in COLOURS:
        top = danger(seen, mine[colour], colour)
        ahead = leads[colour]
        weight = min(1.0, abs(ahead) / 5)
        if ahead < 0:
            worth -= LOSS * weight * top * mine[colour]
            worth += 0.3 * weight * (1 - top) * expected(seen, colour)  # it costs somebody else
        elif ahead > 0:
            worth += weight * top * mine[colour]
    return worth


def choose(seen: Seen) -> Action:
    if kind(seen.actions[0]) == "double":
        return doubles(seen, 7)
    return max(seen.actions, key=lambda action: value(seen, action))
