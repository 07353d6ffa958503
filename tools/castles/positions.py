"""Many positions of Diamoniak as arrays: what the network sees of them, and what may follow.

A number of an action is that of the batch stepper: draw, stop, one for each seller, the tolls,
the fairy. `signs` is `knowledge/network.py` once more, for thousands at once.
"""

from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from ludiade.games.diamoniak import game
from ludiade.games.diamoniak import types as t
from ludiade.games.diamoniak.cards import (
    CASTLE,
    COUNTS,
    DIAMOND,
    FAIRY,
    INDEX,
    KINDS,
    PRICE,
    WITCH,
)
from ludiade.games.diamoniak.knowledge import network as net
from ludiade.games.diamoniak.stages import Stage

Array = Any
DRAW, BUY = 0, 2


@dataclass
class Positions:
    """So many tables (the first axis of each)."""

    held: Array
    colour: Array
    beside: Array
    pile: Array
    """How many cards are in it."""
    stage: Array
    turn: Array

    @classmethod
    def of(cls, tables: Any) -> "Positions":
        """Where the tables of a batch stand."""
        seen = (tables.held, tables.colour, tables.beside, tables.top, tables.stage, tables.seats)
        return cls(*[np.array(values, np.int64) for values in seen])

    @classmethod
    def joined(cls, parts: list["Positions"]) -> "Positions":
        """One after the other."""
        return cls(*[np.concatenate([getattr(p, f.name) for p in parts]) for f in fields(cls)])

    def at(self, rows: Array) -> "Positions":
        """A copy of these."""
        return Positions(*[getattr(self, f.name)[rows] for f in fields(self)])

    def left(self) -> Array:
        """How many cards of each kind may come next."""
        unseen = np.array(COUNTS) - self.beside - self.held.sum(1)
        unseen[:, WITCH] -= self.stage == Stage.BEWITCHED
        return np.where((self.pile == 0)[:, None], self.beside, unseen)


def signs(tables: Positions) -> Array:
    """What the network sees: a row of zeros and ones, then the odds."""
    rows, players = np.arange(len(tables.turn)), tables.colour.shape[1]
    seats = (tables.turn[:, None] + np.arange(players)) % players
    held, colour = tables.held[rows[:, None], seats], tables.colour[rows[:, None], seats]
    left = tables.left()
    odds = left / np.maximum(left.sum(1), 1)[:, None]
    taken = np.stack([(colour == c).any(1) for c in range(DIAMOND)], 1)
    begin = net.signs_for(players)
    seen = np.zeros((len(rows), begin + 3 + players), np.float32)
    at = 0

    def show(value: Array, size: int) -> None:
        nonlocal at
        seen[rows, at + np.minimum(value, size - 1)] = 1
        at += size

    for i in range(players):
        own, builds = np.maximum(colour[:, i], 0), colour[:, i] >= 0
        height = np.where(builds, held[rows, i, own], net.NO_CASTLE)
        diamonds = held[:, i, DIAMOND]
        sold = held[rows, :, own].sum(1) > held[rows, i, own]
        buys = builds & sold & (diamonds >= PRICE)
        plan = np.minimum(diamonds // PRICE, net.PLANS - 1)
        show(height * net.PLANS + plan, net.HEIGHTS * net.PLANS)
        show(height * 2 + buys, net.HEIGHTS * 2)
        show(diamonds, net.PURSES)
        show(held[:, i, FAIRY], net.FAIRIES)
        show((held[:, i, :DIAMOND] * ~taken).sum(1), net.SPARES)
        show(np.where(builds, np.minimum(left[rows, own], net.LEFT - 2), net.LEFT - 1), net.LEFT)
        for ahead in range(1, players):
            other = colour[:, (i + ahead) % players]
            show(np.where(other >= 0, held[rows, i, np.maximum(other, 0)], 0), net.WANTED)
        seen[:, begin + 3 + i] = np.where(builds, odds[rows, own], 0)
    show(tables.stage, net.STAGES)
    show(left[:, WITCH], COUNTS[WITCH] + 1)
    show(tables.pile // net.THIRD, net.PILES)
    show(left[:, DIAMOND], COUNTS[DIAMOND] + 1)
    show(left[:, FAIRY], COUNTS[FAIRY] + 1)
    seen[:, begin : begin + 3] = odds[:, [WITCH, DIAMOND, FAIRY]]
    return seen


def costs(players: int) -> Array:
    """What each action leaves beside the pile."""
    every = game.actions(players)
    found = np.zeros((len(every), KINDS), np.int64)
    for number, action in enumerate(every):
        for card in action.cards if isinstance(action, t.Pay) else ():
            found[number, INDEX[card]] += 1
        found[number, FAIRY] += isinstance(action, t.Fairy)
    return found


def drawn(tables: Positions, card: int) -> tuple[Positions, Array]:
    """The tables after this card was drawn, changed in place, and where it has won."""
    rows, turn, players = np.arange(len(tables.turn)), tables.turn, tables.colour.shape[1]
    empty = tables.pile == 0
    tables.pile = np.where(empty, tables.beside.sum(1), tables.pile) - 1
    tables.beside[empty] = 0
    if card == WITCH:
        spared = tables.held[rows, turn].sum(1) == 0  # D7
        tables.stage = np.where(spared, Stage.OPENING, Stage.BEWITCHED)
        tables.beside[:, WITCH] += spared
        tables.turn = np.where(spared, (turn + 1) % players, turn)
        return tables, np.zeros(len(rows), bool)
    tables.stage = np.full(len(rows), Stage.PRESSING)
    tables.held[rows, turn, card] += 1
    if card < DIAMOND:
        begins = (tables.colour[rows, turn] < 0) & ~(tables.colour == card).any(1)
        tables.colour[rows[begins], turn[begins]] = card
    own = tables.colour[rows, turn] == card
    return tables, own & (tables.held[rows, turn, card] >= CASTLE)


def done(tables: Positions, actions: Array, cost: Array) -> tuple[Positions, Array]:
    """The tables after these actions (none of them a draw), changed in place, and which won."""
    rows, turn, players = np.arange(len(actions)), tables.turn, tables.colour.shape[1]
    tables.held[rows, turn] -= cost[actions]
    tables.beside += cost[actions]
    tables.beside[:, WITCH] += actions >= BUY + players
    won = np.zeros(len(rows), bool)
    sales = np.nonzero((actions >= BUY) & (actions < BUY + players))[0]
    buyer, seller = turn[sales], actions[sales] - BUY
    colour = tables.colour[sales, buyer]
    tables.held[sales, buyer, DIAMOND] -= PRICE
    tables.held[sales, seller, DIAMOND] += PRICE
    tables.held[sales, seller, colour] -= 1
    tables.held[sales, buyer, colour] += 1
    won[sales] = tables.held[sales, buyer, colour] >= CASTLE
    tables.stage = np.full(len(rows), Stage.OPENING)
    tables.turn = np.where(won, turn, (turn + 1) % players)
    return tables, won
