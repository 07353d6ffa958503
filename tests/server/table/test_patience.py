"""How a bot behaves at a table: what anybody can see, what nobody can, who plays on for it."""

from random import Random
from statistics import fmean

import pytest

from ludiade.bots.levels import BOTS, simpler
from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Awaiting
from ludiade.kernel.types import Options
from ludiade.server.think import patience as thinking
from ludiade.server.think.patience import THINK_S, Playing, bot_seed, is_plain, paced, patience
from ludiade.testing.walk import new_match, next_input
from tests.kernel.tiny import Tiny, TinyTable

SECRET = "ab" * 32


class Spectated:
    """A match whose state shows itself to a spectator and to nobody else."""

    def __init__(self, match):
        self.game, self.options, self.players = match.game, match.options, match.players
        self.state = self
        self._true = match.state

    def view(self, eyes):
        assert not eyes.seats
        return self._true.view(eyes)


@pytest.mark.parametrize("game", shelf.games(), ids=lambda game: game.id)
def test_whether_there_is_nothing_to_decide_is_seen_by_a_spectator_alone(game):
    dice = Dice(11)
    table = new_match(game, max(2, game.seats[0]), dice)
    plain = []
    for _ in range(40):
        given = next_input(table, dice)
        if given is None:
            break
        waiting = table.state.waiting()
        for seat in waiting.seats if isinstance(waiting, Awaiting) else ():
            plain.append(is_plain(Spectated(table), seat))
        table.apply(given)
    assert plain
    assert fmean(plain) < 1


class Sure(TinyTable):
    """A table at which seat 0 may have one thing to do or two, which only that seat sees."""

    def __init__(self, sure):
        super().__init__(2)
        self.dealt, self.sure = True, sure

    def moves(self, seat):
        return super().moves(seat) * (1 if self.sure else 2)


class HiddenChoice(Tiny):
    def imagine(self, options, players, eyes, view, dice):
        return Sure(dice.below(2) == 0)


def test_whether_there_is_nothing_to_decide_is_the_same_in_truths_that_look_alike(monkeypatch):
    """A quick answer tells nobody what a hand holds."""
    truths = [Playing(HiddenChoice(), Options(), 2, Sure(sure)) for sure in (True, False)]
    assert [len(match.state.moves(0)) for match in truths] == [1, 2]
    answers = []
    for seed in range(40):
        drawn = []
        for match in truths:
            monkeypatch.setattr(thinking, "_chance", Random(seed))
            drawn.append(is_plain(match, 0))
        assert drawn[0] == drawn[1]
        answers.append(drawn[0])
    assert set(answers) == {True, False}


def test_a_bot_takes_its_time_where_there_is_something_to_decide_and_less_where_there_is_not():
    dice = Dice(11)
    table = new_match(shelf.find("diamoniak"), 3, dice)
    seen = set()
    while (given := next_input(table, dice)) is not None:
        waiting = table.state.waiting()
        if isinstance(waiting, Awaiting):
            seat = waiting.seats[0]
            think_s, pause_s = patience(table, seat, "expert", (0.5, 1.5), (0.25, 0.4))
            plain = pause_s < 0.5
            seen.add(plain)
            assert think_s == (pause_s if plain else THINK_S["expert"])
            assert 0.25 <= pause_s <= 1.5
        table.apply(given)
    assert seen == {True, False}


def test_a_bots_seed_is_its_own_and_small_enough_for_any_language():
    seeds = [
        bot_seed(secret, name, seat)
        for secret in (SECRET, "cd" * 32)
        for name in ("abc", "abd")
        for seat in range(4)
    ]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**48 for seed in seeds)
    assert bot_seed(SECRET, "abc", 0) == seeds[0]


def test_where_a_bot_fails_easy_plays_on_then_random_then_nobody():
    assert {level: simpler(level) for level in BOTS} == {
        "random": None, "beginner": "easy", "easy": "random", "medium": "easy", "hard": "easy",
        "expert": "easy",
    }  # fmt: skip


def test_a_table_agrees_on_the_pace_of_its_bots():
    for low, high in ((0.5, 1.5), (0.0, 0.0)):
        calm, usual, quick = (paced((low, high), pace) for pace in ("calm", "usual", "quick"))
        assert usual == (low, high)
        assert calm >= usual >= quick
        assert (calm > usual > quick) == bool(high)
