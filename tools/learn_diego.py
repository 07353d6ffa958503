"""Learn what the families of Diego promise: `tools/learn_diego.py [MATCHES [PLAYERS…]]`.

Thousands of tables of players who read every card well play at once, cards counted by family
alone: each announces the pair that promises most, objects to a right pair where that promises more
than to let it pass, and now and then announces any pair. What a moment was worth is how many
points the seat gained on the others' mean from there on. Some minutes of one core, and
`knowledge/learned.json` has what was learned; the same number of matches gives the same file on
one machine (with OPENBLAS_NUM_THREADS=1).
"""

import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from ludiade.games.diego.knowledge import learned
from ludiade.games.diego.knowledge.learned import CARDS, FAMILIES, WHOLE
from ludiade.games.diego.scoring import DIEGO_POINTS, FAMILY_POINTS, PAS_DIEGO_POINTS
from ludiade.kernel.network import GRAIN

FILE = Path(__file__).resolve().parents[1] / "src/ludiade/games/diego/knowledge/learned.json"
TABLES, PART = 512, 256
"""Matches that are played at once, and how many moments the network is shown at a time."""
HIDDEN = 32
ANYTHING = 0.06
PACE, LAST_PACE = 2e-3, 2e-5
SLOW, SLOWER = 0.9, 0.999
"""Adam's: how long slopes, and their squares, are remembered."""
Array = Any


class Learner:
    """From the signs of the families to what they promise together."""

    def __init__(self, dice: np.random.Generator) -> None:
        first = dice.standard_normal((learned.SIGNS, HIDDEN)) * 0.15
        last = dice.standard_normal(HIDDEN) * 0.1
        parts: list[Array] = [first, np.zeros(HIDDEN), last]
        self.weights: list[Array] = [part.astype(np.float32) for part in parts]
        self._means = [np.zeros_like(w) for w in self.weights]
        self._squares = [np.zeros_like(w) for w in self.weights]
        self._lessons = 0

    def forward(self, seen: Array) -> tuple[Array, Array]:
        """The hidden layer of every family (…, families, signs), and what they promise."""
        first = self.weights[0]
        level = self.weights[1] + first[seen[..., 0]]
        for at in range(1, seen.shape[-1]):
            level += first[seen[..., at]]
        hidden = np.maximum(level, 0)
        return hidden, (hidden @ self.weights[2]).sum(-1)

    def learn(self, seen: Array, goals: Array, pace: float) -> None:
        """One step towards these promises (Adam)."""
        hidden, promised = self.forward(seen)
        miss = ((promised - goals) / len(goals)).astype(np.float32)
        back = miss[:, None, None] * self.weights[2] * (hidden > 0)
        flat, rows = back.reshape(-1, HIDDEN), seen.reshape(-1, seen.shape[-1])
        shown = np.zeros((len(rows), learned.SIGNS), np.float32)
        np.put_along_axis(shown, rows, 1, 1)
        slopes = [shown.T @ flat, flat.sum(0), np.einsum("n,nfh->h", miss, hidden)]
        self._lessons += 1
        for at, slope in enumerate(slopes):
            self._means[at] = SLOW * self._means[at] + (1 - SLOW) * slope
            self._squares[at] = SLOWER * self._squares[at] + (1 - SLOWER) * slope * slope
            mean = self._means[at] / (1 - SLOW**self._lessons)
            square = self._squares[at] / (1 - SLOWER**self._lessons)
            self.weights[at] -= (pace * mean / (np.sqrt(square) + 1e-7)).astype(np.float32)

    @classmethod
    def of(cls, kept: dict[str, list[list[int]]]) -> "Learner":
        """What was learned before."""
        found = cls(np.random.default_rng(0))
        columns = np.array(kept["columns"], np.float32).T / np.float32(GRAIN)
        strengths = np.array(kept["strengths"][0], np.float32) / np.float32(GRAIN)
        found.weights = [columns[:-1], columns[-1], strengths]
        return found

    def kept(self) -> dict[str, list[list[int]]]:
        """As `knowledge/learned.json` has it."""
        columns = np.vstack([self.weights[0], self.weights[1]]).T
        return {
            "columns": np.rint(columns * GRAIN).astype(int).tolist(),
            "strengths": [np.rint(self.weights[2] * GRAIN).astype(int).tolist()],
        }


