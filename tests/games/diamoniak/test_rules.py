"""Diamoniak, rule by rule (RULES.md); a test is named after the rule or ruling it proves."""

from collections import Counter

import pytest

from ludiade.games.diamoniak import game
from ludiade.games.diamoniak.cards import CARDS, COUNTS, INDEX, KINDS
from ludiade.games.diamoniak.rules import Table
from ludiade.games.diamoniak.types import (
    Bought,
    Buy,
    ChoseColour,
    Draw,
    Drew,
    Fairy,
    Options,
    Paid,
    Pay,
    Released,
    Reshuffled,
    SentAway,
    Spared,
    Stop,
    Won,
)  # fmt: skip
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import BadRecord, Illegal
from ludiade.kernel.eyes import EVERY_EYE, SPECTATOR, Eyes
from ludiade.kernel.inputs import Awaiting, Move, Over, Shuffle, Shuffled
from ludiade.kernel.piles import listed

DECK = listed(COUNTS)


def stacked(*cards, deck=DECK):
    """An order that brings these cards first, the rest as listed."""
    left = list(enumerate(deck))
    order = []
    for card in cards:
        found = next(item for item in left if item[1] == INDEX[card])
        left.remove(found)
        order.append(found[0])
    return order + [entry for entry, _ in left]


def deal(*cards, players=2, **options):
    """A table at its first turn, these cards on top of the pile."""
    table = game.start(Options(**options), players)
    table.apply(Shuffled(stacked(*cards)))
    return table


def do(table, *actions):
    """The seat in turn does all this; answers what was told."""
    told = []
    for action in actions:
        table.apply(Move(table.waiting().only, action), told)
    return told


def give(table, seat, colour=None, **cards):
    """Hand cards from the pile to a player, whatever the rules say."""
    if colour is not None:
        table.colour[seat] = INDEX[colour]
    for name, count in cards.items():
        for _ in range(count):
            table.pile.remove(INDEX[name])
        table.held_cards[seat * KINDS + INDEX[name]] += count


def seen(table, seat):
    return table.view(SPECTATOR).players[seat]


def menu(table):
    return table.actions(table.waiting().only)


def refusal(table, action, seat=None):
    """The code and rule of a refusal that changed nothing."""
    before = table.truth()
    with pytest.raises(Illegal) as caught:
        table.apply(Move(table.waiting().only if seat is None else seat, action))
    assert table.truth() == before
    return caught.value.code, caught.value.rule


# 4.1 to 4.3


def test_4_1_and_example_1_the_deck():
    assert Counter(CARDS[card] for card in DECK) == {
        "pink": 6, "blue": 6, "green": 6, "violet": 6, "diamond": 20, "witch": 7, "fairy": 3,
    }  # fmt: skip
    assert len(DECK) == 54


@pytest.mark.parametrize("players", [0, 1, 5, -1, 54])
def test_4_1_two_to_four_players(players):
    with pytest.raises(BadRecord, match="bad_players"):
        game.read_options({}, players)


def test_4_2_nothing_is_dealt_and_the_first_seat_starts():
    table = deal()
    assert table.view(SPECTATOR).pile == 54
    assert all(p.castle == 0 and p.side == {} and p.colour is None
               for p in table.view(SPECTATOR).players)  # fmt: skip
    assert table.waiting().seats == (0,)


def test_4_2_play_goes_clockwise():
    table = deal("diamond", "diamond", "diamond", "diamond", players=3)
    turns = []
    for _ in range(4):
        turns.append(table.waiting().only)
        do(table, Draw(), Stop())
    assert turns == [0, 1, 2, 0]


def test_4_3_all_is_public_but_the_order_of_the_pile():
    table = deal("blue", "pink", "fairy")
    do(table, Draw(), Draw(), Draw())
    assert table.view(Eyes(0)) == table.view(Eyes(1)) == table.view(SPECTATOR)
    assert seen(table, 0).side == {"pink": 1, "fairy": 1}
    other = deal("blue", "pink", "fairy", "witch")
    do(other, Draw(), Draw(), Draw())
    assert other.view(EVERY_EYE) == table.view(EVERY_EYE)


# 4.4


