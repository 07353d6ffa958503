"""Every law, over all discovered games, all numbers of players, random options."""

import pytest

from ludiade.kernel.dice import Dice
from ludiade.kernel.shelf import games
from tests.contract import laws
from tests.contract.trial import trial

TABLES = [(game, players) for game in games() for players in game.seats]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_numbers_from_outside_are_bounded(game):
    laws.numbers_are_bounded(game)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda p: getattr(p, "id", str(p)))
def test_every_law_after_every_input(game, players):
    for seed in range(3):
        trial(game, players, Dice(1000 * players + seed), moments=None, thorough=True)


@pytest.mark.parametrize(
    "seeds", [range(4), pytest.param(range(4, 25), marks=pytest.mark.slow)], ids=["few", "many"]
)
@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda p: getattr(p, "id", str(p)))
def test_every_law_at_some_inputs_of_many_games(game, players, seeds):
    for seed in seeds:
        trial(game, players, Dice(77_000 * players + seed), moments=5)
