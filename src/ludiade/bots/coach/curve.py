"""The curve of chances: what each seat could hope for at every moment, from what it saw itself."""

from collections.abc import Iterator

from ludiade.bots import Seen
from ludiade.bots.coach.advice import expertise, think
from ludiade.bots.coach.budget import Budget
from ludiade.bots.coach.course import Course
from ludiade.bots.coach.types import Point
from ludiade.kernel.dice import Dice

EVEN = 0.5
LOOKS = 24
"""Imagined truths of which the knowledge is asked what they are worth, where it can tell."""
FEWEST = 12
"""Imagined games without which a figure would be chance: one alone is won or lost."""


class Curve:
    """The moments judged so far; the others lie between them."""

    def __init__(self, course: Course, playouts: int, seed: int) -> None:
        self._course = course
        self._playouts = playouts
        self._seed = seed
        self._found: dict[int, list[float]] = {
            at: moment.result
            for at, moment in enumerate(course.moments)
            if moment.result is not None
        }

    def draw(self, budget: Budget) -> Iterator[int]:
        """Judge one moment after the other, wide apart first; says how many are left."""
        order = [at for at in coarse_first(len(self._course.moments)) if at not in self._found]
        for done, at in enumerate(order):
            if budget.is_spent:
                return
            self.judge(at, budget, (len(order) - done) * self._course.players)
            yield len(order) - done - 1

    def judge(self, at: int, budget: Budget, thoughts: int) -> list[float]:
        """What each seat could hope for at a moment, when so many thoughts are still to come."""
        found = self._found.get(at)
        if found is None:
            moment = self._course.moments[at]
            seed = self._seed + moment.n * self._course.players
            found = [
                _hope(saw, self._playouts, seed + saw.seat, budget.share(thoughts))
                for saw in moment.seen
            ]
            self._found[at] = found
        return found

    def near(self, at: int, seat: int) -> float:
        """What a seat could hope for at a moment, judged there or at the last one before."""
        known = [one for one in self._found if one <= at]
        return self._found[max(known)][seat] if known else EVEN

    def points(self) -> list[Point]:
        """The curve as far as it is drawn."""
        moments = self._course.moments
        return [Point(moments[at].n, self._found[at]) for at in sorted(self._found)]


def coarse_first(size: int) -> list[int]:
    """The places 0…size−1: both ends, then whatever lies in the middle of those before."""
    if size == 0:
        return []
    order = [0] if size == 1 else [0, size - 1]
    gaps = [(0, size - 1)]
    while gaps:
        halves: list[tuple[int, int]] = []
        for low, high in gaps:
            middle = (low + high) // 2
            if low < middle < high:
                order.append(middle)
                halves += [(low, middle), (middle, high)]
        gaps = halves
    return order


def _hope(saw: Seen, playouts: int, seed: int, deadline: float | None) -> float:
    """What a seat may hope for: by what its game knows at a glance, or else by playing on."""
    dice, known = Dice(seed), expertise(saw.game.id, seed)
    total = 0.0
    for _ in range(LOOKS):
        worth = known.close_look(saw.imagine(dice))
        if worth is None:
            break
        total += worth[saw.seat]
    else:
        return total / LOOKS
    thought = think(saw, playouts, seed, deadline)
    if thought.playouts < min(FEWEST, playouts):  # the time was up, perhaps before it began
        thought = think(saw, min(FEWEST, playouts), seed)
    return thought.hopes[saw.seat]
