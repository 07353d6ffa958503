"""Find which pairs of Diego to prefer: `tools/tune_diego.py [ROUNDS [PLAYERS…]]`.

Players who weigh the marks of `knowledge/preference.py` differently sit down at the same deals,
every other seat theirs, in both seatings, against who lays any right pair and against the last
round's mean; cards are counted by family alone. To right pairs they object as the network of
`knowledge/learned.json` has it, who lays any pair never does. The quarter that took most points
says around which weights the next round tries (cross-entropy method); the mean of the last rounds
is kept in `knowledge/preferences.json`. Some minutes of one core; as many rounds give the same
file on one machine.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from learn_diego import FILE as LEARNED
from learn_diego import Learner, Tables, objections
from ludiade.games.diego.knowledge import preference
from ludiade.games.diego.knowledge.learned import CARDS, FAMILIES, HAND, WHOLE
from ludiade.games.diego.knowledge.preference import FAR, MARKS, OLD, TIMES

FILE = Path(__file__).resolve().parents[1] / "src/ludiade/games/diego/knowledge/preferences.json"
TRIED, KEPT = 32, 8
"""Players of a round, and how many of them the next one follows."""
DEALS = 512
"""Of a round, each in both seatings: half of them against each kind of opponent."""
SPREAD, LEAST_SPREAD = 0.5, 0.02
FOLLOWS = 0.7
"""How far the next round goes towards the best of this one."""
DIGITS = 3
Array = Any


class Shown(Tables):
    """Tables that remember which cards were shown by passing; the oldest are laid first."""

    def __init__(self, count: int, players: int, dice: np.random.Generator) -> None:
        super().__init__(count, players, dice)
        self.shown = np.zeros_like(self.hands)

    def tiled(self, times: int) -> None:
        """As many tables more with the same deals."""
        for name, value in vars(self).items():
            if isinstance(value, np.ndarray):
                setattr(self, name, np.concatenate([value] * times))

    def pass_on(self, rows: Array, seat: int) -> None:
        self.passes[rows] += 1
        self.shown[rows, seat] = self.hands[rows, seat]

    def lay(self, rows: Array, seat: int, family: Array, winner: Array | None = None) -> None:
        """A right pair, the winner's who objects to it; then hand and row are filled up."""
        winner = np.full(len(rows), seat) if winner is None else winner
        self.take(rows, seat, winner, family, winner == seat)
        self.shown[rows, seat, family] = np.maximum(self.shown[rows, seat, family] - 1, 0)
        self.refill(rows, seat)


def marks(tables: Shown, seat: int, rows: Array) -> Array:
    """`preference.marks` of every family (rows, families, marks), possible or not."""
    own, row, won = tables.hands[rows, seat], tables.row[rows], tables.won[rows]
    mine = won[:, seat]
    others = won.sum(1) - mine
    seats = [(seat + away) % tables.players for away in range(1, tables.players)]
    shown = tables.shown[rows][:, seats]
    hidden = CARDS - own - row - 2 * (mine + others) - shown.sum(1)
    bonus = np.array(preference.BONUS)
    rival = (mine == 0) & (others > 0) & (won.max(1) == others)
    each = np.eye(FAMILIES, dtype=int)
    cards = own[:, None] - each
    targets = row[:, None] - each
    ages = np.minimum(tables.laid[rows][:, None] + 1 - tables.since[rows, :, 0], OLD)
    none = np.zeros_like(own)
    seen = [
        hidden / np.maximum(row, 1), hidden, row,
        np.where(others == 0, bonus[np.minimum(mine + 1, WHOLE)], 0),
        np.where(rival, bonus[np.minimum(others, WHOLE)], 0),
        own, own == 1,
        np.where(cards > 0, targets, 0).sum(-1),
        np.where(cards > 0, np.minimum(cards, targets), 0).sum(-1),
        ages,
        *[shown[:, at] > 0 if at < len(seats) else none for at in range(FAR)],
        row == 1, own >= row,
    ]  # fmt: skip
    return np.stack(seen, -1).astype(np.float32)


