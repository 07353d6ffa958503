"""The opponents that `expert` is measured against play whole matches by the rules."""

import pytest

from ludiade.kernel.shelf import get
from ludiade.lab.contest.fixtures import Fixture
from ludiade.lab.contest.matches import Setting, play
from ludiade.lab.entrants import house
from ludiade.lab.reduced import forms
from ludiade.lab.reduced.solved import solve
from ludiade.lab.tally import Estimate
from tests.bots.heuristics.__main__ import opponents, shown
from tests.bots.heuristics.diego import honest, spoken
from tests.bots.heuristics.room import habit_of

TABLES = [
    ("diabolo", 4, {"rounds": 1}),
    ("diadingo", 2, {}),
    ("diadingo", 4, {}),
    pytest.param(
        "diamino", 2, {}, marks=pytest.mark.slow
    ),  # its plays are searched in plain Python
    ("diamoniak", 2, {}),
    ("diamoniak", 4, {}),
    ("diego", 2, {}),
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_opponent_plays_to_the_end(game, players, options):
    found = opponents(game)
    assert len(found) == 5
    for other in found:
        setting = Setting(game, options, players, (house("beginner"), other), "heuristics")
        played = play(setting, Fixture((0, 1), 0, 1))
        assert played.faults == [], other.name
        assert len(played.scores) == players


def test_diegos_words_are_read():
    said = dict(_words())
    assert len(said) > 5
    for number, words in said.items():
        top, _, bottom = number.partition("/")
        assert spoken(words) * int(bottom or 1) == int(top), words


def _words():
    options = get("diego").Options()
    material = get("diego").start(options, 2).material
    for entry, face in enumerate(material.faces):
        if material.affiliation(entry) == "words":
            yield material.number(entry), face.en


def test_a_look_is_clear_only_above_both_bounds():
    assert shown(Estimate(0.61, 0.56, 0.66, 100)) == "clear"
    assert shown(Estimate(0.61, 0.54, 0.68, 100)) == "open"
    assert shown(Estimate(0.55, 0.51, 0.59, 100)) == "short"


def test_the_best_answer_objects_to_every_pair_of_an_honest_player_in_small_diego():
    solved = solve(forms()["diego"])
    assert solved.loses(habit_of(honest.choose)) == pytest.approx(0.5)
