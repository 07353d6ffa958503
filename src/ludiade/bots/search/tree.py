"""The tree of a search: what every seat awaited at a moment has tried there.

A node stands for all truths that look the same so far, so the menus met at it may differ: an arm
counts how often it could have been chosen, and is measured by that.
"""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Move
from ludiade.kernel.types import Action

CURIOSITY: Final = 1.0
"""How much a promise weighs against a result."""
RESERVE: Final = 0.05
"""How far below the others an arm is thought to be before it is tried."""
LEAST_PRIOR: Final = 0.05
"""No move is thought so poor that a search would never find out what it is worth."""
AT_FIRST: Final = 6
WIDENING: Final = 2.0
SHARPNESS: Final = 0.5
SHARPEST: Final = 40.0
ONE_IN: Final = 50
"""How often, at least, a seat that chooses at the same time as others tries any arm at all."""
FINE: Final = 1 << 30


class Arm:
    """One move of one seat at one node, and what came of it for that seat."""

    def __init__(self, move: Move, number: int, prior: float) -> None:
        self.move: Final = move
        self.number: Final = number
        self.prior: float = prior
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0


class Bandit:
    """All that one seat tried at one node."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total: float = 0.0
        self.menu: list[Move] = []
        self.arms: list[Arm] = []  # of the menu met last, the most promising first
        self.known: dict[Action, Arm] = {}

    def knows(self, menu: list[Move]) -> bool:
        """Whether this menu was the last one met, or all its moves have been met before."""
        if menu is self.menu:
            return True
        if not self.is_last(menu):
            arms: list[Arm] = []
            for move in menu:
                arm = self.known.get(move.action)
                if arm is None:
                    return False
                arms.append(arm)
            arms.sort(key=promise, reverse=True)
            self.arms = arms
        self.menu = menu
        return True

    def is_last(self, menu: list[Move]) -> bool:
        last = self.menu
        size: i64 = len(menu)
        if size != len(last):
            return False
        at: i64 = 0
        while at < size:
            if menu[at] is not last[at]:
                return False
            at += 1
        return True

    def learn(
        self, menu: list[Move], weights: list[float], dice: Dice, numbers: dict[Action, int]
    ) -> int:
        """Meet a menu with new moves in it; say how many. Moves of equal promise fall in any
        order, so that those which a large menu leaves out at first are not the last listed.
        `numbers` are those of all the actions met at the node."""
        whole = sum(weights)
        before = len(self.known)
        at: i64
        for at in dice.order(len(menu)):
            move = menu[at]
            if move.action not in self.known:
                prior = weights[at] / whole if whole > 0.0 else 1.0 / len(menu)
                prior = prior if prior > LEAST_PRIOR else LEAST_PRIOR
                number = numbers.setdefault(move.action, len(numbers))
                self.known[move.action] = Arm(move, number, prior)
        self.menu = []
        self.knows(menu)
        return len(self.known) - before

    def best(self) -> Arm:
        """The arm to try next where nobody else is awaited (PUCT)."""
        promised = self._promised()
        mean = self.total / float(self.visits) if self.visits > 0 else 0.5
        chosen = self.arms[0]
        highest = -1.0
        at: i64 = 0
        width = self._width()
        while at < width:
            arm = self.arms[at]
            arm.available += 1
            value = arm.total / float(arm.visits) if arm.visits > 0 else mean - RESERVE
            urge = arm.prior / promised * sqrt(float(arm.available)) / float(1 + arm.visits)
            score = value + CURIOSITY * urge
            if score > highest:
                highest = score
                chosen = arm
            at += 1
        return chosen

    def mixed(self, dice: Dice) -> Arm:
        """The arm to try next where others choose at the same time: at random, the better ones
        the more often. The frequencies tend to an equilibrium, which no fixed choice can be."""
        width = self._width()
        if dice.below(ONE_IN) == 0:
            return self._offered(width, dice.below(width))
        sharpness = SHARPNESS * sqrt(float(self.visits))
        if sharpness > SHARPEST:
            sharpness = SHARPEST
        mean = self.total / float(self.visits) if self.visits > 0 else 0.5
        weights: list[float] = []
        whole = 0.0
        at: i64 = 0
        while at < width:
            arm = self.arms[at]
            value = arm.total / float(arm.visits) if arm.visits > 0 else mean
            whole += arm.prior * exp(sharpness * (value - mean))
            weights.append(whole)
            at += 1
        point = whole * float(dice.below(FINE)) / FINE
        at = 0
        while at < width - 1 and weights[at] <= point:
            at += 1
        return self._offered(width, at)

    def _offered(self, width: i64, chosen: i64) -> Arm:
        at: i64 = 0
        while at < width:
            self.arms[at].available += 1
            at += 1
        return self.arms[chosen]

    def _promised(self) -> float:
        promised = 0.0
        at: i64 = 0
        width = self._width()
        while at < width:
            promised += self.arms[at].prior
            at += 1
        return promised if promised > 0.0 else 1.0

    def _width(self) -> i64:
        """How many of the arms are looked at: more, the longer the search has been here."""
        width: i64 = AT_FIRST + i64(WIDENING * sqrt(float(self.visits)))
        size: i64 = len(self.arms)
        return size if size < width else width


class Node:
    """A moment of decision as all see it, with the choices of every seat that it awaits.

    A seat that holds other cards chooses anew: its choices are kept by what it alone sees.
    """

    def __init__(self) -> None:
        self.bandits: dict[tuple[int, int], Bandit] = {}
        self.children: dict[tuple[int, int], Node] = {}
        self.numbers: dict[Action, int] = {}
        self.at_once: bool = False


def promise(arm: Arm) -> float:
    return arm.prior
