"""Plays weighed against each other: each is tried on tables that may be the true one."""

from math import exp

from ludiade.bots.diamino.habits import habits_of
from ludiade.bots.diamino.sketch import Sketch
from ludiade.games.diamino.imagine import imagine
from ludiade.games.diamino.plays import Play
from ludiade.games.diamino.rules import Table
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import NOBODY

Try = Play | str
"""A play, or the tiles of an exchange; none of them is a pass."""
MOST_SWAPPED = 6
TO_THE_END = 60
"""Plies of a game that is tried to its end."""
NEAR_THE_END = 14
"""Tiles in the reserve from which on games are tried to their end."""
SCALE = 2.0


class Scales:
    """What a seat's tries come to, on average."""

    def __init__(self, table: Table, seat: int, graph: memoryview, plies: int, dice: Dice) -> None:
        self.table = table
        self.seat = seat
        self.plies = plies
        self.dice = dice
        self.view = table.view(Eyes(seat))
        self.sketch = Sketch(table, graph)
        if self.sketch.race or len(table.reserve) <= NEAR_THE_END:
            self.plies = TO_THE_END

    def candidates(self, number: int) -> list[Try]:
        """What is worth a trial: the plays that compare best at once, and an exchange."""
        habits = habits_of(self.table.options, self.table.reserve)
        found: list[Try] = [play for _, play in self.sketch.best(number, habits.value)]
        found.append(worst(self.sketch))
        return found

    def weigh(self, tries: list[Try], tables: int) -> list[float]:
        """The average outcome of each, all on the same imagined tables."""
        totals = [0.0] * len(tries)
        for _ in range(tables):
            truth = imagine(self.table.options, self.table.players, self.view, self.dice)
            for number, each in enumerate(tries):
                totals[number] += self.outcome(truth, each)
        return [total / tables for total in totals]

    def outcome(self, truth: Table, each: Try) -> float:
        """What a try comes to if this is the truth and everybody plays on by habit."""
        sketch = self.sketch
        sketch.deal(truth)
        start = sketch.mark()
        if isinstance(each, str):
            sketch.swap(each)
        elif not sketch.lay(each, habits_of(sketch.options, sketch.reserve).shed):
            return -1e9
        for _ in range(self.plies):
            if sketch.over:
                break
            go_on(sketch)
        value = standing(sketch, self.seat)
        sketch.back(start)
        return value

    def choose(self, number: int, tables: int) -> list[tuple[float, Try]]:
        """The best tries with their outcomes: half are dropped, the others weighed twice as long."""
        tries = self.candidates(number)
        sums = [0.0] * len(tries)
        seen = 0
        while True:
            more = self.weigh(tries, tables)
            sums = [s + tables * m for s, m in zip(sums, more, strict=True)]
            seen += tables
            ranked = sorted(zip(sums, range(len(tries)), strict=True), reverse=True)
            if len(tries) <= 3:
                return [(s / seen, tries[n]) for s, n in ranked]
            keep = ranked[: (len(tries) + 1) // 2]
            tries = [tries[n] for _, n in keep]
            sums = [s for s, _ in keep]
            tables *= 2


def go_on(sketch: Sketch) -> None:
    """Let the seat whose turn it is do what compares best at once."""
    habits = habits_of(sketch.options, sketch.reserve)
    for _, play in sketch.best(1, habits.value):
        if sketch.lay(play, habits.shed):
            return
    sketch.swap(worst(sketch))


def worst(sketch: Sketch) -> str:
    """The tiles one would exchange."""
    habits = habits_of(sketch.options, sketch.reserve)
    rack = sorted(sketch.racks[sketch.turn], key=habits.shed.index)
    return "".join(rack[: min(len(sketch.reserve), MOST_SWAPPED)])


def standing(sketch: Sketch, seat: int) -> float:
    """How a seat stands against the others: points of a lead, or the chance to win a race."""
    others = [other for other in range(sketch.players) if other != seat]
    if sketch.race:
        if sketch.over:
            return 0.5 if sketch.finisher == NOBODY else float(sketch.finisher == seat)
        load = habits_of(sketch.options, sketch.reserve).kept
        lead = load(sketch.racks[seat]) - max(load(sketch.racks[other]) for other in others)
        return 1 / (1 + exp(-lead / SCALE))
    lead = sketch.points[seat] - sum(sketch.points[other] for other in others) / len(others)
    if sketch.over:
        return lead
    keeps = habits_of(sketch.options, sketch.reserve).kept
    return lead + keeps(sketch.racks[seat]) - sum(
        keeps(sketch.racks[other]) for other in others
    ) / len(others)
