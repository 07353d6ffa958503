"""What rule 1.14 settles in detail, sentence by sentence."""

import pytest

from ludiade.games.diamino import game
from ludiade.games.diamino import types as t
from ludiade.games.diamino.lists.word_lists import judge, own_list
from ludiade.games.diamino.material import BAG, BLACK, GREEN, GROUND, RED
from ludiade.games.diamino.placement import Placement, check_black
from ludiade.games.diamino.plays.legal import every_play
from ludiade.games.diamino.rules import Table
from ludiade.games.diamino.stages import Stage
from ludiade.games.diamino.start import draw_for_start
from ludiade.kernel.errors import BadRecord, Illegal
from ludiade.kernel.eyes import SPECTATOR, Eyes
from ludiade.kernel.inputs import Awaiting, Move, Over, Shuffled
from ludiade.kernel.match import Match
from tests.games.diamino.tables import (
    BOOK,
    KEPI,
    SEED,
    WORDS,
    act,
    expire,
    over,
    place,
    refused,
    refused_place,
    shuffle,
    table,
    whole_view,
)


def words_of(it):
    return {(play.at, play.word) for play in every_play(it)}


def test_start_contenders_with_a_devil_draw_in_seat_order_before_ties_are_looked_at():
    # Seats 0 and 2 hold devils, draw B and *; seat 2 draws again: B. They tie; 0 draws D, 2 C.
    assert draw_for_start("*C*" + "B*" + "B" + "DC", 3).seat == 2


def test_start_only_those_who_share_the_best_letter_go_on():
    assert draw_for_start("BBC" + "DCA", 3).seat == 1  # the A is never drawn


def test_start_draw_is_told_tile_by_tile():
    assert draw_for_start("*BA", 2).draws == [(0, "*"), (1, "B"), (0, "A")]
    told = []
    order = [0, BAG.index("B")]
    order += [entry for entry in range(112) if entry not in order]
    Table(t.Options(lexicon=BOOK), 2).apply(Shuffled(order), told)
    assert [(event.seat, event.tile) for event in told] == [(0, "A"), (1, "B")]


def test_a_tied_draw_that_uses_up_every_tile_ends_with_the_first_contender():
    assert draw_for_start("AA", 2).seat == 0


def test_patience_all_waits_for_no_chance_and_twelve_for_one_shuffle():
    assert isinstance(Table(t.Options(formula="patience"), 1).waiting(), Awaiting)
    it = Table(t.Options(formula="patience", patience_rack="twelve", lexicon=BOOK), 1)
    shuffle(it, range(111, -1, -1))
    first = BAG[::-1]
    assert sorted(it.racks[0]) == sorted(first[:12])
    it.racks[0] = "KEPI" + it.racks[0][4:]
    place(it, "8H", "KEPI")
    assert (len(it.racks[0]), it.reserve) == (12, first[16:])


def test_patience_has_no_exchange():
    it = table(["AEI"], reserve="XYZ", formula="patience", patience_rack="twelve")
    assert refused(it, t.Exchange("A")) == ("no_exchange_in_patience", "1.11")
    assert whole_view(it).may_exchange == 0


def test_patience_opening_has_any_length_and_place():
    it = table(["E" * 15], formula="patience", lexicon=BOOK)
    assert refused_place(it, "1A", "E" * 15) == ("not_a_word", "1.11")  # but not too long
    place(table(["CHATEAUXE"], formula="patience"), "H8", "CHATEAUX")


def test_patience_pass_ends_the_game_and_so_does_the_last_tile():
    it = table(["KEPIS"], formula="patience", rounds=3, word_scoring="placed")
    place(it, "1A", "KEPI")
    ended = it.copy()
    act(it, t.Pass())
    assert over(it) == ([4], [1])
    place(ended, "1A", "KEPIS")
    assert over(ended) == ([5], [1])


def test_the_menu_lists_pass_contest_accept_and_shed_only():
    it = table(["KEPIRIS", "ZSTE"], reserve="EE", formula="race")
    assert it.actions(0) == [t.Pass()]
    act(it, t.Place("8H", "KEPI"))
    assert set(map(type, it.actions(1))) == {t.Accept, t.Contest}
    it = table(["RISEE*", "A"], board=SEED, formula="race")
    place(it, "K8", "IRIS")
    assert it.actions(0) == [t.Shed("E"), t.Shed("*")]


