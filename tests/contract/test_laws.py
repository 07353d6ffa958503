"""Every law, over all discovered games, all numbers of players, random options."""

import pytest

from ludiade.kernel.shelf import games
from ludiade.testing import Laws


class TestGames(Laws):
    games = games()

    test_every_law_after_every_input = pytest.mark.slow(Laws.test_every_law_after_every_input)
    test_every_law_at_some_inputs_of_many_games = pytest.mark.slow(
        Laws.test_every_law_at_some_inputs_of_many_games
    )
