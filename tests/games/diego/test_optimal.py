"""Where perfection is known: the best answer to `expert` wins next to nothing."""

from ludiade.games.diego.learning.reduced import form
from ludiade.lab.reduced.cfr import best_answer
from ludiade.lab.reduced.tree import Tree
from tests.bots.perfect import Player

MOST = 0.02


def taken(level):
    """What the best answer takes, seats drawn: no player can have more than half from a perfect
    one.
    """
    tree = Tree(form)
    player = Player("diego", level).policy(tree)
    return (best_answer(tree.root, 0, player) + best_answer(tree.root, 1, player)) / 2


def test_even_the_best_answer_takes_next_to_nothing_from_expert():
    assert taken("expert") <= 0.5 + MOST


def test_a_beginner_can_be_punished():
    assert taken("beginner") > 0.5 + 5 * MOST
