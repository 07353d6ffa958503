"""Diabolo: what all five opponents read off the table."""

from collections import Counter

from ludiade import Action, Seen

COLOURS = ("red", "yellow", "green", "violet", "blue")
VALUES = {1: 4, 2: 3, 3: 3, 4: 2, 5: 2}


def kind(action: Action) -> str:
    return type(action).__name__.lower()


def parts(card: str) -> tuple[str, int]:
    colour, value = card.split("-")
    return colour, int(value)


def own(seen: Seen) -> list[str]:
    return list(seen.view.hands[seen.seat])


def sums(cards) -> Counter:
    """Points by colour."""
    found: Counter = Counter()
    for card in cards:
        colour, value = parts(card)
        found[colour] += value
    return found


def lead(seen: Seen, colour: str) -> int:
    """By how much the angel is ahead on a line."""
    line = next(line for line in seen.view.lines if line.colour == colour)
    return sum(line.angel) - sum(line.demon)


def after(seen: Seen, action: Action) -> tuple[list[str], dict[str, int]]:
    """The hand and the leads once this card is laid or given up."""
    hand = own(seen)
    hand.remove(action.card)
    leads = {colour: lead(seen, colour) for colour in COLOURS}
    if kind(action) == "play":
        colour, value = parts(action.card)
        leads[colour] += value if action.side == "angel" else -value
    return hand, leads


def unseen(seen: Seen) -> Counter:
    """The cards that lie in the pile or in other hands."""
    left = Counter({f"{c}-{v}": n for c in COLOURS for v, n in VALUES.items()})
    left.subtract(own(seen))
    left.subtract(seen.view.discard)
    for line in seen.view.lines:
        left.subtract(f"{line.colour}-{v}" for v in (*line.demon, *line.angel))
    return +left


def expected(seen: Seen, colour: str) -> float:
    """What an opponent is likely to hold in a colour: six cards of the unseen ones."""
    left = unseen(seen)
    total = max(1, left.total())
    return (
        6 * sum(n * parts(card)[1] for card, n in left.items() if parts(card)[0] == colour) / total
    )


def doubles(seen: Seen, least: float) -> Action:
    """Spend the Double from so many points on; the lower, the later in the scoring."""
    colour = seen.view.scoring.colour
    to_come = COLOURS[COLOURS.index(colour) + 1 :]
    mine = sums(own(seen))
    better = any(lead(seen, c) > 0 and mine[c] > mine[colour] for c in to_come)
    spend = mine[colour] >= least and not better
    return next(action for action in seen.actions if action.spend == spend)
