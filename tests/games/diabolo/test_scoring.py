"""Diabolo, rule by rule (RULES.md): the five lines scored, and the Doubles."""

import msgspec

from ludiade.games.diabolo import game
from ludiade.games.diabolo.cards import COLOURS
from ludiade.games.diabolo.types import (
    Answered,
    Decided,
    Discard,
    Double,
    Gained,
    Lost,
    NobodyDoubles,
    NobodyHolds,
    Options,
    Play,
    Revealed,
    Showed,
    Wasted,
    Weighed,
)  # fmt: skip
from ludiade.kernel.eyes import EVERY_EYE, SPECTATOR, Eyes
from ludiade.kernel.inputs import Awaiting, Move, Shuffle, Shuffled
from ludiade.kernel.match import Match
from tests.games.diabolo.table import (
    answer,
    closed,
    do,
    keep_doubles,
    of_kind,
    refusal,
    stacked,
)  # fmt: skip


def scores(table):
    return table.view(SPECTATOR).scores


# 2.5 Scoring


def test_2_5_angel_line_pays_whoever_holds_most():
    table = closed({"green": ([1], [3])}, ["green-2 green-3", "green-4", ""])
    answer(table, False, False, False)
    assert scores(table) == [5, 0, 0]


def test_2_5_demon_line_costs_whoever_holds_most():
    table = closed({"green": ([3], [1])}, ["green-2", "green-4", "green-1 green-2"])
    assert scores(table) == [0, -4, 0]


def test_2_5_only_the_colour_of_the_line_counts():
    table = closed({"green": ([3], [1])}, ["green-1", "red-5 violet-5", "yellow-5"])
    assert scores(table) == [-1, 0, 0]


def test_2_5_equal_line_pays_nothing_and_asks_nothing():
    table = closed({"green": ([3], [1, 2])}, ["green-5", "green-4", ""])
    assert scores(table) == [0, 0, 0]
    assert isinstance(table.waiting(), Shuffle)


def test_2_5_tied_maxima_all_win_or_lose_in_full():
    table = closed({"green": ([3], [1])}, ["green-3", "green-1 green-2", "green-2"])
    assert scores(table) == [-3, -3, 0]
    table = closed({"green": ([1], [3])}, ["green-3", "green-1 green-2", "green-2"])
    answer(table, False, False, False)
    assert scores(table) == [3, 3, 0]


def test_2_5_nobody_holds_the_colour():
    told = []
    table = closed({"green": ([3], [1])}, ["red-1", "red-2", ""], told=told)
    assert scores(table) == [0, 0, 0]
    assert NobodyHolds("green") in told
    assert of_kind(told, Lost) == []


def test_2_5_hands_have_six_cards_at_the_count():
    table = closed({"green": ([], [3])}, ["green-1 red-1 red-1 red-2 red-2 red-3"])
    assert len(table.view(EVERY_EYE).hands[0]) == 6  # the seventh was the last one laid


def test_2_5_the_arithmetic_is_told():
    told = []
    table = closed({"green": ([1, 2], [5])}, ["green-2 green-3", "green-4", ""], told=told)
    assert Weighed("green", (1, 2), 3, (5,), 5, "angel") in told
    told = answer(table, True, True, False)
    assert told[3:9] == [
        Revealed("green", (0, 1)),
        Showed(0, "green", (2, 3), 5),
        Showed(1, "green", (4,), 4),
        Showed(2, "green", (), 0),
        Gained(0, "green", 5, True, 10),
        Wasted((1,)),
    ]


def test_2_5_a_loss_and_an_equal_line_are_told():
    told = []
    closed({"green": ([5], [1]), "red": ([2], [2])}, ["green-2", "red-1", ""], told=told)
    assert Weighed("red", (2,), 2, (2,), 2, "equal") in told
    assert Weighed("green", (5,), 5, (1,), 1, "demon") in told
    assert Lost(0, "green", 2) in told
    assert all(event.colour == "green" for event in of_kind(told, Showed))


# Rulings on scoring