def test_4_4_draw_at_least_once_then_as_often_as_wished():
    table = deal("diamond", "diamond", "fairy", "pink")
    assert menu(table) == [Draw()]
    do(table, Draw())
    assert menu(table) == [Draw(), Stop()]
    do(table, Draw(), Draw(), Draw(), Stop())
    assert seen(table, 0).side == {"diamond": 2, "fairy": 1}
    assert seen(table, 0).castle == 1
    assert table.waiting().seats == (1,)


def test_4_4_own_colour_goes_to_the_castle_and_others_to_the_side():
    table = deal("green", "green", "pink", "diamond", "fairy")
    do(table, *[Draw()] * 5)
    player = seen(table, 0)
    assert (player.colour, player.castle) == ("green", 2)
    assert player.side == {"pink": 1, "diamond": 1, "fairy": 1}


def test_4_4_a_witch_ends_the_turn_after_the_payment():
    table = deal("diamond", "witch")
    do(table, Draw(), Draw())
    assert table.view(SPECTATOR).phase == "bewitched"
    assert refusal(table, Draw()) == ("answer_the_witch", "4.4")
    assert refusal(table, Stop()) == ("answer_the_witch", "4.4")
    assert refusal(table, Buy(1)) == ("answer_the_witch", "4.4")
    do(table, Pay(("diamond",)))
    assert table.waiting().seats == (1,)
    assert table.view(SPECTATOR).phase == "opening"


def test_4_4_the_witch_is_in_neither_pile_nor_discard_until_answered():
    table = deal("diamond", "witch")
    do(table, Draw(), Draw())
    view = table.view(SPECTATOR)
    assert (view.pile, view.discard) == (52, {})
    do(table, Pay(("diamond",)))
    assert table.view(SPECTATOR).discard == {"diamond": 1, "witch": 1}


def test_4_4_one_pays_only_to_a_witch():
    table = deal("diamond", "fairy")
    assert refusal(table, Pay(())) == ("no_witch", "4.4")
    do(table, Draw(), Draw())
    assert refusal(table, Pay(("diamond",))) == ("no_witch", "4.4")
    assert refusal(table, Fairy()) == ("no_witch", "4.4")


def test_4_4_the_payment_is_of_her_choice_and_the_menu_lists_each_once():
    table = deal("witch")
    give(table, 0, "blue", blue=2, diamond=2, fairy=1)
    do(table, Draw())
    assert menu(table) == [
        Pay(("blue", "blue", "diamond")), Pay(("blue", "blue", "fairy")),
        Pay(("blue", "diamond", "diamond")), Pay(("blue", "diamond", "fairy")),
        Pay(("diamond", "diamond", "fairy")), Fairy(),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ((), "wrong_toll"),
        (("diamond", "diamond"), "wrong_toll"),
        (("diamond",) * 4, "wrong_toll"),
        (("diamond", "diamond", "blue"), "not_in_listing_order"),
        (("blue", "blue", "blue"), "not_held"),
        (("blue", "pink", "diamond"), "not_in_listing_order"),
        (("pink", "diamond", "diamond"), "not_held"),
    ],
)
def test_4_4_a_wrong_payment_is_refused(cards, code):
    table = deal("witch")
    give(table, 0, "blue", blue=2, diamond=4)
    do(table, Draw())
    assert refusal(table, Pay(cards))[0] == code


def test_4_4_a_purchase_needs_a_colour_three_diamonds_and_a_seller():
    table = deal()
    assert refusal(table, Buy(1)) == ("no_colour_yet", "D12")
    give(table, 0, "blue", blue=1, diamond=2)
    give(table, 1, "pink", pink=1, blue=1, green=1)
    assert refusal(table, Buy(1)) == ("too_few_diamonds", "4.4")
    give(table, 0, diamond=1)
    assert Buy(1) in menu(table)
    assert refusal(table, Buy(0)) == ("no_such_seller", "4.4")
    assert refusal(table, Buy(2)) == ("no_such_seller", "4.4")
    assert refusal(table, Buy(-1)) == ("no_such_seller", "4.4")
    table.held_cards[KINDS + INDEX["blue"]] = 0
    assert refusal(table, Buy(1)) == ("nothing_to_sell", "4.4")


