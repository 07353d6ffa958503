"""Diamoniak in figures: the castles from the highest down, and what witches took."""

from ludiade.games.diamoniak import game
from ludiade.games.diamoniak import types as t
from ludiade.kernel.types import Seat


def test_whoever_did_not_win_is_listed_by_their_castle():
    castles = [2, 6, 5, 3]
    players = [
        t.Player(colour, castle, {})
        for colour, castle in zip(("pink", "blue", "green", "violet"), castles, strict=True)
    ]
    view = t.View(players, 20, {}, None, None)
    told = [
        t.Drew(Seat(0), "witch", "witch"),
        t.Paid(Seat(0), ("pink", "diamond", "diamond")),
        t.Drew(Seat(2), "witch", "witch"),
        t.SentAway(Seat(2)),
        t.Bought(Seat(1), Seat(3), "blue", "seller"),
        t.Won(Seat(1), "blue"),
    ]
    sheet = game.sheet(t.Options(), 4, told, view)
    assert sheet.order == [1, 2, 3, 0]
    assert sheet.stages == 6
    assert [house.castle for house in sheet.households] == castles
    first, second, third, last = sheet.households
    assert (first.drew, first.witches, first.paid, first.sent_away) == (1, 1, 3, 0)
    assert (third.witches, third.paid, third.sent_away) == (1, 0, 1)
    assert (second.bought, last.sold) == (1, 1)
