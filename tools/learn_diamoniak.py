"""Learn Diamoniak for two players from nothing but games against oneself, with NumPy alone.

    python tools/learn_diamoniak.py [STEPS]     # learns, keeps the weights, meets `medium`
    ludiade arena diamoniak --bots tools/learn_diamoniak.py:choose,hard

Proximal policy optimisation through the batch stepper (`pip install 'ludiade[batch,lab]'`): a
small network sees what a seat sees and says how likely each action is and what the seat may hope
for. Who wins gets 1, who loses −1. The same number of steps gives the same weights on one machine.
"""

import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

import ludiade
from ludiade.adapters.batch import batch
from ludiade.games.diamoniak.learning.observation import observe
from ludiade.games.diamoniak.types import View

WEIGHTS = Path(__file__).resolve().parent.parent / "build" / "learned" / "diamoniak.npz"
TABLES, LENGTH = 512, 48
"""Tables that play at once, and the decisions of each between two lessons."""
HIDDEN = 96
TRACE = 0.95
"""How far a decision answers for what follows: 1 is to the end of the match."""
CLIP, PASSES, PARTS = 0.2, 3, 6
"""How far a lesson may move the policy, how often it is gone through, and in how many parts."""
PACE = 1.5e-3
CURIOSITY = 0.006
GAMES = 400

Array = Any


class Network:
    """From observations to the chance of each action and the hope of the seat, between −1 and 1."""

    def __init__(self, seen: int, actions: int, dice: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Array:
            return (dice.standard_normal((rows, columns)) * scale / rows**0.5).astype(np.float32)

        self.weights: list[Array] = [
            layer(seen, HIDDEN, 1.0), np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, HIDDEN, 1.0), np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, actions, 0.01), np.zeros(actions, np.float32),
            layer(HIDDEN, 1, 0.01), np.zeros(1, np.float32),
        ]  # fmt: skip
        self._means = [np.zeros_like(w) for w in self.weights]
        self._squares = [np.zeros_like(w) for w in self.weights]
        self._lessons = 0

    def forward(self, seen: Array, mask: Array) -> tuple[Array, ...]:
        """The hidden layers, the logarithms of the chances, and the hope."""
        w1, b1, w2, b2, w3, b3, w4, b4 = self.weights
        first = np.tanh(seen @ w1 + b1)
        second = np.tanh(first @ w2 + b2)
        logits = np.where(mask, second @ w3 + b3, np.float32(-1e9))
        logits -= logits.max(1, keepdims=True)
        logs = logits - np.log(np.exp(logits).sum(1, keepdims=True))
        return first, second, logs, np.tanh(second @ w4 + b4)[:, 0]

    def learn(self, lesson: dict[str, Array], pace: float) -> None:
        """One step towards what turned out better than was hoped for (Adam)."""
        seen, taken = lesson["seen"], lesson["taken"]
        rows = np.arange(len(taken))
        first, second, logs, hope = self.forward(seen, lesson["mask"])
        chances = np.exp(logs)
        ratio = np.exp(logs[rows, taken] - lesson["logs"])
        gain = lesson["gain"]
        moves = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = (gain * ratio * moves / len(rows))[:, None]
        by_logits = pull * chances
        by_logits[rows, taken] -= pull[:, 0]
        doubt = -(chances * logs).sum(1, keepdims=True)
        by_logits += CURIOSITY / len(rows) * chances * (logs + doubt)
        by_hope = ((hope - lesson["goal"]) * (1 - hope**2) / len(rows))[:, None]
        w2, w3, w4 = self.weights[2], self.weights[4], self.weights[6]
        by_second = (by_logits @ w3.T + by_hope @ w4.T) * (1 - second**2)
        by_first = (by_second @ w2.T) * (1 - first**2)
        slopes = [
            seen.T @ by_first, by_first.sum(0), first.T @ by_second, by_second.sum(0),
            second.T @ by_logits, by_logits.sum(0), second.T @ by_hope, by_hope.sum(0),
        ]  # fmt: skip
        length = sum(float((s**2).sum()) for s in slopes) ** 0.5
        self._lessons += 1
        for at, slope in enumerate(slopes):
            slope = slope * min(1.0, 0.5 / (length + 1e-8))
            self._means[at] = 0.9 * self._means[at] + 0.1 * slope
            self._squares[at] = 0.999 * self._squares[at] + 0.001 * slope**2
            mean = self._means[at] / (1 - 0.9**self._lessons)
            square = self._squares[at] / (1 - 0.999**self._lessons)
            self.weights[at] -= (pace * mean / (np.sqrt(square) + 1e-7)).astype(np.float32)


