"""Where best play is known, Diabolo's expert hardly falls short of it."""

import pytest

from ludiade.games.diabolo.learning.reduced import Lines, Reduced
from ludiade.lab.reduced.cfr import Solution, best_answer, worth
from ludiade.lab.reduced.tree import Tree
from tests.bots.perfect import Player

PLAYOUTS = 800.0
"""A part of what the expert has, so that the test is quick; more would only lose less."""
ROUNDS = 60
LOCKED = [1, 2, 1], [2, 2]
CARDS = ["red-1", "red-2", "red-2", "green-3", "green-3"]
NEAR_ITS_END: Lines = {"red": ([2, 2], [3, 1]), "yellow": LOCKED, "green": ([2, 2], [3])}
FARTHER: Lines = {"red": ([2], [3, 1]), "yellow": LOCKED, "green": ([2, 2], [3])}


@pytest.mark.slow
@pytest.mark.parametrize("lines", [NEAR_ITS_END, FARTHER])
def test_against_best_play_the_expert_loses_at_most_002(lines: Lines) -> None:
    tree = Tree(Reduced(lines, CARDS, 1))
    best = Solution(tree.root, ROUNDS).average
    value = worth(tree.root, (best, best))
    assert best_answer(tree.root, 0, best) <= value + 0.001
    assert best_answer(tree.root, 1, best) <= 1 - value + 0.001
    expert = Player("diabolo", "expert", PLAYOUTS).policy(tree)
    assert value - worth(tree.root, (expert, best)) <= 0.02
    assert worth(tree.root, (best, expert)) - value <= 0.02
    easy = Player("diabolo", "easy", 0.0).policy(tree)
    assert value - worth(tree.root, (easy, best)) > 0.1  # or it shows nothing of the search
    hard = Player("diabolo", "hard", 0.0).policy(tree)
    assert value - worth(tree.root, (hard, best)) <= 0.07  # it counts what is left
