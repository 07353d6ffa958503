"""A match looked back on: the curve of chances, what decided it, luck against skill."""

from collections.abc import Iterator
from time import monotonic

from msgspec import Struct

from ludiade.bots.coach.advice import preferred, think, why
from ludiade.bots.coach.budget import Budget
from ludiade.bots.coach.compare import losses
from ludiade.bots.coach.course import Course, Decision, gone_through
from ludiade.bots.coach.curve import EVEN, Curve
from ludiade.bots.coach.types import Balance, Review, Turn
from ludiade.kernel.record import Record

TURNS = 3
CURVE = 0.45
"""The share of the time that the curve is given; the decisions have the rest."""
LEAST_COST = 0.02
"""What is not worth a word."""
HOPE_S = 0.05
JUDGE_S = 0.25
"""Less than that is not worth a thought about a moment, or about a decision."""
SEARCH = 0.4
"""The share of a decision's time in which the better one is sought; then the two are compared."""


class _Mistake(Struct, frozen=True):
    turn: Turn
    costs: list[float]
    """What it cost each seat; the others' are gains, most often."""

    @property
    def cost(self) -> float:
        return self.costs[self.turn.seat]


def review(record: Record, playouts: int, seed: int, seconds: float | None = None) -> Review:
    """Go through a record; every decision is judged by what its seat saw at the time.

    With `seconds`, as much as that time allows: the curve at moments wide apart first, then the
    decisions after which most was lost. Without, all of it, and the seed gives the same again.
    """
    *_, last = looked_back(record, playouts, seed, seconds)
    return last


def looked_back(
    record: Record, playouts: int, seed: int, seconds: float | None = None
) -> Iterator[Review]:
    """The review as it grows; the last one is whole."""
    began = monotonic()
    course = gone_through(record)
    end = None if seconds is None else began + seconds
    for_curve = None if seconds is None else began + CURVE * seconds
    curve = Curve(course, playouts, seed)
    judge = _Judge(course, curve, playouts, seed)
    all_of_it = len(course.moments) + len(course.decisions)

    def done(parts: int) -> float:
        """By what is judged or by the clock, whichever is further."""
        by_clock = 0.0 if seconds is None else (monotonic() - began) / seconds
        return min(1.0, max(parts / all_of_it, by_clock))

    for left in curve.draw(Budget(for_curve, HOPE_S)):
        yield judge.told(done(len(course.moments) - left))
    budget = Budget(end, JUDGE_S)
    decisions = sorted(course.decisions, key=judge.drop, reverse=True)
    for number, decision in enumerate(decisions):
        if budget.is_spent:
            break
        judge.judge(decision, budget, len(decisions) - number)
        yield judge.told(done(len(course.moments) + number + 1))
    yield judge.told(1.0)


class _Judge:
    """What decisions cost, by the same numbers that the curve is drawn from."""

    def __init__(self, course: Course, curve: Curve, playouts: int, seed: int) -> None:
        self._course = course
        self._curve = curve
        self._playouts = playouts
        self._seed = seed
        self._mistakes: list[_Mistake] = []
        self._judged = 0

    def drop(self, decision: Decision) -> float:
        """How much less its seat could hope for after a decision than before it."""
        seat = decision.saw.seat
        return self._curve.near(decision.at, seat) - self._curve.near(decision.at + 1, seat)

    def judge(self, decision: Decision, budget: Budget, left: int) -> None:
        """Seek a better decision, and remember what this one cost against it."""
        saw, seed = decision.saw, self._seed + decision.n * self._course.players
        self._judged += 1
        thought = think(saw, self._playouts, seed, budget.share(left, SEARCH))
        if not thought.choices:
            return
        better = preferred(saw, thought, seed).action
        if better == decision.action:
            return
        deadline = budget.share(left, 1 - SEARCH)
        costs = losses(saw, better, decision.action, self._playouts, seed, deadline)
        if costs is None or costs[saw.seat] < LEAST_COST:
            return
        hope = self._curve.judge(decision.at, budget, left)[saw.seat]
        turn = Turn(
            n=decision.n,
            move=decision.move,
            seat=saw.seat,
            action=decision.action,
            named=dict(saw.game.naming(saw.view, decision.action)),
            chance=max(0.0, hope - costs[saw.seat]),
            better=better,
            better_named=dict(saw.game.naming(saw.view, better)),
            better_chance=hope,
            why=why(saw, better, seed),
        )
        self._mistakes.append(_Mistake(turn, costs))

    def told(self, done: float) -> Review:
        """The review as far as it has come."""
        worst = sorted(self._mistakes, key=lambda mistake: -mistake.cost)[:TURNS]
        turns = sorted((mistake.turn for mistake in worst), key=lambda turn: turn.n)
        return Review(
            curve=self._curve.points(),
            turns=turns,
            balance=self._balances(),
            playouts=self._playouts,
            seed=self._seed,
            decisions=len(self._course.decisions),
            judged=self._judged,
            done=done,
        )

    def _balances(self) -> list[Balance]:
        """What decisions brought each seat, and what is left for luck."""
        moments = self._course.moments
        results = moments[-1].result if moments else None
        if results is None:  # a match that was stopped has none
            last = len(moments) - 1
            results = [self._curve.near(last, seat) for seat in range(self._course.players)]
        balances: list[Balance] = []
        for seat, result in enumerate(results):
            skill = -sum(mistake.costs[seat] for mistake in self._mistakes)
            balances.append(Balance(result, skill, result - EVEN - skill))
        return balances
