"""Many random games of one title under all laws: `make soak GAME=diamoniak GAMES=100000`.

Every law at five random inputs of each game, and after every input in one of fifty.
"""

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from os import cpu_count

from ludiade.kernel import state
from ludiade.kernel.dice import Dice
from ludiade.kernel.shelf import find
from ludiade.testing.trial import Tally, trial

EVERY_INPUT_ONE_IN = 50
MOMENTS = 5


def one(name: str, number: int) -> Tally:
    """Game `number` of the soak."""
    game = find(name)
    if game is None:
        raise SystemExit(f"no game {name}")
    players = game.seats[number % len(game.seats)]
    whole = number // len(game.seats) % EVERY_INPUT_ONE_IN == 0
    try:
        return trial(game, players, Dice(number), moments=None if whole else MOMENTS)
    except Exception as error:
        raise AssertionError(f"{name}, {players} players, Dice({number}): {error}") from error


def main(name: str, games: int) -> None:
    began = time.monotonic()
    inputs = moments = 0
    with ProcessPoolExecutor(cpu_count()) as pool:
        for number, tally in enumerate(pool.map(partial(one, name), range(games), chunksize=50)):
            inputs += tally.inputs
            moments += tally.moments
            if (number + 1) % max(1, games // 20) == 0:
                print(f"{number + 1:>9,} games  {time.monotonic() - began:7.0f} s", flush=True)
    kind = "plain" if str(state.__file__).endswith(".py") else "compiled"
    print(f"{name}, {kind}: {games:,} games, {inputs:,} inputs, every law at {moments:,} moments")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
