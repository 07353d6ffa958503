"""Patience: who waits lays a quiet word, and does not wait for one who waits too."""

from ludiade.games.diamino.knowledge.habits import habits_of
from ludiade.games.diamino.knowledge.quiet import wary
from ludiade.games.diamino.knowledge.sketch import Sketch
from ludiade.games.diamino.knowledge.tries import waited
from ludiade.games.diamino.knowledge.weighing import Scales
from ludiade.games.diamino.lists.word_lists import graph
from ludiade.games.diamino.material import EMPTY, GROUND, RED, SIDE
from ludiade.kernel.dice import Dice
from tests.games.diamino.tables import SEED, table

RESERVE = "AEINRST" * 3


def scales(idle, **options):
    it = table(["AEINRSTLOUDE", "AEINRST"], RESERVE, SEED, **options)
    it.idle = idle
    return Scales(it, 0, graph(it.options), 3, Dice(1), lambda: False)


def open_lines(board):
    """The squares from which a word soon reaches a red devil, counted without the knowledge."""
    found = set()
    for red in (at for at, sign in enumerate(GROUND) if sign == RED and board[at] == EMPTY):
        for square in range(SIDE * SIDE):
            across = square // SIDE == red // SIDE and 0 < abs(square - red) <= 5
            down = square % SIDE == red % SIDE and 0 < abs(square - red) <= 5 * SIDE
            if across or down:
                found.add(square)
    return found


def test_a_wary_player_opens_fewer_red_devils_than_by_habit():
    it = table(["AEINRSTLOUDE", "AEINRST"], RESERVE, SEED)
    sketch = Sketch(it, graph(it.options))
    habits = habits_of(it.options, it.reserve)
    lines = open_lines(it.board)

    def opened(value):
        plays = [play for _, play in sketch.best(5, value)]
        return sum(sketch.is_free(sq) and sq in lines for p in plays for sq in sketch.squares(p))

    assert opened(wary(habits, it.board)) < opened(habits.value)


def test_quiet_words_are_among_those_weighed():
    it = scales(0)
    quiet = [p for _, p in it.sketch.best(3, wary(habits_of(it.table.options, RESERVE),
                                                  it.table.board))]  # fmt: skip
    assert set(quiet) <= set(it.candidates(6))
    assert len(set(it.candidates(6))) == len(it.candidates(6))


def test_one_who_has_just_waited_is_taken_to_wait_again():
    assert scales(0).waiting == 0
    assert scales(1).waiting == 1
    assert scales(1, formula="race").waiting == 0


def test_who_waits_lays_for_a_red_devil_only():
    near = table(["HATEAUXC", "AEINRST"], RESERVE)
    assert not isinstance(waited(Sketch(near, graph(near.options))), str)
    far = table(["NEZRIIL", "AEINRST"], RESERVE, SEED)
    swapped = waited(Sketch(far, graph(far.options)))
    assert isinstance(swapped, str)
    assert 0 < len(swapped) <= 6
