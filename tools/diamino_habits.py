"""Measure by self-play what Diamino's tiles are worth keeping, and write `habits.toml`.

    .venv-compiled/bin/python tools/diamino_habits.py 800

Players who go by the present habits play each other. In `score`, what a seat gains on the other
from a turn until the reserve is empty is set against the tiles it kept after that turn; in a race,
whether it wins is set against its last tiles, among those whose opponent has as many left. The
figures are least squares, drawn towards what is expected of any tile; run again, they settle.
"""

import sys
from pathlib import Path

from ludiade.bots.diamino import habits
from ludiade.bots.diamino.sketch import Sketch
from ludiade.bots.diamino.tries import do, habitual
from ludiade.games.diamino import words
from ludiade.games.diamino.box import game
from ludiade.games.diamino.material import LISTING
from ludiade.games.diamino.rules import Table
from ludiade.games.diamino.types import Options
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Shuffle, Shuffled

Row = tuple[str, float]
"""Tiles kept, and what came of it."""
DRAWN = {"score": 1500.0, "race": 200.0}
"""How many rows the figure expected of a tile counts as: one game says little of a tile."""
A_TILE = -0.08
"""What a tile more takes off the chance to win a race, about."""
LAST_TILES = 11


def deal(options: Options, seed: int) -> Sketch:
    """Two racks dealt."""
    dice = Dice(seed)
    table = game.start(options, 2)
    assert isinstance(table, Table)
    waiting = table.waiting()
    while isinstance(waiting, Shuffle):
        table.apply(Shuffled(dice.order(waiting.size)))
        waiting = table.waiting()
    return Sketch(table, words.graph(options))


def score_rows(seed: int) -> list[Row]:
    """One game with score: what was kept, and the lead won from there on."""
    sketch = deal(Options(formula="score"), seed)
    kept: list[tuple[int, str, int]] = []
    while sketch.reserve and not sketch.over:
        seat = sketch.turn
        before = sketch.reserve
        do(sketch, habitual(sketch))
        drawn = len(before) - len(sketch.reserve)
        if drawn:
            lead = sketch.points[seat] - sketch.points[1 - seat]
            kept.append((seat, sketch.racks[seat][: len(sketch.racks[seat]) - drawn], lead))
    last = sketch.points[0] - sketch.points[1]
    return [(rack, float((last if seat == 0 else -last) - lead)) for seat, rack, lead in kept]


def race_rows(games: int) -> list[Row]:
    """Races: what was left after a turn, and whether that won more often than others did."""
    by_others: dict[int, list[Row]] = {}
    for seed in range(games):
        sketch = deal(Options(formula="race"), seed)
        left: list[tuple[int, str, int]] = []
        while not sketch.over:
            seat = sketch.turn
            do(sketch, habitual(sketch))
            if 0 < len(sketch.racks[seat]) <= LAST_TILES:
                left.append((seat, sketch.racks[seat], len(sketch.racks[1 - seat])))
        for seat, rack, others in left:
            by_others.setdefault(others, []).append((rack, float(sketch.finisher == seat)))
    found: list[Row] = []
    for rows in by_others.values():
        mean = sum(won for _, won in rows) / len(rows)
        found += [(rack, won - mean) for rack, won in rows]
    return found


def fit(rows: list[Row], drawn: float, expected: float) -> dict[str, float]:
    """Least squares of what came on the number of each tile, and a constant."""
    size = len(LISTING) + 1
    left = [[0.0] * (size + 1) for _ in range(size)]
    for place in range(size - 1):
        left[place][place] = drawn
        left[place][size] = drawn * expected
    for tiles, came in rows:
        counts = [float(tiles.count(tile)) for tile in LISTING] + [1.0]
        some = [place for place in range(size) if counts[place]]
        for i in some:
            for j in some:
                left[i][j] += counts[i] * counts[j]
            left[i][size] += counts[i] * came
    for i in range(size):
        for j in range(size):
            if i != j and left[j][i]:
                share = left[j][i] / left[i][i]
                left[j] = [a - share * b for a, b in zip(left[j], left[i], strict=True)]
    return {tile: left[i][size] / left[i][i] for i, tile in enumerate(LISTING)}


def written(section: str, figures: dict[str, float]) -> str:
    """A section of the file."""
    lines = [f'{f"{name}" if name.isalpha() else f"{name!r}"} = {figure:.2f}'.replace("'", '"')
             for name, figure in figures.items()]  # fmt: skip
    return "\n".join([f"[{section}]", *lines, ""])


def main() -> None:
    games = int(sys.argv[1])
    score = fit([row for seed in range(games) for row in score_rows(seed)], DRAWN["score"], 0.0)
    mean = sum(score.values()) / len(score)
    score = {tile: figure - mean for tile, figure in score.items()}
    won = fit(race_rows(games), DRAWN["race"], A_TILE)
    mean = sum(won.values()) / len(won)
    race = {"red": 1.0, "green": 1.0} | {tile: figure / mean for tile, figure in won.items()}
    path = Path(habits.__file__).with_name("habits.toml")
    head = "# Made by tools/diamino_habits.py, but for [end] and what devils count in a race.\n"
    end = {"tile": 3.0, "figure": 2.0}
    parts = [written("score", score), written("end", end), written("race", race)]
    path.write_text(head + "\n" + "\n".join(parts), "utf-8")


if __name__ == "__main__":
    main()
