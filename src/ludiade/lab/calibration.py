"""Are the levels steps? Each against the one below, until that is shown or cannot be.

A pair is looked at after 50, 100, 200… deals. Looking often makes it easier to be fooled, so look
k is given only 5 % / (k (k + 1)) of doubt: over all looks these add up to 5 %, and the interval
that is printed holds whenever one stops.
"""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from ludiade.bots.levels import LEVELS
from ludiade.lab.entrants import house
from ludiade.lab.fixtures import Pair, deals_for, fixtures
from ludiade.lab.matches import Setting
from ludiade.lab.results import Results
from ludiade.lab.running import run
from ludiade.lab.tally import DOUBT, Estimate, estimate, shares_by_deal

FIRST_LOOK = 50
LEAST, MOST = 0.55, 0.80
"""The part of the points that a level should take from the one below."""

Verdict = Literal["shown", "too_close", "too_far", "undecided"]


class Rung(Struct, frozen=True):
    """A level against the one below."""

    level: str
    below: str
    points: Estimate
    matches: int
    verdict: Verdict


def setting(game: str, options: dict[str, object], players: int, seed: str) -> Setting:
    """A contest of the five levels, from the weakest to the strongest."""
    return Setting(game, options, players, tuple(house(level) for level in LEVELS), seed)


def steps() -> list[Pair]:
    """Each level before the one below, by their numbers."""
    return [(number, number - 1) for number in range(1, len(LEVELS))]


def looks(most: int) -> Iterator[tuple[int, float]]:
    """After how many deals one looks, and with how much doubt."""
    deals, number = FIRST_LOOK, 1
    while True:
        yield min(deals, most), DOUBT / (number * (number + 1))
        if deals >= most:
            return
        deals, number = 2 * deals, number + 1


def judge(points: Estimate) -> Verdict:
    """What a look shows."""
    if points.low > 0.5 and LEAST <= points.mean <= MOST:
        return "shown"
    if points.high < LEAST:
        return "too_close"
    return "too_far" if points.low > MOST else "undecided"


def climb(of: Setting, pair: Pair, games: int, results: Results, jobs: int) -> Iterator[None]:
    """Play a pair until a look decides or the budget of matches is used, match by match."""
    most = deals_for(games, of.players)
    for deals, _ in looks(most):
        yield from run(of, fixtures([pair], of.players, range(deals)), results, jobs)
        if rung(of, pair, games, results).verdict != "undecided":
            return


def rung(of: Setting, pair: Pair, games: int, results: Results) -> Rung:
    """What the first look that decides has shown, or the last one there are enough deals for."""
    shares = shares_by_deal(
        played for played in results.matches.values() if played.pair == pair
    )[pair]  # fmt: skip
    turns = sum(played.pair == pair and played.deal == 0 for played in results.matches.values())
    found: Rung | None = None
    for deals, doubt in looks(deals_for(games, of.players)):
        if any(deal not in shares for deal in range(deals)):
            break
        points = estimate([shares[deal] for deal in range(deals)], doubt)
        level, below = (of.bots[number].name for number in pair)
        found = Rung(level, below, points, deals * turns, judge(points))
        if found.verdict != "undecided":
            break
    assert found is not None
    return found