def test_4_4_the_win_is_at_once():
    table = deal("blue")
    give(table, 0, "blue", blue=5)
    told = do(table, Draw())
    assert told == [Drew(0, "blue", "castle"), Won(0, "blue")]
    over = table.waiting()
    assert isinstance(over, Over)
    assert (over.scores, over.ranks) == ([1, 0], [1, 2])
    with pytest.raises(Illegal, match="match_is_over"):
        table.apply(Move(0, Stop()))


def test_4_4_empty_pile_is_shuffled_from_the_cards_beside_it():
    table = deal("diamond")
    do(table, Draw())
    table.beside[INDEX["diamond"]], table.beside[INDEX["witch"]] = 5, 7
    table.pile.clear()
    do(table, Draw())
    assert table.waiting().size == 12
    told = []
    table.apply(Shuffled([11, *range(11)]), told)
    assert told == [Reshuffled(12), Drew(0, "witch", "witch")]
    assert table.view(SPECTATOR).pile == 11
    assert table.view(SPECTATOR).discard == {}


def test_4_4_a_new_pile_has_at_least_the_seven_witches():
    new_piles = 0
    for seed in range(20):
        table, dice = game.start(Options(), 4), Dice(seed)
        while not isinstance(waiting := table.waiting(), Over):
            if isinstance(waiting, Shuffle):
                assert waiting.size >= 7
                told = []
                table.apply(Shuffled(dice.order(waiting.size)), told)
                new_piles += any(isinstance(event, Reshuffled) for event in told)
            else:
                table.apply(table.pick(waiting.only, dice))
    assert new_piles > 0


# 4.5


def test_D1_the_diamonds_go_to_the_seller_or_by_option_to_the_discard():
    for option, theirs, beside in (("seller", {"diamond": 3}, {}), ("discard", {}, {"diamond": 3})):
        table = deal(sale_goes_to=option)
        give(table, 0, "blue", blue=1, diamond=3)
        give(table, 1, "pink", pink=1, blue=1)
        told = do(table, Buy(1))
        assert told == [Bought(0, 1, "blue", option)]
        assert seen(table, 1).side == theirs
        assert table.view(SPECTATOR).discard == beside


def test_D2_no_card_is_bought_out_of_a_castle():
    table = deal()
    give(table, 0, "blue", blue=1, diamond=3)
    give(table, 1, "pink", pink=3)
    assert menu(table) == [Draw()]
    assert refusal(table, Buy(1)) == ("nothing_to_sell", "4.4")


def test_D3_the_colour_is_kept_when_the_castle_is_empty():
    table = deal("witch")
    give(table, 0, "blue", blue=2)
    do(table, Draw(), Pay(("blue", "blue")))
    assert (seen(table, 0).colour, seen(table, 0).castle) == ("blue", 0)


def test_D3_option_frees_the_colour_as_soon_as_the_castle_is_empty():
    table = deal("witch", "blue", release_colour_when_empty=True)
    give(table, 0, "blue", blue=2)
    told = do(table, Draw(), Pay(("blue", "blue")))
    assert told[-1] == Released(0, "blue")
    assert seen(table, 0).colour is None
    do(table, Draw())
    assert seen(table, 1).colour == "blue"


def test_D3_option_keeps_the_colour_of_a_castle_that_is_not_empty():
    table = deal("witch", release_colour_when_empty=True)
    give(table, 0, "blue", blue=4)
    do(table, Draw(), Pay(("blue",) * 3))
    assert seen(table, 0).colour == "blue"


def test_D4_a_fairy_may_be_paid():
    table = deal("witch")
    give(table, 0, fairy=2, diamond=1)
    do(table, Draw(), Pay(("diamond", "fairy", "fairy")))
    assert seen(table, 0).side == {}


def test_D4_option_a_fairy_is_never_paid():
    table = deal("witch", fairy_never_paid=True)
    give(table, 0, fairy=2, diamond=1)
    do(table, Draw())
    assert menu(table) == [Pay(("diamond",)), Fairy()]
    assert refusal(table, Pay(("fairy",))) == ("fairy_never_paid", "D4")
    assert refusal(table, Pay(("diamond", "fairy", "fairy"))) == ("wrong_toll", "4.4")


