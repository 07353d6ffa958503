"""Plays weighed against each other: each is tried on tables that may be the true one."""
# Not compiled: it works on the plays of the generator, which Cython compiles.

from collections.abc import Callable
from math import exp

from ludiade.games.diamino.imagine import imagine
from ludiade.games.diamino.knowledge.habits import habits_of
from ludiade.games.diamino.knowledge.quiet import wary
from ludiade.games.diamino.knowledge.sketch import Sketch
from ludiade.games.diamino.knowledge.tries import Try, do, habitual, unwanted, waited
from ludiade.games.diamino.rules import Table
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import NOBODY

TO_THE_END = 60
"""Plies of a game that is tried to its end."""
NEAR_THE_END = 14
"""Tiles in the reserve from which on games are tried to their end."""
LAST_TRIES = 3
TILES_SCALE = 3.0
"""Tiles of a lead in a race at which the chances are about three to one."""
POINTS_SCALE = 12.0
"""Points of a lead at which they are so at the end; the more is to come, the more it takes."""
POINTS_TO_COME = 0.3


class Scales:
    """What a seat's tries come to, on average."""

    def __init__(
        self,
        table: Table,
        seat: int,
        graph: memoryview,
        plies: int,
        dice: Dice,
        enough: Callable[[], bool],
    ) -> None:
        self.table = table
        self.seat = seat
        self.plies = plies
        self.dice = dice
        self.enough = enough
        self.view = table.view(Eyes(seat))
        self.sketch = Sketch(table, graph)
        all_wait = not self.sketch.race and table.idle >= table.players - 1
        self.waiting = table.players - 1 if all_wait else 0
        """How many of the next turns are of players who have just waited."""
        if self.sketch.race or len(table.reserve) <= NEAR_THE_END:
            self.plies = TO_THE_END

    def candidates(self, number: int) -> list[Try]:
        """What is worth a trial: the plays that compare best at once, quiet ones, an exchange."""
        habits = habits_of(self.table.options, self.table.reserve)
        if self.sketch.race:
            found: list[Try] = [play for _, play in self.sketch.best(number, habits.value)]
        else:
            quiet = number // 2
            found = [play for _, play in self.sketch.best(number + 1 - quiet, habits.value)]
            for _, play in self.sketch.best(quiet, wary(habits, self.table.board)):
                if play not in found:
                    found.append(play)
        found.append(unwanted(self.sketch))
        return found

    def weigh(self, tries: list[Try]) -> list[float]:
        """The outcome of each on one imagined table, the same for all."""
        truth = imagine(self.table.options, self.table.players, self.view, self.dice)
        return [self.outcome(truth, each) for each in tries]

    def outcome(self, truth: Table, each: Try) -> float:
        """What a try comes to if this is the truth and everybody plays on by habit."""
        sketch = self.sketch
        sketch.deal(truth)
        start = sketch.mark()
        do(sketch, each)
        for ply in range(self.plies):
            if sketch.over or self.enough():
                break
            do(sketch, waited(sketch) if ply < self.waiting else habitual(sketch))
        value = standing(sketch, self.seat)
        sketch.back(start)
        return value

    def choose(self, number: int, tables: int) -> Try:
        """The best: half of the tries are dropped, the others weighed twice as long, and again."""
        tries = self.candidates(number)
        sums = [0.0] * len(tries)
        while True:
            for _ in range(tables):
                found = self.weigh(tries)
                if self.enough():  # a table that not all were tried on says nothing
                    return tries[sums.index(max(sums))]
                sums = [total + more for total, more in zip(sums, found, strict=True)]
            ranked = sorted(range(len(tries)), key=lambda place: -sums[place])
            if len(tries) <= LAST_TRIES:
                return tries[ranked[0]]
            ranked = ranked[: (len(tries) + 1) // 2]
            tries = [tries[place] for place in ranked]
            sums = [sums[place] for place in ranked]
            tables *= 2


def standing(sketch: Sketch, seat: int) -> float:
    """How a seat stands against the others: points of a lead, or the chance to win a race."""
    others = [other for other in range(sketch.players) if other != seat]
    if sketch.race:
        if sketch.over:
            return 0.5 if sketch.finisher == NOBODY else float(sketch.finisher == seat)
        load = habits_of(sketch.options, sketch.reserve).kept
        lead = load(sketch.racks[seat]) - max(load(sketch.racks[other]) for other in others)
        return likely(lead / TILES_SCALE)
    lead = sketch.points[seat] - sum(sketch.points[other] for other in others) / len(others)
    if sketch.over:
        return lead
    keeps = habits_of(sketch.options, sketch.reserve).kept
    return (
        lead
        + keeps(sketch.racks[seat])
        - sum(keeps(sketch.racks[other]) for other in others) / len(others)
    )


def likely(lead: float) -> float:
    """A chance from 0 to 1."""
    return 1 / (1 + exp(-max(-50.0, min(50.0, lead))))


def chances(table: Table) -> list[float]:
    """What each seat may hope for as things stand: its share of the others beaten."""
    if table.formula == "race":
        kept = habits_of(table.options, table.reserve).kept
        stands = [kept(rack) / TILES_SCALE for rack in table.racks]
    else:
        scale = POINTS_SCALE + POINTS_TO_COME * len(table.reserve)
        stands = [points / scale for points in table.points]
    return [
        sum(likely(stand - other) for at, other in enumerate(stands) if at != seat)
        / (table.players - 1)
        for seat, stand in enumerate(stands)
    ]
