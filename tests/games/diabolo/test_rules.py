"""Diabolo, rule by rule (RULES.md): components, turns, rounds, options and what is seen."""

from collections import Counter

import pytest

from ludiade.games.diabolo import game
from ludiade.games.diabolo.cards import CARDS, COLOURS, DECK
from ludiade.games.diabolo.types import (
    Blocked,
    Discard,
    Discarded,
    Double,
    Drew,
    Locked,
    Options,
    Play,
    Played,
    RoundBegan,
    RoundClosed,
    Totalled,
    Unofficial,
    Won,
)  # fmt: skip
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.eyes import EVERY_EYE, SPECTATOR, Eyes
from ludiade.kernel.inputs import Awaiting, Move, Over, Shuffle, Shuffled
from ludiade.kernel.texts import LANGUAGES, texts
from tests.games.diabolo.table import (
    closed,
    deal,
    do,
    keep_doubles,
    line,
    menu,
    of_kind,
    refusal,
    set_hand,
    set_lines,
    stacked,
    start,
)  # fmt: skip

BLUES = "blue-1 blue-1 blue-1 blue-1 blue-3 blue-3 blue-3"


def blocked(players=3):
    """Seat 0 is about to draw a seventh blue card, and blue is locked."""
    table = deal(players=players)
    table.turn = players - 1
    set_lines(table, blue=([2, 2, 2], [4, 4]))
    set_hand(table, players - 1, "red-1 red-2 red-3 red-4 red-5 green-1 green-2")
    set_hand(table, 0, BLUES.removesuffix(" blue-3"))
    table.pile.append(CARDS.index("blue-3"))
    return table, do(table, Play("green-1", "demon"))


# 2.1 Components and players


def test_2_1_each_colour_has_fourteen_cards_worth_37():
    for colour in COLOURS:
        cards = [CARDS[kind] for kind in DECK if CARDS[kind].startswith(colour)]
        assert len(cards) == 14
        assert sum(int(card[-1]) for card in cards) == 37


def test_2_1_colours_and_listing_order_of_the_deck():
    assert COLOURS == ["red", "yellow", "green", "violet", "blue"]
    values = [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5]
    assert [CARDS[kind] for kind in DECK] == [f"{c}-{v}" for c in COLOURS for v in values]


def test_2_1_two_to_five_players():
    for players in (2, 3, 4, 5):
        game.read_options({}, players)
    for players in (1, 6):
        with pytest.raises(BadRecord):
            game.read_options({}, players)


def test_2_1_two_players_are_unofficial_and_the_table_says_so():
    for players in (2, 3, 4, 5):
        told = []
        table = game.start(Options(), players)
        table.apply(Shuffled(list(range(players))), told)
        assert told == ([Unofficial()] if players == 2 else [])
    assert "officielle" in texts("fr", game.folder).tell(Unofficial())
    assert "unofficial" in texts("en", game.folder).tell(Unofficial())
    assert "non officiel" in game.rules_text("fr")
    assert "unofficial" in game.rules_text("en")


def test_2_1_two_players_close_a_round_with_two_lines_and_play_two_rounds():
    table = closed({"red": ([1, 1, 1], [1, 2])}, ["", ""], players=2)
    keep_doubles(table)
    assert isinstance(table.waiting(), Shuffle)  # one more
    table.apply(Shuffled(stacked()))
    assert table.view(SPECTATOR).round == 2
    set_lines(table, red=([1, 1, 1], [1, 2]), blue=([1, 2, 1], [2]))
    set_hand(table, table.turn, "blue-2")
    do(table, Play("blue-2", "angel"))
    assert isinstance(table.waiting(), Over)


# 2.2 Setup of a round


@pytest.mark.parametrize(("players", "pile"), [(2, 58), (3, 52), (4, 46), (5, 40)])
def test_2_2_six_cards_each_and_the_rest_is_the_pile(players, pile):
    table = deal(players=players)
    view = table.view(SPECTATOR)
    assert view.hands == [7] + [6] * (players - 1)  # seat 0 has drawn
    assert view.pile == pile - 1


def test_2_2_lines_open_and_empty_and_a_double_each():
    view = deal(players=4).view(SPECTATOR)
    assert [one.colour for one in view.lines] == COLOURS
    assert all(one.demon == one.angel == [] and not one.locked for one in view.lines)
    assert view.doubles == [True] * 4


