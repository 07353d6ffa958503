"""Diadingo in figures: dollars of each game by its own rings, empty ones too for professionals."""

from ludiade.games.diadingo import game
from ludiade.games.diadingo import types as t
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import SPECTATOR
from ludiade.kernel.inputs import Awaiting, Over, Shuffle, Shuffled
from ludiade.kernel.types import Seat
from tests.games.diadingo.table import deal, do


def to_the_end(table, told, seed=5):
    dice = Dice(seed)
    while not isinstance(waiting := table.waiting(), Over):
        if isinstance(waiting, Shuffle):
            table.apply(Shuffled(dice.order(waiting.size)), told)
        else:
            assert isinstance(waiting, Awaiting)
            table.apply(table.pick(waiting.only, dice), told)
    return waiting.scores


def sheet(table, told, **options):
    return game.sheet(t.Options(**options), len(table.rings), told, table.view(SPECTATOR))


def test_empty_rings_cost_professionals_what_the_sheet_says():
    told = []
    table = deal(players=2, professional=True, tell=told)
    scores = to_the_end(table, told)
    (one,) = sheet(table, told, professional=True).rounds
    for seat, earned in enumerate(one.players):
        full = [ring.value for ring in earned.rings if ring.diamond]
        empty = [ring.value for ring in earned.rings if not ring.diamond]
        assert (earned.full, earned.won) == (len(full), sum(full))
        assert (earned.empty, earned.lost) == (len(empty), sum(empty))
        assert scores[seat] == earned.won - earned.lost == one.points[seat]
    assert any(earned.lost for earned in one.players)


def test_empty_rings_cost_nobody_else_anything():
    told = []
    table = deal(players=2, tell=told)
    scores = to_the_end(table, told)
    (one,) = sheet(table, told).rounds
    assert [earned.won for earned in one.players] == scores
    assert [earned.lost for earned in one.players] == [0, 0]


def test_a_series_keeps_each_games_dollars_with_that_games_rings():
    told = []
    table = deal(players=3, games=2, tell=told)
    scores = to_the_end(table, told)
    first, second = sheet(table, told, games=2).rounds
    for one in (first, second):
        assert one.points == [earned.won for earned in one.players]
    assert second.totals == scores
    assert first.players != second.players
    assert [earned.rings for earned in second.players] == [
        player.rings for player in table.view(SPECTATOR).players
    ]


def test_a_theft_empties_one_ring_and_fills_another():
    told = []
    table = deal("ring-1000", "ring-1000", "ring-2000", "theft", players=2, tell=told)
    for place in (0, 30, 1):  # seat 0 lifts a diamond, seat 1 finds a fixed one
        do(table, t.Take(place), told)
    do(table, t.Steal(Seat(0), 0, 0), told)
    to_the_end(table, told)
    (one,) = sheet(table, told).rounds
    assert [e.rings for e in one.players] == [p.rings for p in table.view(SPECTATOR).players]
    assert one.players[1].rings[0] == t.RingCard(1000, True)
    thefts = [(event.seat, event.victim) for event in told if isinstance(event, t.Stole)]
    for seat, earned in enumerate(one.players):
        assert earned.stole == sum(thief == seat for thief, _ in thefts)
        assert earned.robbed == sum(victim == seat for _, victim in thefts)
