"""Diamoniak: what all five opponents read off the table."""

from collections import Counter
from collections.abc import Callable

from ludiade import Action, Seen

DECK = {"pink": 6, "blue": 6, "green": 6, "violet": 6, "diamond": 20, "witch": 7, "fairy": 3}
COLOURS = ("pink", "blue", "green", "violet")
PRICE = 3


def kind(action: Action) -> str:
    return type(action).__name__.lower()


def of_kind(seen: Seen, wanted: str) -> list[Action]:
    return [action for action in seen.actions if kind(action) == wanted]


def me(seen: Seen):
    return seen.view.players[seen.seat]


def others(seen: Seen):
    return [p for seat, p in enumerate(seen.view.players) if seat != seen.seat]


def drawable(seen: Seen) -> Counter:
    """What the next card may be: all that nobody sees, or what a new pile would hold."""
    view = seen.view
    if view.pile == 0:
        return Counter(view.discard)
    left = Counter(DECK)
    left.subtract(view.discard)
    for player in view.players:
        left.subtract(player.side)
        if player.colour:
            left[player.colour] -= player.castle
    return +left


def could_win_by_buying(seen: Seen):
    """Those who need one card, have three diamonds, and see the card beside somebody else."""
    return [
        p for p in others(seen)
        if p.castle == 5 and p.side.get("diamond", 0) >= PRICE
        and any(q.side.get(p.colour, 0) for q in seen.view.players if q is not p)
    ]  # fmt: skip


def answer_witch(seen: Seen, worth: Callable[[str], float], fairy: float) -> Action:
    """The cheapest answer, where a fairy sent away costs so much."""

    def cost(action: Action) -> float:
        if kind(action) == "fairy":
            return fairy
        return sum(worth(card) for card in action.cards)

    return min(seen.actions, key=cost)


def toll(seen: Seen, worth: Callable[[str], float], fairy: float) -> float:
    """What a witch would cost now."""
    own = me(seen)
    held = Counter(own.side)
    if own.colour:
        held[own.colour] += own.castle
    cheapest = sum(sorted(worth(card) for card in held.elements())[:3])
    return min(cheapest, fairy) if held["fairy"] else cheapest
