"""Diadingo, rules 3.1 to 3.5 and 3.8: material, turn, end, score, record."""

import json

import pytest

from ludiade.games.diadingo import game
from ludiade.games.diadingo import types as t
from ludiade.games.diadingo.material import BOXES, THEFT, TRAY
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.inputs import Shuffle
from ludiade.kernel.match import replay
from ludiade.kernel.record import read, write
from ludiade.kernel.shelf import find
from ludiade.kernel.types import Event, Seat
from tests.games.diadingo.table import (
    FIXED,
    LOOSE,
    cards,
    deal,
    final,
    lay,
    menu,
    order,
    refused,
    rings,
    see,
    steal,
    take,
    turn,
)


def test_3_1_tray_of_42_diamonds_16_fixed() -> None:
    assert TRAY.rows == (4, 6, 7, 8, 7, 6, 4)
    table = deal()
    assert table.census()["fixed"] == 16
    assert table.census()["loose"] == see(table).left == 26


@pytest.mark.parametrize(("values", "kinds"), [("3x14", (3, 14)), ("6x7", (6, 7))])
def test_3_1_both_value_sets(values: t.Values, kinds: tuple[int, int]) -> None:
    box = BOXES[values]
    assert box.values == tuple(1000 * n for n in range(1, kinds[0] + 1))
    assert [box.listing.count(n) for n in range(kinds[0])] == [kinds[1]] * kinds[0]
    assert box.listing.count(THEFT) == 7
    assert len(box.listing) == 49


def test_3_1_rings_go_from_1000_to_6000_unless_the_table_says_otherwise() -> None:
    assert game.read_options({}, 2).values == "6x7"
    assert game.read_options({"values": "3x14"}, 2).values == "3x14"
    assert game.start(game.read_options({}, 2), 2).box is BOXES["6x7"]


def test_3_1_a_record_that_says_nothing_of_its_rings_means_6x7() -> None:
    shuffles = [{"type": "shuffled", "order": list(range(size))} for size in (2, 42, 49)]
    whole = {"format": "ludiade-record/1", "game": "diadingo", "rules": 1, "players": 2,
             "inputs": shuffles}  # fmt: skip
    for options, box in (({}, "6x7"), ({"games": 2}, "6x7"), ({"values": "3x14"}, "3x14")):
        match = replay(read(json.dumps(whole | {"options": options}).encode(), find))
        assert match.state.box is BOXES[box]
        again = read(write(match.document()), find)
        assert again.options.values == box
    with pytest.raises(BadRecord) as refused:
        read(json.dumps(whole | {"rules": 2}).encode(), find)
    assert refused.value.code == "unknown_rules"


def test_3_1_two_to_eight_players() -> None:
    for players in (1, 9):
        with pytest.raises(BadRecord):
            game.read_options({}, players)
    for players in range(2, 9):
        game.read_options({}, players)


def test_3_2_any_seat_may_start() -> None:
    for seat in range(8):
        assert turn(deal("ring-1000", players=8, starts=seat)) == seat


def test_3_2_places_are_turned_and_cards_shuffled() -> None:
    table = game.start(t.Options(), 5)
    sizes = []
    for size in (5, 42, 49):
        waiting = table.waiting()
        assert isinstance(waiting, Shuffle)
        sizes.append(waiting.size)
        table.apply(order([], size))
    assert sizes == [5, 42, 49]


def test_3_3_the_top_card_is_drawn_by_itself() -> None:
    view = see(deal("ring-2000", "ring-3000"))
    assert view.drawn == "ring-2000"
    assert view.deck == 48


def test_3_3_an_attempt_is_compulsory() -> None:
    assert menu(deal("ring-2000")) == [t.Take(place) for place in range(42)]


def test_3_3_loose_diamond_goes_on_the_ring_just_drawn() -> None:
    table = deal("ring-2000")
    take(table, 7)
    assert rings(table, 0) == [(2000, True)]
    assert see(table).gone == [7]
    assert see(table).left == 25


def test_3_3_fixed_diamond_leaves_the_ring_empty() -> None:
    table = deal("ring-2000")
    take(table, 30)
    assert rings(table, 0) == [(2000, False)]
    assert see(table).gone == []
    assert see(table).left == 26


def test_3_3_one_attempt_then_the_left_neighbour() -> None:
    table = deal("ring-2000", "ring-2000", "ring-1000", players=3, starts=1)
    take(table, 30)
    assert turn(table) == 2
    take(table, 3)
    assert turn(table) == 0


