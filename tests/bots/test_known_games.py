"""What bots know of Diabolo and Diadingo."""

import pytest

from ludiade.bots.knowledge import knowledge_of
from ludiade.bots.levels import LEVELS, numbers
from ludiade.games.diabolo import game as diabolo
from ludiade.games.diabolo.types import Double
from ludiade.games.diadingo import game as diadingo
from ludiade.games.diadingo.types import Steal
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Awaiting, Shuffle, Shuffled
from ludiade.kernel.texts import LANGUAGES, texts
from tests.games.diabolo import table as diabolo_table
from tests.games.diadingo import table as diadingo_table


def played(game, brains, seed):
    """The ranks of a match in which every reason given can be said in every language."""
    table, chance, dice = game.start(game.Options(), len(brains)), Dice(seed), Dice(seed + 1)
    while not hasattr(waiting := table.waiting(), "ranks"):
        if isinstance(waiting, Shuffle):
            table.apply(Shuffled(chance.order(waiting.size)))
            continue
        assert isinstance(waiting, Awaiting)
        seat = waiting.seats[0]
        move = brains[seat].play(table, seat, dice)
        why = brains[seat].reason(table, seat, move)
        if why is not None:
            for lang in LANGUAGES:
                assert texts(lang, game.folder).explain(*why)
        table.apply(move)
    return waiting.ranks


@pytest.mark.slow
@pytest.mark.parametrize("game", [diabolo, diadingo], ids=["diabolo", "diadingo"])
def test_expert_beats_beginner_with_seats_swapped(game):
    points = 0.0
    for seed in range(8):
        for first in (0, 1):
            levels = ("expert", "beginner") if first == 0 else ("beginner", "expert")
            brains = [knowledge_of(game.id, numbers(game.id, level), seed) for level in levels]
            ranks = played(game, brains, seed)
            points += 0.5 + (ranks[1 - first] - ranks[first]) / 2
    assert points >= 0.6 * 16


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_avoids_the_vain_tries_she_remembers(level):
    table = diadingo_table.deal("ring-1000", players=2)
    known = knowledge_of("diadingo", numbers("diadingo", level), 3)
    for place in range(26, 39):
        table.stuck |= 1 << place
    tried = {known.play(table, 0, Dice(seed)).action.place for seed in range(500)}
    forgotten = len([place for place in tried if 26 <= place < 39])
    assert forgotten == max(0, 13 - numbers("diadingo", level)["memory"])


def test_the_dearest_diamond_is_stolen():
    table = diadingo_table.deal("theft", players=2)
    diadingo_table.lay(table, 0, (1000, False), (3000, False))
    diadingo_table.lay(table, 1, (1000, True), (3000, True))
    table.stage, table.turn, table.drawn = 1, 0, -1
    known = knowledge_of("diadingo", numbers("diadingo", "expert"), 1)
    assert known.play(table, 0, Dice(1)).action == Steal(1, 1, 1)


@pytest.mark.parametrize(
    ("held", "spends"), [("red-1 blue-5 blue-4", False), ("red-5 red-4", True)]
)
def test_a_double_waits_for_the_line_that_promises_most(held, spends):
    table = diabolo_table.closed({"red": ([], [3]), "blue": ([], [3])}, [held])
    known = knowledge_of("diabolo", numbers("diabolo", "expert"), 1)
    assert known.play(table, 0, Dice(1)).action == Double(spends)
