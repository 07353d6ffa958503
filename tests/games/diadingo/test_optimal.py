"""Where best play is known, Diadingo's expert hardly falls short of it."""

from math import sqrt
from statistics import fmean, stdev

import pytest

from ludiade.bots.levels import numbers
from ludiade.bots.thinker import Thinker
from ludiade.games.diadingo.material import Deck, Tray, material
from ludiade.games.diadingo.rules import Table
from ludiade.games.diadingo.types import Options
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Over
from tests.games.diadingo.reduced import Key, Name, Outcomes, Reduced, Solution, key_of, name_of

MATCHES = 100
PLAYOUTS = 400.0
"""A part of what the expert has, so that the test is quick; more would only lose less."""


class Expert:
    """The expert at each position, asked once for each."""

    def __init__(self, solution: Solution) -> None:
        self._solution = solution
        self._bot = Thinker("", 1, {**numbers("diadingo", "expert"), "playouts": PLAYOUTS})
        self._names: dict[Key, Name] = {}

    def name(self, table: Table) -> Name:
        key = key_of(table)
        if key not in self._names:
            chosen = self._bot.choose(self._solution.seen(table))
            self._names[key] = name_of(table, chosen)
        return self._names[key]


def given_away(solution: Solution, expert: Expert, seat: int, dice: Dice) -> float:
    """What the expert at a seat gives away in a match against best play, all its moves together.

    The mean of this is by how much its chance to win falls short of that of best play.
    """
    table = drawn(solution.openings(), dice)
    total = 0.0
    while not isinstance(table.waiting(), Over):
        means = {name: solution.mean(after) for name, after in solution.after(table).items()}
        best = (max if table.turn == 0 else min)(means, key=means.__getitem__)
        if table.turn == seat:
            name = expert.name(table)
            total += abs(means[best] - means[name])
        else:
            name = best
        table = drawn(solution.after(table)[name], dice)
    return total


def drawn(outcomes: Outcomes, dice: Dice) -> Table:
    point = dice.below(1 << 30) / (1 << 30)
    for likely, table in outcomes:
        point -= likely
        if point < 0.0:
            return table
    return outcomes[-1][1]


@pytest.mark.parametrize(
    ("fixed", "rings", "professional"),
    [(2, ((1000, 2), (2000, 2)), False), (2, ((1000, 3), (2000, 2)), True)],
)
def test_against_best_play_the_expert_loses_at_most_002(
    fixed: int, rings: tuple[tuple[int, int], ...], professional: bool
) -> None:
    box = material(Tray("", (5,), fixed), Deck("", rings, 2))
    solution = Solution(Reduced(box), Options(professional=professional))
    expert = Expert(solution)
    dice = Dice(4)
    lost = [given_away(solution, expert, match % 2, dice) for match in range(MATCHES)]
    bound = fmean(lost) + 1.96 * stdev(lost) / sqrt(MATCHES)
    assert bound <= 0.02, f"{fmean(lost):.4f}, at most {bound:.4f}"
