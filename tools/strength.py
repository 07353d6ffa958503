"""What playouts bring: `python tools/strength.py diabolo --playouts 30,100,300,1000 --matches 200`.

`expert` with so many imagined games before each move against the same knowledge without any, on
duplicate deals. Prints a table and draws it in both languages, `build/strength/GAME-PLAYERS.fr.svg`
and `.en.svg`. Every line has as many matches, so the intervals are plain ones of 95 %.
"""

import argparse
from pathlib import Path

from ludiade.bots.levels import numbers
from ludiade.bots.thinker import Thinker
from ludiade.kernel import shelf
from ludiade.kernel.texts import texts
from ludiade.lab.contest.fixtures import deals_for, fixtures
from ludiade.lab.contest.matches import Setting
from ludiade.lab.contest.results import Results
from ludiade.lab.contest.running import run
from ludiade.lab.entrants import Entrant
from ludiade.lab.experiment.drawing import Point, forest, need_matplotlib, svg
from ludiade.lab.experiment.labels import HERE
from ludiade.lab.figures import number
from ludiade.lab.pool import cores
from ludiade.lab.tally import Estimate, estimate, shares_by_deal

LEVEL = "expert"
SETTLES = ("draws", "learned", "solves")
"""The numbers by which a level settles a move without searching."""
PAIR = (0, 1)
FOLDER = Path(__file__).resolve().parent.parent / "build" / "strength"
WORDS = {
    "fr": ("Ce qu’apportent les parties imaginées", "{} parties imaginées",
           "points pris à qui n’en imagine aucune (%)"),
    "en": ("What imagined games bring", "{} imagined games",
           "points taken from one who imagines none (%)"),
}  # fmt: skip


def player(game: str, playouts: int) -> Entrant:
    """The level with so many playouts; by search alone, whatever else it may settle a move by."""
    known = {**numbers(game, LEVEL), **dict.fromkeys(SETTLES, 0.0), "playouts": float(playouts)}
    return Entrant(f"{playouts} playouts", function=Thinker(LEVEL, 1, known).choose)


def measure(game: str, players: int, playouts: int, matches: int, seed: str, jobs: int) -> Estimate:
    """The points that so many playouts take from none."""
    bots = (player(game, playouts), player(game, 0))
    setting = Setting(game, {}, players, bots, seed)
    results = Results(setting)
    deals = range(deals_for(matches, players))
    for _ in run(setting, fixtures([PAIR], players, deals), results, jobs):
        pass
    return estimate(list(shares_by_deal(results.matches.values())[PAIR].values()))


def picture(game: str, found: list[tuple[int, Estimate]], lang: str) -> str:
    """The estimates, the fewest playouts first."""
    say = texts(lang, HERE)
    title, line, about = WORDS[lang]
    name = texts(lang, shelf.get(game).folder).say("game-name")
    points: list[Point] = [(line.format(number(count, say, 0)), one) for count, one in found]
    legend = (say.say("plot-interval", sure="95"), say.say("plot-start-line"))
    figure = forest(points, f"{title} ({name})", about, legend, say, line=0.5)
    assert figure is not None
    return svg(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--playouts", default="30,100,300,1000,3000")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", default="2026")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    need_matplotlib()
    found: list[tuple[int, Estimate]] = []
    print("| game | players | playouts | points | 95 % interval | matches |\n" + "|---" * 6 + "|")
    for playouts in sorted(map(int, given.playouts.split(","))):
        points = measure(
            given.game, given.players, playouts, given.matches, given.seed, cores(given.jobs)
        )
        found.append((playouts, points))
        print(
            f"| {given.game} | {given.players} | {playouts} | {points.mean:.1%}"
            f" | {points.low:.1%} – {points.high:.1%} | {given.matches} |",
            flush=True,
        )
    FOLDER.mkdir(parents=True, exist_ok=True)
    for lang in WORDS:
        file = FOLDER / f"{given.game}-{given.players}.{lang}.svg"
        file.write_text(picture(given.game, found, lang), encoding="utf-8")


if __name__ == "__main__":
    main()
