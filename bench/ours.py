"""Random playouts of one of our games for two players, by the kernel's generic `playout`.

Prints one line of JSON; the interpreter it runs in decides whether the games are compiled.
"""

import json
import sys
import time
from collections import Counter
from statistics import mean, stdev
from typing import Any

from ludiade.kernel import state
from ludiade.kernel.dice import Dice
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Awaiting, Over, Shuffle, Shuffled
from ludiade.kernel.playout import playout
from ludiade.kernel.shelf import find

PLAYERS = 2
WARM_UP_S = 2.0
SHARES_GAMES = 400


def measure(game: AnyGame, seconds: float) -> dict[str, Any]:
    """Playouts for so many seconds of CPU time, after the tables of ready-made moves are filled."""
    dice = Dice(2026)
    options = game.Options()
    run_for(game, options, dice, min(WARM_UP_S, seconds))
    start = time.process_time()
    lengths = run_for(game, options, dice, seconds)
    cpu_s = time.process_time() - start
    return {
        "decisions": sum(lengths),
        "games": len(lengths),
        "cpu_s": cpu_s,
        "per_s": sum(lengths) / cpu_s,
        "mean_length": mean(lengths),
        "mean_length_error": stdev(lengths) / len(lengths) ** 0.5,
        "shares": shares(game, options, dice, seconds),
        "build": "plain" if str(state.__file__).endswith(".py") else "compiled",
    }


def run_for(game: AnyGame, options: Any, dice: Dice, seconds: float) -> list[int]:
    """The lengths of as many random games as fit in."""
    lengths: list[int] = []
    end = time.process_time() + seconds
    while time.process_time() < end:
        lengths += [playout(game.start(options, PLAYERS), dice) for _ in range(2)]
    return lengths


def shares(game: AnyGame, options: Any, dice: Dice, seconds: float) -> dict[str, float]:
    """How often each kind of action is chosen, in a few more games, or as many as fit in."""
    kinds: Counter[str] = Counter()
    end = time.process_time() + seconds
    for _ in range(SHARES_GAMES):
        if time.process_time() > end:
            break
        table = game.start(options, PLAYERS)
        while not isinstance(waiting := table.waiting(), Over):
            if isinstance(waiting, Awaiting):
                move = table.pick(waiting.seats[dice.below(len(waiting.seats))], dice)
                kinds[str(move.action.__struct_config__.tag)] += 1
                table.apply(move)
            elif isinstance(waiting, Shuffle):
                table.apply(Shuffled(dice.order(waiting.size)))
    return {kind: count / kinds.total() for kind, count in sorted(kinds.items())}


if __name__ == "__main__":
    found = find(sys.argv[1])
    assert found is not None
    print(json.dumps(measure(found, float(sys.argv[2]))))
