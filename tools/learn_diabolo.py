"""Learn what the lines of Diabolo promise: `tools/learn_diabolo.py [DECISIONS [PLAYERS…]]`.

Hundreds of tables play at once by the batch stepper (`pip install 'ludiade[batch]'`), every seat
what the network finds best once the card has left its hand, now and then anything. What that was
worth is what the next best choice promised, mixed with by how many points the seat was ahead of
the others' mean when the round ended (temporal differences). A minute of one core for each number
of players, two and four where none is named, and `knowledge/learned.json` has what was learned;
the same number of decisions gives the same file on one machine (with OPENBLAS_NUM_THREADS=1).
"""

import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from ludiade.adapters.batch import batch
from ludiade.games.diabolo import game
from ludiade.games.diabolo import types as t
from ludiade.games.diabolo.cards import COPIES, FULL_LINE, FULL_SIDE, HAND, KINDS, LINES, VALUES
from ludiade.games.diabolo.knowledge import learned
from ludiade.games.diabolo.moves import SEATS
from ludiade.games.diabolo.stages import Stage
from ludiade.kernel.network import GRAIN

FILE = Path(__file__).resolve().parents[1] / "src/ludiade/games/diabolo/knowledge/learned.json"
TABLES, LENGTH, PART = 512, 64, 128
"""Tables that play at once, the steps of each between two lessons, and how many decisions the
network is shown at a time."""
ROUNDS = 100
"""Of a match: here only rounds matter."""
HIDDEN = 48
AFTERWARDS = 0.8
"""How much what came of a decision counts, against what it promised."""
ANYTHING = 0.04
PACE, LAST_PACE = 2e-3, 2e-5
SLOW, SLOWER = 0.9, 0.999
"""Adam's: how long slopes, and their squares, are remembered."""
KEEP, SPEND = (game.actions(SEATS).index(t.Double(spend)) for spend in (False, True))
WORTHS = np.arange(1, VALUES + 1)
Array = Any


class Seats:
    """What the seat that decides sees at each of these tables."""

    def __init__(self, tables: Any, rows: Array) -> None:
        shape = (len(rows), LINES, VALUES)
        hand = np.array(tables.hands[rows, tables.seats[rows]], np.int64).reshape(shape)
        laid = np.array(tables.laid[rows], np.int64).reshape(len(rows), LINES, 2, VALUES)
        beside = np.array(tables.beside[rows], np.int64).reshape(shape)
        left = np.array(COPIES) - laid.sum(2) - hand - beside
        self.closing = 3 if tables.players == SEATS else 2
        self.held, self.cards = hand @ WORTHS, hand.sum(2)
        self.counts, self.sums = laid.sum(3), laid @ WORTHS
        self.left, self.count = left.sum(2), left @ WORTHS

    def after(self, rows: Array, actions: Array) -> "Seats":
        """Those of these rows, once each has laid that card, or given it up."""
        then = Seats.__new__(Seats)
        then.closing = self.closing
        for name in ("held", "cards", "counts", "sums", "left", "count"):
            setattr(then, name, getattr(self, name)[rows])
        laid = actions < 2 * KINDS
        kind = np.where(laid, actions >> 1, actions - 2 * KINDS)
        at, line, worth = np.arange(len(rows)), kind // VALUES, kind % VALUES + 1
        then.held[at, line] -= worth
        then.cards[at, line] -= 1
        then.counts[at[laid], line[laid], actions[laid] & 1] += 1
        then.sums[at[laid], line[laid], actions[laid] & 1] += worth[laid]
        return then

    def signs(self) -> Array:
        """What the network sees of each line: zeros and ones, then the odds."""
        rows, at = np.arange(self.held.size), 0
        seen = np.zeros((len(rows), learned.SIGNS + learned.ODDS), np.float32)

        def show(value: Array, size: int) -> None:
            nonlocal at
            seen[rows, at + np.clip(value, 0, size - 1).reshape(-1)] = 1
            at += size

        room = np.sort(FULL_LINE - self.counts.sum(2), 1)
        show(self.held, learned.SUMS)
        show(self.cards, learned.CARDS)
        show(self.counts[:, :, 0] * (FULL_SIDE + 1) + self.counts[:, :, 1], learned.SHAPES)
        show(self.sums[:, :, 1] - self.sums[:, :, 0] + learned.LEAD, learned.LEADS)
        show(np.repeat(room[:, : self.closing].sum(1), LINES), learned.REACHES)
        show(self.left, learned.LEFT)
        hand = HAND / np.maximum(self.left.sum(1), 1)[:, None]
        seen[:, at] = (hand * self.left).reshape(-1)
        seen[:, at + 1] = (learned.QUARTER * hand * self.count).reshape(-1)
        return seen


