"""The program that learns Diamoniak: it learns, and what it learned can play."""

from pathlib import Path
from runpy import run_path
from types import SimpleNamespace

import pytest

np = pytest.importorskip("numpy", reason="needs NumPy")

import ludiade  # noqa: E402  # without NumPy the module is skipped

FILE = Path(__file__).parents[2] / "tools" / "learn_diamoniak.py"


@pytest.fixture
def learner(tmp_path):
    """The program with a few tables, its weights elsewhere."""
    loaded = run_path(str(FILE))
    inside = loaded["train"].__globals__
    inside.update(TABLES=4, LENGTH=8, PARTS=2, WEIGHTS=tmp_path / "weights.npz")
    return SimpleNamespace(**loaded, inside=inside)


def test_the_same_steps_give_the_same_weights(learner):
    one, two, longer = (learner.train(steps).weights for steps in (64, 64, 96))
    assert all((a == b).all() for a, b in zip(one, two, strict=True))
    assert any((a != b).any() for a, b in zip(one, longer, strict=True))


def test_a_lesson_makes_what_was_good_likelier(learner):
    network = learner.Network(3, 4, np.random.default_rng(1))
    seen = np.ones((8, 3), np.float32)
    mask = np.array([[True, True, False, True]] * 8)
    taken = np.array([0, 1] * 4)
    before = network.forward(seen, mask)[2]
    logs = before[np.arange(8), taken]
    gain, goal = np.array([1.0, -1.0] * 4), np.full(8, 0.5)
    for _ in range(5):
        lesson = {"seen": seen, "mask": mask, "taken": taken, "logs": logs, "gain": gain}
        network.learn({**lesson, "goal": goal}, 0.01)
    after, hope = network.forward(seen, mask)[2:]
    assert after[0, 0] > before[0, 0]
    assert after[0, 1] < before[0, 1]
    assert after[0, 2] < -1e8  # never what is not allowed
    assert 0 < hope[0] < 1


def test_what_it_learned_plays_a_match(learner):
    network = learner.train(32)
    np.savez(learner.inside["WEIGHTS"], **{f"w{at}": w for at, w in enumerate(network.weights)})
    match = ludiade.Match("diamoniak", players=2, seed=1)
    for _ in range(30):
        if not match.over:
            seat = match.awaited[0]
            match.play(seat, learner.choose(match.seen(seat)))
    assert match.record
