"""How long Mélusine, the expert, thinks about a move of each game where nothing cuts her short.

Prints one line of JSON; the path it runs with decides whether she is compiled.
"""

import json
import time

import ludiade
from ludiade.kernel import state

LEVEL = "expert"
MOVES = 8
PLAYERS = 2


def measure(game: str) -> dict[str, float]:
    """CPU seconds for each of the first decisions that leave a choice."""
    match = ludiade.Match(game, players=PLAYERS, seed=1)
    melusine = ludiade.bot(LEVEL, seed=1)
    took: list[float] = []
    while len(took) < MOVES and not match.over:
        seat = match.awaited[0]
        began = time.process_time()
        action = melusine.choose(match.seen(seat))
        if len(match.menu(seat)) > 1 or not match.game.lists_all:
            took.append(time.process_time() - began)
        match.play(seat, action)
    return {"mean_s": sum(took) / len(took), "longest_s": max(took)}


if __name__ == "__main__":
    told: dict[str, object] = {game.id: measure(game.id) for game in ludiade.games()}
    told["build"] = "compiled" if state.__file__.endswith(".so") else "plain"
    print(json.dumps(told))