def test_plays_exist_and_come_once_and_one_tile_both_ways_is_written_across():
    it = table(["S", "A"], board=[("8H", "KEPI"), ("L9", "OIES")])
    found = words_of(it)
    assert ("8H", "KEPIS") in found
    assert ("L8", "SOIES") not in found
    assert all(word.upper() in WORDS for _, word in found)
    assert len(found) == len(every_play(it))


def test_plays_repeat_jokers_on_the_board_in_lower_case():
    it = table(["S", "A"], board=[("8H", "kEPi")])
    assert ("8H", "kEPiS") in words_of(it)
    for play in every_play(it):
        it.copy().apply(Move(0, play))


def test_plays_above_14_tiles_are_too_many():
    it = table(["E" * 15, "A"], board=KEPI)
    with pytest.raises(BadRecord) as refusal:
        it.all_actions(0)
    assert refusal.value.code == "too_many_tiles"
    assert t.Pass() in table(["E" * 14, "A"], board=KEPI).all_actions(0)


def test_plays_over_a_black_square_only_if_they_finish():
    for reserve, listed in (("", True), ("Q", False)):
        it = table(["SOIES", "K"], reserve=reserve, board=[("K4", "LE")], formula="race")
        assert (("6K", "SOIES") in words_of(it)) is listed
        it = table(["SOIES", "K"], reserve=reserve, board=[("K4", "LE")])
        assert (("6K", "SOIES") in words_of(it)) is listed


def refusal_of(it, at, word):
    twin = it.copy()
    try:
        place(twin, at, word)
    except Illegal as refusal:
        return refusal
    return None


def test_may_exchange_says_how_many():
    assert whole_view(table(["AEI", "A"], reserve="XY")).may_exchange == 2
    assert whole_view(table(["AEI", "A"], reserve="XYZQ")).may_exchange == 3
    assert whole_view(table(["AEI", "A"])).may_exchange == 0


def test_auto_validate_has_no_window_and_refuses_non_words():
    it = table(["XEPIK", "A"], reserve="EEEE", auto_validate=True)
    assert refused_place(it, "8H", "XEPI") == ("not_a_word", "1.5")
    place(it, "8H", "KEPI", answer=None)
    assert (it.turn, len(it.racks[0])) == (1, 5)


def test_wrong_contest_penalty_in_points_or_tiles():
    it = table(["KEPI", "A", "B"], reserve="EEEE", wrong_contest_penalty=7)
    act(it, t.Place("8H", "KEPI"))
    act(it, t.Contest(), seat=2)
    assert it.points == [0, 0, -7]
    it = table(["KEPIS", "A"], reserve="QZ", formula="race", wrong_contest_penalty=7)
    place(it, "8H", "KEPI", answer="contest")
    assert (it.racks[1], it.reserve) == ("AQZ", "")  # as far as the reserve goes


def test_word_scoring_counts_in_score_only():
    it = table(["KEPIS", "A"], formula="race", word_scoring="placed")
    place(it, "8H", "KEPI")
    assert it.points == [0, 0]


def test_a_shuffle_after_each_shed_tile_also_if_the_deal_then_ends():
    it = table(["RISE", "A"], board=SEED, formula="race")
    place(it, "K8", "IRIS")
    act(it, t.Shed("E"))
    assert it.waiting().size == 1
    shuffle(it)
    assert isinstance(it.waiting(), Over)


def test_a_shuffle_after_each_of_two_shed_tiles():
    it = table(["EEEEEEKZ", "A"], board=[("8D", "UN")], formula="race")
    place(it, "E5", "EEENEEE")  # E5 and E11 are red
    assert whole_view(it).to_shed == 2
    act(it, t.Shed("K"))
    shuffle(it)
    assert (whole_view(it).to_shed, it.turn) == (1, 0)
    act(it, t.Shed("Z"))
    shuffle(it, [1, 0])
    assert (it.reserve, over(it)[0]) == ("ZK", [1, 0])


def test_a_shuffle_after_an_exchange_also_with_one_tile_and_before_the_end_test():
    it = table(["AE", "IO"], reserve="X", max_idle_rounds=1)
    act(it, t.Pass())
    act(it, t.Exchange("I"))
    assert it.waiting().size == 1
    shuffle(it)
    assert isinstance(it.waiting(), Over)


