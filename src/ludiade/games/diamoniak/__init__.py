"""Diamoniak: build one's castle, press one's luck, beware of the witch."""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from pathlib import Path

from ludiade.games.diamoniak import types as t
from ludiade.games.diamoniak.cards import PAYABLE_NAMES, TOLL
from ludiade.games.diamoniak.imagine import imagine
from ludiade.games.diamoniak.rules import Table
from ludiade.games.diamoniak.sheet import sheet
from ludiade.kernel import types as kinds
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.game import Game
from ludiade.kernel.types import Seat


class Diamoniak(Game[t.Options, t.View]):
    id = "diamoniak"
    rules = 1
    seats = range(2, 5)
    folder = Path(__file__).parent
    hides = False
    Options = t.Options
    Action = t.Action
    Event = t.Event
    View = t.View
    Sheet = t.Sheet
    sums_up = (t.Won,)

    def start(self, options: t.Options, players: int) -> Table:
        return Table(options, players)

    def imagine(
        self, options: t.Options, players: int, eyes: Eyes, view: t.View, dice: Dice
    ) -> Table:
        return imagine(options, players, view, dice)

    def sheet(
        self, options: t.Options, players: int, told: Sequence[kinds.Event], view: t.View
    ) -> t.Sheet:
        return sheet(told, view)

    def standing(self, options: t.Options, view: t.View) -> list[int]:
        """The stages of each castle."""
        return [player.castle for player in view.players]

    def list_actions(self, players: int) -> list[kinds.Action]:
        buys = [t.Buy(Seat(seller)) for seller in range(players)]
        tolls = [
            t.Pay(cards)
            for size in range(TOLL + 1)
            for cards in combinations_with_replacement(PAYABLE_NAMES, size)
        ]
        return [t.Draw(), t.Stop(), *buys, *tolls, t.Fairy()]


game = Diamoniak()
