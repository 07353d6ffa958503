"""OpenSpiel's own tests on every game whose actions have numbers, and a search of its."""

import random
import subprocess
import sys

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="needs pip install 'ludiade[openspiel]'")

import numpy as np
from absl import flags
from open_spiel.python.algorithms import mcts

import ludiade.adapters.openspiel  # noqa: F401  # registers the games
from ludiade.kernel.errors import BadRecord

TABLES = [
    ("diabolo", 2, '{"rounds":1}'), ("diadingo", 3, "{}"), ("diamoniak", 4, "{}"),
    ("diego", 2, "{}"),
]  # fmt: skip


def load(name, players, options):
    return pyspiel.load_game(f"ludiade_{name}", {"players": players, "options": options})


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_its_random_simulation_finds_no_fault(name, players, options):
    pyspiel.random_sim_test(
        load(name, players, options), num_sims=1, serialize=False, verbose=False
    )


def test_its_random_simulation_with_serialisation_finds_no_fault():
    game = load("diamoniak", 2, "{}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_history_makes_the_same_table_again(name, players, options):
    game = load(name, players, options)
    rng = random.Random(1)
    state = game.new_initial_state()
    while not state.is_terminal() and len(state.history()) < 250:
        if state.is_chance_node():
            choices, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            state.apply_action(rng.choices(choices, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert state.clone().history() == state.history()


def test_the_observer_has_named_parts_and_hides_hands():
    game = load("diabolo", 2, "{}")
    observer = game.make_py_observer()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[-1][0])
    observer.set_from(state, 0)
    first = observer.dict["hand"].copy()
    observer.set_from(state, 1)
    assert not np.array_equal(first, observer.dict["hand"])
    assert first.sum() + observer.dict["hand"].sum() == 13


def test_its_tree_search_plays_diamoniak():
    game = load("diamoniak", 2, "{}")
    state = game.new_initial_state()
    rng = np.random.RandomState(1)
    while state.is_chance_node():
        state.apply_action(int(rng.choice([place for place, _ in state.chance_outcomes()])))
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_tables_that_cannot_be_are_refused():
    for players, options in ((9, "{}"), (2, '{"colour":1}'), (2, "{")):
        with pytest.raises(BadRecord):
            load("diamoniak", players, options)
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("ludiade_diamino")


def test_a_program_that_used_it_ends_well():
    code = "import pyspiel, ludiade.adapters.openspiel; pyspiel.load_game('ludiade_diego')"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_its_playthrough_files_are_made_again_to_the_byte(name, players, options, tmp_path):
    from open_spiel.python.algorithms import generate_playthrough  # and with it SciPy

    table = load(name, players, options)
    text = generate_playthrough.playthrough(str(table), None, seed=3)
    assert "IsTerminal() = True" in text
    file = tmp_path / f"{name}.txt"
    file.write_text(text, encoding="utf-8")
    flags.FLAGS.mark_as_parsed()  # its reader asks for the flags of its own program
    original, again = generate_playthrough.replay(str(file))
    assert original == again
