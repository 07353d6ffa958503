"""The rulings A1 to A20, each under the name it has in the rules."""

import pytest

from ludiade.games.diamino import types as t
from ludiade.games.diamino.scoring import value_of
from ludiade.kernel.eyes import Eyes
from tests.games.diamino.tables import (
    KEPI,
    SEED,
    act,
    over,
    place,
    refused,
    refused_place,
    shuffle,
    table,
    whole_view,
)


@pytest.mark.parametrize(("scoring", "points"), [("none", 0), ("placed", 12), ("main_word", 13)])
def test_A1_words_score_only_if_agreed(scoring, points):
    it = table(["ZSTE", "A"], reserve="EEEE", board=KEPI, word_scoring=scoring)
    place(it, "I7", "ZESTE")
    assert it.points == [points, 0]


def test_A1_main_word_of_one_tile_with_two_words_is_the_dearer():
    crossing = [("8H", "KEPI"), ("L9", "OS")]  # an S at L8 makes KEPIS, 14, and SOS, 3
    for at, word in (("8H", "KEPIS"), ("L8", "SOS")):
        it = table(["S", "A"], reserve="E", board=crossing, word_scoring="main_word")
        place(it, at, word)
        assert it.points[0] == 14


@pytest.mark.parametrize("can_finish", [True, False])
def test_A2_putting_back_the_last_tile(can_finish):
    it = table(
        ["RISE", "KA"], reserve="Z", board=SEED, formula="race", red_discard_can_finish=can_finish
    )
    place(it, "K8", "IRIS")
    if can_finish:
        act(it, t.Shed("E"))
        shuffle(it)
        assert over(it) == ([10, 0], [1, 2])  # no black square, not doubled
    else:
        assert (it.turn, it.racks[0]) == (1, "E")


def test_A3_a_green_devil_with_an_empty_reserve_finishes():
    it = table(["SI", "KA"], board=[*SEED, ("K8", "IRI")], formula="race")
    place(it, "12I", "SI")
    assert over(it)[0] == [10, 0]


def test_A4_two_devils_in_one_move_both_count():
    # Row 12 has green devils at F12 and J12.
    it = table(["SOIES", "A", "B"], reserve="E" * 9, board=[("H8", "KEPI")])
    place(it, "12F", "SOIES")
    assert it.points == [0, 10, 10]
    it = table(["SOIES" * 2, "A"], reserve="QZE", board=[("H8", "KEPI")], formula="race")
    place(it, "12F", "SOIES")
    assert (it.racks[0], it.reserve) == ("EIOQSSZ", "E")


def test_A5_the_start_square_is_no_devil_but_an_opening_may_cover_one():
    it = table(["KEPI", "A"], reserve="EEEE")
    place(it, "8H", "KEPI")
    assert it.points == [0, 0]
    it = table(["CHATEAUX", "A"], reserve="E" * 8)
    place(it, "8H", "CHATEAUX")
    assert it.points == [10, 0]


def test_A6_exchange_on_ones_own_turn_only():
    it = table(["AEI", "AEI"], reserve="XYZ")
    assert refused(it, t.Exchange("A"), seat=1)[0] == "not_your_turn"


def test_A7_no_more_than_the_reserve():
    it = table(["AEI", "A"], reserve="XY")
    assert refused(it, t.Exchange("AEI")) == ("reserve_too_small", "A7")
    assert refused(table(["AEI", "A"]), t.Exchange("A")) == ("reserve_too_small", "A7")


def test_A8_one_line_one_main_word():
    it = table(["SSSE", "A"], board=KEPI)
    assert refused_place(it, "8H", "KEPI.S") == ("bad_letters", "1.5")
    assert refused_place(it, "8H", "KEPI S") == ("bad_letters", "1.5")


def test_A9_a_contest_after_the_next_turn_began_is_too_late():
    it = table(["XEPI", "AE"], reserve="EEEE")
    place(it, "8H", "XEPI")
    assert refused(it, t.Contest()) == ("nothing_to_contest", "A9")
    assert refused(it, t.Contest(), seat=0)[0] == "not_your_turn"


def test_A10_one_contest_is_enough():
    it = table(["XEPI", "A", "B"], reserve="EEEE")
    act(it, t.Place("8H", "XEPI"))
    act(it, t.Contest(), seat=2)
    assert (it.points, it.turn) == ([0, 5, 5], 1)


def test_A11_a_penalty_draw_with_an_empty_reserve_only_costs_the_turn():
    it = table(["XEPI", "A"], formula="race")
    place(it, "8H", "XEPI", answer="contest")
    assert (it.racks[0], it.turn) == ("EIPX", 1)


def test_A12_a_first_word_of_one_letter():
    assert refused_place(table(["KEPI", "A"]), "8H", "K") == ("too_short", "1.5")


def test_A13_who_does_not_open_leaves_it_to_the_next():
    it = table(["AI", "KEPI"], reserve="EEEE")
    act(it, t.Pass())
    assert refused_place(it, "1A", "KEPI") == ("begin_on_start", "1.7.3")
    place(it, "8H", "KEPI")


@pytest.mark.parametrize("open_racks", [False, True])
def test_A14_racks_are_hidden_unless_open(open_racks):
    it = table(["AI", "KEPI"], reserve="EEEE", open_racks=open_racks)
    view = it.view(Eyes(0))
    assert view.racks == ["AI", "EIKP" if open_racks else 4]
    assert (view.reserve, view.scores) == (4, [0, 0])
    assert it.view(Eyes()).racks == (["AI", "EIKP"] if open_racks else [2, 4])


@pytest.mark.parametrize("rounds", [1, 3])
def test_A15_rounds_without_a_placement_end_the_deal(rounds):
    it = table(["AI", "KEPI"], reserve="ESN", max_idle_rounds=rounds)
    for turn in range(2 * rounds):
        assert it.idle == turn
        act(it, t.Exchange(it.racks[it.turn][0]))
        shuffle(it)
    assert over(it)[0] == [-value_of(rack) for rack in it.racks]


def test_A16_nobody_gets_a_last_turn():
    it = table(["KEPI", "A", "B"])
    place(it, "8H", "KEPI")
    assert over(it)[0] == [25 + 1 + 4, -1, -4]


def test_A17_a_joker_covers_a_devil_as_a_letter_does():
    it = table(["CHATEAU*", "A"], reserve="E" * 8)
    place(it, "8H", "CHATEAUx")
    assert it.points == [10, 0]


def test_A18_extending_a_word_makes_a_new_one():
    it = table(["S", "A"], reserve="E", board=SEED)
    place(it, "I7", "ZESTES")
    assert it.laid[-1].word == "ZESTES"


def test_A19_later_words_have_no_limit():
    it = table(["E" * 14, "A"], reserve="E", board=KEPI)
    act(it, t.Place("I1", "EEEEEEEEEEEEEEE"))
    assert whole_view(it).standing.word == "E" * 15


def test_A20_points_add_up_and_the_start_moves_left():
    it = table(["KEPI", "QE", "D"], formula="race", rounds=2)
    it.first = 0
    place(it, "8H", "KEPI")
    assert (it.points, it.first, it.turn, it.round) == ([11, 0, 0], 1, 1, 2)
    assert it.waiting().size == 112
    shuffle(it)
    assert (it.turn, len(it.racks[0]), it.has_tiles(), it.laid) == (1, 32, False, [])
