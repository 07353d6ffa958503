"""Diamoniak: many tables advanced by one call, as arrays, by the same laws as the single table.

A shuffle of a table comes from its own dice, so that a table of a batch is the same match as a
single one with the same dice and actions. Numbers of actions are those of `game.actions(players)`.
"""
# Not compiled: it is NumPy.

from typing import Any, Final, TypeAlias

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
    NO_COLOUR,
    PAYABLE,
    PRICE,
    TOLL,
    WITCH,
)
from ludiade.games.diamoniak.stages import Stage
from ludiade.kernel.dice import Dice
from ludiade.kernel.piles import listed, stacked
from ludiade.kernel.types import Seat

Array: TypeAlias = Any
"""A NumPy array, whose types are there only with the extra."""
DECK: Final = sum(COUNTS)
LISTED: Final = listed(COUNTS)
PLACES: Final = np.array([(TOLL + 1) ** place for place in range(len(PAYABLE))])
"""What a card of each payable kind counts in the key of a menu."""


class Batch:
    """So many tables of one size; `step` advances all of them, one that is over begins anew.

    `held` (tables, players, kinds), `colour`, `beside`, `pile`, `top`, `turn`, `stage`, `mask`,
    `rewards` and `dones` are read in place, never copied: copy what is to be kept.
    """

    def __init__(self, tables: int, players: int, seed: int, options: t.Options) -> None:
        every = game.actions(players)
        self.tables, self.players, self.options = tables, players, options
        self.actions = len(every)
        self.held = np.zeros((tables, players, KINDS), np.int8)
        self.colour = np.full((tables, players), NO_COLOUR, np.int8)
        self.beside = np.zeros((tables, KINDS), np.int8)
        self.pile = np.zeros((tables, DECK), np.int8)
        self.top = np.zeros(tables, np.int16)
        """How many cards a pile has; the top is the last of them."""
        self.turn = np.zeros(tables, np.int64)
        self.stage = np.zeros(tables, np.int8)
        self.mask = np.zeros((tables, self.actions), np.bool_)
        self.rewards = np.zeros((tables, players), np.float32)
        self.dones = np.zeros(tables, np.bool_)
        self._dice = [Dice(seed + table) for table in range(tables)]
        self._draw, self._stop = every.index(t.Draw()), every.index(t.Stop())
        self._fairy = every.index(t.Fairy())
        self._buy = every.index(t.Buy(Seat(0)))
        self._costs = np.zeros((self.actions, KINDS), np.int8)
        self._pays = np.zeros(self.actions, np.bool_)
        for number, action in enumerate(every):
            if isinstance(action, t.Pay):
                self._pays[number] = True
                for card in action.cards:
                    self._costs[number, INDEX[card]] += 1
        if options.fairy_never_paid:
            self._pays &= self._costs[:, FAIRY] == 0
        self._answers = self._every_answer()
        for table in range(tables):
            self._deal(table)
        self._offer()

    def _deal(self, table: int) -> None:
        dice = self._dice[table]
        self.held[table] = 0
        self.colour[table] = NO_COLOUR
        self.beside[table] = 0
        first = self.options.first_player == "random"
        self.turn[table] = dice.order(self.players)[0] if first else 0
        self.pile[table] = stacked(LISTED, dice.order(DECK))
        self.top[table] = DECK
        self.stage[table] = Stage.OPENING

    def step(self, actions: Array) -> None:
        """Let every table's awaited seat do this; ValueError where one is not on its menu."""
        rows = np.arange(self.tables)
        chosen = np.asarray(actions)
        if chosen.shape != (self.tables,) or not self.mask[rows, chosen].all():
            raise ValueError("one allowed action a table: see mask")
        self.rewards[:] = 0
        self.dones[:] = False
        ended = np.zeros(self.tables, np.bool_)
        won = np.zeros(self.tables, np.bool_)
        self._drawn(rows[chosen == self._draw], ended, won)
        self._bought(rows[(chosen >= self._buy) & (chosen < self._buy + self.players)],
                     chosen, ended, won)  # fmt: skip
        answers = rows[self._pays[chosen]]
        if answers.size:
            self._paid(answers, self._costs[chosen[answers]], ended)
        sent = rows[chosen == self._fairy]
        if sent.size:
            fairy = np.zeros((sent.size, KINDS), np.int8)
            fairy[:, FAIRY] = 1
            self._paid(sent, fairy, ended, releases=False)
        ended[chosen == self._stop] = True
        self.turn[ended] = (self.turn[ended] + 1) % self.players
        self.stage[ended] = Stage.OPENING
        over = np.flatnonzero(won)
        if over.size:
            self.rewards[over] = -1.0 / (self.players - 1)
            self.rewards[over, self.turn[over]] = 1.0
            self.dones[over] = True
            for table in over:
                self._deal(int(table))
        self._offer()

    def _drawn(self, rows: Array, ended: Array, won: Array) -> None:
        for table in rows[self.top[rows] == 0]:  # D9
            things = listed(self.beside[table].tolist())
            order = self._dice[table].order(len(things))
            self.pile[table, : len(things)] = stacked(things, order)
            self.top[table] = len(things)
            self.beside[table] = 0
        self.top[rows] -= 1
        cards = self.pile[rows, self.top[rows]]
        witch = cards == WITCH
        met = rows[witch]
        nothing = self._payable(met) == 0  # D7
        self.stage[met] = Stage.BEWITCHED
        self.beside[met[nothing], WITCH] += 1
        ended[met[nothing]] = True
        rows, cards = rows[~witch], cards[~witch]
        seats = self.turn[rows]
        self.stage[rows] = Stage.PRESSING
        self.held[rows, seats, cards] += 1
        free = (self.colour[rows] != cards[:, None]).all(1)
        takes = (self.colour[rows, seats] == NO_COLOUR) & (cards < DIAMOND) & free
        self.colour[rows[takes], seats[takes]] = cards[takes]
        self._complete(rows, seats, won)

    def _bought(self, rows: Array, chosen: Array, ended: Array, won: Array) -> None:
        if not rows.size:
            return
        seats, sellers = self.turn[rows], chosen[rows] - self._buy
        colours = self.colour[rows, seats]
        self.held[rows, seats, DIAMOND] -= PRICE
        if self.options.sale_goes_to == "seller":
            self.held[rows, sellers, DIAMOND] += PRICE
        else:
            self.beside[rows, DIAMOND] += PRICE  # D1
        self.held[rows, sellers, colours] -= 1
        self.held[rows, seats, colours] += 1
        self._complete(rows, seats, won)
        ended[rows[~won[rows]]] = True

    def _paid(self, rows: Array, costs: Array, ended: Array, releases: bool = True) -> None:
        seats = self.turn[rows]
        self.held[rows, seats] -= costs
        self.beside[rows] += costs
        self.beside[rows, WITCH] += 1
        ended[rows] = True
        if releases and self.options.release_colour_when_empty:
            own = self.colour[rows, seats]
            empty = (own != NO_COLOUR) & (self.held[rows, seats, own] == 0)
            self.colour[rows[empty], seats[empty]] = NO_COLOUR  # D3

    def _complete(self, rows: Array, seats: Array, won: Array) -> None:
        own = self.colour[rows, seats]
        won[rows] = (own != NO_COLOUR) & (self.held[rows, seats, own] >= CASTLE)

    def _payable(self, rows: Array) -> Array:
        """How many cards the seat whose turn it is holds, fairies included."""
        return self.held[rows, self.turn[rows]].sum(1)

    def _offer(self) -> None:
        """Fill the masks."""
        rows = np.arange(self.tables)
        mask, seats = self.mask, self.turn
        mask[:] = False
        bewitched = self.stage == Stage.BEWITCHED
        mask[~bewitched, self._draw] = True
        mask[self.stage == Stage.PRESSING, self._stop] = True
        own = self.colour[rows, seats]
        rich = (self.held[rows, seats, DIAMOND] >= PRICE) & (own != NO_COLOUR)
        buyers = np.flatnonzero((self.stage == Stage.OPENING) & rich)
        if buyers.size:
            sells = self.held[buyers, :, own[buyers]] > 0
            sells[np.arange(buyers.size), seats[buyers]] = False
            mask[buyers, self._buy : self._buy + self.players] = sells
        met = np.flatnonzero(bewitched)
        if met.size:
            held = np.minimum(self.held[met, seats[met]][:, PAYABLE], TOLL)
            mask[met] = self._answers[held @ PLACES]

    def _every_answer(self) -> Array:
        """The menus of the witch, by what is held of each kind, from none to three or more."""
        keys = np.arange((TOLL + 1) ** len(PAYABLE))
        held = np.zeros((keys.size, KINDS), np.int8)
        for place, card in zip(PLACES, PAYABLE, strict=True):
            held[:, card] = keys // place % (TOLL + 1)
        spared = held[:, FAIRY] if self.options.fairy_never_paid else 0
        toll = np.minimum(TOLL, held.sum(1) - spared)
        menus = self._pays & (self._costs.sum(1) == toll[:, None])
        for card in PAYABLE:
            menus &= self._costs[:, card] <= held[:, card, None]
        menus[:, self._fairy] = held[:, FAIRY] > 0
        return menus
