"""OpenSpiel's Python MCTS on Diamoniak, one random rollout a simulation; prints a line of JSON.

Usage: openspiel_mcts.py POSITIONS SIMULATIONS
"""

import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy  # comes with open_spiel
import pyspiel  # no types
from open_spiel.python.algorithms import mcts
from openspiel_diamoniak import CARDS, COPIES, GAME_TYPE, HELD_KINDS, PHASES, WITCH, State

UCT_C = 1.4


def table(game: Any, view: dict[str, Any]) -> State:
    """The state of a view; its pile is a multiset, so nothing need be imagined."""
    state: State = game.new_initial_state()
    state.turn = view["turn"]
    state.phase = PHASES.index(view["phase"])
    state.discard = [view["discard"].get(card, 0) for card in CARDS]
    for seat, player in enumerate(view["players"]):
        state.cards[seat] = [player["side"].get(card, 0) for card in CARDS[:HELD_KINDS]]
        if player["colour"] is not None:
            state.colours[seat] = CARDS.index(player["colour"])
            state.cards[seat][state.colours[seat]] = player["castle"]
    state.pile = [
        COPIES[kind] - state.discard[kind] - sum(cards[kind] for cards in state.cards)
        if kind < HELD_KINDS
        else COPIES[kind] - state.discard[kind]
        for kind in range(len(CARDS))
    ]
    if view["phase"] == "bewitched":
        state.pile[WITCH] -= 1
    assert sum(state.pile) == view["pile"]
    return state


def measure(views: list[dict[str, Any]], simulations: int) -> dict[str, Any]:
    """So many simulations from each position."""
    game = pyspiel.load_game(GAME_TYPE.short_name)
    chance = numpy.random.RandomState(2026)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = mcts.MCTSBot(game, UCT_C, simulations, evaluator, random_state=chance)
    start = time.process_time()
    done = sum(bot.mcts_search(table(game, view)).explore_count for view in views)
    cpu_s = time.process_time() - start
    return {"playouts": done, "cpu_s": cpu_s, "per_s": done / cpu_s}


if __name__ == "__main__":
    print(json.dumps(measure(json.loads(Path(sys.argv[1]).read_text()), int(sys.argv[2]))))
