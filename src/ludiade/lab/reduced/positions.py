"""Small forms without secrets: what every position is worth, by value iteration."""

from collections.abc import Hashable

from ludiade.kernel.inputs import Awaiting, Over
from ludiade.kernel.knowledge import shares
from ludiade.kernel.learning.reduced import Outcomes, Reduced
from ludiade.kernel.state import State
from ludiade.lab.reduced.moments import Habit, Moment, moment

EXACT = 1e-9
"""The largest change of a value in the last sweep."""

Ends = list[tuple[float, Hashable]]


class Position:
    """Who is in turn, and where each of the moves may lead; nobody where all is over."""

    def __init__(self, here: Moment | None, worth: float) -> None:
        self.here = here
        self.worth = worth
        """To seat 0, from 0 to 1."""
        self.after: list[Ends] = []


class Positions:
    """Every position that can be reached, each known by its key."""

    def __init__(self, form: Reduced, exact: float = EXACT) -> None:
        self.form = form
        self._exact = exact
        self.known: dict[Hashable, Position] = {}
        self.first = self._explore(form.openings())
        self.solve({})

    def _explore(self, outcomes: Outcomes) -> Ends:
        """Follow every move from there on."""
        found: list[tuple[Hashable, State]] = []
        first = self._ends(outcomes, found)
        while found:
            key, state = found.pop()
            if key in self.known:
                continue
            waiting = state.waiting()
            if isinstance(waiting, Over):
                self.known[key] = Position(None, shares(waiting.ranks)[0])
                continue
            assert isinstance(waiting, Awaiting)
            seat = waiting.seats[0]
            here = self.known[key] = Position(moment(self.form, state, seat), 0.5)
            for move in self.form.moves(state, seat):
                here.after.append(self._ends(self.form.after(state, move), found))
        return first

    def _ends(self, outcomes: Outcomes, found: list[tuple[Hashable, State]]) -> Ends:
        reached = [(likely, self.form.position(state), state) for likely, state in outcomes]
        found += [(key, state) for _, key, state in reached]
        return [(likely, key) for likely, key, _ in reached]

    def value(self) -> float:
        """What the form is worth to seat 0 under best play of both."""
        return self.mean(self.first)

    def mean(self, ends: Ends) -> float:
        return sum(likely * self.known[key].worth for likely, key in ends)

    def solve(self, habits: dict[int, Habit]) -> float:
        """Value of best play of all seats but those of habits; what it is worth to seat 0."""
        asked = self._asked(habits)
        change = 1.0
        while change > self._exact:
            change = 0.0
            for position, likely in asked:
                assert position.here is not None
                worths = [self.mean(ends) for ends in position.after]
                if likely is not None:
                    worth = sum(p * w for p, w in zip(likely, worths, strict=True))
                else:
                    worth = max(worths) if position.here.seen.seat == 0 else min(worths)
                change = max(change, abs(worth - position.worth))
                position.worth = worth
        return self.value()

    def _asked(self, habits: dict[int, Habit]) -> list[tuple[Position, list[float] | None]]:
        """The positions that can be met where some seats follow habits, the last ones first."""
        met: dict[Hashable, list[float] | None] = {}
        left = [key for _, key in self.first]
        while left:
            key = left.pop()
            position = self.known[key]
            if key in met or position.here is None:
                continue
            habit = habits.get(position.here.seen.seat)
            likely = met[key] = None if habit is None else habit(key, position.here)
            for at, ends in enumerate(position.after):
                if likely is None or likely[at] > 0:
                    left += [reached for _, reached in ends]
        return [(self.known[key], likely) for key, likely in reversed(met.items())]
