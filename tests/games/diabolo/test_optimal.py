"""Where best play is known, Diabolo's expert hardly falls short of it."""

import pytest

from ludiade.bots.levels import numbers
from ludiade.bots.thinker import Thinker
from tests.bots.cfr import Node, Policy, Solution, best_answer, worth
from tests.games.diabolo.reduced import Lines, Reduced, Tree

PLAYOUTS = 800.0
"""A part of what the expert has, so that the test is quick; more would only lose less."""
ROUNDS = 60
LOCKED = [1, 2, 1], [2, 2]
CARDS = ["red-1", "red-2", "red-2", "green-3", "green-3"]
NEAR_ITS_END: Lines = {"red": ([2, 2], [3, 1]), "yellow": LOCKED, "green": ([2, 2], [3])}
FARTHER: Lines = {"red": ([2], [3, 1]), "yellow": LOCKED, "green": ([2, 2], [3])}


def player(tree: Tree, playouts: float) -> Policy:
    """A bot as a function of what it knows; asked twice, it says the same."""
    bot = Thinker("", 1, {**numbers("diabolo", "expert"), "playouts": playouts})
    said: dict[int, list[float]] = {}

    def choose(node: Node) -> list[float]:
        if node.key not in said:
            seen = tree.seen[node.key]
            chosen = bot.choose(seen)
            said[node.key] = [float(action == chosen) for action in seen.actions]
        return said[node.key]

    return choose


@pytest.mark.parametrize("lines", [NEAR_ITS_END, FARTHER])
def test_against_best_play_the_expert_loses_at_most_002(lines: Lines) -> None:
    tree = Tree(Reduced(lines, CARDS, 1))
    best = Solution(tree.root, ROUNDS).average
    value = worth(tree.root, (best, best))
    assert best_answer(tree.root, 0, best) <= value + 0.001
    assert best_answer(tree.root, 1, best) <= 1 - value + 0.001
    expert = player(tree, PLAYOUTS)
    assert value - worth(tree.root, (expert, best)) <= 0.02
    assert worth(tree.root, (best, expert)) - value <= 0.02
    at_once = player(tree, 0.0)
    assert value - worth(tree.root, (at_once, best)) > 0.1  # or it shows nothing of the search
