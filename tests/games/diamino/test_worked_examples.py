"""The worked examples of rule 1.13, number by number."""

import pytest

from ludiade.games.diamino import types as t
from tests.games.diamino.tables import (
    SEED,
    act,
    over,
    place,
    refused,
    refused_place,
    shuffle,
    table,
)
from tests.games.diamino.test_rules import BEFORE_BLACK

FILL = "E" * 8


def test_example_1_KEPI():
    it = table(["KEPI" + FILL, "A"], reserve="SSSSS")
    told = place(it, "8H", "KEPI")
    assert (it.points, len(it.racks[0]), it.reserve) == ([0, 0], 12, "S")
    assert not any(isinstance(event, t.Covered) for event in told)


def test_example_2_ZESTE():
    it = table(["A", "ZSTE" + FILL], reserve="SSSSS", board=[("8H", "KEPI")], turn=1)
    place(it, "I7", "ZESTE")
    assert (it.points, it.racks[1]) == ([0, 0], "EEEEEEEESSSS")


def test_example_3_IRIS_on_a_red_devil():
    it = table(["RIS" + FILL, "A"], reserve="SSSS", board=SEED)
    place(it, "K8", "IRIS")
    assert it.points == [10, 0]
    it = table(["RIS" + FILL, "A"], reserve="SSSS", board=SEED, formula="race")
    place(it, "K8", "IRIS")
    act(it, t.Shed("E"))
    shuffle(it)
    assert len(it.racks[0]) == 11 - 3 - 1


def test_example_4_SI_on_a_green_devil():
    board = [*SEED, ("K8", "IRIS")]
    it = table(["SI" + FILL, "A", "B"], reserve="SSSS", board=board)
    told = place(it, "12I", "SI", answer="contest")  # ZESTES and SI exist
    assert it.points == [0, 5, 5]
    assert not next(event for event in told if isinstance(event, t.Contested)).justified
    it = table(["SI" + FILL, "A", "B"], reserve="SSSS", board=board, formula="race")
    place(it, "12I", "SI")
    assert len(it.racks[0]) == 10 - 2 + 1


def test_example_5_openings():
    it = table(["CHATEAUX", "A"], reserve="E" * 8)
    place(it, "8H", "CHATEAUX")
    assert it.points == [10, 0]
    it = table(["CHATEAUXE", "KEPI"])
    assert refused_place(it, "8H", "CHATEAUXE")[0] == "off_the_board"
    assert refused_place(table(["KEPI", "A"]), "8E", "KEPI") == ("begin_on_start", "1.7.3")


def scores_of_three(board=(), racks=("IS", "QE", "*RD"), **options):
    return table(list(racks), board=board, scores=[20, 30, 10], **options)


def test_example_6_the_end_with_score():
    it = scores_of_three()
    place(it, "8H", "IS")
    assert over(it)[0] == [57, 21, 7]


def test_example_7_the_same_on_a_black_square():
    it = scores_of_three(BEFORE_BLACK, ("US", "QE", "*RD"))
    place(it, "N10", "USR")
    assert over(it)[0] == [82, 21, 7]


def test_example_8_nobody_finishes():
    it = scores_of_three(racks=("N", "QE", "*RD"))
    for _ in range(3):
        act(it, t.Pass())
    assert over(it) == ([19, 21, 7], [2, 1, 3])


@pytest.mark.parametrize(("board", "at", "word", "points"),
                         [((), "8H", "US", 18), (BEFORE_BLACK, "N10", "USR", 36)])  # fmt: skip
def test_example_9_the_end_without_score(board, at, word, points):
    it = table(["US", "KD", "*", "BEEE"], reserve="ZZ", board=board, formula="race")
    place(it, at, word)
    assert over(it) == ([points, 0, 0, 0], [1, 2, 2, 2])


def test_example_10_XZQ_contested():
    it = table(["XZQ" + "E" * 9, "A", "B", "C"], reserve="SS")
    place(it, "8H", "XZQ", answer="contest")
    assert (it.points, len(it.racks[0]), it.turn) == ([0, 5, 5, 5], 12, 1)


def test_example_11_two_greens_with_five_tiles():
    it = table(
        ["SOIES" + "E" * 35, "A" * 40], reserve="S" * 32, board=[("H8", "KEPI")], formula="race"
    )
    place(it, "12F", "SOIES")
    assert (len(it.racks[0]), len(it.reserve)) == (37, 30)


def test_example_12_a_black_square_mid_game_and_last():
    it = table(["USE", "A"], reserve="E", board=BEFORE_BLACK)
    assert refused_place(it, "N10", "USR")[0] == "black_square"
    it = table(["USE", "A"], board=BEFORE_BLACK)
    place(it, "N9", "EUSR")
    assert over(it)[0] == [50 + 1, -1]


def test_example_13_exchange_and_the_reserve():
    it = table(["AEIOU", "A"], reserve="XXXX")
    assert refused(it, t.Exchange("AEIOU")) == ("reserve_too_small", "A7")
    it = table(["AEIOU", "A"], reserve="XXXXX")
    act(it, t.Exchange("AEIOU"))
    shuffle(it)
    assert (it.reserve, it.racks[0]) == ("AEIOU", "XXXXX")


def test_example_14_the_last_move_covers_a_red_devil():
    it = table(["RIS", "QE"], board=SEED)
    place(it, "K8", "IRIS")
    assert over(it)[0] == [10 + 25 + 9, -9]