def test_D4_option_with_only_fairies_one_is_asked_and_may_pay_nothing():
    table = deal("witch", fairy_never_paid=True)
    give(table, 0, fairy=1)
    do(table, Draw())
    assert menu(table) == [Pay(()), Fairy()]
    do(table, Pay(()))
    assert seen(table, 0).side == {"fairy": 1}
    assert table.view(SPECTATOR).discard == {"witch": 1}


def test_D5_the_fairy_is_not_compulsory():
    table = deal("witch")
    give(table, 0, fairy=1, diamond=3)
    do(table, Draw())
    assert Pay(("diamond",) * 3) in menu(table)


def test_D6_one_fairy_only():
    table = deal("witch")
    give(table, 0, fairy=2)
    told = do(table, Draw(), Fairy())
    assert told[-1] == SentAway(0)
    assert seen(table, 0).side == {"fairy": 1}
    assert table.view(SPECTATOR).discard == {"witch": 1, "fairy": 1}


def test_4_4_without_a_fairy_the_witch_is_not_sent_away():
    table = deal("diamond", "witch")
    do(table, Draw(), Draw())
    assert refusal(table, Fairy()) == ("no_fairy", "4.4")


def test_D7_and_example_11_a_first_witch_takes_nothing_and_ends_the_turn():
    table = deal("witch")
    told = do(table, Draw())
    assert told == [Drew(0, "witch", "witch"), Spared(0)]
    assert table.view(SPECTATOR).discard == {"witch": 1}
    assert table.waiting().seats == (1,)


def test_D8_cards_of_this_turn_may_be_paid():
    table = deal("pink", "diamond", "witch")
    do(table, Draw(), Draw(), Draw())
    assert menu(table) == [Pay(("pink", "diamond"))]


def test_D9_and_D10_the_shuffle_waits_for_a_draw_and_takes_only_what_lies_beside():
    table = deal("diamond")
    give(table, 1, diamond=3)
    table.beside = [0, 0, 0, 0, 2, 7, 0]
    table.pile = table.pile[-1:]
    do(table, Draw())
    assert isinstance(table.waiting(), Awaiting)
    assert table.view(SPECTATOR).pile == 0
    do(table, Stop())
    assert isinstance(table.waiting(), Awaiting)
    do(table, Draw())
    assert table.waiting().size == 9
    assert seen(table, 1).side == {"diamond": 3}


def test_D11_no_card_is_thrown_away_at_will():
    table = deal("diamond")
    give(table, 0, "blue", blue=2, pink=2, fairy=1)
    assert menu(table) == [Draw()]
    do(table, Draw())
    assert menu(table) == [Draw(), Stop()]


def test_D12_no_purchase_before_a_colour():
    table = deal()
    give(table, 0, diamond=3)
    give(table, 1, blue=1)
    assert menu(table) == [Draw()]
    assert refusal(table, Buy(1)) == ("no_colour_yet", "D12")


def test_D13_neither_buying_after_drawing_nor_drawing_after_buying():
    table = deal("diamond")
    give(table, 0, "blue", blue=1, diamond=6)
    give(table, 1, "pink", pink=1, blue=2)
    twin = table.copy()
    do(table, Draw())
    assert refusal(table, Buy(1)) == ("buy_instead_of_drawing", "D13")
    do(twin, Buy(1))
    assert twin.waiting().seats == (1,)
    assert refusal(twin, Draw(), seat=0)[0] == "not_your_turn"


def test_D14_the_buyer_chooses_the_seller():
    table = deal(players=4)
    give(table, 0, "blue", blue=1, diamond=3)
    give(table, 1, "pink", blue=1)
    give(table, 3, blue=2)
    assert menu(table) == [Draw(), Buy(1), Buy(3)]
    do(table, Buy(3))
    assert seen(table, 3).side == {"blue": 1, "diamond": 3}
    assert seen(table, 1).side == {"blue": 1}


def test_D15_a_colour_nobody_builds():
    table = deal("blue", "green", "green", "violet")
    do(table, Draw(), Draw(), Stop())
    assert seen(table, 0).side == {"green": 1}
    do(table, Draw(), Draw())
    assert seen(table, 1).colour == "green"
    assert seen(table, 1).side == {"violet": 1}