def test_green_and_penalty_draws_come_from_the_front_without_a_shuffle():
    it = table(["XEPI", "A"], reserve="ZQK", formula="race")
    place(it, "8H", "XEPI", answer="contest")
    assert (it.reserve, it.turn) == ("QK", 1)


def test_A15_a_cancelled_placement_is_idle_and_interrupts_passes():
    it = table(["XEPI", "AE"], formula="race")
    it.turn = 1
    act(it, t.Pass())
    place(it, "8H", "XEPI", answer="contest")
    assert (it.passes, it.idle, it.turn) == (0, 2, 1)
    act(it, t.Pass())
    assert it.passes == 1


def test_A15_an_exchange_interrupts_a_row_of_passes():
    it = table(["AE", "IO"], reserve="XY", formula="race")
    act(it, t.Pass())
    act(it, t.Exchange("I"))
    shuffle(it)
    assert (it.passes, it.idle) == (0, 2)
    act(it, t.Pass())
    assert it.turn == 1


def test_A15_a_placement_ends_a_row_of_idle_turns():
    it = table(["KEPI", "AE"], reserve="XYXYX")
    it.idle = 3
    it.passes = 1
    place(it, "8H", "KEPI")
    assert (it.idle, it.passes) == (0, 0)


def test_A15_ends_score_with_tiles_in_the_reserve_as_nobody_finishes():
    it = table(["K", "Q"], reserve="XY", max_idle_rounds=1)
    act(it, t.Pass())
    act(it, t.Pass())
    assert over(it)[0] == [-9, -8]


def test_rounds_a_blocked_deal_counts_and_no_new_start_draw_is_made():
    it = table(["K", "Q"], formula="race", rounds=2)
    act(it, t.Pass())
    act(it, t.Pass())
    assert (it.round, it.turn, it.waiting().size) == (2, 1, 112)
    shuffle(it)
    act(it, t.Pass())
    act(it, t.Pass())
    assert over(it) == ([0, 0], [1, 1])


@pytest.mark.parametrize(
    "at",
    ["8h", "h8", "08H", "8P", "16A", "0A", "A0", "A16", "P8", "88", "HH", "", "8H ", "H 8", "Ⅷ8"],
)
def test_squares_are_capitals_without_a_leading_zero(at):
    assert refused_place(table(["KEPI", "A"]), at, "KEPI") == ("no_such_square", "1.14")


def test_the_written_word_repeats_the_tiles_there_exactly():
    it = table(["S", "A"], board=[("8H", "kEPI")])
    assert refused_place(it, "8H", "KEPIS")[0] == "other_tile_there"
    place(it, "8H", "kEPIS")


def test_exchange_takes_letters_in_any_order_at_least_one_at_most_the_reserve():
    it = table(["AE*", "A"], reserve="XYZ")
    assert refused(it, t.Exchange("")) == ("exchange_nothing", "1.7")
    assert refused(it, t.Exchange("AA")) == ("not_in_rack", "1.7")
    assert refused(it, t.Exchange("a")) == ("not_in_rack", "1.7")
    act(it, t.Exchange("*EA"))


@pytest.mark.parametrize(("seconds", "awaited"), [(0, None), (20, 20), (5, 5)])
def test_seconds_are_null_when_contest_seconds_is_0(seconds, awaited):
    it = table(["KEPI", "A"], contest_seconds=seconds)
    act(it, t.Place("8H", "KEPI"))
    assert it.waiting().seconds == awaited


def test_while_a_placement_stands_its_tiles_are_on_the_board_and_not_in_the_rack():
    it = table(["KEPIS", "A", "B"])
    act(it, t.Place("8H", "KEPI"))
    view = whole_view(it)
    assert (view.board[7], view.racks[0], view.turn) == (".......KEPI....", "S", 0)
    assert view.standing == t.Standing(0, "8H", "KEPI", [1, 2])
    assert view.moves == []
    act(it, t.Accept(), seat=2)
    assert whole_view(it).standing.silent == [1]
    assert it.held
    act(it, t.Accept(), seat=1)
    assert whole_view(it).moves == [t.Laid(0, "8H", "KEPI")]
    assert not it.held


def test_who_has_accepted_cannot_contest_any_more():
    it = table(["XEPI", "A", "B"])
    act(it, t.Place("8H", "XEPI"))
    act(it, t.Accept(), seat=2)
    assert refused(it, t.Contest(), seat=2)[0] == "not_your_turn"
    assert refused(it, t.Contest(), seat=0)[0] == "not_your_turn"