class Tables:
    """Matches that all are at the same seat's turn; cards are known by their family."""

    def __init__(self, count: int, players: int, dice: np.random.Generator) -> None:
        self.players = players
        box = np.repeat(np.arange(FAMILIES), CARDS)
        self.deck = dice.permuted(np.tile(box, (count, 1)), axis=1)
        self.next = np.full(count, learned.HAND * (players + 1))
        dealt = np.eye(FAMILIES, dtype=int)[self.deck[:, : learned.HAND * (players + 1)]]
        dealt = dealt.reshape(count, players + 1, learned.HAND, FAMILIES).sum(2)
        self.hands, self.row = dealt[:, :players].copy(), dealt[:, players].copy()
        self.won = np.zeros((count, players, FAMILIES), int)
        self.points = np.zeros((count, players), int)
        self.passes = np.zeros(count, int)
        self.laid = np.zeros(count, int)
        self.since = np.zeros((count, FAMILIES, learned.HAND + 1), int)
        """How many pairs had been laid when each target of a family came, the oldest first."""

    def ages(self, rows: Array, family: Array | None = None) -> Array:
        """For how many pairs the oldest target of each family has lain, once one more is laid;
        where a family is said, its oldest target is the one laid."""
        oldest = self.since[rows, :, 0].copy()
        if family is not None:
            at = np.arange(len(rows))
            oldest[at, family] = self.since[rows, family, 1]
        return self.laid[rows][:, None] + 1 - oldest

    def over(self) -> Array:
        return (self.passes >= self.players) | (self.row.sum(1) == 0)

    def lead(self) -> Array:
        """By how much each seat is ahead of the others' mean."""
        others = (self.points.sum(1, keepdims=True) - self.points) / (self.players - 1)
        return self.points - others

    def pile(self) -> Array:
        return FAMILIES * CARDS - self.next

    def take(self, rows: Array, seat: int, winner: Array, family: Array, diego: Array) -> None:
        """The pair goes to its winner; nothing is drawn yet."""
        self.hands[rows, seat, family] -= 1
        self.row[rows, family] -= 1
        self.won[rows, winner, family] += 1
        bonus = FAMILY_POINTS * (self.won[rows, winner, family] == WHOLE)
        self.points[rows, winner] += np.where(diego, DIEGO_POINTS, -PAS_DIEGO_POINTS) + bonus
        self.passes[rows] = 0
        self.laid[rows] += 1
        self.since[rows, family, :-1] = self.since[rows, family, 1:]

    def refill(self, rows: Array, seat: int) -> None:
        rows = rows[self.next[rows] < FAMILIES * CARDS]
        self.hands[rows, seat, self.deck[rows, self.next[rows]]] += 1
        family = self.deck[rows, self.next[rows] + 1]
        self.since[rows, family, self.row[rows, family]] = self.laid[rows]
        self.row[rows, family] += 1
        self.next[rows] += 2


