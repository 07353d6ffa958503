"""Diadingo, rulings C1 to C18 (rules 3.6)."""

from typing import Any

from ludiade.games.diadingo import types as t
from ludiade.games.diadingo.rules import Table
from ludiade.kernel.eyes import EVERY_EYE, SPECTATOR, Eyes
from ludiade.kernel.inputs import Shuffle
from ludiade.kernel.types import Event, Seat
from tests.games.diadingo.table import (
    FIXED,
    LOOSE,
    deal,
    do,
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


def robbery(
    *after: str, players: int = 4, thief: int = 0, victim: int = 2, **options: Any
) -> Table:
    """`thief` holds an empty 3000, `victim` a full one, and the thief has drawn a theft card."""
    before = (thief - 1) % players
    table = deal("ring-1000", "theft", *after, players=players, starts=before, **options)
    lay(table, thief, (3000, False))
    lay(table, victim, (3000, True))
    take(table, 41)
    assert turn(table) == thief
    assert see(table).drawn == "theft"
    return table


def test_C1_a_theft_may_be_declined() -> None:
    table = robbery("ring-2000")
    do(table, t.Decline())
    assert turn(table) == 0
    assert see(table).drawn == "ring-2000"
    assert see(table).thefts == 1
    assert rings(table, 2) == [(3000, True)]


def test_C1_option_theft_compulsory() -> None:
    table = robbery(theft_compulsory=True)
    assert menu(table) == [t.Steal(Seat(2), 0, 0)]
    assert refused(table, t.Decline()) == ("theft_compulsory", "C1")


def test_C1_compulsory_theft_without_a_match_is_put_aside() -> None:
    assert see(deal("theft", "ring-1000", theft_compulsory=True)).drawn == "ring-1000"


def test_C2_play_goes_on_from_the_robbed_player() -> None:
    table = robbery("ring-1000", "ring-1000")
    steal(table, 2, 0, 0)
    assert see(table).resume is None
    assert turn(table) == 2
    take(table, 40)
    assert turn(table) == 3


def test_C2_option_back_to_thief_left() -> None:
    told: list[Event] = []
    table = robbery("ring-1000", "ring-1000", "ring-1000", after_theft="back_to_thief_left")
    steal(table, 2, 0, 0)
    assert turn(table) == 2
    assert see(table).resume == 1
    do(table, t.Take(40), told)
    assert t.Resumed(Seat(1)) in told
    assert turn(table) == 1
    assert see(table).resume is None
    take(table, 39)
    assert turn(table) == 2


def test_C2_back_to_the_first_thief_of_a_chain() -> None:
    table = robbery("theft", "ring-1000", "ring-1000", after_theft="back_to_thief_left")
    lay(table, 3, (3000, True))
    steal(table, 2, 0, 0)
    steal(table, 3, 0, 0)
    assert turn(table) == 3
    assert see(table).resume == 1
    take(table, 40)
    assert turn(table) == 1


def test_C2_a_chain_may_return_to_the_first_thief() -> None:
    table = robbery("theft", "ring-1000", "ring-1000", after_theft="back_to_thief_left")
    steal(table, 2, 0, 0)
    steal(table, 0, 0, 0)
    assert turn(table) == 0
    take(table, 40)
    assert turn(table) == 1


def test_C2_robbed_left_neighbour_plays_twice_in_a_row() -> None:
    table = robbery(
        "ring-1000", "ring-1000", "ring-1000", victim=1, after_theft="back_to_thief_left"
    )
    steal(table, 1, 0, 0)
    take(table, 40)
    assert turn(table) == 1
    take(table, 39)
    assert turn(table) == 2


def test_C2_a_declined_theft_leaves_the_chain_as_it_was() -> None:
    table = robbery("theft", "ring-1000", "ring-1000", after_theft="back_to_thief_left")
    steal(table, 2, 0, 0)
    do(table, t.Decline())
    assert turn(table) == 2
    assert see(table).resume == 1


def test_C2_the_next_game_knows_no_chain() -> None:
    table = robbery("ring-1000", after_theft="back_to_thief_left", games=2)
    table.deck = []
    steal(table, 2, 0, 0)
    for shuffled in (order([3], 4), order(FIXED, 42), order([], 49)):
        table.apply(shuffled)
    assert turn(table) == 3
    assert see(table).resume is None
    take(table, 0)
    assert turn(table) == 0


def test_C3_an_unusable_theft_as_last_card_ends_the_game() -> None:
    table = deal("ring-1000", last=["theft"])
    table.deck = table.deck[:1]
    take(table, 0)
    assert final(table).scores == [1000, 0, 0, 0]
    assert see(table).deck == 0


def test_C3_a_declined_theft_as_last_card_ends_the_game() -> None:
    table = robbery()
    table.deck = []
    do(table, t.Decline())
    assert final(table).scores == [0, 0, 3000, 0]


def test_C4_a_usable_theft_as_last_card_is_done_first() -> None:
    table = robbery()
    table.deck = []
    steal(table, 2, 0, 0)
    assert final(table).scores == [3000, 0, 0, 0]


def test_C5_the_26th_loose_diamond_ends_the_game_at_once() -> None:
    table = deal(players=2, last=["theft"] * 7)
    take(table, *LOOSE)
    assert final(table)
    assert see(table).thefts == 0
    assert see(table).deck == 23


def test_C6_tried_places_are_in_the_view_whatever_the_page_draws() -> None:
    for show_stuck in (False, True):
        table = deal("ring-1000", show_stuck=show_stuck)
        take(table, 33)
        for eyes in (EVERY_EYE, SPECTATOR, Eyes(1)):
            assert table.view(eyes).stuck == [33]


def test_C7_a_place_known_as_fixed_may_be_tried_and_fails_again() -> None:
    table = deal("ring-1000", "ring-2000")
    take(table, 33)
    assert t.Take(33) in menu(table)
    take(table, 33)
    assert rings(table, 1) == [(2000, False)]
    assert see(table).stuck == [33]


def test_C8_an_empty_place_cannot_be_tried() -> None:
    table = deal("ring-1000", "ring-2000")
    take(table, 3)
    assert refused(table, t.Take(3)) == ("place_is_empty", "C8")


def test_C9_a_robbed_ring_stays_empty_until_a_theft_fills_it() -> None:
    table = robbery("ring-3000", "ring-1000", "theft")
    steal(table, 2, 0, 0)
    take(table, 5)
    assert rings(table, 2) == [(3000, False), (3000, True)]
    take(table, 41)
    assert turn(table) == 0
    assert see(table).drawn != "theft"  # no empty ring of hers fits what others hold
    table.turn, table.stage = 2, 1
    steal(table, 0, 0, 0)
    assert rings(table, 2) == [(3000, True), (3000, True)]


def test_C10_the_thief_chooses_victim_source_and_target() -> None:
    table = deal("ring-1000", "theft", players=3, starts=2)
    lay(table, 0, (2000, False), (1000, False), (2000, False))
    lay(table, 1, (2000, True), (3000, True), (2000, True))
    lay(table, 2, (2000, True))
    take(table, 41)
    assert menu(table) == [
        t.Decline(),
        t.Steal(Seat(1), 0, 0),
        t.Steal(Seat(1), 0, 2),
        t.Steal(Seat(1), 2, 0),
        t.Steal(Seat(1), 2, 2),
        t.Steal(Seat(2), 0, 0),
        t.Steal(Seat(2), 0, 2),
    ]
    steal(table, 1, 2, 0)
    assert rings(table, 0) == [(2000, True), (1000, False), (2000, False)]
    assert rings(table, 1) == [(2000, True), (3000, True), (2000, False)]


def test_C11_own_diamonds_never_move_between_own_rings() -> None:
    table = robbery()
    lay(table, 0, (3000, False), (3000, True))
    assert menu(table) == [t.Decline(), t.Steal(Seat(2), 0, 0)]
    assert refused(table, t.Steal(Seat(0), 1, 0)) == ("steal_from_oneself", "C12")


def test_C12_nobody_steals_from_oneself() -> None:
    table = robbery()
    assert refused(table, t.Steal(Seat(0), 0, 0)) == ("steal_from_oneself", "C12")


def test_C13_one_choice_is_the_attempt() -> None:
    table = deal("ring-1000", "ring-1000")
    take(table, 40)
    assert len(rings(table, 0)) == 1
    assert turn(table) == 1


def test_C14_fixed_places_and_deck_order_are_in_nobodys_view_or_menu() -> None:
    one = deal("ring-1000", "ring-2000", "theft", games=2)
    other = deal("ring-1000", "ring-2000", fixed=range(1, 17), last=["ring-3000"] * 7, games=2)
    take(one, 0)
    take(other, 0)
    assert one.truth() != other.truth()
    for eyes in (EVERY_EYE, SPECTATOR, *map(Eyes, range(4))):
        assert one.view(eyes) == other.view(eyes)
    assert menu(one) == menu(other)


def test_C14_a_finished_game_of_a_series_shows_no_fixed_place() -> None:
    views = []
    for fixed in (FIXED, range(1, 17)):
        told: list[Event] = []
        table = deal("ring-1000", fixed=fixed, games=2)
        table.left = 1
        do(table, t.Take(0), told)
        views.append((see(table), told))
    assert views[0] == views[1]


def test_C14_the_end_shows_what_was_fixed_all_along() -> None:
    told: list[Event] = []
    table = deal("ring-1000", fixed=range(1, 17))
    table.left = 1
    do(table, t.Take(0), told)
    assert t.Ended(1, "no_loose_diamonds", list(range(1, 17))) in told


def test_C15_ties_share_the_victory() -> None:
    told: list[Event] = []
    table = deal("ring-1000", players=3)
    lay(table, 1, (1000, True))
    table.left = 1
    do(table, t.Take(0), told)
    assert final(table).ranks == [1, 1, 3]
    assert told[-2:] == [t.Won(Seat(0), 1000, True), t.Won(Seat(1), 1000, True)]


def test_C16_unused_thefts_have_no_value() -> None:
    table = deal("theft", "theft", "ring-1000", professional=True)
    table.left = 1
    take(table, 0)
    assert final(table).scores == [1000, 0, 0, 0]


def test_C17_chance_says_again_who_starts_the_next_game() -> None:
    table = deal("ring-1000", players=3, starts=2, games=2)
    table.left = 1
    take(table, 0)
    waiting = table.waiting()
    assert isinstance(waiting, Shuffle)
    for shuffled in (order([1], 3), order(FIXED, 42), order([], 49)):
        table.apply(shuffled)
    assert turn(table) == 1


def test_C18_dollars_decide_not_the_number_of_rings() -> None:
    table = deal("ring-1000", players=2)
    lay(table, 0, (1000, True))
    lay(table, 1, (3000, True))
    table.left = 1
    take(table, 0)
    assert rings(table, 0) == [(1000, True), (1000, True)]
    assert final(table).ranks == [2, 1]
