"""Diamoniak: build one's castle, press one's luck, beware of the witch."""

from pathlib import Path

from ludiade.games.diamoniak import types as t
from ludiade.games.diamoniak.imagine import imagine
from ludiade.games.diamoniak.rules import Table
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.game import Game


class Diamoniak(Game[t.Options, t.View]):
    id = "diamoniak"
    rules = 1
    seats = range(2, 5)
    folder = Path(__file__).parent
    Options = t.Options
    Action = t.Action
    Event = t.Event
    View = t.View

    def start(self, options: t.Options, players: int) -> Table:
        return Table(options, players)

    def imagine(
        self, options: t.Options, players: int, eyes: Eyes, view: t.View, dice: Dice
    ) -> Table:
        return imagine(options, players, view, dice)


game = Diamoniak()
