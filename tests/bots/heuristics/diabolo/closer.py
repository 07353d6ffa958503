"""Watches the end of the round: locks a line that suits it, and else keeps things open."""

from ludiade import Action, Seen
from tests.bots.heuristics.diabolo import COLOURS, after, doubles, expected, kind, parts, sums


def line_of(seen: Seen, colour: str):
    return next(line for line in seen.view.lines if line.colour == colour)


def now(seen: Seen, hand: list[str], leads: dict[str, int]) -> float:
    """What the round would bring if it ended here."""
    mine = sums(hand)
    total = 0.0
    for colour in COLOURS:
        ahead = leads[colour]
        margin = mine[colour] - expected(seen, colour)
        if ahead > 0:
            total += mine[colour] if margin > 0 else -expected(seen, colour) / seen.players
        elif ahead < 0 and margin > 0:
            total -= mine[colour]
    return total


def choose(seen: Seen) -> Action:
    if kind(seen.actions[0]) == "double":
        return doubles(seen, 6)
    ends_with = 3 if seen.players == 5 else 2
    locked = sum(line.locked for line in seen.view.lines)

    def value(action: Action) -> float:
        hand, leads = after(seen, action)
        worth = now(seen, hand, leads)
        if kind(action) == "play":
            colour, size = parts(action.card)
            line = line_of(seen, colour)
            fifth = len(line.demon) + len(line.angel) == 4
            if fifth and locked == ends_with - 1:
                return worth * 2  # it ends: good if that is good now
            if fifth:
                worth += 2.0 if leads[colour] * (sums(hand)[colour] - 3) > 0 else -2.0
            worth -= 0.2 * size * (leads[colour] > 0)  # high cards stay in a colour that pays
        return worth

    return max(seen.actions, key=value)