def test_the_last_acceptance_and_the_end_of_time_lead_to_the_same():
    one = table(["KEPI", "A", "B"], reserve="EEEE")
    act(one, t.Place("8H", "KEPI"))
    act(one, t.Accept(), seat=2)
    two = one.copy()
    act(one, t.Accept(), seat=1)
    expire(two)
    assert one.truth() == two.truth()


def test_in_the_window_nothing_else_may_be_done():
    it = table(["KEPI", "AI"], reserve="EE")
    act(it, t.Place("8H", "KEPI"))
    for action in (t.Place("8H", "AI"), t.Exchange("A"), t.Pass(), t.Shed("A")):
        assert refused(it, action, seat=1) == ("contest_or_accept", "1.8")


def test_the_opening_rules_hold_after_a_cancelled_opening():
    it = table(["XEPI", "KEPI"], reserve="EEEE")
    place(it, "8H", "XEPI", answer="contest")
    assert refused_place(it, "1A", "KEPI") == ("begin_on_start", "1.7.3")
    place(it, "H8", "KEPI")


def test_words_without_a_new_tile_are_not_judged_again():
    it = table(["XEPI", "OIES"], reserve="EEEE")
    place(it, "8H", "XEPI")  # stands wrongly
    told = place(it, "K8", "IOIES", answer="contest")
    assert next(event for event in told if isinstance(event, t.Contested)).words == ("IOIES",)


SIX = [("K4", "LE")]
"""K5 is the E; row 6 below it has a green devil at L6 and a black square at N6."""


def test_1_10_a_green_devil_that_makes_one_draw_forbids_the_black_square():
    it = table(["SOIES", "K"], reserve="Q", board=SIX, formula="race")
    assert refused_place(it, "6K", "SOIES") == ("black_square_but_a_tile_drawn", "1.10")
    it.reserve = ""
    place(it, "6K", "SOIES")
    assert over(it)[0] == [18, 0]


@pytest.mark.parametrize("can_finish", [True, False])
def test_1_10_a_red_devil_that_takes_the_drawn_tile_back_allows_it_if_that_can_finish(can_finish):
    # No line of this board has all three kinds of squares: the law is asked about squares alone.
    black, green, red = (GROUND.index(kind) for kind in (BLACK, GREEN, RED))
    covered = Placement([], [black, green, red], "SOI")
    options = t.Options(formula="race", red_discard_can_finish=can_finish)
    if can_finish:
        check_black(covered, "IOS", 1, options)
    else:
        with pytest.raises(Illegal, match="black_square_but_a_tile_drawn"):
            check_black(covered, "IOS", 1, options)


def test_1_10_a_black_square_is_doubled_also_after_a_tile_put_back():
    it = table(["Q", "K"], formula="race")
    it.fresh = [GROUND.index(BLACK)]
    it.stage = Stage.SHEDDING
    it.to_shed = 1
    act(it, t.Shed("Q"))
    shuffle(it)
    assert over(it)[0] == [18, 0]


def test_red_devils_beyond_the_last_tile_are_void():
    it = table(["RIS", "K"], reserve="Q", board=SEED, formula="race")
    place(it, "K8", "IRIS")
    assert over(it)[0] == [9, 0]


def test_shedding_is_compulsory():
    it = table(["RISE", "K"], reserve="Q", board=SEED, formula="race")
    place(it, "K8", "IRIS")
    for action in (t.Pass(), t.Exchange("E"), t.Place("8H", "KEPI")):
        assert refused(it, action) == ("shed_first", "1.7")
    assert refused(it, t.Contest()) == ("nothing_to_contest", "A9")


def test_nothing_to_shed_on_an_ordinary_turn():
    assert refused(table(["A", "B"]), t.Shed("A")) == ("nothing_to_shed", "1.7")


def test_the_view_has_15_rows_racks_in_listing_order_and_numbers():
    it = table(["*ZAE", "QB"], reserve="EE", board=[("8H", "kEPI")])
    view = whole_view(it)
    assert (len(view.board), {len(row) for row in view.board}) == (15, {15})
    assert view.racks == ["AEZ*", "BQ"]
    assert (view.reserve, view.to_shed, view.standing, view.moves) == (2, 0, None, [])
    assert it.view(SPECTATOR).racks == [4, 2]
    assert it.view(Eyes(1)).racks == [4, "BQ"]