def test_B1_unlocked_lines_are_scored():
    table = closed({"red": ([1], []), "green": ([2, 2], [])}, ["red-1", "green-1", ""])
    assert not table.view(EVERY_EYE).lines[0].locked
    assert scores(table) == [-1, -1, 0]


def test_B2_lines_from_red_to_blue():
    told = []
    table = closed({"yellow": ([1], []), "violet": ([1], [])}, ["", "", ""], told=told)
    assert [event.colour for event in of_kind(told, Weighed)] == COLOURS
    assert isinstance(table.waiting(), Shuffle)


def test_B2_scores_hold_the_lines_above_the_one_in_question():
    lines = {"red": ([1], []), "yellow": ([], [1]), "green": ([1], [])}
    table = closed(lines, ["red-3", "yellow-2", "green-5"])
    assert table.view(SPECTATOR).scoring.colour == "yellow"
    assert scores(table) == [-3, 0, 0]


def test_B3_all_decide_secretly_and_at_once():
    table = closed({"red": ([], [1])}, ["red-3", "red-2", "red-1"])
    assert table.waiting().seats == (0, 1, 2)
    told = []
    table.apply(Move(1, Double(True)), told)
    assert told == [Decided(1)]
    assert table.waiting().seats == (0, 2)
    answers = [table.view(Eyes(seat)).scoring.answers for seat in range(3)]
    assert answers == [[None] * 3, [None, True, None], [None] * 3]
    assert table.view(SPECTATOR).scoring.answers == [None] * 3
    assert table.view(EVERY_EYE).scoring.answers == [None, True, None]
    assert table.view(SPECTATOR).scoring.decided == [1]
    assert refusal(table, Double(False), seat=1)[0] == "not_your_turn"


def test_B3_a_sealed_answer_tells_the_others_nothing():
    seen = []
    for spend in (True, False):
        table = closed({"red": ([], [1])}, ["red-3", "red-2", "red-1"])
        told = []
        table.apply(Move(1, Double(spend)), told)
        seen.append(msgspec.json.encode([told, table.view(Eyes(0)), table.view(SPECTATOR)]))
    assert seen[0] == seen[1]


def test_B3_revealed_before_any_hand_card_is_shown():
    table = closed({"red": ([], [1])}, ["red-3", "red-2", "red-1"])
    told = answer(table, False, False, True)
    kinds = [type(event) for event in told]
    assert kinds.index(Revealed) < kinds.index(Showed)
    table = closed({"red": ([], [1])}, ["red-3", "red-2", "red-1"])
    assert NobodyDoubles("red") in answer(table, False, False, False)


def test_B3_sealed_answers_leave_the_window_open():
    match = Match(game, Options(), 3)
    match.state = closed({"red": ([], [1]), "yellow": ([], [1])}, ["red-3", "", ""])
    match.apply(Move(2, Double(False)))
    match.apply(Move(0, Double(True)))
    assert match.window == 0
    match.apply(Move(1, Double(False)))
    assert match.window == 3


def test_B3_sequential_from_the_dealers_left_and_public_at_once():
    table = closed({"red": ([], [1])}, ["red-3", "red-2", "red-1"], dealer=0,
                   announce="sequential")  # fmt: skip
    assert table.waiting().seats == (1,)
    told = do(table, Double(True))
    assert told == [Answered(1, True)]
    assert table.waiting().seats == (2,)
    for eyes in (Eyes(0), Eyes(2), SPECTATOR):
        assert table.view(eyes).scoring.answers == [None, True, None]
    assert refusal(table, Double(True), seat=0)[0] == "not_your_turn"
    do(table, Double(False))
    assert table.waiting().seats == (0,)
    assert table.view(SPECTATOR).scoring.decided == [1, 2]
    do(table, Double(False))
    assert scores(table) == [3, 0, 0]
    assert not isinstance(table.waiting(), Awaiting)


