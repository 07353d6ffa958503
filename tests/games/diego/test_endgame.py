"""The last targets of two players: what is looked through agrees with every course there is."""

from ludiade.games.diego import game
from ludiade.games.diego.knowledge.endgame import LAST, endgame_of, is_open
from ludiade.games.diego.knowledge.known import Known
from ludiade.games.diego.stages import Stage
from ludiade.games.diego.types import Contest, Options
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Over, Shuffle, Shuffled

KINDS = ("decimal", "fraction", "decimal_fraction", "words")
"""Two pairs are a family, so that a bonus is often at stake."""


def last_targets(seed, left):
    """A match of random pairs that fit, up to the first turn with an empty pile and few targets."""
    table = game.start(Options(affiliations=KINDS, hand=3, targets=3), 2)
    dice, known = Dice(seed), Known({"notices": 0.9, "plans": 0.0}, seed)
    while True:
        waiting = table.waiting()
        if isinstance(waiting, Over):
            return None
        if isinstance(waiting, Shuffle):
            table.apply(Shuffled(dice.order(waiting.size)), None, waiting)
            continue
        if table.stage == Stage.TURN and is_open(table) and len(table.targets) <= left:
            return table
        table.apply(known.play(table, waiting.seats[0], dice), None, waiting)


def found(seeds, left):
    return [table for seed in range(seeds) if (table := last_targets(seed, left)) is not None]


def outcome(table, seat):
    """What every course of the true rules comes to for a seat: 1, 0 or -1."""
    waiting = table.waiting()
    if isinstance(waiting, Over):
        own, other = table.scores()[seat], table.scores()[1 - seat]
        return (own > other) - (own < other)
    mover = waiting.seats[0]
    worths = []
    for move in table.moves(mover):
        after = table.copy()
        after.apply(move, None, waiting)
        worths.append(outcome(after, seat))
        if worths[-1] == (1 if mover == seat else -1):
            break
    return max(worths) if mover == seat else min(worths)


def promised(known, table):
    known._look(table)
    endgame = endgame_of(table, known._pupil, known._held(table))
    value = endgame.value(table.turn, table.passes, -LAST, LAST)
    return (value > 0) - (value < 0)


def test_it_promises_what_every_course_of_the_rules_comes_to():
    known = Known({"solves": 1.0}, 1)
    tables = found(40, left=2)
    assert len({promised(known, table) for table in tables}) == 3  # won, tied and lost ones
    for table in tables:
        assert promised(known, table) == outcome(table, table.turn)


def test_what_it_settles_keeps_what_was_promised():
    known = Known({"solves": 1.0}, 1)
    tables = found(100, left=3)
    assert len(tables) > 10
    for table in tables:
        seat, before = int(table.turn), promised(known, table)
        while not isinstance(waiting := table.waiting(), Over):
            mover = waiting.seats[0]
            table.apply(known.settled(table, mover) or table.moves(mover)[0], None, waiting)
        own, other = table.scores()[seat], table.scores()[1 - seat]
        assert (own > other) - (own < other) == before


def test_a_right_pair_is_objected_to_where_a_family_would_be_whole():
    known = Known({"solves": 1.0}, 1)
    objected = 0
    for table in found(120, left=3):
        waiting = table.waiting()
        table.apply(known.settled(table, int(table.turn)), None, waiting)
        if table.stage == Stage.CLAIMED:
            seat = table.waiting().seats[0]
            objected += isinstance(known.settled(table, seat).action, Contest)
    assert objected > 0
