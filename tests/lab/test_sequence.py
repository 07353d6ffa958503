"""The intervals keep their promise over all looks, measured by simulation; naive ones do not."""

from math import sqrt
from random import Random
from statistics import fmean

import pytest

from ludiade.lab.experiment.sequence import FIRST_LOOK, Moments, interval, reach
from ludiade.lab.experiment.values import bounds_of

DRAWS = {
    "a win in three": (lambda lots: float(lots.random() < 1 / 3), 1 / 3, (0.0, 1.0)),
    "a rare rule": (lambda lots: float(lots.random() < 0.02), 0.02, (0.0, 1.0)),
    "a lopsided length": (lambda lots: lots.expovariate(1.0), 1.0, None),
    "a margin": (lambda lots: float(lots.choice((-1, 1))), 0.0, (-1.0, 1.0)),
}
RUNS, DEALS, EVERY = 150, 1000, 50


def misses(draw, mean, bounds, seed=1):
    """The part of runs in which some look missed the mean: of ours, and of plain 95 % intervals."""
    lots = Random(seed)
    ours = naive = 0
    for _ in range(RUNS):
        moments, missed, plainly = Moments(), False, False
        for deals in range(1, DEALS + 1):
            value = draw(lots)
            moments.total += value
            moments.squares += value * value
            if deals < FIRST_LOOK or deals % EVERY:
                continue
            found = interval(moments, deals, 0.05, bounds)
            missed |= not found.low <= mean <= found.high
            spread = sqrt(max(0.0, moments.squares / deals - (moments.total / deals) ** 2) / deals)
            plainly |= abs(moments.total / deals - mean) > 1.96 * spread
        ours += missed
        naive += plainly
    return ours / RUNS, naive / RUNS


@pytest.mark.parametrize("what", DRAWS)
def test_some_look_misses_in_five_percent_of_runs_at_most(what):
    draw, mean, bounds = DRAWS[what]
    ours, naive = misses(draw, mean, bounds)
    assert ours <= 0.05
    assert naive > 0.1  # so often is fooled who looks again and again without paying for it


def test_it_narrows_and_holds_what_is_possible():
    widths = [reach(1.0, deals) for deals in (100, 1000, 10_000, 100_000)]
    assert widths == sorted(widths, reverse=True)
    assert widths[1] * sqrt(1000) < 3.6  # near its best; 1.96 would hold for one look only
    always = interval(Moments(200.0, 200.0), 200, 0.05, (0.0, 1.0))
    assert always.mean == always.high == 1.0
    assert 0.9 < always.low < 1.0
    assert fmean((always.low, always.high)) < 1.0


def test_the_advantage_of_who_begins_is_known_as_well_as_the_share_it_rests_on():
    wins, players = Moments(30.0, 30.0), 3
    share = interval(wins, 100, 0.05, bounds_of("start", players))
    less = Moments(30.0 - 100 / players, 30 * (2 / 3) ** 2 + 70 / 9)
    gain = interval(less, 100, 0.05, bounds_of("advantage", players))
    assert gain.high - gain.low == pytest.approx(share.high - share.low)
