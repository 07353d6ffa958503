"""Diadingo: what all five opponents read off the table."""

from ludiade import Action, Seen

PLACES = 42
LOOSE, FIXED = 26, 16


def kind(action: Action) -> str:
    return type(action).__name__.lower()


def untried(seen: Seen) -> list[Action]:
    """The diamonds that may still come off: not known to be fixed."""
    stuck = set(seen.view.stuck)
    fresh = [action for action in seen.actions if action.place not in stuck]
    return fresh or list(seen.actions)


def value(seen: Seen, theft: Action) -> int:
    """The dollars that a theft moves."""
    return seen.view.players[theft.victim].rings[theft.ring].value


def dollars(seen: Seen, seat: int) -> int:
    """What a player has now, this game and those before."""
    rings = seen.view.players[seat].rings
    lost = sum(r.value for r in rings if not r.diamond) if seen.options.professional else 0
    return seen.view.scores[seat] + sum(r.value for r in rings if r.diamond) - lost


def chance(seen: Seen) -> float:
    """That an untried diamond is loose."""
    tried = len(seen.view.gone) + len(seen.view.stuck)
    return seen.view.left / max(1, PLACES - tried)


def thefts(seen: Seen) -> list[Action]:
    return [action for action in seen.actions if kind(action) == "steal"]


def decline(seen: Seen) -> Action | None:
    return next((action for action in seen.actions if kind(action) == "decline"), None)