def test_3_3_theft_moves_one_diamond_to_an_empty_ring_of_the_same_value() -> None:
    table = deal("ring-2000", "ring-2000", "theft", players=2)
    take(table, 30, 0)
    assert menu(table) == [t.Decline(), t.Steal(Seat(1), 0, 0)]
    steal(table, 1, 0, 0)
    assert rings(table, 0) == [(2000, True)]
    assert rings(table, 1) == [(2000, False)]


def test_3_3_a_used_theft_card_is_out() -> None:
    table = deal("ring-2000", "ring-2000", "theft", "ring-1000", players=2)
    take(table, 30, 0)
    assert see(table).thefts == 0
    steal(table, 1, 0, 0)
    assert see(table).thefts == 1
    assert see(table).deck == 49 - 4


def test_3_3_an_unusable_theft_is_put_aside_and_a_card_drawn() -> None:
    told: list[Event] = []
    table = deal("theft", "ring-1000", tell=told)
    assert see(table).drawn == "ring-1000"
    assert see(table).thefts == 1
    assert turn(table) == 0
    assert t.PutAside(Seat(0)) in told


def test_3_3_an_own_diamond_does_not_make_a_theft_usable() -> None:
    table = deal("ring-1000", "ring-2000", "ring-1000", "ring-2000", "theft", players=2)
    take(table, 30, 31, 0, 32)
    assert rings(table, 0) == [(1000, False), (1000, True)]
    assert see(table).drawn != "theft"


def test_3_4_ends_when_the_deck_is_used_up() -> None:
    table = deal()
    take(table, *[41] * 42)
    assert final(table).scores == [0] * 4
    assert see(table).left == 26


def test_3_4_ends_when_only_fixed_diamonds_are_left() -> None:
    table = deal(players=2)
    for place in LOOSE:
        take(table, place)
    assert sum(final(table).scores) > 0
    assert see(table).left == 0
    assert see(table).deck == 49 - 26


def test_3_5_most_dollars_win() -> None:
    table = deal("ring-1000", "ring-3000", players=2)
    take(table, 0, 1)
    table.left, table.drawn = 1, 0
    take(table, 2)
    assert final(table).scores == [2000, 3000]
    assert final(table).ranks == [2, 1]


def test_3_5_professional_counts_empty_rings_against_their_owner() -> None:
    for professional, scores in ((False, [1000, 0]), (True, [1000, -3000])):
        table = deal("ring-1000", "ring-3000", players=2, professional=professional)
        take(table, 0, 41)
        assert see(table).scores == scores


def test_3_5_games_of_a_series_add_up() -> None:
    table = deal("ring-3000", players=2, games=2)
    table.left = 1
    take(table, 0)
    for shuffled in (order([1], 2), order(FIXED, 42), order(cards(["ring-2000"]), 49)):
        table.apply(shuffled)
    assert see(table).game == 2
    assert see(table).scores == [3000, 0]
    assert see(table).players == [t.Player([])] * 2
    assert see(table).left == 26
    assert see(table).gone == see(table).stuck == []
    table.left = 1
    take(table, 0)
    assert final(table).scores == [3000, 2000]


def test_3_8_listing_order_of_the_deck() -> None:
    table = game.start(t.Options(), 2)
    for size in (2, 42, 49):
        table.apply(order([], size))
    assert table.deck[::-1] == sorted(table.deck[7:]) + [THEFT] * 7


def test_3_8_the_first_16_entries_are_the_fixed_places() -> None:
    fixed = [5, 0, 41, 17, 3, 9, 22, 30, 31, 8, 12, 40, 1, 2, 33, 20]
    table = deal(fixed=fixed)
    for place in range(42):
        one = table.copy()
        take(one, place)
        assert see(one).stuck == ([place] if place in fixed else [])


def test_3_8_a_ring_in_play_is_drawn_only() -> None:
    table = deal("ring-3000", professional=True)
    assert see(table).drawn == "ring-3000"
    assert rings(table, 0) == []
    assert see(table).scores == [0] * 4


def test_3_8_gone_and_stuck_ascend() -> None:
    table = deal("ring-1000", "ring-1000", "ring-1000", "ring-1000")
    take(table, 9, 3, 40, 27)
    assert see(table).gone == [3, 9]
    assert see(table).stuck == [27, 40]


