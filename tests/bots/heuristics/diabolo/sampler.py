"""Imagines a few hands of the others and takes what would score best if the round ended now."""

from ludiade import Action, Dice, Seen
from tests.bots.heuristics.diabolo import COLOURS, after, doubles, kind, own, sums, unseen

SAMPLES = 12
HAND = 6
STEADY = 4.0
"""A lead so large counts as settled."""


def hands(seen: Seen, dice: Dice) -> list[list]:
    """Sums by colour of the other hands, drawn from what is unseen, again and again."""
    left = list(unseen(seen).elements())
    drawn = []
    for _ in range(SAMPLES):
        order = dice.order(len(left))
        drawn.append(
            [
                sums(left[entry] for entry in order[n * HAND : (n + 1) * HAND])
                for n in range(seen.players - 1)
            ]
        )
    return drawn


def value(seen: Seen, action: Action, drawn: list[list]) -> float:
    """The mean lead over the others, over all samples."""
    hand, leads = after(seen, action)
    mine = sums(hand)
    total = 0.0
    for colour in COLOURS:
        weight = max(-1.0, min(1.0, leads[colour] / STEADY))
        if weight == 0:
            continue
        for table in drawn:
            theirs = [h[colour] for h in table]
            high = max(theirs)
            if mine[colour] >= high:
                total += weight * mine[colour]
            if high >= mine[colour]:
                total -= weight * high / len(theirs)
    return total / SAMPLES


def choose(seen: Seen) -> Action:
    if kind(seen.actions[0]) == "double":
        return doubles(seen, 6)
    dice = Dice(len(own(seen)) * 1000 + seen.view.pile)
    drawn = hands(seen, dice)
    return max(seen.actions, key=lambda action: value(seen, action, drawn))
