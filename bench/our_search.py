"""Playouts of the search, as Diamoniak's expert uses it, at the positions of `positions.json`.

Prints one line of JSON; the interpreter it runs in decides whether the search is compiled.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from ludiade.bots import Seen
from ludiade.bots.knowledge import knowledge_of
from ludiade.bots.levels import numbers
from ludiade.bots.search import search
from ludiade.bots.thinker import uncollected
from ludiade.games.diamoniak import game as diamoniak
from ludiade.games.diamoniak.types import View
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.game import AnyGame

game: AnyGame = diamoniak
POSITIONS = Path(__file__).resolve().parent / "positions.json"
PLAYERS = 2
FOREVER = float("inf")


def positions() -> list[Seen]:
    """What the seat on turn sees at each."""
    seen = []
    for view in msgspec.json.decode(POSITIONS.read_bytes(), type=list[View]):
        assert view.turn is not None
        truth = game.imagine(game.Options(), PLAYERS, Eyes(view.turn), view, Dice(1))
        actions = truth.actions(view.turn)
        assert len(actions) > 1, "a position leaves a choice"
        seen.append(Seen(game, game.Options(), PLAYERS, view.turn, view, actions))
    return seen


def measure(playouts: int) -> dict[str, Any]:
    """So many playouts at each position, after a tenth of them to warm up."""
    expert = knowledge_of(game.id, numbers(game.id, "expert"), 1)
    for warm in (True, False):
        start = time.process_time()
        done = 0
        for seed, seen in enumerate(positions()):
            thinking = search.Search(seen, expert, seed)
            with uncollected():
                thinking.advance(playouts // 10 if warm else playouts, FOREVER)
            done += int(thinking.playouts)
        cpu_s = time.process_time() - start
    build = "plain" if str(search.__file__).endswith(".py") else "compiled"
    return {"playouts": done, "cpu_s": cpu_s, "per_s": done / cpu_s, "build": build}


if __name__ == "__main__":
    print(json.dumps(measure(int(sys.argv[1]))))
