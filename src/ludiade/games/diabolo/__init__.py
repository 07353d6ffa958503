"""Diabolo: tip five lines towards heaven or hell, and hold the right colours when they count."""

from collections.abc import Sequence
from pathlib import Path

from ludiade.games.diabolo import types as t
from ludiade.games.diabolo.imagine import imagine
from ludiade.games.diabolo.rules import Table
from ludiade.games.diabolo.sheet import sheet
from ludiade.kernel import types as kinds
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.game import Game


class Diabolo(Game[t.Options, t.View]):
    id = "diabolo"
    rules = 1
    seats = range(2, 6)  # two players are unofficial, and the texts say so
    folder = Path(__file__).parent
    Options = t.Options
    Action = t.Action
    Event = t.Event
    View = t.View
    Sheet = t.Sheet
    sums_up = (t.Totalled, t.Weighed)

    def start(self, options: t.Options, players: int) -> Table:
        return Table(options, players)

    def imagine(
        self, options: t.Options, players: int, eyes: Eyes, view: t.View, dice: Dice
    ) -> Table:
        return imagine(options, players, view, dice)

    def sheet(
        self, options: t.Options, players: int, told: Sequence[kinds.Event], view: t.View
    ) -> t.Sheet:
        return sheet(players, told)

    def standing(self, options: t.Options, view: t.View) -> list[int]:
        """The points of the rounds that were counted; in a round they are hidden in hands."""
        return view.scores


game = Diabolo()
