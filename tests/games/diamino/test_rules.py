"""Rules 1.1 to 1.11, one test each or a few."""

import pytest

from ludiade.games.diamino import game
from ludiade.games.diamino import types as t
from ludiade.games.diamino.material import (
    BAG,
    BLACK,
    COUNTS,
    GREEN,
    GROUND,
    LETTERS,
    RED,
    SIDE,
    START,
    VALUES,
)
from ludiade.games.diamino.rules import Table
from ludiade.games.diamino.start import draw_for_start
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.inputs import Shuffle, Shuffled
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

BEFORE_BLACK = [("8H", "KEPIS"), ("L8", "SOIES"), ("12L", "SUR")]
"""N12 is the R of SUR, and N10, two squares above it, is black."""


def test_1_1_there_are_110_letters_and_two_jokers_worth_nothing():
    assert len(BAG) == 112
    assert COUNTS["*"] == 2
    assert VALUES["*"] == 0


@pytest.mark.parametrize(
    ("formula", "fits"), [("score", "234"), ("race", "2345678"), ("patience", "1")]
)
def test_1_1_players_of_each_formula(formula, fits):
    for players in range(10):
        given = {"formula": formula}
        if str(players) in fits:
            assert game.read_options(given, players).formula == formula
        else:
            with pytest.raises(BadRecord) as refusal:
                game.read_options(given, players)
            assert (refusal.value.path, refusal.value.code) == ("$.players", "bad_players")
            if players in game.seats:  # the option is the reason, and another value would do
                fitting = str(refusal.value.details["instead"]).removeprefix("formula=")
                assert game.read_options({"formula": fitting}, players).formula == fitting


def test_1_2_letters_and_values():
    assert [COUNTS[letter] for letter in LETTERS] == [
        9, 2, 3, 3, 18, 2, 2, 2, 8, 1, 1, 5, 3, 7, 6, 3, 1, 8, 7, 7, 6, 2, 1, 1, 1, 1,
    ]  # fmt: skip
    assert [VALUES[letter] for letter in LETTERS] == [
        1, 4, 2, 2, 1, 4, 4, 4, 1, 8, 9, 1, 2, 1, 1, 2, 8, 1, 1, 1, 1, 4, 9, 8, 8, 9,
    ]  # fmt: skip
    assert sum(COUNTS[tile] * VALUES[tile] for tile in LETTERS) == 204
    assert sum(COUNTS[vowel] for vowel in "AEIOUY") == 48


def test_1_3_the_start_is_in_the_middle_of_15_by_15_squares():
    assert (SIDE, len(GROUND), START) == (15, 225, 7 * 15 + 7)


