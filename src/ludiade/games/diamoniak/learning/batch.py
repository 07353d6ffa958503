# cython: language_level=3, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
# mypy: ignore-errors
# Not compiled: by mypyc; Cython compiles it, to which `batch.pxd` gives the types.
"""Diamoniak: many tables advanced by one call, by the same laws as the single table (4.2 to 4.7).

Numbers of actions are those of `game.actions(players)`. Table n is the match that a single table
plays with the dice of its seed.
"""

from __future__ import annotations

from itertools import product

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
from ludiade.games.diamoniak.learning.observation import observe
from ludiade.games.diamoniak.stages import Stage
from ludiade.kernel.piles import listed

try:
    import cython
except ImportError:
    from ludiade.kernel import cythonless as cython

if cython.compiled:
    from cython.cimports.ludiade.kernel.learning.batch import Batch as Shared
else:
    from ludiade.kernel.learning.batch import Batch as Shared

DECK = sum(COUNTS)
OPENING, PRESSING, BEWITCHED = Stage.OPENING, Stage.PRESSING, Stage.BEWITCHED
FAIRY_AT = PAYABLE.index(FAIRY)
DRAW, STOP, BUY = 0, 1, 2
"""The first actions; then come the sellers, the tolls and the fairy."""


class Batch(Shared):
    """`held` (tables, players, kinds), `colour`, `beside`, `pile` with `top`, and `stage`.

    `pile` is the truth, its order included; what a seat sees is all the rest.
    """

    def __init__(self, tables, players, seed, options, threads, observes):
        every = game.actions(players)
        most = len(every)
        super().__init__(
            game, observe, most, tables, players, seed, options, threads, observes
        )  # fmt: skip
        self.held = np.zeros((tables, players, KINDS), np.int8)
        self.colour = np.zeros((tables, players), np.int8)
        self.beside = np.zeros((tables, KINDS), np.int8)
        self.pile = np.zeros((tables, DECK), np.int8)
        self.top = np.zeros(tables, np.int8)
        self.stage = np.zeros(tables, np.int8)
        self._anyone_begins = options.first_player == "random"
        self._pays_seller = options.sale_goes_to == "seller"
        self._releases = options.release_colour_when_empty
        self._fairy = every.index(t.Fairy())
        self._held = memoryview(self.held)
        self._colour = memoryview(self.colour)
        self._beside = memoryview(self.beside)
        self._pile = memoryview(self.pile)
        self._top = memoryview(self.top)
        self._stage = memoryview(self.stage)
        self._deck = memoryview(np.array(listed(COUNTS), np.int8))
        costs = np.zeros((len(every), KINDS), np.int8)
        for number, action in enumerate(every):
            for card in action.cards if isinstance(action, t.Pay) else ():
                costs[number, INDEX[card]] += 1
        costs[self._fairy, FAIRY] = 1
        self._costs = memoryview(costs)
        tolls, ways = toll_menus(every, options.fairy_never_paid)
        self._tolls = memoryview(tolls)
        self._ways = memoryview(ways)
        self.begin()

    # 4.2 Setup

    def deal(self, n: cython.Py_ssize_t) -> cython.void:
        at: cython.int
        seat: cython.int
        self._seats[n] = self.first_of(n, self.players) if self._anyone_begins else 0  # D17
        for at in range(DECK):
            self._pile[n, at] = self._deck[at]
        self.shuffle(n, self._pile, DECK)
        self._top[n] = DECK
        for at in range(KINDS):
            self._beside[n, at] = 0
        for seat in range(self.players):
            self._colour[n, seat] = NO_COLOUR
            for at in range(KINDS):
                self._held[n, seat, at] = 0
        self._stage[n] = OPENING

    # 4.4 A turn: draw as often as one dares, or buy

    def act(self, n: cython.Py_ssize_t, action: cython.int) -> cython.bint:
        seat: cython.int = self._seats[n]
        if action == DRAW:
            return self.draw(n, seat)
        if action == STOP:
            self.end_turn(n)
            return False
        if action < BUY + self.players:
            return self.buy(n, seat, action - BUY)
        self.pay(n, seat, action)
        return False

    def draw(self, n: cython.Py_ssize_t, seat: cython.int) -> cython.bint:
        at: cython.int
        colour: cython.int = self._colour[n, seat]
        if self._top[n] == 0:
            self.reshuffle(n)  # D9
        self._top[n] -= 1
        card: cython.int = self._pile[n, self._top[n]]
        if card == WITCH:
            for at in range(KINDS):
                if self._held[n, seat, at] > 0:
                    self._stage[n] = BEWITCHED
                    return False
            self._beside[n, WITCH] += 1  # D7: nothing held, nothing paid, nobody asked
            self.end_turn(n)
            return False
        self._stage[n] = PRESSING
        self._held[n, seat, card] += 1
        if colour == NO_COLOUR and card < DIAMOND:
            for at in range(self.players):
                if self._colour[n, at] == card:
                    return False
            self._colour[n, seat] = card
            return self.has_won(n, seat)  # D16
        return card == colour and self.has_won(n, seat)

    def reshuffle(self, n: cython.Py_ssize_t) -> cython.void:
        kind: cython.int
        at: cython.int = 0
        for kind in range(KINDS):
            while self._beside[n, kind] > 0:
                self._beside[n, kind] -= 1
                self._pile[n, at] = kind
                at += 1
        self.shuffle(n, self._pile, at)
        self._top[n] = at

    def end_turn(self, n: cython.Py_ssize_t) -> cython.void:
        seat: cython.int = self._seats[n] + 1
        self._seats[n] = seat if seat < self.players else 0
        self._stage[n] = OPENING

    def has_won(self, n: cython.Py_ssize_t, seat: cython.int) -> cython.bint:
        other: cython.int
        if self._held[n, seat, self._colour[n, seat]] < CASTLE:
            return False
        for other in range(self.players):
            self._scores[n, other] = other == seat
        return True

    # 4.4 The witch takes three cards, or leaves with a fairy

    def pay(self, n: cython.Py_ssize_t, seat: cython.int, action: cython.int) -> cython.void:
        kind: cython.int
        cost: cython.int
        colour: cython.int = self._colour[n, seat]
        for kind in range(KINDS):
            cost = self._costs[action, kind]
            self._held[n, seat, kind] -= cost
            self._beside[n, kind] += cost
        self._beside[n, WITCH] += 1
        if self._releases and action != self._fairy and colour != NO_COLOUR:
            if self._held[n, seat, colour] == 0:
                self._colour[n, seat] = NO_COLOUR  # D3
        self.end_turn(n)

    # 4.4 Three diamonds buy a card of one's colour, instead of drawing (D13)

    def buy(self, n: cython.Py_ssize_t, seat: cython.int, seller: cython.int) -> cython.bint:
        colour: cython.int = self._colour[n, seat]
        self._held[n, seat, DIAMOND] -= PRICE
        if self._pays_seller:
            self._held[n, seller, DIAMOND] += PRICE
        else:
            self._beside[n, DIAMOND] += PRICE  # D1
        self._held[n, seller, colour] -= 1
        self._held[n, seat, colour] += 1
        if self.has_won(n, seat):
            return True
        self.end_turn(n)
        return False

    # The menu

    def offer(self, n: cython.Py_ssize_t) -> cython.void:
        seat: cython.int = self._seats[n]
        stage: cython.int = self._stage[n]
        other: cython.int
        key: cython.int
        size: cython.int
        if stage == BEWITCHED:
            key = 0
            for other in range(KINDS):
                if other != WITCH:
                    size = self._held[n, seat, other]
                    key = key << 2 | (size if size < 3 else 3)
            size = self._ways[key]
            for other in range(size):
                self._menus[n, other] = self._tolls[key, other]
            self._sizes[n] = size
            return
        self._menus[n, 0] = DRAW
        size = 1
        if stage == PRESSING:
            self._menus[n, 1] = STOP
            size = 2
        elif self._held[n, seat, DIAMOND] >= PRICE and self._colour[n, seat] != NO_COLOUR:
            for other in range(self.players):
                if other != seat and self._held[n, other, self._colour[n, seat]] > 0:
                    self._menus[n, size] = BUY + other
                    size += 1
        self._sizes[n] = size

    # 4.7 What is seen, in the order of `observation`

    def look(self, n: cython.Py_ssize_t) -> cython.void:
        seat: cython.int = self._seats[n]
        place: cython.Py_ssize_t
        kind: cython.Py_ssize_t
        colour: cython.Py_ssize_t
        at: cython.Py_ssize_t = 0
        for _ in range(self.players):
            colour = self._colour[n, seat]
            for kind in range(DIAMOND):
                self._seen[n, at + kind] = kind == colour
            at += DIAMOND
            self._seen[n, at] = self._held[n, seat, colour] if colour != NO_COLOUR else 0
            at += 1
            for kind in range(KINDS):
                self._seen[n, at + kind] = self._held[n, seat, kind] if kind != colour else 0
            at += KINDS
            seat = seat + 1 if seat + 1 < self.players else 0
        for kind in range(KINDS):
            self._seen[n, at + kind] = self._beside[n, kind]
        at += KINDS
        self._seen[n, at] = self._top[n]
        at += 1
        for place in range(self.players):
            self._seen[n, at + place] = place == 0  # whose turn it is looks
        at += self.players
        self._seen[n, at] = self._stage[n] == OPENING
        self._seen[n, at + 1] = self._stage[n] == PRESSING
        self._seen[n, at + 2] = self._stage[n] == BEWITCHED


def toll_menus(every, spares_fairies):
    """The menus of the witch and their sizes, by what is held of each kind, up to three of it."""
    keys = list(product(range(TOLL + 1), repeat=len(PAYABLE)))
    tolls = np.zeros((len(keys), len(every)), np.int32)
    ways = np.zeros(len(keys), np.int32)
    pays = [
        (number, [sum(INDEX[name] == card for name in action.cards) for card in PAYABLE])
        for number, action in enumerate(every)
        if isinstance(action, t.Pay)
    ]
    for key, held in enumerate(keys):
        payable = (*held[:FAIRY_AT], 0) if spares_fairies else held
        toll = min(TOLL, sum(payable))
        menu = [
            number
            for number, cost in pays
            if sum(cost) == toll and all(c <= h for c, h in zip(cost, payable, strict=True))
        ]
        if held[FAIRY_AT] > 0:
            menu.append(every.index(t.Fairy()))
        tolls[key, : len(menu)] = menu
        ways[key] = len(menu)
    return tolls, ways
