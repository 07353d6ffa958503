"""What is worth laying and keeping: the figures of `habits.toml`, as plays are compared by them."""
# Not compiled: run once a match at most.

import tomllib
from functools import cache
from pathlib import Path

from ludiade.games.diamino.material import GREEN, GROUND, LISTING, RED, SIDE, VALUES
from ludiade.games.diamino.types import Options
from ludiade.games.diamino.words.plays import Value

HUNDREDTHS = 100


class Habits:
    """One way to compare plays at once."""

    def __init__(self, laid: dict[str, float], red: float, green: float, whole: bool = False):
        self.laid = laid
        """What it is worth to get rid of each tile."""
        marks = {RED: round(HUNDREDTHS * red), GREEN: round(HUNDREDTHS * green)}
        squares = [
            [marks.get(GROUND[row * SIDE + col], 0) for col in range(SIDE)] for row in range(SIDE)
        ]
        self.tiles = [round(HUNDREDTHS * laid[tile]) for tile in LISTING]
        self.value = Value(self.tiles, squares, whole)
        self.rough = Value([HUNDREDTHS] * len(LISTING), squares)
        """A tile is a tile: found sooner among many."""
        self.shed = "".join(sorted(LISTING, key=lambda tile: -laid[tile]))
        """The tiles, those one would rather not have first."""

    def kept(self, rack: str) -> float:
        """What the tiles of a rack are worth to their owner."""
        return -sum(self.laid[tile] for tile in rack)


@cache
def _figures() -> dict[str, dict[str, float]]:
    path = Path(__file__).with_name("habits.toml")
    return tomllib.loads(path.read_text("utf-8"))


@cache
def habits(formula: str, scoring: str, reserve: bool) -> Habits:
    """How to compare plays in a formula, while there is a reserve and after."""
    figures = _figures()
    if formula == "race":
        race = figures["race"]
        return Habits({tile: race[tile] for tile in LISTING}, race["red"], -race["green"])
    if not reserve:
        end = figures["end"]
        laid = {tile: end["tile"] + end["figure"] * VALUES[tile] for tile in LISTING}
        return Habits(laid, 10, -5)
    if scoring == "main_word":
        return Habits({tile: float(VALUES[tile]) for tile in LISTING}, 10, -5, True)
    words = {tile: float(VALUES[tile]) if scoring == "placed" else 0.0 for tile in LISTING}
    score = figures["score"]
    return Habits({tile: words[tile] - score[tile] for tile in LISTING}, 10, -5)


def habits_of(options: Options, reserve: str) -> Habits:
    """How to compare plays at a table with this reserve."""
    return habits(options.formula, options.word_scoring, reserve != "")
