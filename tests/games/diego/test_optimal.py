"""Where perfection is known: the best answer to `expert` wins next to nothing."""

from ludiade.bots import bot
from tests.games.diego.reduced import best_answer, deals

MOST = 0.02


def player(level):
    """A bot as a function of what it knows; asked twice, it says the same."""
    thinker = bot(level, 7)
    said = {}

    def choose(moment):
        if moment.key not in said:
            said[moment.key] = moment.name(thinker.choose(moment.seen()))
        return said[moment.key]

    return choose


def test_even_the_best_answer_takes_next_to_nothing_from_expert():
    """Seats are drawn, so no player can have more than half against a perfect one."""
    roots = list(deals())
    first = best_answer(roots, 0, player("expert"))
    second = best_answer(roots, 1, player("expert"))
    assert (first + second) / 2 <= 0.5 + MOST


def test_a_beginner_can_be_punished():
    roots = list(deals())
    beginner = player("beginner")
    won = best_answer(roots, 0, beginner) + best_answer(roots, 1, beginner)
    assert won / 2 > 0.5 + 5 * MOST
