"""What matches say of two bots: shares of the points, and how sure that is."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import NormalDist, fmean

from msgspec import Struct

from ludiade.lab.contest.fixtures import Pair
from ludiade.lab.contest.matches import Played

DOUBT = 0.05
"""What an interval of 95 % leaves out."""


class Estimate(Struct, frozen=True):
    """A share of the points, with its interval, and the deals it rests on."""

    mean: float
    low: float
    high: float
    deals: int


def share(played: Played) -> float:
    """The part of the points of a match that the first bot of the pair took.

    Every two seats of different bots play for a point: it goes to the better rank, or is halved.
    """
    first, second = played.pair
    seats = played.seats()
    own = [rank for rank, bot in zip(played.ranks, seats, strict=True) if bot == first]
    others = [rank for rank, bot in zip(played.ranks, seats, strict=True) if bot == second]
    points = sum(1.0 if a < b else 0.5 if a == b else 0.0 for a in own for b in others)
    return points / (len(own) * len(others))


def shares_by_deal(matches: Iterable[Played]) -> dict[Pair, dict[int, float]]:
    """For each pair and deal, the first bot's part over all seatings of it."""
    found: dict[tuple[Pair, int], list[float]] = defaultdict(list)
    for played in matches:
        found[played.pair, played.deal].append(share(played))
    by_pair: dict[Pair, dict[int, float]] = defaultdict(dict)
    for (pair, deal), shares in found.items():
        by_pair[pair][deal] = fmean(shares)
    return by_pair


def estimate(shares: Sequence[float], doubt: float = DOUBT) -> Estimate:
    """The mean of independent deals, and Agresti and Coull's interval for it.

    Seatings of one deal depend on each other, deals do not. z² imaginary deals, half of them won
    and half lost, keep an interval from vanishing where every deal went the same way.
    """
    z = NormalDist().inv_cdf(1 - doubt / 2)
    extra = z * z / 2
    size = len(shares) + 2 * extra
    centre = (sum(shares) + extra) / size
    spread = sum((x - centre) ** 2 for x in shares) + extra * ((1 - centre) ** 2 + centre**2)
    reach = z * sqrt(spread) / size
    return Estimate(fmean(shares), max(0.0, centre - reach), min(1.0, centre + reach), len(shares))


def overall(by_pair: dict[Pair, dict[int, float]], bot: int) -> Estimate:
    """A bot's part of the points against all others, deal by deal."""
    deals: dict[int, list[float]] = defaultdict(list)
    for (first, second), shares in by_pair.items():
        if bot in (first, second):
            for deal, x in shares.items():
                deals[deal].append(x if bot == first else 1 - x)
    return estimate([fmean(shares) for _, shares in sorted(deals.items())])


def against(by_pair: dict[Pair, dict[int, float]], bot: int, other: int) -> Estimate:
    """A bot's part of the points against one other."""
    if (bot, other) in by_pair:
        return estimate(list(by_pair[bot, other].values()))
    return estimate([1 - x for x in by_pair[other, bot].values()])