def test_2_2_chance_names_the_first_dealer_and_the_left_neighbour_begins():
    table = game.start(Options(), 4)
    assert table.waiting().size == 4
    table.apply(Shuffled([3, 1, 0, 2]))
    assert table.waiting().size == 70
    told = []
    table.apply(Shuffled(stacked()), told)
    assert told[0] == RoundBegan(1, 3, 0)
    assert table.view(SPECTATOR).dealer == 3
    assert table.waiting().seats == (0,)


def test_2_2_dealt_in_blocks_from_the_dealers_left_then_the_pile():
    table = start(players=3, dealer=0)
    table.apply(Shuffled(list(range(70))))
    hands = table.view(EVERY_EYE).hands
    assert hands[1] == [*(CARDS[kind] for kind in DECK[0:6]), CARDS[DECK[18]]]
    assert hands[2] == [CARDS[kind] for kind in DECK[6:12]]
    assert hands[0] == [CARDS[kind] for kind in DECK[12:18]]
    do(table, Play("red-1", "demon"))
    assert CARDS[DECK[19]] in table.view(EVERY_EYE).hands[2]


# 2.3 Turn


def test_2_3_the_draw_is_compulsory_and_comes_first():
    table = deal()
    assert table.view(SPECTATOR).hands == [7, 6, 6]
    told = do(table, menu(table)[0])
    assert told[-1] == Drew(1)
    assert table.view(SPECTATOR).hands == [6, 7, 6]
    assert all(isinstance(action, Play) for action in menu(table))


def test_2_3_a_card_is_laid_on_either_side_of_its_own_colour():
    table = deal("red-1", "yellow-2", "green-3", "violet-4", "blue-5", "blue-1")
    do(table, Play("yellow-2", "demon"))
    assert line(table, "yellow").demon == [2]
    lines = table.view(EVERY_EYE).lines
    assert all(not one.demon + one.angel for one in lines if one.colour != "yellow")
    assert "yellow-2" not in table.view(EVERY_EYE).hands[0]


def test_2_3_values_stay_in_the_order_laid():
    table = deal()
    for seat, value in enumerate((4, 1, 3)):
        set_hand(table, seat, f"red-{value} " * 2)
        do(table, Play(f"red-{value}", "angel"))
    assert line(table, "red").angel == [4, 1, 3]


def test_2_3_only_cards_in_hand_are_laid():
    table = deal()
    set_hand(table, 0, "red-1 green-2")
    assert refusal(table, Play("red-2", "demon")) == ("not_held", "2.3")


def test_2_3_no_fourth_card_on_a_side():
    table = deal()
    set_lines(table, red=([], [1, 2, 3]))
    set_hand(table, 0, "red-1 red-5")
    assert refusal(table, Play("red-5", "angel")) == ("side_full", "2.3")
    assert menu(table) == [Play("red-1", "demon"), Play("red-5", "demon")]


def test_2_3_the_fifth_card_locks_the_line():
    table = deal()
    set_lines(table, red=([1, 2], [1, 3]))
    set_hand(table, 0, "red-1 red-5")
    assert not line(table, "red").locked
    told = do(table, Play("red-5", "angel"))
    assert line(table, "red").locked
    assert told[:2] == [Played(0, "red-5", "angel", 3, 9), Locked("red")]


def test_2_3_turn_to_the_left():
    table = deal(players=4)
    seats = []
    for _ in range(6):
        seats.append(table.waiting().only)
        do(table, menu(table)[0])
    assert seats == [0, 1, 2, 3, 0, 1]


def test_2_3_only_the_seat_in_turn_plays():
    table = deal("red-1", "red-1", "red-1", "red-1", "red-2", "red-2", "red-2")
    assert refusal(table, Play("red-2", "demon"), seat=1)[0] == "not_your_turn"


def test_2_3_derived_facts_hold_in_random_rounds():
    """Playable means unlocked; locked lines are 3–2; the pile never runs out."""
    dice = Dice(23)
    for number in range(80):
        table = game.start(Options(rounds=1), 2 + number % 4)
        while not isinstance(table.waiting(), Over):
            waiting = table.waiting()
            if isinstance(waiting, Shuffle):
                table.apply(Shuffled(dice.order(waiting.size)))
                continue
            view = table.view(EVERY_EYE)
            assert view.pile > 0
            locked = {one.colour for one in view.lines if one.locked}
            for one in view.lines:
                assert len(one.demon) <= 3
                assert len(one.angel) <= 3
                assert one.locked == (len(one.demon) + len(one.angel) == 5)
            if view.turn is not None:
                hand = view.hands[view.turn]
                assert len(hand) == 7
                playable = {card for card in hand if card.split("-")[0] not in locked}
                listed = {action.card for action in menu(table)}
                assert listed == (playable or set(hand))
            table.apply(table.pick(waiting.seats[dice.below(len(waiting.seats))], dice))


