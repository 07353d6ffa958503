"""Diadingo: lift loose diamonds onto one's rings, and steal what others have lifted."""

from collections.abc import Sequence
from pathlib import Path

from ludiade.games.diadingo import types as t
from ludiade.games.diadingo.imagine import imagine
from ludiade.games.diadingo.material import BOXES
from ludiade.games.diadingo.rules import Table
from ludiade.games.diadingo.sheet import sheet
from ludiade.kernel import types as kinds
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.game import Game


class Diadingo(Game[t.Options, t.View]):
    id = "diadingo"
    rules = 1
    seats = range(2, 9)
    folder = Path(__file__).parent
    hides = False
    Options = t.Options
    Action = t.Action
    Event = t.Event
    View = t.View
    Sheet = t.Sheet
    sums_up = (t.Earned,)

    def start(self, options: t.Options, players: int) -> Table:
        return Table(options, players, BOXES[options.values])

    def imagine(
        self, options: t.Options, players: int, eyes: Eyes, view: t.View, dice: Dice
    ) -> Table:
        return imagine(options, players, BOXES[options.values], view, dice)

    def sheet(
        self, options: t.Options, players: int, told: Sequence[kinds.Event], view: t.View
    ) -> t.Sheet:
        return sheet(options, players, told)

    def standing(self, options: t.Options, view: t.View) -> list[int]:
        """The dollars of the games before, and of one's rings now."""
        empty = -1 if options.professional else 0
        return [
            total + sum(ring.value * (1 if ring.diamond else empty) for ring in player.rings)
            for total, player in zip(view.scores, view.players, strict=True)
        ]

    def naming(self, view: t.View, action: kinds.Action) -> dict[str, object]:
        """Rings have no numbers for people: a theft is called by what it brings."""
        if not isinstance(action, t.Steal):
            return {}
        return {"dollars": view.players[action.victim].rings[action.ring].value}


game = Diadingo()
