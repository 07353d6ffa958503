"""Diego in figures: every pair with its own sign, every sum with its parts, teams apart."""

import pytest

from ludiade.games.diego import game
from ludiade.games.diego.types import Options, Pass
from ludiade.kernel.eyes import SPECTATOR
from tests.games.diego.table import claim, deal, do, expire, lay, pass_by


def finish(table, told):
    while table.view(SPECTATOR).turn is not None:
        told += pass_by(table)
    return told


def sheet(table, told, players=2, **options):
    return game.sheet(Options(**options), players, told, table.view(SPECTATOR))


@pytest.mark.parametrize(
    ("side", "points"), [("diego", (2, -2)), ("pas_diego", (4, -4))], ids=["diego", "pas_diego"]
)
def test_a_pair_won_against_a_pass_counts_by_its_side_and_is_right_when_it_matches(side, points):
    told = []
    hands, row = [["cinq demis", "3/4"]], ["25/10", "0,75", "2/5"]
    table = deal(hands, row, pass_contest_side=side)
    told += do(table, Pass())
    told += claim(table, "cinq demis", "25/10", seat=1)  # true
    told += pass_by(table)  # seat 1
    told += do(table, Pass())
    told += claim(table, "3/4", "2/5", seat=1)  # false
    finish(table, told)
    found = sheet(table, told, pass_contest_side=side)
    pairs = found.results[1].pairs
    assert [(p.side, p.match, p.right, p.points) for p in pairs] == [
        (side, True, True, points[0]),
        (side, False, False, points[1]),
    ]
    assert [p.against_pass for p in pairs] == [side == "pas_diego"] * 2
    assert found.results[1].points == table.waiting().scores[1] == 0


def test_an_objection_is_right_where_the_pair_does_not_match():
    told = []
    table = deal([["2/5"], []], ["2,5"])
    told += lay(table, "2/5", "2,5", by=1)
    finish(table, told)
    (pair,) = sheet(table, told).results[1].pairs
    assert (pair.side, pair.match, pair.right, pair.points) == ("pas_diego", False, True, 4)
    assert pair.first.number == "2/5"


def test_a_player_s_parts_add_up_to_their_own_points_and_a_team_s_to_both():
    told = []
    hands = [["3/4"], ["2/5"], ["1/4"], []]
    table = deal(hands, ["0,75", "2,5", "0,25"], players=4, teams=True, capital=100)
    told += lay(table, "3/4", "0,75")  # seat 0: +2
    told += lay(table, "2/5", "2,5")  # seat 1: −2
    told += lay(table, "1/4", "0,25")  # seat 2: +2
    finish(table, told)
    found = sheet(table, told, 4, teams=True, capital=100)
    assert [result.points for result in found.results] == [102, 98, 102, 100]
    for result in found.results:
        assert sum(term.points for term in result.terms) == result.points
        assert all(term.points == term.count * term.each for term in result.terms)
    assert [(team.seats, team.parts, team.points) for team in found.teams] == [
        ([0, 2], [102, 102], 204),
        ([1, 3], [98, 100], 198),
    ]
    assert found.order[:2] == [0, 2]
    assert table.waiting().scores == [204, 198, 204, 198]


def test_nothing_is_told_before_the_control_sheet_is_turned_up():
    told = []
    table = deal([["3/4"]], ["0,75"], training=True)
    told += claim(table, "3/4", "0,75")
    told += expire(table)
    assert sheet(table, told, training=True) is None