def test_race_the_finisher_ranks_first_even_with_no_points():
    it = table(["KEPI", "*", "**"], formula="race")
    place(it, "8H", "KEPI")
    assert over(it) == ([0, 0, 0], [1, 2, 2])


def test_race_with_several_rounds_the_sums_rank():
    it = table(["KEPI", "*", "K"], formula="race", rounds=2)
    it.round = 2
    it.points = [0, 20, 0]
    place(it, "8H", "KEPI")
    assert over(it) == ([9, 20, 0], [2, 1, 3])


def test_lexicon_fr_is_recorded_as_its_edition():
    assert t.Options().lexicon == "fr-1"
    match = Match(game, t.Options(lexicon="fr"), 2)
    assert match.document().options["lexicon"] == "fr-1"


@pytest.mark.parametrize(
    ("options", "path", "code"),
    [
        ({"lexicon": "fr-99"}, "lexicon", "unknown_lexicon"),
        ({"lexicon": "0" * 64}, "lexicon", "unknown_lexicon"),
        ({"word_filter": "cooking"}, "word_filter", "unknown_list"),
        ({"lexicon": BOOK, "word_filter": "verbs"}, "word_filter", "list_has_no_marks"),
        ({"lexicon": BOOK, "lemmas_only": True}, "lemmas_only", "list_has_no_marks"),
        ({"max_idle_rounds": 0}, "max_idle_rounds", "out_of_range"),
        ({"rounds": 0}, "rounds", "out_of_range"),
        ({"contest_seconds": -1}, "contest_seconds", "out_of_range"),
        ({"formula": "solo"}, "formula", "bad_value"),
        ({"wrong_contest_penalty": -1}, "wrong_contest_penalty", "out_of_range"),
        ({"auto_validate": 1}, "auto_validate", "wrong_type"),
        ({"jokers": 2}, "jokers", "unknown_key"),
    ],
)
def test_options_that_do_not_exist(options, path, code):
    with pytest.raises(BadRecord) as refusal:
        game.read_options(options, 2)
    assert (refusal.value.path, refusal.value.code) == (f"$.options.{path}", code)


def test_an_own_list_is_named_by_its_sha256_and_judges():
    assert game.read_options({"lexicon": BOOK}, 2).lexicon == BOOK
    assert len(BOOK) == 64


def test_a_list_that_judges_instead_does_so_whatever_the_options_say():
    judged = game.judge.by_list(["KEPI", "ZESTE"])
    given = {"lexicon": "0" * 64, "word_filter": "verbs", "lemmas_only": True}
    options = judged.read_options(given, 2)
    assert judged.start(options, 2).options.word_filter == "all"
    for name, value in (("lexicon", "de-1"), ("word_filter", "cooking")):
        with pytest.raises(BadRecord):
            judged.read_options({name: value}, 2)


def test_a_list_within_the_lexicon(french):
    narrow = own_list(["KEPI", "MANGER", "QZX"]).name
    options = game.read_options({"word_filter": narrow, "auto_validate": True}, 2)
    admitted = judge(options)
    assert [word for word in ("KEPI", "MANGER", "QZX", "TABLE") if admitted(word)] == [
        "KEPI",
        "MANGER",
    ]
    it = table(["KEPIMANGER", "A"], lexicon="fr-1", word_filter=narrow)
    assert {word for _, word in words_of(it)} == {"KEPI", "MANGER"}


def test_word_filter_and_lemmas_only_are_marks_of_the_lexicon(french):
    def stands(word, **options):
        it = table([word, "A"], reserve="E" * 12, lexicon="fr-1", auto_validate=True, **options)
        return refusal_of(it, "8H", word) is None

    assert stands("MANGER")
    assert stands("MANGER", word_filter="verbs")
    assert not stands("KEPI", word_filter="verbs")
    assert stands("KEPI", lemmas_only=True)
    assert not stands("KEPIS", lemmas_only=True)
    assert not stands("KEPI", word_filter="hunting")


def test_chance_listing_order_of_the_bag():
    it = Table(t.Options(), 2)
    assert BAG.startswith("AAAAAAAAAB")
    assert BAG.endswith("Z**")
    it.apply(Shuffled(list(range(112))))
    it.apply(Shuffled(list(range(112))))
    assert it.racks == ["AAAAAAAAABBC", "CCDDDEEEEEEE"]