def test_2_3_a_random_move_is_any_of_the_menu_and_each_as_likely():
    table = deal()
    set_lines(table, red=([1, 1, 1], [1, 2]), green=([1, 2, 3], []))
    set_hand(table, 0, "red-5 red-5 green-1 green-1 green-2 blue-5 blue-1")
    dice = Dice(9)
    found = Counter(table.pick(0, dice).action for _ in range(6000))
    assert set(found) == set(menu(table))
    assert all(abs(count - 1000) < 150 for count in found.values())  # five times the spread


# 2.4 End of round


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_2_4_the_second_line_or_with_five_players_the_third_ends_the_round(players):
    table = deal(players=players)
    closing = 3 if players == 5 else 2
    for number, colour in enumerate(COLOURS[:closing], 1):
        assert table.view(EVERY_EYE).turn is not None
        set_lines(table, **{colour: ([1, 2, 1], [2])})
        set_hand(table, table.turn, f"{colour}-2 violet-1")
        told = do(table, Play(f"{colour}-2", "angel"))
        assert bool(of_kind(told, RoundClosed)) == (number == closing)
    assert RoundClosed(1, closing) in told


# 2.6 Game


def test_2_6_as_many_rounds_as_players_and_the_dealer_moves_left():
    dice = Dice(6)
    for players in (2, 3, 4, 5):
        table = start(players, dealer=1)
        told = []
        while not isinstance(table.waiting(), Over):
            waiting = table.waiting()
            if isinstance(waiting, Shuffle):
                assert waiting.size == 70
                table.apply(Shuffled(dice.order(70)), told)
            else:
                table.apply(table.pick(waiting.seats[0], dice), told)
        dealers = [event.dealer for event in of_kind(told, RoundBegan)]
        assert dealers == [(1 + number) % players for number in range(players)]
        begins = [event.seat for event in of_kind(told, RoundBegan)]
        assert begins == [(dealer + 1) % players for dealer in dealers]


def test_2_6_all_cards_and_doubles_come_back():
    table = closed({"red": ([], [1])}, ["red-2", "red-1", ""])
    table.apply(Move(0, Double(True)))
    keep_doubles(table)
    assert table.view(EVERY_EYE).scores == [4, 0, 0]
    table.beside = [0]
    table.apply(Shuffled(stacked()))
    view = table.view(EVERY_EYE)
    assert view.doubles == [True] * 3
    assert view.discard == []
    assert all(one.demon == one.angel == [] for one in view.lines)
    assert view.shown == view.revealed == [[], [], []]
    assert view.scores == [4, 0, 0]
    assert view.round == 2
    assert Counter(table.census()) == Counter(CARDS[kind] for kind in DECK)


def test_2_6_highest_total_wins_also_below_zero_and_ties_share():
    told = []
    lines = {"red": ([1], []), "yellow": ([1], []), "green": ([1], [])}
    table = closed(lines, ["red-2", "yellow-2", "green-5"], told=told, rounds=1)
    over = table.waiting()
    assert isinstance(over, Over)
    assert over.scores == [-2, -2, -5]
    assert over.ranks == [1, 1, 3]
    assert of_kind(told, Totalled) == [Totalled(0, 1, -2), Totalled(1, 1, -2), Totalled(2, 1, -5)]
    assert told[-1] == Won((0, 1), -2)


# Options


def test_option_rounds_none_is_as_many_as_players():
    assert [game.start(Options(), players).rounds for players in (2, 3, 4, 5)] == [2, 3, 4, 5]


def test_option_rounds_is_a_whole_number_from_1_to_100():
    table = closed({}, ["", "", ""], rounds=1)
    keep_doubles(table)
    assert isinstance(table.waiting(), Over)
    assert game.read_options({"rounds": 7}, 3).rounds == 7
    assert game.start(game.read_options({"rounds": 100}, 3), 3).copy().rounds == 100
    for bad in (0, -1, 101, 10**30, 1.5, "3", True):
        with pytest.raises(BadRecord):
            game.read_options({"rounds": bad}, 3)


