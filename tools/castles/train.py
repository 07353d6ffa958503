"""Learn what positions of Diamoniak are worth: `tools/castles/train.py [DECISIONS [PLAYERS…]]`.

Hundreds of tables play at once by the batch stepper (`pip install 'ludiade[batch]'`), every seat
what the network finds best one card ahead, now and then anything. What a position was worth is what
its best action promised, mixed with what came of it in the end (temporal differences); the network
learns that, and so on. A minute or two of one core for two players, without others named, and
`knowledge/network.json` has what was learned; the same number of decisions gives the same file on
one machine (with OPENBLAS_NUM_THREADS=1).
"""

import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from learner import Learner, by_turn, weighed
from positions import Array, Positions, costs, signs

from ludiade.adapters.batch import batch

FILE = Path(__file__).resolve().parents[2] / "src/ludiade/games/diamoniak/knowledge/network.json"
TABLES, LENGTH, PART, FEWER = 512, 32, 1024, 256
"""Tables that play at once, the decisions of each between two lessons, and how many of them the
network is shown at a time: fewer, and so oftener, with four players."""
AFTERWARDS = 0.8
"""How much what came of a decision counts, against what it promised."""
ANYTHING = 0.05
PACE, LAST_PACE = 2e-3, 2e-5


def last_of_each(rows: Array, by: Array) -> Array:
    """For each row, where its greatest is."""
    order = np.lexsort((by, rows))
    return order[np.append(rows[order][1:] != rows[order][:-1], True)]


def lesson(tables: Any, learner: Learner, dice: np.random.Generator) -> tuple[Array, Array]:
    """So many decisions at every table: what was seen, and each player's chance."""
    cost, every = costs(learner.players), np.eye(learner.players, dtype=np.float32)
    played = []
    for _ in range(LENGTH):
        here = Positions.of(tables)
        rows, actions, chances = weighed(here, tables.mask, cost, learner)
        best = last_of_each(rows, chances[np.arange(len(rows)), here.turn[rows]])
        taken, strays = actions[best], dice.random(len(best)) < ANYTHING
        if strays.any():
            tried = last_of_each(rows, dice.random(len(rows)))
            taken = np.where(strays, actions[tried], taken)
        tables.step(taken)
        strayed, ended = taken != actions[best], tables.dones.copy()
        won = every[tables.rewards.argmax(1)]
        played.append((signs(here), here.turn, chances[best], strayed, ended, won))
    worth = learner.chances(Positions.of(tables))
    goals = []
    for _, turn, promised, strayed, ended, won in reversed(played):
        came = np.where(ended[:, None], won, worth)
        mixed = (1 - AFTERWARDS) * promised + AFTERWARDS * came
        worth = np.where(strayed[:, None], promised, mixed)  # what a stray move led to says nothing
        goals.append(by_turn(worth, turn))
    return np.concatenate([seen for seen, *_ in played]), np.concatenate(goals[::-1])


def train(players: int, decisions: int, seed: int = 1) -> Learner:
    """A network after so many decisions against itself."""
    dice = np.random.default_rng(seed)
    learner = Learner(players, dice)
    tables: Any = batch(
        "diamoniak", TABLES, players,
        seed=seed, options={"first_player": "random"}, observations=False,
    )  # fmt: skip
    lessons = max(1, decisions // (TABLES * LENGTH))
    shown = FEWER if players == 4 else PART
    began = time.process_time()
    for number in range(lessons):
        seen, goals = lesson(tables, learner, dice)
        pace = PACE * (1 - number / lessons) + LAST_PACE
        for part in np.array_split(dice.permutation(len(seen)), max(1, len(seen) // shown)):
            learner.learn(seen[part], goals[part], pace)
        if number % 50 == 49:
            took, passed = time.process_time() - began, (number + 1) * TABLES * LENGTH
            print(f"{players} players: {passed:>12,} decisions, {took:.0f} s", flush=True)
    return learner


def main() -> None:
    decisions = int(sys.argv[1]) if len(sys.argv) > 1 else 4_000_000
    learned = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for players in map(int, sys.argv[2:] or ["2"]):
        learned[str(players)] = train(players, decisions).kept()
        FILE.write_text(json.dumps(learned, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