def test_1_4_the_board():
    squares = {kind: {(at % 15 + 1, at // 15 + 1) for at in range(225) if GROUND[at] == kind}
               for kind in (RED, GREEN, BLACK)}  # fmt: skip
    assert squares[RED] == {
        (1, 8), (2, 2), (2, 14), (5, 5), (5, 11), (8, 1), (8, 15), (11, 5), (11, 11), (14, 2),
        (14, 14), (15, 8),
    }  # fmt: skip
    assert squares[GREEN] == {
        (1, 4), (1, 12), (4, 1), (4, 6), (4, 10), (4, 15), (6, 4), (6, 12), (10, 4), (10, 12),
        (12, 1), (12, 6), (12, 10), (12, 15), (15, 4), (15, 12),
    }  # fmt: skip
    assert squares[BLACK] == {
        (2, 6), (2, 10), (3, 3), (3, 13), (6, 2), (6, 14), (10, 2), (10, 14), (13, 3), (13, 13),
        (14, 6), (14, 10),
    }  # fmt: skip


def test_1_5_a_word_has_two_letters_at_least():
    assert refused_place(table(["KEPI", "A"]), "8H", "K") == ("too_short", "1.5")


def test_1_5_inflected_forms_are_admitted(french):
    assert all(french.admits(word) for word in ("CHEVAUX", "BELLES", "MANGERAIENT"))


def test_1_6_the_letter_nearest_to_A_begins():
    assert draw_for_start("DCB" + "E" * 9, 3).seat == 2


def test_1_6_those_who_tie_draw_again():
    assert draw_for_start("BCB" + "ZA", 3).seat == 2


def test_1_6_a_devil_is_not_a_letter_and_draws_again():
    assert draw_for_start("*BC" + "A", 3).seat == 0


def test_1_6_tiles_drawn_go_back_and_all_is_shuffled_for_the_deal():
    it = Table(t.Options(), 2)
    assert isinstance(it.waiting(), Shuffle)
    shuffle(it)
    assert (it.waiting().size, it.racks) == (112, ["", ""])


@pytest.mark.parametrize(
    ("formula", "players", "each", "reserve"),
    [("race", 2, 40, 32), ("race", 3, 32, 16), ("race", 4, 24, 16), ("race", 5, 18, 22),
     ("race", 6, 16, 16), ("race", 7, 14, 14), ("race", 8, 12, 16),
     ("score", 2, 12, 88), ("score", 3, 12, 76), ("score", 4, 12, 64)],
)  # fmt: skip
def test_1_6_the_deal(formula, players, each, reserve):
    it = Table(t.Options(formula=formula), players)
    shuffle(it)
    order = list(range(111, -1, -1))
    it.apply(Shuffled(order))
    assert [len(rack) for rack in it.racks] == [each] * players
    assert len(it.reserve) == reserve
    backwards = BAG[::-1]  # seat 0 takes its whole rack first
    assert sorted(it.racks[0]) == sorted(backwards[:each])
    assert it.reserve == backwards[players * each :]


def test_1_7_1_tiles_come_from_the_own_rack():
    it = table(["KEP", "I"])
    assert refused_place(it, "8H", "KEPI") == ("not_in_rack", "1.7.1")
    assert refused_place(table(["KEEP", "I"]), "8H", "KEPI") == ("not_in_rack", "1.7.1")


def test_1_7_1_squares_are_empty_and_on_the_board():
    it = table(["KEPIZSTE", "A"], board=KEPI)
    assert refused_place(it, "8H", "ZEPI") == ("other_tile_there", "1.7.1")
    assert refused_place(it, "8L", "SITEE") == ("off_the_board", "1.7.1")


def test_1_7_1_only_on_ones_own_turn():
    it = table(["KEPI", "KEPI"])
    assert refused(it, t.Place("8H", "KEPI"), seat=1)[0] == "not_your_turn"


def test_1_7_2_one_line_without_a_gap_with_tiles_between():
    it = table(["ZSTE", "A"], board=KEPI)
    place(it, "I7", "ZESTE")
    assert whole_view(it).board[7] == ".......KEPI...."
    assert [row[8] for row in whole_view(it).board[6:11]] == list("ZESTE")


@pytest.mark.parametrize(
    ("at", "word", "code"),
    [
        ("8G", "KEPI", "begin_on_start"),
        ("7H", "KEPI", "begin_on_start"),
        ("8E", "KEPI", "begin_on_start"),
        ("8H", "CHATEAUXE", "off_the_board"),
        ("H8", "K", "too_short"),
    ],
)
def test_1_7_3_the_opening(at, word, code):
    assert refused_place(table(["KEPICHATEAUXE", "A"]), at, word)[0] == code


def test_1_7_3_the_opening_reads_right_or_down():
    for at in ("8H", "H8"):
        place(table(["KEPI", "A"], reserve="EEEE"), at, "KEPI")


def test_1_7_4_a_later_word_touches_a_tile():
    it = table(["SISOIE", "A"], board=KEPI)
    assert refused_place(it, "10H", "SI") == ("touches_nothing", "1.7.4")
    assert refused_place(it, "9L", "SI") == ("touches_nothing", "1.7.4")  # only at a corner
    place(it, "9K", "SI")


def test_1_7_4_the_edge_of_a_row_does_not_touch_the_next_row():
    it = table(["SIS", "A"], board=[("8H", "CHATEAUX")])
    assert refused_place(it, "9A", "SI") == ("touches_nothing", "1.7.4")


def test_1_7_5_a_word_goes_on_as_far_as_tiles_touch():
    it = table(["SSIE", "A"], board=KEPI)
    assert refused_place(it, "8I", "EPIS") == ("not_the_whole_word", "1.14")
    assert refused_place(it, "8L", "SI") == ("not_the_whole_word", "1.14")
    place(it, "8H", "KEPIS")


def test_1_7_5_every_run_across_and_down_is_read():
    it = table(["USAI", "A"], reserve="EE", board=KEPI)
    told = place(it, "9H", "US", answer="contest")  # KU and ES down
    assert [event.words for event in told if isinstance(event, t.Contested)] == [("KU",)]


def test_1_7_6_no_tile_on_a_black_square():
    it = table(["USAE", "A"], reserve="E", board=BEFORE_BLACK)
    assert refused_place(it, "N10", "USR") == ("black_square", "1.10")


def test_1_7_7_a_joker_keeps_its_letter_and_is_worth_nothing():
    it = table(["*EPIS", "A"], word_scoring="placed")
    place(it, "8H", "kEPI")
    assert it.points == [1 + 2 + 1, 0]
    assert refused_place(table(["S", "A"], board=[("8H", "kEPI")]), "8H", "KEPIS") == (
        "other_tile_there", "1.7.1",
    )  # fmt: skip


def test_1_7_the_order_is_place_contest_devils_refill_next():
    it = table(["CHATEAUX" + "EEEE", "A" * 12], reserve="BBBBBBBBB")
    act(it, t.Place("8H", "CHATEAUX"))
    assert (it.points, len(it.racks[0]), it.turn) == ([0, 0], 4, 0)
    act(it, t.Accept(), seat=1)
    assert (it.points, it.racks[0], it.turn) == ([10, 0], "BBBBBBBBEEEE", 1)
    assert it.reserve == "B"


def test_1_7_race_no_refill_green_draws_red_puts_back_greens_first():
    it = table(["SIEE", "A"], reserve="QZ", board=[*SEED, ("K8", "IRI")], formula="race")
    place(it, "12I", "SI")  # ZESTES, and a green devil
    assert (it.racks[0], it.reserve, it.turn) == ("EEQ", "Z", 1)


def test_1_7_race_a_red_devil_asks_for_a_tile_and_mixes():
    it = table(["RISEE", "A"], reserve="QZ", board=SEED, formula="race")
    place(it, "K8", "IRIS")
    assert whole_view(it).to_shed == 1
    assert refused(it, t.Pass()) == ("shed_first", "1.7")
    assert refused(it, t.Shed("K")) == ("not_in_rack", "1.7")
    act(it, t.Shed("E"))
    assert it.waiting().size == 3
    shuffle(it, [2, 0, 1])
    assert (it.racks[0], it.reserve, it.turn) == ("E", "ZEQ", 1)


def test_1_7_exchange_draws_first_then_returns_and_mixes():
    it = table(["AEI", "A"], reserve="XYZ")
    act(it, t.Exchange("IA"))
    assert it.racks[0] == "EXY"
    assert it.waiting().size == 3  # Z and the two returned, in listing order
    shuffle(it, [2, 1, 0])
    assert (it.reserve, it.turn) == ("ZIA", 1)


def test_1_7_pass_is_always_allowed():
    it = table(["A", "B"])
    act(it, t.Pass())
    assert (it.turn, it.passes, it.idle) == (1, 1, 1)


def test_1_8_a_justified_contest_returns_tiles_and_costs_a_green_devil():
    it = table(["KEPIX", "A", "B"], reserve="QQ", scores=[1, 2, 3])
    place(it, "8H", "XEPI", answer="contest")
    assert (it.points, it.racks[0], it.turn) == ([1, 7, 8], "EIKPX", 1)
    assert not it.has_tiles()
    it = table(["KEPIX", "A", "B"], reserve="QZ", formula="race")
    place(it, "8H", "XEPI", answer="contest")
    assert (it.points, it.racks[0], it.reserve) == ([0, 0, 0], "EIKPQX", "Z")


def test_1_8_no_devil_of_a_cancelled_move_counts():
    it = table(["CHATEAUZ", "A"], reserve="Q")
    place(it, "8H", "CHATEAUZ", answer="contest")
    assert it.points == [0, 5]


def test_1_8_an_unjustified_contest_costs_nothing_and_the_move_stands():
    it = table(["KEPI", "A"], reserve="EEEE")
    place(it, "8H", "KEPI", answer="contest")
    assert (it.points, it.turn, len(it.laid)) == ([0, 0], 1, 1)


def test_1_8_an_uncontested_non_word_stays_and_may_be_extended():
    it = table(["XEPI", "S"], reserve="EEEE")
    place(it, "8H", "XEPI")
    place(it, "8H", "XEPIS")
    assert [laid.word for laid in it.laid] == ["XEPI", "XEPIS"]


def test_1_9_race_the_first_without_tiles_wins_the_others_leftovers():
    it = table(["KEPI", "QE", "*D"], reserve="ZZ", formula="race")
    place(it, "8H", "KEPI")
    assert over(it) == ([11, 0, 0], [1, 2, 2])


def test_1_9_race_a_round_of_passes_blocks_and_nobody_scores():
    it = table(["K", "Q", "Z"], reserve="ZZ", formula="race")
    for _ in range(3):
        act(it, t.Pass())
    assert over(it) == ([0, 0, 0], [1, 1, 1])


def test_1_9_score_nobody_finishes_before_the_reserve_is_empty():
    it = table(["KEPI", "QE"], reserve="ZZ")
    place(it, "8H", "KEPI")
    assert (it.racks[0], it.turn) == ("ZZ", 1)


def test_1_9_score_finisher_and_leftovers():
    it = table(["KEPI", "QE"], scores=[3, 4])
    place(it, "8H", "KEPI")
    assert over(it) == ([3 + 25 + 9, 4 - 9], [1, 2])


def test_1_9_score_a_round_of_passes_ends_it_only_with_an_empty_reserve():
    it = table(["K", "Q"], reserve="Z")
    act(it, t.Pass())
    act(it, t.Pass())
    assert it.turn == 0
    it = table(["K", "Q"])
    act(it, t.Pass())
    act(it, t.Pass())
    assert over(it) == ([-9, -8], [2, 1])


def test_1_10_score_only_with_an_empty_reserve_and_all_tiles():
    it = table(["US", "A"], reserve="E", board=BEFORE_BLACK)
    assert refused_place(it, "N10", "USR") == ("black_square_before_the_end", "1.10")
    it = table(["USE", "A"], board=BEFORE_BLACK)
    assert refused_place(it, "N10", "USR") == ("black_square", "1.10")
    it = table(["US", "A"], board=BEFORE_BLACK)
    place(it, "N10", "USR")
    assert over(it)[0] == [50 + 1, -1]


def test_1_10_race_whatever_the_reserve_and_doubled():
    it = table(["US", "KA"], reserve="EEE", board=BEFORE_BLACK, formula="race")
    place(it, "N10", "USR")
    assert over(it)[0] == [20, 0]


def test_1_10_one_black_square_only():
    it = table(["SOIES", "A"], board=[("H8", "KEPISS")])
    assert refused_place(it, "14F", "SOIES") == ("one_black_square", "1.10")  # F14 and J14


def test_1_11_the_patience_begins_anywhere_and_ignores_devils():
    it = table(["KEPIX"], formula="patience")
    place(it, "1A", "KEPI")  # D1 is a green devil
    assert (it.points, it.racks, it.turn) == ([4], ["X"], 0)


def test_1_11_black_squares_stay_forbidden_and_non_words_are_refused():
    it = table(["KEPI"], formula="patience")
    assert refused_place(it, "2C", "KEPI") == ("black_square_in_patience", "1.11")
    assert refused_place(it, "1A", "KIPE") == ("not_a_word", "1.11")


def test_1_11_all_tiles_face_up_or_twelve_at_a_time():
    assert Table(t.Options(formula="patience"), 1).racks == [BAG]
    it = Table(t.Options(formula="patience", patience_rack="twelve"), 1)
    shuffle(it)
    assert (len(it.racks[0]), len(it.reserve)) == (12, 100)


def test_1_11_words_are_connected_unless_islands_are_allowed():
    for islands in (False, True):
        it = table(["KEPISI"], formula="patience", patience_islands=islands)
        place(it, "1A", "KEPI")
        if islands:
            place(it, "15A", "SI")
            assert over(it)[0] == [6]
        else:
            assert refused_place(it, "15A", "SI") == ("touches_nothing", "1.7.4")