def likings(tables: Shown, seat: int, rows: Array, weights: Array) -> Array:
    """How much each family is preferred (rows, families), by weights (rows, marks, times)."""
    pile = tables.pile()[rows]
    late = 1 - pile / (FAMILIES * CARDS - HAND * (tables.players + 1))
    times = np.stack([np.ones(len(rows)), late, pile == 0], -1).astype(np.float32)
    by = np.einsum("nmt,nt->nm", weights, times)
    liked = np.einsum("nfm,nm->nf", marks(tables, seat, rows), by)
    possible = (tables.hands[rows, seat] > 0) & (tables.row[rows] > 0)
    return np.where(possible, liked, -np.inf)


def known_to(players: int) -> Learner:
    """The network that says to which right pairs one objects."""
    return Learner.of(json.loads(LEARNED.read_text(encoding="utf-8"))[str(players)])


def points(
    tried: Array, mean: Array, players: int, dice: np.random.Generator, learner: Learner
) -> Array:
    """The share of the points that each of these takes, (tried, marks, times), on common deals."""
    tables = Shown(DEALS, players, dice)
    tables.tiled(2 * len(tried))
    player, seating, deal = np.indices((len(tried), 2, DEALS)).reshape(3, -1)
    weights = tried[player].astype(np.float32)
    laid_anyhow = deal % 2 == 0
    turn = 0
    while not (over := tables.over()).all():
        rows = np.nonzero(~over)[0]
        theirs = (seating[rows] + turn) % 2 == 1
        by = np.where(theirs[:, None, None], mean.astype(np.float32), weights[rows])
        liked = likings(tables, turn, rows, by)
        anyhow = (theirs & laid_anyhow[rows])[:, None] & np.isfinite(liked)
        liked = np.where(anyhow, dice.random(liked.shape), liked)
        able = np.isfinite(liked).any(1)
        tables.pass_on(rows[~able], turn)
        family, rows = liked[able].argmax(1), rows[able]
        others = (seating[rows][:, None] + np.arange(players)) % 2 == 1
        objecting = ~(others & laid_anyhow[rows][:, None])
        winner = objections(tables, learner, turn, rows, family, objecting)
        tables.lay(rows, turn, family, winner)
        turn = (turn + 1) % players
    own = (seating[:, None] + np.arange(players)) % 2 == 0
    ahead = np.sign(tables.points[:, :, None] - tables.points[:, None, :]) * 0.5 + 0.5
    met = own[:, :, None] & ~own[:, None, :]
    share = (ahead * met).sum((1, 2)) / met.sum((1, 2))
    return np.bincount(player, share) / np.bincount(player)


def tune(players: int, rounds: int, seed: int = 1) -> Array:
    """The weights after so many rounds."""
    dice = np.random.default_rng(seed)
    mean = np.zeros((len(MARKS), TIMES))
    spread = np.full_like(mean, SPREAD)
    learner = known_to(players)
    kept = []
    began = time.process_time()
    for number in range(rounds):
        tried = dice.normal(mean, spread, (TRIED, *mean.shape))
        share = points(tried, mean, players, dice, learner)
        best = tried[share.argsort()[-KEPT:]]
        mean = mean + FOLLOWS * (best.mean(0) - mean)
        spread = spread + FOLLOWS * (best.std(0) - spread) + LEAST_SPREAD
        kept.append(mean)
        if number % 5 == 4:
            took = time.process_time() - began
            print(f"{players} players: round {number + 1}, {took:.0f} s", flush=True)
    return np.mean(kept[-max(1, rounds // 4) :], 0)


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    found = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for players in map(int, sys.argv[2:] or ["4"]):
        found[str(players)] = np.round(tune(players, rounds), DIGITS).tolist()
        FILE.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