def test_option_announce():
    assert game.read_options({}, 3).announce == "secret"
    assert closed({"red": ([], [1])}, [], announce="secret").waiting().seats == (0, 1, 2)
    assert closed({"red": ([], [1])}, [], announce="sequential").waiting().seats == (0,)
    with pytest.raises(BadRecord):
        game.read_options({"announce": "aloud"}, 3)


def test_options_have_words():
    for lang in LANGUAGES:
        say = texts(lang, game.folder)
        for key in ("rounds", "rounds-none", "announce", "announce-secret", "announce-sequential"):
            assert say.say(f"option-{key}")


# Rulings on the turn


def test_B8_a_discard_lies_face_up_and_out_of_the_round():
    table, _ = blocked()
    told = do(table, Discard("blue-3"))
    assert told[0] == Discarded(0, "blue-3")
    assert table.view(SPECTATOR).discard == ["blue-3"]
    assert line(table, "blue").demon == [2, 2, 2]
    assert CARDS.index("blue-3") in table.beside


def test_B8_cards_shown_stay_public_while_they_are_held():
    table, told = blocked()
    assert of_kind(told, Blocked) == [Blocked(0, tuple(BLUES.split()))]
    assert table.view(SPECTATOR).shown == [BLUES.split(), [], []]
    do(table, Discard("blue-3"))
    left = BLUES.split()[:-1]
    assert table.view(SPECTATOR).shown == [left, [], []]
    for seat in (1, 2):
        set_hand(table, seat, "red-1 yellow-1 green-1 violet-1 red-2 red-3 red-4")
        table.pile.append(CARDS.index("red-5"))
        do(table, Play("red-1", "demon"))
    assert table.view(SPECTATOR).shown == [left, [], []]
    do(table, Play("red-5", "angel"))
    assert table.view(SPECTATOR).shown == [left, [], []]


def test_B8_shown_cards_are_forgotten_when_the_round_ends():
    table, _ = blocked()
    do(table, Discard("blue-3"))
    set_lines(table, violet=([1, 1, 2], [4]))
    set_hand(table, 1, "violet-4 red-1")
    do(table, Play("violet-4", "angel"))
    keep_doubles(table)
    table.apply(Shuffled(stacked()))
    assert table.view(EVERY_EYE).shown == [[], [], []]


def test_B8_a_second_block_shows_the_new_card_too():
    table, _ = blocked(players=2)
    do(table, Discard("blue-3"))
    set_hand(table, 1, "red-1 yellow-1 green-1 violet-1 red-2 red-3 red-4")
    table.pile.append(CARDS.index("blue-5"))
    told = do(table, Play("red-1", "demon"))
    hand = [*BLUES.split()[:-1], "blue-5"]
    assert told[-1] == Blocked(0, tuple(hand))
    assert table.view(SPECTATOR).shown[0] == hand


def test_B9_no_discard_by_choice():
    table = deal("red-1")
    assert refusal(table, Discard("red-1")) == ("can_still_play", "B9")
    set_lines(table, red=([1, 1, 1], [1, 2]))
    set_hand(table, 0, "red-2 red-2 blue-5")
    assert refusal(table, Discard("red-2")) == ("can_still_play", "B9")


def test_B10_stuck_is_tested_with_seven_cards():
    table = deal(players=2)
    set_lines(table, blue=([2, 2, 2], [4, 4]))
    set_hand(table, 0, "red-1 red-2 red-3 red-4 red-5 green-1 green-2")
    set_hand(table, 1, BLUES.removesuffix(" blue-3"))
    table.pile.append(CARDS.index("yellow-1"))
    told = do(table, Play("red-1", "demon"))
    assert of_kind(told, Blocked) == []
    assert menu(table) == [Play("yellow-1", "demon"), Play("yellow-1", "angel")]


def test_B11_the_round_ends_at_once():
    table = closed({"red": ([1, 1, 1], [1, 2])}, ["", "", ""], rounds=1)
    view = table.view(EVERY_EYE)
    assert isinstance(table.waiting(), Over)
    assert [len(hand) for hand in view.hands[1:]] == [0, 0]  # nobody has drawn any more