def signs(
    own: Array, row: Array, won: Array, seat: int, turn: int, pile: Array, ages: Array
) -> Array:
    """What a seat sees of each family (…, families, signs); `won` is (…, players, families)."""
    players = won.shape[-2]
    mine = won[..., seat, :]
    others = won.sum(-2) - mine
    owner = np.zeros(mine.shape, int)
    for away in range(1, players):
        theirs = won[..., (seat + away) % players, :]
        owner = np.where(theirs == 0, owner, np.where(theirs == others, away, learned.SHARED))
    left = CARDS - own - row - 2 * (mine + others)
    answered = ((own > 0) * row).sum(-1)
    shown = [
        np.minimum(own, learned.OWN - 1), np.minimum(row, learned.ROW - 1), left,
        mine * (WHOLE + 1) + others, owner,
        np.broadcast_to((pile // 2)[..., None], mine.shape),
        np.full(mine.shape, (seat - turn) % players),
        np.broadcast_to(np.minimum(answered, learned.ANSWERED - 1)[..., None], mine.shape),
        np.where(row > 0, np.clip(ages, 0, learned.AGES - 1), 0),
    ]  # fmt: skip
    return np.stack(shown, -1) + np.array(learned.STARTS)


def announced(tables: Tables, learner: Learner, seat: int, rows: Array) -> Array:
    """What each family promises the seat that announces a pair of it: (rows, families)."""
    each = np.eye(FAMILIES, dtype=int)
    own = tables.hands[rows, seat][:, None] - each
    row = tables.row[rows][:, None] - each
    won = np.repeat(tables.won[rows][:, None], FAMILIES, 1)
    won[:, :, seat] += each
    pile = np.repeat(tables.pile()[rows][:, None], FAMILIES, 1)
    bonus = FAMILY_POINTS * (tables.won[rows, seat] + 1 == WHOLE)
    possible = (tables.hands[rows, seat] > 0) & (tables.row[rows] > 0)
    ages = np.stack([tables.ages(rows, np.full(len(rows), f)) for f in range(FAMILIES)], 1)
    own, row, won = np.maximum(own, 0), np.maximum(row, 0), np.minimum(won, WHOLE)
    seen = signs(own, row, won, seat, seat, pile, ages)
    seen = np.where(possible[..., None, None], seen, np.array(learned.STARTS))
    promised = learner.forward(seen)[1] * learned.POINTS + bonus
    return np.where(possible, promised, -np.inf)


def objections(
    tables: Tables, learner: Learner, turn: int, rows: Array, family: Array, may: Array = True
) -> Array:
    """Who says PAS DIEGO to a right pair of the seat in turn: a seat, or the one in turn itself;
    only who `may` (rows, players) does."""
    may = np.broadcast_to(may, (len(rows), tables.players))
    winner = np.full(len(rows), turn)
    at = np.arange(len(rows))
    pile, ages = tables.pile()[rows], tables.ages(rows, family)
    for away in range(1, tables.players):
        seat = (turn + away) % tables.players
        promises = []
        row = tables.row[rows].copy()
        row[at, family] -= 1
        for taker in (turn, seat):
            won = tables.won[rows].copy()
            won[at, taker, family] += 1
            seen = signs(tables.hands[rows, seat], row, won, seat, turn, pile, ages)
            bonus = FAMILY_POINTS * (won[at, taker, family] == WHOLE)
            lost = -(DIEGO_POINTS + bonus) / (tables.players - 1)
            gain = lost if taker == turn else bonus - PAS_DIEGO_POINTS
            promises.append(learner.forward(seen)[1] * learned.POINTS + gain)
        objects = may[:, seat] & (promises[1] > promises[0])
        winner = np.where((winner == turn) & objects, seat, winner)
    return winner


def lesson(
    count: int, players: int, learner: Learner, dice: np.random.Generator
) -> tuple[Array, Array]:
    """Matches to their end: what every seat saw after each pair, and what it gained from there."""
    tables = Tables(count, players, dice)
    turn, kept = 0, []
    while not (over := tables.over()).all():
        rows = np.nonzero(~over)[0]
        promised = announced(tables, learner, turn, rows)
        able = np.isfinite(promised).any(1)
        tables.passes[rows[~able]] += 1
        rows, promised = rows[able], promised[able]
        if len(rows):
            strays = dice.random(promised.shape)
            stray = dice.random(len(rows)) < ANYTHING
            by = np.where(stray[:, None] & np.isfinite(promised), strays, promised)
            family = by.argmax(1)
            winner = objections(tables, learner, turn, rows, family)
            tables.take(rows, turn, winner, family, winner == turn)
            lead, pile, ages = tables.lead()[rows], tables.pile()[rows], tables.ages(rows) - 1
            for seat in range(players):
                seen = signs(
                    tables.hands[rows, seat], tables.row[rows], tables.won[rows], seat, turn,
                    pile, ages,
                )  # fmt: skip
                kept.append((rows, seat, seen, lead[:, seat]))
            tables.refill(rows, turn)
        turn = (turn + 1) % players
    last = tables.lead()
    gained = [last[rows, seat] - lead for rows, seat, _, lead in kept]
    return np.concatenate([seen for _, _, seen, _ in kept]), np.concatenate(gained)


def train(players: int, matches: int, seed: int = 1) -> Learner:
    """A network after so many matches against itself."""
    dice = np.random.default_rng(seed)
    learner = Learner(dice)
    lessons = max(1, matches // TABLES)
    began = time.process_time()
    for number in range(lessons):
        seen, gained = lesson(TABLES, players, learner, dice)
        goals = (gained / learned.POINTS).astype(np.float32)
        pace = PACE * (1 - number / lessons) + LAST_PACE
        for part in np.array_split(dice.permutation(len(seen)), max(1, len(seen) // PART)):
            learner.learn(seen[part], goals[part], pace)
        if number % 10 == 9:
            miss = learner.forward(seen)[1] - goals
            took = time.process_time() - began
            print(
                f"{players} players: {(number + 1) * TABLES:>8,} matches, {took:.0f} s,"
                f" {float((miss**2).mean() / goals.var()):.3f} of the variance left",
                flush=True,
            )
    return learner


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 40_000
    found = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for players in map(int, sys.argv[2:] or ["2", "3", "4"]):
        found[str(players)] = train(players, matches).kept()
        FILE.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
