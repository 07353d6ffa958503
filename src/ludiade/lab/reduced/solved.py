"""A small form solved, by whichever way suits it, and what the best answer takes from a player."""

from collections.abc import Hashable

from ludiade.kernel.learning.reduced import Reduced
from ludiade.lab.reduced.cfr import Node, Policy, Solution, best_answer
from ludiade.lab.reduced.moments import Habit
from ludiade.lab.reduced.positions import Positions
from ludiade.lab.reduced.tree import Tree

ROUNDS = 2000
"""Of counterfactual regret, at most."""
EACH = 100
"""Rounds between two looks at the bounds."""
NEAR = 0.0005
"""How close the bounds must come: half of it is the error of a value."""


class Solved:
    """The value of a form to seat 0, from 0 to 1, and its bounds."""

    low: float
    high: float
    size: int
    """Moments of decision that differ to the seat that decides."""
    way: str

    @property
    def value(self) -> float:
        return (self.low + self.high) / 2

    def best_answer(self, seat: int, habit: Habit) -> float:
        """What a seat gets that knows how the other plays, and answers as well as can be."""
        raise NotImplementedError

    def loses(self, habit: Habit) -> float:
        """What a player gives to the best answer, seats drawn: 0 is perfect, 0.5 everything."""
        return (self.best_answer(0, habit) + self.best_answer(1, habit)) / 2 - 0.5


class Open(Solved):
    """By value iteration."""

    way = "value iteration"

    def __init__(self, form: Reduced) -> None:
        self.positions = Positions(form)
        self.low = self.high = self.positions.value()
        self.size = sum(p.here is not None for p in self.positions.known.values())

    def best_answer(self, seat: int, habit: Habit) -> float:
        worth = self.positions.solve({1 - seat: habit})
        return worth if seat == 0 else 1 - worth


class Hidden(Solved):
    """By counterfactual regret, until best answers to both sides agree."""

    way = "CFR+"

    def __init__(self, form: Reduced) -> None:
        self.tree = Tree(form)
        self.size = len(self.tree.moments)
        self.solution = Solution(self.tree.root, 0)
        self.low, self.high = 0.0, 1.0
        while self.high - self.low > NEAR and self.solution.rounds < ROUNDS:
            self.solution.play_on(EACH)
            self.high = best_answer(self.tree.root, 0, self.solution.average)
            self.low = 1 - best_answer(self.tree.root, 1, self.solution.average)

    def best_answer(self, seat: int, habit: Habit) -> float:
        return best_answer(self.tree.root, seat, self._policy(habit))

    def _policy(self, habit: Habit) -> Policy:
        def choose(node: Node) -> list[float]:
            key: Hashable = node.key
            return habit(key, self.tree.moments[node.key])

        return choose


def solve(form: Reduced) -> Solved:
    """The form, solved."""
    return Hidden(form) if form.hidden else Open(form)