def test_B12_the_side_is_free_also_on_an_empty_line():
    table = deal("red-1", "yellow-1", "green-1", "violet-1", "blue-1", "blue-2")
    for colour in COLOURS:
        for side in ("demon", "angel"):
            assert Play(f"{colour}-1", side) in menu(table)


def test_B14_what_is_public_and_what_is_hidden():
    table = deal(players=3)
    everything = table.view(EVERY_EYE)
    for eyes, own in ((Eyes(0), 0), (Eyes(1), 1), (Eyes(2), 2), (SPECTATOR, None)):
        view = table.view(eyes)
        for seat, hand in enumerate(view.hands):
            cards = everything.hands[seat]
            assert hand == (cards if seat == own else len(cards))
        for name in ("lines", "shown", "doubles", "scores", "round", "dealer", "turn", "pile",
                     "discard", "scoring"):  # fmt: skip
            assert getattr(view, name) == getattr(everything, name)


def test_B16_a_card_of_a_locked_colour_cannot_be_laid():
    table = deal()
    set_lines(table, red=([1, 1, 1], [1, 2]))
    set_hand(table, 0, "red-5 blue-1")
    assert refusal(table, Play("red-5", "angel")) == ("line_locked", "B16")
    assert refusal(table, Play("red-5", "demon")) == ("line_locked", "B16")
    assert {action.card for action in menu(table)} == {"blue-1"}


# Worked examples of the turn


def test_example_1_first_card_of_the_first_round():
    table = deal("green-5", players=4)
    told = do(table, Play("green-5", "demon"))
    assert told[0] == Played(0, "green-5", "demon", 5, 0)
    green = line(table, "green")
    assert (green.demon, green.angel, green.locked) == ([5], [], False)
    assert table.view(SPECTATOR).hands[0] == 6


def test_example_8_three_left_one_right():
    table = deal()
    set_lines(table, violet=([1, 2, 3], [4]))
    set_hand(table, 0, "violet-5 red-1")
    assert refusal(table, Play("violet-5", "demon")) == ("side_full", "2.3")
    do(table, Play("violet-5", "angel"))
    assert line(table, "violet").locked


def test_example_9_the_second_line_ends_it_for_four_but_not_for_five():
    for players, ends in ((4, True), (5, False)):
        table = deal(players=players)
        set_lines(table, red=([1, 1, 1], [1, 2]), blue=([1, 2, 1], [2]))
        set_hand(table, 0, "blue-2 yellow-1")
        told = do(table, Play("blue-2", "angel"))
        assert bool(of_kind(told, RoundClosed)) == ends
        assert (table.view(EVERY_EYE).turn is None) == ends
    set_lines(table, green=([1, 2, 1], [2]))
    set_hand(table, 1, "green-2 yellow-1")
    assert RoundClosed(1, 3) in do(table, Play("green-2", "angel"))


def test_example_10_seven_blue_cards_and_blue_is_locked():
    table, told = blocked()
    assert told[-1] == Blocked(0, tuple(BLUES.split()))
    before = table.view(EVERY_EYE).lines
    assert menu(table) == [Discard("blue-1"), Discard("blue-3")]
    assert refusal(table, Play("blue-1", "demon")) == ("line_locked", "B16")
    assert refusal(table, Discard("blue-2")) == ("not_held", "2.3")
    do(table, Discard("blue-1"))
    view = table.view(EVERY_EYE)
    assert len(view.hands[0]) == 6
    assert view.lines == before
    assert isinstance(table.waiting(), Awaiting)
    assert table.waiting().only == 1


def test_example_12_the_deck():
    assert len(DECK) == 70
    counts = Counter(CARDS[kind] for kind in DECK)
    for colour in COLOURS:
        assert [counts[f"{colour}-{value}"] for value in range(1, 6)] == [4, 3, 3, 2, 2]
    assert sum(int(CARDS[kind][-1]) for kind in DECK) == 185


def test_example_13_three_rounds_for_three_players():
    dice = Dice(13)
    table = start(3, dealer=2)
    dealers = []
    while not isinstance(table.waiting(), Over):
        waiting = table.waiting()
        if isinstance(waiting, Shuffle):
            table.apply(Shuffled(dice.order(waiting.size)))
            dealers.append(table.view(SPECTATOR).dealer)
        else:
            table.apply(table.pick(waiting.seats[0], dice))
    assert dealers == [2, 0, 1]
