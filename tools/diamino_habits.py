"""Measure by self-play what Diamino's tiles are worth keeping, and write `habits.toml`.

    .venv-compiled/bin/python tools/diamino_habits.py 800

Players who go by the present habits play each other. In `score`, what a seat gains on the other
from a turn until the reserve is empty is set against the tiles it kept after that turn; in a race,
the turns it still needs are set against the tiles left. The figures are least squares, drawn
towards the present ones' mean; run again, they settle.
"""

import sys
from pathlib import Path

from ludiade.games.diamino.box import game
from ludiade.games.diamino.knowledge import habits
from ludiade.games.diamino.knowledge.sketch import Sketch
from ludiade.games.diamino.knowledge.tries import do, habitual
from ludiade.games.diamino.lists import word_lists
from ludiade.games.diamino.material import LISTING
from ludiade.games.diamino.rules import Table
from ludiade.games.diamino.types import Options
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Shuffle, Shuffled

Row = tuple[str, float]
"""Tiles kept, and what came of it."""
DRAWN = {"score": 1500.0, "race": 150.0}
"""How many rows the figure expected of a tile counts as: one game says little of a tile."""
A_TURN = 0.12
"""The turns that a tile takes in a race, on average."""
MOST_TURNS = 80


def deal(options: Options, seed: int) -> Sketch:
    """Two racks dealt."""
    dice = Dice(seed)
    table = game.start(options, 2)
    assert isinstance(table, Table)
    waiting = table.waiting()
    while isinstance(waiting, Shuffle):
        table.apply(Shuffled(dice.order(waiting.size)))
        waiting = table.waiting()
    return Sketch(table, word_lists.graph(options))


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


def race_rows(seed: int) -> list[Row]:
    """One race: what was left, and the turns it took from there, to the winner's end."""
    sketch = deal(Options(formula="race"), seed)
    kept: list[tuple[int, str, int]] = []
    turns = [0, 0]
    while not sketch.over and sum(turns) < MOST_TURNS:
        seat = sketch.turn
        do(sketch, habitual(sketch))
        turns[seat] += 1
        kept.append((seat, sketch.racks[seat], turns[seat]))
    if not sketch.over or sketch.finisher < 0:
        return []
    won = sketch.finisher
    return [(rack, float(turns[won] - turn)) for seat, rack, turn in kept if seat == won]


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
    turns = fit([row for seed in range(games) for row in race_rows(seed)], DRAWN["race"], A_TURN)
    tile = sum(turns.values()) / len(turns)
    race = {"red": 1.0, "green": 1.0} | {name: most / tile for name, most in turns.items()}
    path = Path(habits.__file__).with_name("habits.toml")
    head = "# Made by tools/diamino_habits.py, but for [end] and what devils count in a race.\n"
    end = {"tile": 3.0, "figure": 2.0}
    parts = [written("score", score), written("end", end), written("race", race)]
    path.write_text(head + "\n" + "\n".join(parts), "utf-8")


if __name__ == "__main__":
    main()
