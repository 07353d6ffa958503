"""Where best play is known, Diadingo's expert hardly falls short of it."""

import pytest

from ludiade.games.diadingo.learning.reduced import Reduced
from ludiade.games.diadingo.types import Options
from ludiade.lab.reduced.positions import Positions
from tests.bots.perfect import Player, most_given_away

MATCHES = 100
PLAYOUTS = 400.0
"""A part of what the expert has, so that the test is quick; more would only lose less."""


@pytest.mark.parametrize(
    ("fixed", "rings", "professional"),
    [(2, ((1000, 2), (2000, 2)), False), (2, ((1000, 3), (2000, 2)), True)],
)
def test_against_best_play_the_expert_loses_at_most_002(
    fixed: int, rings: tuple[tuple[int, int], ...], professional: bool
) -> None:
    positions = Positions(Reduced(5, fixed, rings, 2, Options(professional=professional)))
    expert = Player("diadingo", "expert", PLAYOUTS)
    assert most_given_away(positions, expert, MATCHES) <= 0.02