def test_3_8_scores_and_rings_stay_at_the_end() -> None:
    table = deal("ring-3000", players=2)
    table.left = 1
    take(table, 0)
    view = see(table)
    assert view.scores == final(table).scores == [3000, 0]
    assert rings(table, 0) == [(3000, True)]
    assert view.turn is None
    assert view.drawn is None


def test_3_8_over_comes_after_the_last_game_only() -> None:
    table = deal("ring-3000", players=3, games=2)
    table.left = 1
    take(table, 0)
    waiting = table.waiting()
    assert isinstance(waiting, Shuffle)
    assert waiting.size == 3
    assert see(table).scores == [3000, 0, 0]


def test_3_8_the_next_game_starts_afresh() -> None:
    table = deal("theft", "ring-3000", "ring-1000", "ring-1000", players=2, games=2)
    take(table, 0, 41)
    table.left = 1
    take(table, 1)
    for shuffled in (order([0], 2), order(FIXED, 42), order([], 49)):
        table.apply(shuffled)
    view = see(table)
    assert (view.gone, view.stuck, view.left, view.deck, view.thefts) == ([], [], 26, 48, 0)
    take(table, 40)
    assert rings(table, 0) == [(1000, False)]


def test_3_8_one_to_a_hundred_games() -> None:
    for games in (0, 101, 10**30):
        with pytest.raises(BadRecord):
            game.read_options({"games": games}, 2)
    for games in (1, 100):
        options = game.read_options({"games": games}, 2)
        assert game.start(options, 2).copy().games == games


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (t.Take(-1), ("no_such_place", "3.8")),
        (t.Take(42), ("no_such_place", "3.8")),
        (t.Take(10**30), ("no_such_place", "3.8")),
        (t.Take(-(10**30)), ("no_such_place", "3.8")),
        (t.Take(0), ("place_is_empty", "C8")),
        (t.Decline(), ("no_theft_card", "3.3")),
        (t.Steal(Seat(1), 0, 0), ("no_theft_card", "3.3")),
    ],
)
def test_refusals_while_a_ring_is_in_play(action: t.Action, reason: tuple[str, str]) -> None:
    table = deal("ring-1000", "ring-1000", players=2)
    take(table, 0)
    assert refused(table, action) == reason


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (t.Take(5), ("answer_the_theft", "3.3")),
        (t.Steal(Seat(0), 0, 0), ("steal_from_oneself", "C12")),
        (t.Steal(Seat(3), 0, 0), ("no_such_victim", "C10")),
        (t.Steal(Seat(-1), 0, 0), ("no_such_victim", "C10")),
        (t.Steal(Seat(10**30), 0, 0), ("no_such_victim", "C10")),
        (t.Steal(Seat(1), 3, 0), ("no_such_ring", "C10")),
        (t.Steal(Seat(1), -1, 0), ("no_such_ring", "C10")),
        (t.Steal(Seat(1), 10**30, 0), ("no_such_ring", "C10")),
        (t.Steal(Seat(1), 0, 2), ("no_such_own_ring", "C10")),
        (t.Steal(Seat(1), 0, -1), ("no_such_own_ring", "C10")),
        (t.Steal(Seat(1), 0, 10**30), ("no_such_own_ring", "C10")),
        (t.Steal(Seat(1), 1, 0), ("nothing_to_steal", "3.3")),
        (t.Steal(Seat(1), 0, 1), ("own_ring_is_full", "3.3")),
        (t.Steal(Seat(1), 2, 0), ("values_differ", "3.3")),
    ],
)
def test_refusals_while_a_theft_is_in_play(action: t.Action, reason: tuple[str, str]) -> None:
    table = deal("ring-1000", "theft", players=3, starts=2)
    lay(table, 0, (3000, False), (3000, True))
    lay(table, 1, (3000, True), (3000, False), (2000, True))
    take(table, 41)
    assert menu(table) == [t.Decline(), t.Steal(Seat(1), 0, 0)]
    assert refused(table, action) == reason


def test_a_random_pick_is_one_of_the_menu() -> None:
    table = deal("ring-1000", "ring-1000", "ring-1000")
    take(table, 3, 40)
    moves = table.moves(2)
    for seed in range(200):
        assert table.pick(2, Dice(seed)) is moves[Dice(seed).below(len(moves))]
