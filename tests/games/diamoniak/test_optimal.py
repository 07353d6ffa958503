"""Where best play is known, Diamoniak's expert hardly falls short of it."""

from statistics import fmean

import pytest

from ludiade.games.diamoniak.learning.reduced import Reduced
from ludiade.games.diamoniak.types import Buy
from ludiade.lab.reduced.positions import Positions
from tests.bots.perfect import Player, most_given_away, regret, worths

MATCHES = 60
ROUGHLY = 1e-5
PLAYOUTS = 2000.0
"""A part of what the expert has, so that the test is quick; more would only lose less."""


@pytest.mark.parametrize(
    ("counts", "castle"),
    [([2, 2, 0, 0, 1, 1, 0], 2), ([2, 2, 0, 0, 0, 1, 1], 2)],
)
def test_against_best_play_the_expert_loses_at_most_002(counts: list[int], castle: int) -> None:
    positions = Positions(Reduced(counts, castle), ROUGHLY)
    expert = Player("diamoniak", "expert", PLAYOUTS)
    assert most_given_away(positions, expert, MATCHES) <= 0.02


def test_the_expert_knows_when_to_buy() -> None:
    """To buy ends the turn: in this game it is right at about half of the positions."""
    positions = Positions(Reduced([2, 2, 0, 0, 3, 1, 0], 2), ROUGHLY)
    expert = Player("diamoniak", "expert", PLAYOUTS)
    sales = [
        key for key, position in positions.known.items()
        if position.here is not None and any(isinstance(n, Buy) for n in position.here.names)
    ]  # fmt: skip
    asked = sorted(sales)[:: len(sales) // 20]
    assert {buys_best(positions, key) for key in asked} == {True, False}
    assert fmean(regret(positions, key, expert) for key in asked) <= 0.02


def buys_best(positions: Positions, key: object) -> bool:
    here = positions.known[key].here
    assert here is not None
    values = worths(positions, key)
    return isinstance(here.names[values.index(max(values))], Buy)
