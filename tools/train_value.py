"""Learn what Diamoniak's positions are worth: `python tools/train_value.py [GAMES]`, minutes.

Expert's knowledge plays against itself without a search; of every game some positions are kept
with the winner, and the weights of the signs (`knowledge/value.py`) are fitted to them by
stochastic gradient descent on the likelihood. Half of the last tenth of the games, unseen, says
how well they foretell. The result does not depend on anything but the number of games.
"""

import json
import sys
from math import exp, log
from pathlib import Path

from ludiade.bots.levels import numbers
from ludiade.games.diamoniak.knowledge.known import Known
from ludiade.games.diamoniak.knowledge.value import SIGNS, signs
from ludiade.games.diamoniak.rules import Table
from ludiade.games.diamoniak.stages import Stage
from ludiade.games.diamoniak.types import Options
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Over, Shuffle, Shuffled

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "src/ludiade/games/diamoniak/knowledge/value.json"
WHIMS = 0.08
"""How often the players do anything at all, so that unusual positions are met too."""
ONE_IN = 6
"""How many positions of a game are kept."""
MOST = 1000
"""Decisions after which a game is given up."""
PASSES = 4
STEP, CALMER = 0.04, 0.5

Sample = tuple[list[list[int]], int]


def samples(players: int, games: int) -> list[Sample]:
    """Positions of games against oneself, as the signs of each player, and who won."""
    known = Known({**numbers("diamoniak", "expert"), "playouts": 0.0, "whims": WHIMS}, 1)
    dice = Dice(2026 + players)
    found: list[Sample] = []
    for _ in range(games):
        table = Table(Options(), players)
        kept: list[list[list[int]]] = []
        for _ in range(MOST):
            waiting = table.waiting()
            if isinstance(waiting, Over):
                found += [(position, waiting.scores.index(1)) for position in kept]
                break
            if isinstance(waiting, Shuffle):
                table.apply(Shuffled(dice.order(waiting.size)), None, waiting)
                continue
            if table.stage != Stage.BEWITCHED and dice.below(ONE_IN) == 0:
                kept.append([signs(table, seat) for seat in range(players)])
            table.apply(known.play(table, waiting.only, dice), None, waiting)
    return found


def foretold(weights: list[float], position: list[list[int]]) -> list[float]:
    """The chance of each player."""
    strengths = [exp(sum(weights[sign] for sign in shown)) for shown in position]
    total = sum(strengths)
    return [strength / total for strength in strengths]


def fit(given: list[Sample]) -> list[float]:
    """The weights that make the winners likeliest."""
    weights = [0.0] * SIGNS
    step = STEP
    for _ in range(PASSES):
        for position, winner in given:
            for seat, (chance, shown) in enumerate(
                zip(foretold(weights, position), position, strict=True)
            ):
                change = step * ((seat == winner) - chance)
                for sign in shown:
                    weights[sign] += change
        step *= CALMER
    return [round(weight, 4) for weight in weights]


def doubt(weights: list[float], given: list[Sample]) -> float:
    """The mean of −log of the winner's chance: the lower, the better foretold."""
    return -sum(log(foretold(weights, p)[winner]) for p, winner in given) / len(given)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    learned: dict[str, list[float]] = {}
    for players in (2, 3, 4):
        given = samples(players, games)
        split = len(given) * 9 // 10
        weights = fit(given[:split])
        learned[str(players)] = weights
        print(
            f"{players} players: {len(given)} positions, doubt {doubt(weights, given[split:]):.4f}"
            f" (knowing nothing: {log(players):.4f})",
            flush=True,
        )
    FILE.write_text(json.dumps(learned) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