def scaled(seen: Array) -> Array:
    """Observations as numbers of about one."""
    return np.minimum(seen, 10) * np.float32(0.3)


def play(tables: Any, network: Network, dice: np.random.Generator) -> dict[str, Array]:
    """So many decisions at every table, and what each turned out to be worth."""
    shape = (LENGTH, TABLES)
    seen = np.zeros((*shape, tables.observations.shape[1]), np.float32)
    mask = np.zeros((*shape, tables.actions), np.bool_)
    taken, seats = np.zeros(shape, np.int64), np.zeros((LENGTH + 1, TABLES), np.int8)
    logs, hopes = np.zeros(shape, np.float32), np.zeros((LENGTH + 1, TABLES), np.float32)
    brought, ended = np.zeros(shape, np.float32), np.zeros(shape, np.bool_)
    rows = np.arange(TABLES)
    for at in range(LENGTH):
        seen[at], mask[at], seats[at] = scaled(tables.observations), tables.mask, tables.seats
        _, _, every, hopes[at] = network.forward(seen[at], mask[at])
        chance = dice.random((TABLES, tables.actions), np.float32)
        taken[at] = (every - np.log(-np.log(chance + 1e-12) + 1e-12)).argmax(1)  # Gumbel
        logs[at] = every[rows, taken[at]]
        tables.step(taken[at])
        brought[at], ended[at] = tables.rewards[rows, seats[at]], tables.dones
    seats[LENGTH] = tables.seats
    hopes[LENGTH] = network.forward(scaled(tables.observations), tables.mask)[3]
    gain = np.zeros((LENGTH + 1, TABLES), np.float32)
    for at in reversed(range(LENGTH)):
        # what is good for whoever decides next is bad for this seat if it is the other
        turn = np.where(seats[at] == seats[at + 1], 1, -1) * ~ended[at]
        surprise = brought[at] + turn * hopes[at + 1] - hopes[at]
        gain[at] = surprise + TRACE * turn * gain[at + 1]
    goal = gain[:-1] + hopes[:-1]
    worth = (gain[:-1] - gain[:-1].mean()) / (gain[:-1].std() + 1e-6)
    kept = {"seen": seen, "mask": mask, "taken": taken, "logs": logs, "gain": worth, "goal": goal}
    return {
        name: values.reshape(LENGTH * TABLES, *values.shape[2:]) for name, values in kept.items()
    }


def train(steps: int, seed: int = 1) -> Network:
    """A network after so many decisions against itself."""
    dice = np.random.default_rng(seed)
    tables: Any = batch("diamoniak", TABLES, 2, seed=seed, options={"first_player": "random"})
    network = Network(tables.observations.shape[1], tables.actions, dice)
    lessons = max(1, steps // (LENGTH * TABLES))
    began = time.process_time()
    for number in range(lessons):
        lesson = play(tables, network, dice)
        pace = PACE * (1 - number / lessons)
        for _ in range(PASSES):
            for part in np.array_split(dice.permutation(LENGTH * TABLES), PARTS):
                network.learn({name: values[part] for name, values in lesson.items()}, pace)
        if number % 20 == 19:
            took = time.process_time() - began
            print(f"{(number + 1) * LENGTH * TABLES:>12,} decisions, {took:.0f} s", flush=True)
    return network


_kept: list[Network] = []


def choose(seen: ludiade.Seen) -> ludiade.Action:
    """The likeliest action by the kept weights: a bot for the arena."""
    every = seen.game.actions(seen.players)
    if not _kept:
        network = Network(1, 1, np.random.default_rng(0))
        with np.load(WEIGHTS) as held:
            network.weights = [held[name] for name in sorted(held.files)]
        _kept.append(network)
    assert isinstance(seen.view, View)
    values = [x for _, block in observe(seen.view, seen.seat, seen.players) for x in block]
    mask = np.array([every.mask(seen.actions)])
    logs = _kept[0].forward(scaled(np.array([values], np.float32)), mask)[2]
    return every[int(logs[0].argmax())]


def main() -> None:
    """Learn, keep the weights, and meet `medium`."""
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 8_000_000
    network = train(steps)
    WEIGHTS.parent.mkdir(parents=True, exist_ok=True)
    np.savez(WEIGHTS, **{f"w{at}": w for at, w in enumerate(network.weights)})
    print(ludiade.arena("diamoniak", [choose, "medium"], games=GAMES, seed=1))


if __name__ == "__main__":
    main()
