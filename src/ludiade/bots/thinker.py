"""A bot of a level: what it knows of the game, and how long it thinks."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import exp, inf
from time import monotonic

from ludiade.bots import Seen
from ludiade.bots.knowledge import knowledge_of
from ludiade.bots.levels import Numbers, numbers
from ludiade.bots.search.search import Search
from ludiade.bots.search.tree import Arm
from ludiade.bots.thought import Choice, Thought
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.knowledge import Knowledge
from ludiade.kernel.state import State
from ludiade.kernel.types import Action

SLICE_S = 0.01
"""How long the search runs between two looks at what else goes on."""
CHECKS = 8
"""How often a search is asked whether it has made up its mind."""
SELDOM = 3
"""A sealed choice tried so many times more seldom than another was only tried out."""
FINE = 1 << 30


class Thinker:
    """Imagines truths that agree with what it sees, and plays what turns out best in them.

    A level without playouts does at once what its knowledge says.
    """

    def __init__(
        self, level: str, seed: int, numbers_: Numbers | None = None, moment: int = 0
    ) -> None:
        self._level = level
        self._seed = seed
        self._numbers = numbers_
        self._dice = Dice(seed + (moment << 48))
        self._knowledge: Knowledge | None = None

    def choose(
        self,
        seen: Seen,
        deadline: float | None = None,
        stopped: Callable[[], bool] | None = None,
    ) -> Action:
        """Decide; a deadline (of `time.monotonic`) or a flag cuts the thinking short."""
        if len(seen.actions) == 1 and seen.game.lists_all:
            return seen.actions[0]
        numbers = self._numbers_of(seen.game.id)
        if numbers["playouts"] == 0:
            return self._at_once(seen, deadline, stopped)
        known, truth = self._known(seen.game.id), self.imagine(seen)
        menu = known.menu(truth, seen.seat)
        settled = menu[0] if len(menu) == 1 else known.settled(truth, seen.seat)
        if settled is not None:
            return settled.action
        thought = self.think(seen, deadline, stopped)
        if not thought.choices:
            return self._at_once(seen, deadline, stopped)
        if thought.at_once:
            mixed = [c for c in thought.choices if c.visits * SELDOM >= thought.best.visits]
            return self._drawn(mixed, [float(c.visits) for c in mixed])
        temperature = numbers.get("temperature", 0.0)
        if temperature == 0.0:
            return thought.best.action
        top = max(choice.value for choice in thought.choices)
        likely = [exp((choice.value - top) / temperature) for choice in thought.choices]
        return self._drawn(thought.choices, likely)

    def think(
        self,
        seen: Seen,
        deadline: float | None = None,
        stopped: Callable[[], bool] | None = None,
    ) -> Thought:
        """Search as long as the level does, or until the deadline, or until told to stop."""
        numbers = self._numbers_of(seen.game.id)
        most = max(1, int(numbers["playouts"]))
        patient = "temperature" in numbers
        search = Search(seen, self._known(seen.game.id), self._dice.below(FINE))
        last = inf if deadline is None else deadline
        with uncollected():
            for check in range(1, CHECKS + 1):
                goal = most * check // CHECKS
                while not search.advance(goal, min(monotonic() + SLICE_S, last)):
                    if monotonic() >= last or (stopped is not None and stopped()):
                        return _thought(search)
                if not patient and search.is_decided(most):
                    break
        return _thought(search)

    def imagine(self, seen: Seen) -> State:
        """A truth that agrees with what is seen, for what the knowledge has to say of it."""
        return seen.game.imagine(seen.options, seen.players, Eyes(seen.seat), seen.view, self._dice)

    def _at_once(
        self, seen: Seen, deadline: float | None, stopped: Callable[[], bool] | None
    ) -> Action:
        def enough() -> bool:
            late = deadline is not None and monotonic() >= deadline
            return late or (stopped is not None and stopped())

        known = self._known(seen.game.id)
        return known.decide(self.imagine(seen), seen.seat, self._dice, enough).action

    def _drawn(self, choices: list[Choice], likely: list[float]) -> Action:
        point = sum(likely) * int(self._dice.below(FINE)) / FINE
        for choice, share in zip(choices, likely, strict=True):
            point -= share
            if point < 0.0:
                return choice.action
        return choices[0].action

    def _numbers_of(self, game: str) -> Numbers:
        if self._numbers is None:
            self._numbers = numbers(game, self._level)
        return self._numbers

    def _known(self, game: str) -> Knowledge:
        if self._knowledge is None:
            self._knowledge = knowledge_of(game, self._numbers_of(game), self._seed)
        return self._knowledge


@contextmanager
def uncollected() -> Iterator[None]:
    """Without the garbage collector, which halts a search for 0.1 s to find its tree in use."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _thought(search: Search) -> Thought:
    bandit = search.own()
    arms = [] if bandit is None else [arm for arm in bandit.known.values() if arm.visits > 0]
    arms.sort(key=lambda arm: (-arm.visits, -arm.total))
    return Thought(
        [_choice(arm) for arm in arms],
        [hope / max(1, int(search.playouts)) for hope in search.hopes],
        search.playouts,
        search.root.at_once,
    )


def _choice(arm: Arm) -> Choice:
    visits = int(arm.visits)
    return Choice(arm.move.action, visits, arm.total / visits, arm.prior)