def test_B3_sequential_each_answer_opens_a_window_of_its_own():
    match = Match(game, Options(announce="sequential"), 3)
    match.state = closed({"red": ([], [1])}, ["red-3", "", ""], announce="sequential")
    match.apply(Move(0, Double(False)))
    assert match.window == 1


def test_B3_sequential_asks_at_each_angel_line_anew_those_with_a_double():
    lines = {"red": ([], [1]), "yellow": ([], [1])}
    table = closed(lines, ["red-3", "", ""], announce="sequential", dealer=2)
    do(table, Double(False), Double(True), Double(False))
    asked = []
    while table.view(EVERY_EYE).scoring:
        asked.append(table.waiting().only)
        do(table, Double(False))
    assert asked == [0, 2]


def test_B3_nobody_with_a_double_is_asked_nothing():
    for announce in ("secret", "sequential"):
        table = closed({"red": ([], [1]), "yellow": ([], [1])}, ["red-3 yellow-4", "", ""],
                       announce=announce)  # fmt: skip
        for seat in (0, 1, 2):
            table.apply(Move(seat, Double(True)))
        assert isinstance(table.waiting(), Shuffle)
        assert scores(table) == [3 * 2 + 4, 0, 0]


def test_B3_only_those_who_still_have_a_double_are_asked():
    table = closed({"red": ([], [1]), "yellow": ([], [1])}, ["red-3", "", ""])
    answer(table, True, False, False)
    assert table.view(SPECTATOR).scoring.colour == "yellow"
    assert table.waiting().seats == (1, 2)
    assert refusal(table, Double(True), seat=0)[0] == "not_your_turn"


def test_B4_an_announced_double_is_spent_though_it_brought_nothing():
    table = closed({"red": ([], [1])}, ["red-3", "red-2", "red-1"])
    assert table.view(SPECTATOR).doubles == [True] * 3
    table.apply(Move(1, Double(True)))
    assert table.view(SPECTATOR).doubles == [True] * 3  # changes when the line is scored
    table.apply(Move(0, Double(False)))
    table.apply(Move(2, Double(False)))
    assert scores(table) == [3, 0, 0]
    assert table.view(EVERY_EYE).doubles == [True, False, True]


def test_B5_no_double_in_a_minus_line_or_in_play():
    table = closed({"red": ([1], [])}, ["red-3", "red-2", ""])
    assert isinstance(table.waiting(), Shuffle)
    table.apply(Shuffled(stacked()))
    assert refusal(table, Double(True)) == ("no_double_now", "B5")


def test_2_5_doubles_are_answered_before_anything_else():
    table = closed({"red": ([], [1])}, ["red-3", "", ""])
    assert refusal(table, Play("red-3", "demon"), seat=0) == ("double_asked", "2.5")
    assert refusal(table, Discard("red-3"), seat=0) == ("double_asked", "2.5")


def test_B6_of_tied_winners_only_the_doubled_gets_twice():
    table = closed({"red": ([], [1])}, ["red-3", "red-3", "red-1"])
    answer(table, False, True, False)
    assert scores(table) == [3, 6, 0]


def test_B7_an_empty_line_counts_as_equal():
    told = []
    table = closed({}, ["red-5", "yellow-5", ""], told=told)
    assert Weighed("red", (), 0, (), 0, "equal") in told
    assert scores(table) == [0, 0, 0]
    assert isinstance(table.waiting(), Shuffle)


def test_B13_only_the_colour_scored_is_shown_and_nothing_in_an_equal_line():
    lines = {"red": ([1], []), "yellow": ([1], [1]), "green": ([], [1])}
    hands = ["red-1 yellow-1 green-1", "red-2 red-3 yellow-2", "green-3"]
    table = closed(lines, hands)
    for eyes in (SPECTATOR, Eyes(0), EVERY_EYE):
        assert table.view(eyes).revealed == [["red-1"], ["red-2", "red-3"], []]
    assert table.view(SPECTATOR).hands == [3, 3, 1]
    answer(table, False, False, False)
    assert table.view(SPECTATOR).hands == [3, 3, 1]


