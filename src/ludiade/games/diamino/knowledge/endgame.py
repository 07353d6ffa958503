"""The end of a deal between two who know each other's tiles: searched, wider as long as it pays."""
# Not compiled: it works on the plays of the generator, which Cython compiles.

from collections.abc import Callable

from ludiade.games.diamino.knowledge.habits import habits_of
from ludiade.games.diamino.knowledge.sketch import Sketch
from ludiade.games.diamino.knowledge.tries import Try, do, habitual
from ludiade.games.diamino.rules import Table
from ludiade.kernel.inputs import NOBODY

WIDTHS = (2, 4, 8, 16, 32, 1 << 20)
"""How many plays of each turn are looked at, one search after the other."""
FEW_TILES = 9
"""Tiles in hand from which on an open race is searched."""
WON = 200
"""A match won is worth more than any lead."""
LAST = 1 << 20


class Stopped(Exception):
    """The search has looked at as many positions as it may, or for as long."""


def is_open(table: Table) -> bool:
    """Whether both players can work out what the other holds, and nothing more is drawn."""
    if table.players != 2:
        return False
    if table.formula == "race":
        return table.options.open_racks and max(map(len, table.racks)) <= FEW_TILES
    return not table.reserve


class Endgame:
    """An alpha-beta search of what is left of a deal, every position by the seat to move."""

    def __init__(
        self, table: Table, graph: memoryview, nodes: int, enough: Callable[[], bool]
    ) -> None:
        self.sketch = Sketch(table, graph)
        self.nodes = nodes
        self.enough = enough
        self.width = WIDTHS[0]
        self.cut = False

    def best(self) -> Try:
        """The best try of the widest search that comes to its end within the nodes."""
        start = self.sketch.mark()
        found = habitual(self.sketch)
        for self.width in WIDTHS:
            self.cut = False
            try:
                found = self.search()
            except Stopped:
                self.sketch.back(start)
                break
            if not self.cut:  # no play that one thinks of was left out: this is exact
                break
        return found

    def search(self) -> Try:
        """The best try at this width."""
        best: Try = ""
        top = -LAST
        for each in self.tries():
            value = -self.after(each, -LAST, -top)
            if value > top:
                best, top = each, value
        return best

    def after(self, each: Try, low: int, high: int) -> int:
        """What a position is worth to the other seat once this is done."""
        sketch = self.sketch
        seat = sketch.turn
        here = sketch.mark()
        do(sketch, each)
        value = self.end(1 - seat) if sketch.over else self.value(low, high)
        sketch.back(here)
        return value

    def value(self, low: int, high: int) -> int:
        """What this position is worth to the seat to move, as far as that matters."""
        if self.nodes == 0 or self.enough():
            raise Stopped
        self.nodes -= 1
        top = -LAST
        for each in self.tries():
            top = max(top, -self.after(each, -high, -max(low, top)))
            if top >= high:
                break
        return top

    def tries(self) -> list[Try]:
        """What may be done here, the most promising first; a pass comes last."""
        sketch = self.sketch
        if self.width == WIDTHS[-1]:
            return [*sorted(sketch.all(), key=lambda play: -len(play.word)), ""]
        value = habits_of(sketch.options, sketch.reserve).value
        ranked = sketch.best(self.width, value)
        if len(ranked) == self.width:
            self.cut = True
        return [*(play for _, play in ranked), ""]

    def end(self, seat: int) -> int:
        """What a finished deal is worth to a seat."""
        sketch = self.sketch
        if sketch.race:
            return 0 if sketch.finisher == NOBODY else WON if sketch.finisher == seat else -WON
        lead = sketch.points[seat] - sketch.points[1 - seat]
        return lead + (WON if lead > 0 else -WON if lead < 0 else 0)
