"""Compares a theft with the ring that it would draw instead, in dollars ahead of the others."""

from ludiade import Action, Seen
from tests.bots.heuristics.diadingo import chance, decline, dollars, kind, thefts, untried, value

MEAN = {"6x7": 3500, "3x14": 2000}


def turn_worth(seen: Seen) -> float:
    """What a turn of one's own is worth: an average ring that is set, or left empty."""
    mean, p = MEAN[seen.options.values], chance(seen)
    lost = (1 - p) * mean if seen.options.professional else 0.0
    return p * mean - lost if seen.view.deck else 0.0


def theft_worth(seen: Seen, theft: Action) -> float:
    """What it brings oneself, and takes from the one who matters most."""
    dear = value(seen, theft) * (2 if seen.options.professional else 1)
    others = [seat for seat in range(seen.players) if seat != seen.seat]
    leads = theft.victim == max(others, key=lambda seat: dollars(seen, seat))
    return dear + dear * (1.0 if seen.players == 2 else 0.6 if leads else 0.25)


def choose(seen: Seen) -> Action:
    if kind(seen.actions[0]) == "take":
        return untried(seen)[-1]
    best = max(thefts(seen), key=lambda theft: theft_worth(seen, theft))
    no = decline(seen)
    if no is not None and turn_worth(seen) > theft_worth(seen, best):
        return no
    return best