class Learner:
    """From the signs of five lines to what they promise together."""

    def __init__(self, dice: np.random.Generator) -> None:
        first = dice.standard_normal((learned.SIGNS + learned.ODDS, HIDDEN)) * 0.15
        last = dice.standard_normal(HIDDEN) * 0.1
        parts: list[Array] = [first, np.zeros(HIDDEN), last, np.zeros(1)]
        self.weights: list[Array] = [part.astype(np.float32) for part in parts]
        self._means = [np.zeros_like(w) for w in self.weights]
        self._squares = [np.zeros_like(w) for w in self.weights]
        self._lessons = 0

    def forward(self, seen: Array) -> tuple[Array, Array]:
        """The hidden layer of every line, and what every five of them promise."""
        hidden = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        return hidden, (hidden @ self.weights[2]).reshape(-1, LINES).sum(1) + self.weights[3]

    def learn(self, seen: Array, goals: Array, pace: float) -> None:
        """One step towards these promises (Adam)."""
        hidden, promised = self.forward(seen)
        miss = ((promised - goals) / len(goals)).astype(np.float32)
        each = np.repeat(miss, LINES)
        back = each[:, None] * self.weights[2] * (hidden > 0)
        self._lessons += 1
        slopes = [seen.T @ back, back.sum(0), each @ hidden, miss.sum(keepdims=True)]
        for at, slope in enumerate(slopes):
            self._means[at] = SLOW * self._means[at] + (1 - SLOW) * slope
            self._squares[at] = SLOWER * self._squares[at] + (1 - SLOWER) * slope * slope
            mean = self._means[at] / (1 - SLOW**self._lessons)
            square = self._squares[at] / (1 - SLOWER**self._lessons)
            self.weights[at] -= (pace * mean / (np.sqrt(square) + 1e-7)).astype(np.float32)

    def kept(self) -> dict[str, list[list[int]]]:
        """As `knowledge/learned.json` has it; a level that all moves share is left out."""
        columns = np.vstack([self.weights[0], self.weights[1]]).T
        return {
            "columns": np.rint(columns * GRAIN).astype(int).tolist(),
            "strengths": [np.rint(self.weights[2] * GRAIN).astype(int).tolist()],
        }


def last_of_each(rows: Array, by: Array) -> Array:
    """For each row, where its greatest is."""
    order = np.lexsort((by, rows))
    return order[np.append(rows[order][1:] != rows[order][:-1], True)[: len(order)]]


def doubles(tables: Any, rows: Array) -> Array:
    """Spend a Double on the line that counts most of those still to be scored."""
    here = Seats(tables, rows)
    line = tables.observations[rows, -LINES:].argmax(1)
    held = np.where(here.sums[:, :, 1] > here.sums[:, :, 0], here.held, 0)
    mine = held[np.arange(len(rows)), line]
    later = np.where(np.arange(LINES) > line[:, None], held, 0).max(1)
    return np.where((mine > 0) & (mine >= later), SPEND, KEEP)


def lesson(
    tables: Any, learner: Learner, dice: np.random.Generator, before: Array
) -> tuple[Array, Array]:
    """So many steps at every table: what was seen of five lines each, and what it led to.

    `before` has the points of each table when its round began.
    """
    played, ahead = [], np.zeros(before.shape, np.float32)
    for _ in range(LENGTH):
        asks = tables.stage == Stage.DOUBLING
        rows, chosen = np.nonzero(~asks)[0], np.full(len(asks), KEEP)
        seats = tables.seats[rows].astype(int)
        where, actions = np.nonzero(tables.mask[rows])
        seen = Seats(tables, rows).after(where, actions).signs()
        promised = learner.forward(seen)[1]
        best = last_of_each(where, promised)
        tried = last_of_each(where, dice.random(len(where)))
        taken = np.where(dice.random(len(best)) < ANYTHING, tried, best)
        chosen[rows], ahead[rows, seats] = actions[taken], promised[taken]
        if asks.any():
            chosen[asks] = doubles(tables, np.nonzero(asks)[0])
        top = tables.top.copy()
        tables.step(chosen)
        over = np.nonzero(tables.top > top)[0]
        won = (tables.scores[over] - before[over]).astype(np.float32)
        won[tables.dones[over]] = np.nan  # the next match has begun, the points are gone
        before[over] = tables.scores[over]
        others = (won.sum(1, keepdims=True) - won) / (tables.players - 1)
        shown = seen.reshape(len(where), LINES, seen.shape[1])[taken]
        lead = (won - others) / learned.POINTS
        played.append((rows, seats, shown, promised[best], taken != best, over, lead))
    goals = []
    for rows, seats, _, promise, strayed, over, lead in reversed(played):
        ahead[over] = lead
        came = ahead[rows, seats]
        goals.append(came)
        mixed = (1 - AFTERWARDS) * promise + AFTERWARDS * came
        ahead[rows, seats] = np.where(strayed, promise, mixed)  # a stray move says nothing
    reached = np.concatenate(goals[::-1])
    known = ~np.isnan(reached)
    return np.concatenate([shown for _, _, shown, *_ in played])[known], reached[known]


def train(players: int, decisions: int, seed: int = 1) -> Learner:
    """A network after so many decisions against itself."""
    dice = np.random.default_rng(seed)
    learner = Learner(dice)
    tables: Any = batch("diabolo", TABLES, players, seed=seed, options={"rounds": ROUNDS})
    before = np.zeros((TABLES, players), np.int64)
    lessons = max(1, decisions // (TABLES * LENGTH))
    began = time.process_time()
    for number in range(lessons):
        seen, goals = lesson(tables, learner, dice, before)
        pace = PACE * (1 - number / lessons) + LAST_PACE
        for part in np.array_split(dice.permutation(len(seen)), max(1, len(seen) // PART)):
            learner.learn(seen[part].reshape(-1, seen.shape[2]), goals[part], pace)
        if number % 10 == 9:
            took, passed = time.process_time() - began, (number + 1) * TABLES * LENGTH
            print(f"{players} players: {passed:>12,} steps, {took:.0f} s", flush=True)
    return learner


def main() -> None:
    decisions = int(sys.argv[1]) if len(sys.argv) > 1 else 1_500_000
    found = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for players in map(int, sys.argv[2:] or ["2", "4"]):
        found[str(players)] = train(players, decisions).kept()
        FILE.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
