"""Intervals that hold at every look, however often one looks and whenever one stops.

An interval for one fixed number of deals is too narrow for who looks again and again until he
likes what he sees. A confidence sequence is wide enough for all looks together: with probability
1 - doubt the mean lies in every interval of it. Here it is the asymptotic one that a normal mixture
gives (Robbins 1970; Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas 2024): after n deals

    mean ± deviation · sqrt(2 (n r + 1) / (n² r) · log(sqrt(n r + 1) / doubt))

which asks for independent deals of finite variance and nothing else. It rests on a normal limit,
hence no look before `FIRST_LOOK` deals; tests/lab/test_sequence.py measures how often it misses.
"""

from math import inf, isinf, log, sqrt

from msgspec import Struct

from ludiade.lab.tally import DOUBT, Estimate

FIRST_LOOK = 100
TIGHTEST = 2000
"""The number of deals for which the interval is as narrow as it can be."""


MOST = 100_000_000
"""More deals than anybody plays."""


class Moments(Struct):
    """The sums over deals that an interval rests on; those of two halves add up."""

    total: float = 0.0
    squares: float = 0.0

    def add(self, other: "Moments") -> None:
        self.total += other.total
        self.squares += other.squares


def reach(deviation: float, deals: int, doubt: float = DOUBT) -> float:
    """Half the interval after so many deals."""
    mixing = (-2 * log(doubt) + log(1 - 2 * log(doubt))) / TIGHTEST
    spread = deals * mixing + 1
    return deviation * sqrt(2 * spread / (deals**2 * mixing) * log(sqrt(spread) / doubt))


def interval(
    moments: Moments, deals: int, doubt: float = DOUBT, bounds: tuple[float, float] | None = None
) -> Estimate:
    """The mean of so many deals and its interval, within what is possible at all.

    Between bounds, an imaginary deal at each of them keeps an interval from vanishing where every
    deal went the same way. Without bounds few deals that are all alike say nothing of others: there
    the interval is endless.
    """
    mean = moments.total / deals
    count, total, squares = float(deals), moments.total, moments.squares
    if bounds is not None:
        count += 2
        total += sum(bounds)
        squares += sum(bound * bound for bound in bounds)
    centre = total / count
    deviation = sqrt(max(0.0, squares / count - centre * centre) * count / max(1.0, count - 1))
    if bounds is None and (deals == 1 or (deviation == 0 and deals < FIRST_LOOK)):
        return Estimate(mean, -inf, inf, deals)
    half = reach(deviation, deals, doubt)
    low, high = mean - half, mean + half
    if bounds is not None:
        low, high = min(low, centre - half), max(high, centre + half)
        low, high = max(bounds[0], low), min(bounds[1], high)
    return Estimate(mean, low, high, deals)


def is_known(estimate: Estimate) -> bool:
    """Whether there were deals enough for an interval."""
    return not (isinf(estimate.low) or isinf(estimate.high))


def deals_wanted(
    found: Estimate, half: float, doubt: float = DOUBT, bounds: tuple[float, float] | None = None
) -> int | None:
    """About how many deals it takes in all for half the interval to be so narrow, or None."""
    if not is_known(found):
        return max(FIRST_LOOK, found.deals)
    deviation = max(found.high - found.mean, found.mean - found.low) / reach(
        1.0, found.deals, doubt
    )
    if bounds is not None and found.low <= bounds[0] and found.high >= bounds[1]:
        deviation = (bounds[1] - bounds[0]) / 2  # the most there can be
    deals = found.deals
    while reach(deviation, deals, doubt) > half:
        deals = max(deals + 1, deals * 21 // 20)
        if deals > MOST:
            return None
    return deals
