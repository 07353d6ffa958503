"""Are the levels steps? Each against the one below, until that is shown or cannot be.

A pair is looked at after 50, 100, 200… deals. Looking often makes it easier to be fooled, so look
k is given only 5 % / (k (k + 1)) of doubt: over all looks these add up to 5 %, and the interval
that is printed holds whenever one stops.
"""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Literal

from msgspec import Struct

from ludiade.bots.levels import LEVELS
from ludiade.kernel.game import AnyGame
from ludiade.lab.contest.arena import at_least
from ludiade.lab.contest.fixtures import Pair, deals_for, fixtures
from ludiade.lab.contest.matches import Setting
from ludiade.lab.contest.results import Results
from ludiade.lab.contest.running import run
from ludiade.lab.entrants import house
from ludiade.lab.pool import cores
from ludiade.lab.tables import table_for
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


class Calibration(Struct, frozen=True):
    """All steps of a game's levels, from the lowest, and the contest that showed them."""

    contest: Setting
    games: int
    """The most matches that a pair may play."""
    rungs: list[Rung]


WatchPair = Callable[[Iterator[None], int | None, str], Iterator[None]]
"""Goes through the matches of a pair, whose names it is told, and may show them passing."""


def calibrate(
    game: AnyGame,
    *,
    games: int = 2000,
    seed: str = "1",
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    out: Path | None = None,
    watch: WatchPair = lambda steps, total, about: steps,
) -> Calibration:
    """Play every level against the one below, at most `games` matches a pair.

    Raises BadRecord for a table that cannot be, Unready for numbers or a file that cannot.
    """
    at_least("games", games, 1)
    given, count = table_for(game, options, players, least=2)
    contest = Setting(game.id, given, count, tuple(house(level) for level in LEVELS), seed)
    results = Results(contest, out)
    try:
        for pair in steps():
            about = " – ".join(contest.bots[number].name for number in pair)
            for _ in watch(climb(contest, pair, games, results, cores(jobs)), None, about):
                pass
    finally:
        results.close()
    return Calibration(contest, games, [rung(contest, pair, games, results) for pair in steps()])


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
