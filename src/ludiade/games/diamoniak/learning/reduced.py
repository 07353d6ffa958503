"""Diamoniak with a handful of cards.

Only the order of the pile is secret, so what everybody sees is the whole position: a draw is a
chance over the kinds of card that are left.
"""
# Not compiled: run by laboratories only.

from collections import Counter
from collections.abc import Hashable

from ludiade.games.diamoniak import Diamoniak
from ludiade.games.diamoniak import types as t
from ludiade.games.diamoniak.cards import KINDS
from ludiade.games.diamoniak.imagine import imagine
from ludiade.games.diamoniak.rules import Table
from ludiade.games.diamoniak.types import Draw
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Move, Shuffled
from ludiade.kernel.learning import reduced
from ludiade.kernel.learning.reduced import Outcomes
from ludiade.kernel.piles import listed
from ludiade.kernel.state import State

PLAYERS = 2


class Small(Diamoniak):
    """The same game of other counts of cards and a smaller castle."""

    def __init__(self, counts: list[int], castle: int) -> None:
        self.counts = counts
        self.castle = castle

    def start(self, options: t.Options, players: int) -> Table:
        return Table(options, players, self.counts, self.castle)

    def imagine(
        self, options: t.Options, players: int, eyes: Eyes, view: t.View, dice: Dice
    ) -> Table:
        return imagine(options, players, view, dice, self.counts, self.castle)


class Reduced(reduced.Reduced):
    """A game of these counts of cards, in the order of `cards.CARDS`, and such a castle."""

    def __init__(self, counts: list[int], castle: int) -> None:
        super().__init__(Small(counts, castle), t.Options())
        self.counts = counts
        self.about = f"{sum(counts)} cards, a castle of {castle}"

    def openings(self) -> Outcomes:
        table = self.game.start(self.options, PLAYERS)
        table.apply(Shuffled(list(range(sum(self.counts)))))
        return [(1.0, table)]

    def after(self, state: State, move: Move) -> Outcomes:
        assert isinstance(state, Table)
        if not isinstance(move.action, Draw):
            return super().after(state, move)
        left = Counter(state.pile or listed(state.beside))
        found: Outcomes = []
        for card, count in sorted(left.items()):
            twin = state.copy()
            assert isinstance(twin, Table)
            if not twin.pile:  # D9
                twin.beside = [0] * KINDS
            twin.pile = [*(left - Counter([card])).elements(), card]
            twin.apply(move)
            found.append((count / left.total(), twin))
        return found

    def position(self, state: State) -> Hashable:
        assert isinstance(state, Table)
        held, beside = tuple(state.held_cards), tuple(state.beside)
        return int(state.turn), int(state.stage), tuple(state.colour), held, beside


form = Reduced([2, 2, 0, 0, 1, 1, 0], 2)
