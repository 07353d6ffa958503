"""Diabolo in figures: every round stands on the sheet, with its lines, cards and Doubles."""

from ludiade.games.diabolo import game
from ludiade.games.diabolo.cards import COLOURS
from ludiade.games.diabolo.types import Options
from ludiade.kernel.eyes import SPECTATOR
from ludiade.kernel.inputs import Shuffled
from tests.games.diabolo.table import answer, closed, stacked


def sheet(told, table, players=3):
    return game.sheet(Options(), players, told, table.view(SPECTATOR))


def test_a_doubled_line_and_a_lost_one_are_told_with_the_cards_that_made_them():
    told = []
    lines = {"violet": ([5, 1], [4, 2, 1]), "green": ([2, 5], [1, 2, 2])}
    hands = ["violet-5 green-3 green-1", "violet-4 violet-2", ""]
    table = closed(lines, hands, told=told, rounds=1)
    under_way = sheet(told, table)
    assert ([line.colour for line in under_way.counting], under_way.rounds) == (COLOURS[:4], [])
    told += answer(table, True, True, False)
    assert sheet(told, table).counting == []
    (one,) = sheet(told, table).rounds
    by_colour = {line.colour: line for line in one.lines}
    violet, green = by_colour["violet"], by_colour["green"]
    assert (violet.stronger, violet.demon_sum, violet.angel_sum, violet.most) == ("angel", 6, 7, 6)
    assert [(s.seat, s.values, s.doubled, s.points) for s in violet.shares] == [
        (1, [2, 4], True, 12)
    ]
    assert violet.locked
    assert [(s.seat, s.values, s.points) for s in green.shares] == [(0, [1, 3], -4)]
    assert by_colour["yellow"].shares == []
    assert one.points == one.totals == [-4, 12, 0]


def test_the_rounds_before_the_last_stay_on_the_sheet():
    told = []
    table = closed({"red": ([1], [5])}, ["red-3", "red-2", ""], told=told, rounds=2)
    told += answer(table, False, False, False)
    assert [one.points for one in sheet(told, table).rounds] == [[3, 0, 0]]
    table.apply(Shuffled(stacked()), told)
    assert [one.number for one in sheet(told, table).rounds] == [1], "one under way is none yet"
    assert sheet(told, table).order == [0, 1, 2]