def test_B13_nothing_is_revealed_before_its_line():
    table = closed({"green": ([], [1])}, ["green-1", "green-2", ""])
    assert table.view(SPECTATOR).revealed == [[], [], []]


def test_B15_a_bluff_is_allowed_and_worthless():
    table = closed({"red": ([], [1])}, ["red-3", "blue-1", ""])
    told = answer(table, False, True, False)
    assert scores(table) == [3, 0, 0]
    assert Wasted((1,)) in told


# Worked examples


def test_example_2_violet_six_against_seven():
    table = closed({"violet": ([5, 1], [4, 2, 1])}, ["violet-5", "violet-4 violet-2"], players=4)
    assert table.view(EVERY_EYE).lines[3].locked
    told = answer(table, True, True, False, False)
    assert scores(table) == [0, 12, 0, 0]
    assert table.view(EVERY_EYE).doubles == [False, False, True, True]
    assert Gained(1, "violet", 6, True, 12) in told


def test_example_3_green_seven_against_five():
    told = []
    table = closed({"green": ([2, 5], [1, 2, 2])}, ["green-3 green-1", ""], told=told)
    assert scores(table) == [-4, 0, 0]
    assert Weighed("green", (2, 5), 7, (1, 2, 2), 5, "demon") in told


def test_example_4_red_three_against_three():
    table = closed({"red": ([3], [2, 1])}, ["red-5", "red-4", ""])
    assert not table.view(EVERY_EYE).lines[0].locked
    assert scores(table) == [0, 0, 0]


def test_example_5_tied_plus_line_with_doubles():
    table = closed({"red": ([], [1])}, ["red-5", "red-2 red-3", "red-2"])
    answer(table, True, False, True)
    assert scores(table) == [10, 5, 0]
    assert table.view(EVERY_EYE).doubles == [False, True, False]


def test_example_6_tied_minus_line():
    table = closed({"red": ([1], [])}, ["red-4", "red-1 red-3", ""])
    assert scores(table) == [-4, -4, 0]


def test_example_7_nobody_holds_the_colour_of_a_plus_line():
    table = closed({"red": ([], [1])}, ["blue-1", "green-1", ""])
    told = answer(table, False, True, False)
    assert scores(table) == [0, 0, 0]
    assert table.view(EVERY_EYE).doubles == [True, False, True]
    assert NobodyHolds("red") in told
    assert Wasted((1,)) in told


def test_example_11_yellow_one_against_nothing():
    table = closed({"yellow": ([1], [])}, ["yellow-2", "yellow-5", "yellow-1"])
    assert scores(table) == [0, -5, 0]


# Settled in detail (2.9)


def test_2_9_turn_is_null_while_doubles_are_asked():
    table = closed({"red": ([], [1])}, ["red-3", "", ""])
    view = table.view(SPECTATOR)
    assert view.turn is None
    assert view.scoring.colour == "red"
    assert view.scoring.decided == []


def test_2_9_scoring_does_not_change_shown():
    lines = {"red": ([4, 4], [2, 2, 2]), "yellow": ([], [1])}
    table = closed(lines, ["yellow-1", "red-3 red-1 yellow-2", ""], shown={1: "red-3"})
    assert table.view(SPECTATOR).revealed == [[], ["red-1", "red-3"], []]
    assert table.view(SPECTATOR).shown == [[], ["red-3"], []]


def test_2_9_menu_of_a_double():
    table = closed({"red": ([], [1])}, ["red-3", "", ""])
    for seat in range(3):
        assert table.actions(seat) == [Double(True), Double(False)]


def test_2_9_at_the_end_scores_lines_and_hands_remain():
    table = closed({"red": ([1], [])}, ["red-3", "red-1", ""], rounds=1)
    keep_doubles(table)
    view = table.view(EVERY_EYE)
    assert view.turn is None
    assert view.scoring is None
    assert view.hands[1] == ["red-1"]
    assert view.lines[0].demon == [1]
    assert table.waiting().scores == view.scores == [-3, 0, 0]