def test_D16_side_cards_join_the_castle_when_their_colour_is_chosen():
    table = deal("blue", release_colour_when_empty=True)
    give(table, 0, blue=3, diamond=1)
    told = do(table, Draw())
    assert told == [Drew(0, "blue", "castle"), ChoseColour(0, "blue")]
    assert (seen(table, 0).castle, seen(table, 0).side) == (4, {"diamond": 1})


def test_D16_and_may_complete_it():
    table = deal("blue", release_colour_when_empty=True)
    give(table, 0, blue=5)
    assert do(table, Draw())[-1] == Won(0, "blue")


def test_D17_the_first_player_by_option():
    table = game.start(Options(first_player="random"), 4)
    assert table.waiting().size == 4
    table.apply(Shuffled([2, 0, 3, 1]))
    assert table.waiting().size == 54
    table.apply(Shuffled(stacked()))
    assert table.waiting().seats == (2,)


def test_D18_the_sixth_card_stops_the_game_before_any_witch():
    table = deal("pink", "witch")
    give(table, 0, "pink", pink=5)
    do(table, Draw())
    assert isinstance(table.waiting(), Over)


def test_D19_with_fewer_than_three_cards_all_are_lost():
    table = deal("witch")
    give(table, 0, "blue", blue=1, diamond=1)
    do(table, Draw())
    assert menu(table) == [Pay(("blue", "diamond"))]
    do(table, Pay(("blue", "diamond")))
    assert (seen(table, 0).castle, seen(table, 0).side) == (0, {})


# 4.6, those not proved above


def test_example_2_a_first_colour_then_another():
    table = deal("blue", "pink")
    do(table, Draw(), Draw())
    player = seen(table, 0)
    assert (player.colour, player.castle, player.side) == ("blue", 1, {"pink": 1})
    assert menu(table) == [Draw(), Stop()]


def test_example_3_a_colour_already_taken_goes_to_the_side():
    table = deal("blue", "blue")
    do(table, Draw(), Stop(), Draw())
    assert (seen(table, 1).colour, seen(table, 1).side) == (None, {"blue": 1})


def test_example_4_a_purchase():
    table = deal()
    give(table, 0, "blue", blue=1, diamond=3)
    give(table, 1, "pink", blue=1)
    do(table, Buy(1))
    assert (seen(table, 0).castle, seen(table, 0).side) == (2, {})
    assert seen(table, 1).side == {"diamond": 3}
    assert table.view(SPECTATOR).pile == 54 - 5
    assert table.waiting().seats == (1,)


def test_example_5_two_diamonds_or_a_second_purchase():
    table = deal()
    give(table, 0, "blue", blue=1, diamond=2)
    give(table, 1, "pink", blue=2)
    assert refusal(table, Buy(1)) == ("too_few_diamonds", "4.4")
    give(table, 0, diamond=4)
    do(table, Buy(1))
    assert refusal(table, Buy(1), seat=0)[0] == "not_your_turn"


def test_example_6_three_diamonds_to_the_witch():
    table = deal("witch")
    give(table, 0, "green", green=4, diamond=5)
    told = do(table, Draw(), Pay(("diamond",) * 3))
    assert told[-1] == Paid(0, ("diamond",) * 3)
    assert table.view(SPECTATOR).discard == {"diamond": 3, "witch": 1}
    assert (seen(table, 0).castle, seen(table, 0).side) == (4, {"diamond": 2})


def test_example_7_two_cards_in_all():
    table = deal("witch")
    give(table, 0, "blue", blue=1, diamond=1)
    do(table, Draw(), Pay(("blue", "diamond")))
    assert sum(table.view(SPECTATOR).discard.values()) == 3
    assert seen(table, 0).colour == "blue"


def test_example_8_a_fairy_used():
    table = deal("witch")
    give(table, 0, "blue", blue=3, diamond=2, fairy=1)
    do(table, Draw(), Fairy())
    assert sum(table.view(SPECTATOR).discard.values()) == 2
    assert (seen(table, 0).castle, seen(table, 0).side) == (3, {"diamond": 2})
    assert table.waiting().seats == (1,)


