"""What an interval shows: more, less, nothing worth speaking of, or that it cannot be told yet."""

from typing import Literal

from msgspec import Struct

from ludiade.lab.experiment.answer import Part
from ludiade.lab.experiment.labels import is_percent
from ludiade.lab.experiment.sequence import deals_wanted
from ludiade.lab.experiment.values import bounds_of
from ludiade.lab.tally import Estimate

LITTLE_SHARE, LITTLE_PART = 0.04, 0.05
"""What is no effect worth speaking of: of a share, and of any other number as a part of it."""
Side = Literal["more", "less", "none", "open"]


class Finding(Struct, frozen=True):
    """What is known of a difference."""

    side: Side
    more: int | None = 0
    """About how many more deals would tell; None where no number would."""


def finding(
    key: str, found: Estimate, part: Part, doubt: float, effect: bool = False
) -> Finding:  # fmt: skip
    """What a difference from nothing, or from the plain table, is shown to be."""
    if found.low > 0:
        return Finding("more")
    if found.high < 0:
        return Finding("less")
    little = LITTLE_SHARE
    if not is_percent(key):
        little = LITTLE_PART * abs(part.arms[0].estimates[key].mean)
    if -little <= found.low and found.high <= little:
        return Finding("none")
    bounds = bounds_of(key, part.players)
    if effect:
        doubt /= max(1, len(part.arms) - 1)
        bounds = None if bounds is None else (bounds[0] - bounds[1], bounds[1] - bounds[0])
    wanted = deals_wanted(found, little / 2, doubt, bounds) if little else None
    return Finding("open", None if wanted is None else max(1, wanted - found.deals))
