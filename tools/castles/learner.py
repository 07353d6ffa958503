"""The network that learns, and what it says of positions and of what may be done in them."""

from typing import Any

import numpy as np
from positions import DRAW, Array, Positions, done, drawn, signs

from ludiade.games.diamoniak.cards import KINDS
from ludiade.games.diamoniak.knowledge.network import signs_for
from ludiade.kernel.network import GRAIN

HIDDEN = 64
SLOW, SLOWER = 0.9, 0.999
"""Adam's: how long slopes, and their squares, are remembered."""


class Learner:
    """From signs to each player's chance, those in turn order."""

    def __init__(self, players: int, dice: np.random.Generator) -> None:
        seen = signs_for(players) + 3 + players

        def layer(rows: int, columns: int, scale: float) -> Array:
            return (dice.standard_normal((rows, columns)) * scale).astype(np.float32)

        self.players = players
        self.weights: list[Array] = [
            layer(seen, HIDDEN, 0.15), np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, players, 0.1), np.zeros(players, np.float32),
        ]  # fmt: skip
        self._means = [np.zeros_like(w) for w in self.weights]
        self._squares = [np.zeros_like(w) for w in self.weights]
        self._lessons = 0

    def forward(self, seen: Array) -> tuple[Array, Array]:
        """The hidden layer and the chances."""
        hidden = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        strengths = hidden @ self.weights[2] + self.weights[3]
        strengths = np.exp(strengths - strengths.max(1, keepdims=True))
        return hidden, strengths / strengths.sum(1, keepdims=True)

    def learn(self, seen: Array, goals: Array, pace: float) -> None:
        """One step towards these chances (Adam)."""
        hidden, chances = self.forward(seen)
        miss = (chances - goals) / len(seen)
        back = (miss @ self.weights[2].T) * (hidden > 0)
        self._lessons += 1
        for at, slope in enumerate([seen.T @ back, back.sum(0), hidden.T @ miss, miss.sum(0)]):
            self._means[at] = SLOW * self._means[at] + (1 - SLOW) * slope
            self._squares[at] = SLOWER * self._squares[at] + (1 - SLOWER) * slope * slope
            mean = self._means[at] / (1 - SLOW**self._lessons)
            square = self._squares[at] / (1 - SLOWER**self._lessons)
            self.weights[at] -= (pace * mean / (np.sqrt(square) + 1e-7)).astype(np.float32)

    def chances(self, tables: Positions) -> Array:
        """Of each seat."""
        return by_seat(self.forward(signs(tables))[1], tables.turn)

    def kept(self) -> dict[str, list[list[int]]]:
        """As `knowledge/network.json` has it."""
        columns = np.vstack([self.weights[0], self.weights[1]]).T
        strengths = np.vstack([self.weights[2], self.weights[3]]).T
        return {
            "columns": np.rint(columns * GRAIN).astype(int).tolist(),
            "strengths": np.rint(strengths * GRAIN).astype(int).tolist(),
        }


def by_seat(values: Array, turn: Array) -> Array:
    """What is listed from the seat in turn on, listed from the first seat on."""
    players = values.shape[1]
    found = np.empty_like(values)
    found[np.arange(len(turn))[:, None], (turn[:, None] + np.arange(players)) % players] = values
    return found


def by_turn(values: Array, turn: Array) -> Array:
    """The other way round."""
    seats = (turn[:, None] + np.arange(values.shape[1])) % values.shape[1]
    return values[np.arange(len(turn))[:, None], seats]


def weighed(
    tables: Positions, mask: Array, cost: Array, learner: Learner
) -> tuple[Array, Array, Array]:
    """All that may be done (tables, actions), and each seat's chance if it is.

    A draw is weighed over every card that may come.
    """
    rows, actions = np.nonzero(mask)
    places: list[tuple[Array, Any, Array]] = []
    parts: list[Positions] = []
    draws = np.nonzero(actions == DRAW)[0]
    left = tables.at(rows[draws]).left()
    for card in range(KINDS):
        there = left[:, card] > 0
        then, won = drawn(tables.at(rows[draws[there]]), card)
        likely = (left[there, card] / left[there].sum(1)).astype(np.float32)
        parts.append(then)
        places.append((draws[there], likely[:, None], won))
    others = np.nonzero(actions != DRAW)[0]
    then, won = done(tables.at(rows[others]), actions[others], cost)
    parts.append(then)
    places.append((others, np.float32(1.0), won))
    whole = learner.chances(Positions.joined(parts))
    found = np.zeros((len(rows), learner.players), np.float32)
    begin = 0
    for then, (where, likely, won) in zip(parts, places, strict=True):
        chances = whole[begin : begin + len(where)].copy()
        begin += len(where)
        chances[won] = np.eye(learner.players)[then.turn[won]]
        found[where] += likely * chances
    return rows, actions, found
