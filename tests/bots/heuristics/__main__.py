"""How a level fares against each opponent: `python -m tests.bots.heuristics diamoniak --games 400`.

Every pair plays the same deals from every seat. It is looked at after 50, 100, 200… deals, each
look with less doubt, so that the interval printed holds whenever one stops: as soon as the level
is shown to take 60 % (lower bound above 55 %), as soon as it is shown not to, or at the budget.
With `--playouts 0` the level plays what its knowledge says, which takes hardly any time.
"""

import argparse
import sys
from importlib import import_module
from pathlib import Path

from ludiade.bots.levels import LEVELS, numbers
from ludiade.bots.thinker import Thinker
from ludiade.kernel import shelf
from ludiade.lab.contest.fixtures import deals_for, fixtures, seatings
from ludiade.lab.contest.matches import Setting
from ludiade.lab.contest.results import Results
from ludiade.lab.contest.running import run
from ludiade.lab.entrants import Entrant, entrant, house
from ludiade.lab.levels.calibration import looks
from ludiade.lab.pool import cores
from ludiade.lab.tally import Estimate, estimate, shares_by_deal

HERE = Path(__file__).parent
WANTED, LEAST = 0.60, 0.55
PAIR = (0, 1)


def opponents(game: str) -> list[Entrant]:
    """The five of a title, in the order of their names."""
    names = sorted(p.stem for p in (HERE / game).glob("[!_]*.py"))
    found = [import_module(f"{__package__}.{game}.{name}").choose for name in names]
    return [Entrant(n, function=entrant(f).function) for n, f in zip(names, found, strict=True)]


def measured(game: str, level: str, playouts: int | None) -> Entrant:
    """A level, or the same with so many imagined games before each move."""
    if playouts is None:
        return house(level)
    known = {**numbers(game, level), "playouts": float(playouts)}
    return Entrant(f"{level}, {playouts} playouts", function=Thinker(level, 1, known).choose)


def shown(points: Estimate) -> str:
    """What a look says of a pair."""
    if points.mean >= WANTED and points.low > LEAST:
        return "clear"
    return "short" if points.high < WANTED else "open"


def duel(setting: Setting, games: int, jobs: int) -> tuple[Estimate, int, str]:
    """Play a pair until a look decides or the matches are used up."""
    results = Results(setting)
    turns = len(seatings(PAIR, setting.players))
    for deals, doubt in looks(deals_for(games, setting.players)):
        for _ in run(setting, fixtures([PAIR], setting.players, range(deals)), results, jobs):
            pass
        faults = [fault for played in results.matches.values() for fault in played.faults]
        if faults:  # an opponent that breaks is no measure
            sys.exit(f"{setting.bots[1].name}: {faults[0].said}\n{faults[0].traceback}")
        points = estimate(list(shares_by_deal(results.matches.values())[PAIR].values()), doubt)
        verdict = shown(points)
        if verdict != "open":
            break
    return points, deals * turns, verdict


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=None, metavar="GAME")
    parser.add_argument("--players", default="2,4", help="sizes of the table")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--playouts", type=int, default=None, help="others than the level's own")
    parser.add_argument("--matches", type=int, default=800, help="of a pair, at most")
    parser.add_argument("--seed", default="2026")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", help="opponents by name, with commas between")
    parser.add_argument("--below", action="store_true", help="against the level below instead")
    given = parser.parse_args()
    below = 0
    for game in given.games or shelf.names():
        for players in map(int, given.players.split(",")):
            lower = LEVELS[LEVELS.index(given.level) - 1]
            for other in [house(lower)] if given.below else opponents(game):
                if given.only and other.name not in given.only.split(","):
                    continue
                level = measured(game, given.level, given.playouts)
                setting = Setting(game, {}, players, (level, other), given.seed)
                points, matches, verdict = duel(setting, given.matches, cores(given.jobs))
                below += verdict != "clear"
                print(
                    f"| {game} | {players} | {other.name} | {points.mean:.1%}"
                    f" | {points.low:.1%} – {points.high:.1%} | {matches} | {verdict} |",
                    flush=True,
                )
    return min(below, 1)


if __name__ == "__main__":
    sys.exit(main())