def test_example_9_the_sixth_card_bought_wins():
    table = deal()
    give(table, 0, "blue", blue=5, diamond=3)
    give(table, 1, "pink", blue=1)
    assert do(table, Buy(1))[-1] == Won(0, "blue")
    assert table.waiting().scores == [1, 0]


def test_example_10_the_draw_is_completed_after_the_shuffle():
    table = deal("diamond")
    table.pile = table.pile[-1:]
    table.beside = [0, 0, 0, 0, 0, 7, 0]
    do(table, Draw(), Draw())
    table.apply(Shuffled(list(range(7))))
    assert table.view(SPECTATOR).phase == "bewitched"


def test_example_12_the_first_card_is_a_witch_seven_times_in_54():
    ended = 0
    for first in range(54):
        table = game.start(Options(), 2)
        table.apply(Shuffled([first, *(entry for entry in range(54) if entry != first)]))
        do(table, Draw())
        ended += table.waiting().seats == (1,)
    assert ended == 7


def test_example_13_stop_before_any_draw():
    assert refusal(deal(), Stop()) == ("draw_or_buy_first", "4.4")


# 4.7


def test_4_7_listing_order_and_the_top_of_the_pile():
    table = game.start(Options(), 2)
    table.apply(Shuffled([44, *range(44), *range(45, 54)]))
    told = do(table, Draw())
    assert told[0] == Drew(0, "witch", "witch")
    assert [CARDS[DECK[i]] for i in (0, 5, 6, 12, 18, 24, 43, 44, 50, 51, 53)] == [
        "pink", "pink", "blue", "green", "violet", "diamond", "diamond", "witch", "witch",
        "fairy", "fairy",
    ]  # fmt: skip


def test_4_7_reshuffle_takes_the_discard_in_listing_order():
    table = deal()
    table.pile = []
    table.beside = [1, 0, 0, 0, 2, 7, 1]
    do(table, Draw())
    told = []
    table.apply(Shuffled([10, *range(10)]), told)
    assert told[-1] == Drew(0, "fairy", "side")


def test_4_7_only_these_options_exist():
    assert set(Options.__struct_fields__) == {
        "first_player", "sale_goes_to", "release_colour_when_empty", "fairy_never_paid",
    }  # fmt: skip
    assert Options() == Options("first", "seller", False, False)


def test_imagine_draws_the_pile_in_the_right_proportions():
    """Chi-square of the two top cards against enumeration of a pile of seven."""
    truth = Table(Options(), 2)
    truth.apply(Shuffled(stacked()))
    truth.pile = [
        INDEX[c] for c in ("pink", "pink", "pink", "diamond", "diamond", "witch", "fairy")
    ]
    truth.beside = [6 - 3, 6, 6, 6, 18, 6, 2]
    view = truth.view(SPECTATOR)
    dice, rounds = Dice(5), 21_000
    found = Counter(
        tuple(game.imagine(Options(), 2, SPECTATOR, view, dice).pile[-2:]) for _ in range(rounds)
    )
    counts = Counter(truth.pile)
    chi, cells = 0.0, 0
    for first in counts:
        for second in counts:
            ways = counts[first] * (counts[second] - (first == second))
            if ways:
                expected = rounds * ways / 42
                chi += (found[first, second] - expected) ** 2 / expected
                cells += 1
    assert sum(found.values()) == rounds
    assert chi < 45, (chi, cells)  # 13 degrees of freedom: p ≈ 0.00002


def test_imagine_agrees_with_rejection_sampling():
    """The next card after a view, among real deals that gave that view."""
    dice = Dice(9)
    real: Counter[str] = Counter()
    imagined: Counter[str] = Counter()
    for _ in range(30_000):
        table = game.start(Options(), 2)
        table.apply(Shuffled(dice.order(54)))
        if CARDS[table.pile[-1]] == "blue":
            do(table, Draw())
            twin = game.imagine(Options(), 2, SPECTATOR, table.view(SPECTATOR), dice)
            real[CARDS[table.pile[-1]]] += 1
            imagined[CARDS[twin.pile[-1]]] += 1
    chi = sum((real[c] - imagined[c]) ** 2 / (real[c] + imagined[c]) for c in CARDS)
    assert chi < 30  # 6 degrees of freedom: p ≈ 0.00004
