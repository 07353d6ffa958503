"""What happens at a gathering by itself, and when."""

from typing import TYPE_CHECKING, Literal, NamedTuple

from ludiade.server.room.house import DAY, MINUTE

if TYPE_CHECKING:
    from ludiade.server.gathering.gathering import Gathering

IDLE_MS = 12 * 60 * MINUTE
"""A gathering nobody ends is over after so long without an entry."""
INVITATION_MS = DAY
"""How long its code and its link lead in."""
CARRY_MS = 3000
"""When another node looks whether what was ordered has arrived."""


class Due(NamedTuple):
    """What happens by itself, and when."""

    at: int
    what: Literal["deal", "idle", "forget"]


def due(g: "Gathering") -> Due | None:
    """What happens next by itself."""
    if g.kept is not None:
        return None
    if g.over_at is not None:
        return Due(g.over_at + g.plan.forget_min * MINUTE, "forget")
    deal = None if g.round is None or g.round.has_ended else g.round.deal
    if deal is not None and deal.stage != "dealt":
        return Due(deal.until, "deal")
    return Due(g.at + IDLE_MS, "idle")


def wakes_at(g: "Gathering") -> int | None:
    """When a gathering that nobody looks at is to be loaded."""
    found = due(g)
    if found is None:
        return None
    return min(found.at, g.at + CARRY_MS) if g.pending else found.at
