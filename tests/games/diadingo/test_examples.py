"""Diadingo, the worked examples (rules 3.7)."""

from ludiade.games.diadingo import types as t
from ludiade.games.diadingo.rules import Table
from ludiade.kernel.types import Event
from tests.games.diadingo.table import (
    LOOSE,
    deal,
    do,
    final,
    lay,
    menu,
    rings,
    see,
    steal,
    take,
    turn,
)


def test_example_1_a_diamond_on_a_ring_of_3000() -> None:
    table = deal("ring-3000")
    take(table, 0)
    assert see(table).scores[0] == 3000


def test_example_2_a_stolen_diamond_needs_an_own_empty_ring_of_3000() -> None:
    for dollars, drawn in ((1000, "ring-1000"), (2000, "ring-1000"), (3000, "theft")):
        table = deal("ring-1000", "theft", "ring-1000", players=2, starts=1)
        lay(table, 0, (dollars, False))
        lay(table, 1, (3000, True))
        take(table, 41)
        assert turn(table) == 0
        assert see(table).drawn == drawn


def test_example_3_sixteen_diamonds_left_is_the_end() -> None:
    table = deal(players=2)
    take(table, *LOOSE[:-1])
    assert len(menu(table)) == 17
    take(table, LOOSE[-1])
    assert final(table)


def test_example_4_an_empty_ring_of_2000() -> None:
    for professional, score in ((False, 0), (True, -2000)):
        table = deal("ring-2000", professional=professional)
        take(table, 41)
        assert rings(table, 0) == [(2000, False)]
        assert see(table).scores[0] == score


def test_example_5_an_old_empty_ring_takes_no_new_diamond() -> None:
    table = deal("ring-1000")
    lay(table, 0, (3000, False))
    take(table, 0)
    assert rings(table, 0) == [(3000, False), (1000, True)]


def theft_of_example_6(professional: bool = False) -> Table:
    table = deal("ring-1000", "theft", "ring-1000", starts=3, professional=professional)
    lay(table, 0, (3000, False))
    lay(table, 2, (3000, True))
    take(table, 0)
    return table


def test_example_6_the_robbed_player_then_her_left_neighbour() -> None:
    table = theft_of_example_6()
    steal(table, 2, 0, 0)
    assert turn(table) == 2
    take(table, 1)
    assert turn(table) == 3


def test_example_7_normal_and_professional_sums() -> None:
    for professional, score in ((False, 7000), (True, 5000)):
        table = deal(professional=professional)
        lay(table, 0, (3000, True), (3000, True), (1000, True), (2000, False))
        assert see(table).scores[0] == score


def test_example_8_what_a_theft_changes() -> None:
    for professional, gain in ((False, 3000), (True, 6000)):
        table = theft_of_example_6(professional)
        before = see(table).scores
        steal(table, 2, 0, 0)
        after = see(table).scores
        assert [now - then for now, then in zip(after, before, strict=True)] == [gain, 0, -gain, 0]


def test_example_9_two_unusable_thefts_then_a_ring() -> None:
    table = deal("ring-1000", "theft", "theft", "ring-2000", "ring-1000")
    take(table, 0)
    view = see(table)
    assert (view.turn, view.drawn, view.deck, view.thefts) == (1, "ring-2000", 48 - 3, 2)
    take(table, 1)
    assert turn(table) == 2


def test_example_10_the_first_attempt_succeeds_26_times_in_42() -> None:
    table = deal("ring-1000", fixed=range(0, 32, 2))
    lifted = 0
    for action in menu(table):
        attempt = table.copy()
        do(attempt, action)
        lifted += see(attempt).left == 25
    assert (lifted, len(menu(table))) == (26, 42)


def test_example_11_the_deck() -> None:
    others = {"theft": 7, "fixed": 16, "loose": 26, "place": 42}
    assert deal().census() == others | {f"ring-{dollars}": 7 for dollars in range(1000, 7000, 1000)}
    assert deal(values="3x14").census() == others | {
        "ring-1000": 14, "ring-2000": 14, "ring-3000": 14,
    }  # fmt: skip
    assert see(deal("ring-1000")).deck == 49 - 1


def test_example_12_the_last_ring_is_tried_then_the_game_ends() -> None:
    told: list[Event] = []
    table = deal("ring-1000", "ring-2000", players=2)
    take(table, 0)
    table.deck = []
    do(table, t.Take(1), told)
    assert see(table).left == 24
    assert final(table).scores == [1000, 2000]
    assert t.Ended(1, "no_cards", list(range(26, 42))) in told
