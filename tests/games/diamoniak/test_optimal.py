"""Where best play is known, Diamoniak's expert hardly falls short of it."""

from math import sqrt
from statistics import fmean, stdev

import pytest

from ludiade.bots import Seen
from ludiade.bots.levels import numbers
from ludiade.bots.thinker import Thinker
from ludiade.games.diamoniak.types import Buy, Options
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Move
from tests.games.diamoniak.reduced import PLAYERS, Key, Reduced, Solution

MATCHES = 60
PLAYOUTS = 2000.0
"""A part of what the expert has, so that the test is quick; more would only lose less."""


class Expert:
    """The expert at each position, asked once for each."""

    def __init__(self, game: Reduced, solution: Solution) -> None:
        self._game = game
        self._solution = solution
        self._bot = Thinker("", 1, {**numbers("diamoniak", "expert"), "playouts": PLAYOUTS})
        self._moves: dict[Key, Move] = {}

    def move(self, key: Key) -> Move:
        if key not in self._moves:
            table = self._solution.table(key)
            seat = key[0]
            view = table.view(Eyes(seat))
            seen = Seen(self._game, Options(), PLAYERS, seat, view, table.actions(seat))
            self._moves[key] = Move(seat, self._bot.choose(seen))
        return self._moves[key]


def given_away(solution: Solution, expert: Expert, seat: int, dice: Dice) -> float:
    """What the expert at a seat gives away in a match against best play, all its moves together.

    The mean of this is by how much its chance to win falls short of that of best play.
    """
    key = solution.first
    total = 0.0
    while key in solution.moves:
        move = solution.best(key)
        if key[0] == seat:
            move = expert.move(key)
            total += solution.regret(key, move)
        after = next(ends for listed, ends in solution.moves[key] if listed.action == move.action)
        point = dice.below(1 << 30) / (1 << 30)
        for likely, reached in after:
            key = reached
            point -= likely
            if point < 0.0:
                break
    return total


@pytest.mark.parametrize(
    ("counts", "castle"),
    [([2, 2, 0, 0, 1, 1, 0], 2), ([2, 2, 0, 0, 0, 1, 1], 2)],
)
def test_against_best_play_the_expert_loses_at_most_002(counts: list[int], castle: int) -> None:
    game = Reduced(counts, castle)
    solution = Solution(game)
    expert = Expert(game, solution)
    dice = Dice(4)
    lost = [given_away(solution, expert, match % 2, dice) for match in range(MATCHES)]
    bound = fmean(lost) + 1.96 * stdev(lost) / sqrt(MATCHES)
    assert bound <= 0.02, f"{fmean(lost):.4f}, at most {bound:.4f}"


def test_the_expert_knows_when_to_buy() -> None:
    """To buy ends the turn: in this game it is right at about half of the positions."""
    game = Reduced([2, 2, 0, 0, 3, 1, 0], 2)
    solution = Solution(game)
    expert = Expert(game, solution)
    sales = [k for k, menu in solution.moves.items() if any(is_purchase(m) for m, _ in menu)]
    asked = sorted(sales)[:: len(sales) // 20]
    assert {is_purchase(solution.best(key)) for key in asked} == {True, False}
    assert fmean(solution.regret(key, expert.move(key)) for key in asked) <= 0.02


def is_purchase(move: Move) -> bool:
    return isinstance(move.action, Buy)
