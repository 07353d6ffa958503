"""Diadingo: imagined truths come in right proportions."""

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import combinations, permutations

import pytest
from msgspec.structs import replace

from ludiade.games.diadingo import types as t
from ludiade.games.diadingo.imagine import imagine
from ludiade.games.diadingo.material import BOXES, THEFT, Material
from ludiade.games.diadingo.rules import Table
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import SPECTATOR
from ludiade.kernel.inputs import Move, Over, Shuffle, Shuffled
from ludiade.kernel.types import Seat
from tests.games.diadingo.table import order

SMALL = Material(places=7, fixed=3, values=(1000, 2000), listing=(0, 0, 0, 0, 1, 1) + (THEFT,) * 3)
OPTIONS = t.Options(after_theft="back_to_thief_left")


def dealt(box: Material, places: Shuffled, deck: Shuffled) -> Table:
    table = Table(OPTIONS, 3, box)
    for shuffled in (order([], 3), places, deck):
        table.apply(shuffled)
    return table


def follow(table: Table, moves: Iterable[Move], views: list[t.View]) -> bool:
    """Whether this table, played the same way, looks the same all along."""
    if table.view(SPECTATOR) != views[0]:
        return False
    for move, view in zip(moves, views[1:], strict=True):
        table.apply(move)
        if table.view(SPECTATOR) != view:
            return False
    return True


def watch(table: Table, moves: Iterable[Move]) -> list[t.View]:
    views = [table.view(SPECTATOR)]
    for move in moves:
        table.apply(move)
        views.append(table.view(SPECTATOR))
    return views


def surprise(seen: Counter[Hashable], expected: dict[Hashable, float]) -> float:
    """A chi-square distance as standard deviations of a normal variable (Wilson and Hilferty)."""
    assert set(seen) <= set(expected)
    distance = sum((seen[fact] - count) ** 2 / count for fact, count in expected.items())
    spread = 2 / (9 * (len(expected) - 1))
    return float(((distance / (len(expected) - 1)) ** (1 / 3) - (1 - spread)) / spread**0.5)


@pytest.mark.slow
def test_imagined_truths_match_enumeration_on_a_small_tray() -> None:
    moves = [
        Move(0, t.Take(5)),  # fixed: an empty 1000
        Move(1, t.Take(2)),  # loose: a full 1000
        Move(2, t.Take(0)),  # after a theft card without use
        Move(0, t.Steal(Seat(1), 0, 0)),
    ]
    table = dealt(SMALL, order([4, 5, 6], 7), order([0, 1, 6, 4, 7, 2], 9))
    views = watch(table, moves)
    assert (views[-1].thefts, views[-1].turn, views[-1].resume) == (2, 1, 1)
    agreeing: set[Hashable] = set()
    decks = {tuple([SMALL.listing[entry] for entry in deck]) for deck in permutations(range(9))}
    for fixed in combinations(range(7), 3):
        for deck in decks:
            other = dealt(SMALL, order(fixed, 7), Shuffled(entries(deck)))
            if follow(other, moves, views):
                agreeing.add((other.fixed, tuple(other.deck)))
    assert len(agreeing) == 6 * 6  # two of four places, three different cards
    dice = Dice(11)
    seen: Counter[Hashable] = Counter()
    for _ in range(200 * len(agreeing)):
        truth = imagine(OPTIONS, 3, SMALL, views[-1], dice)
        seen[truth.fixed, tuple(truth.deck)] += 1
    assert abs(surprise(seen, dict.fromkeys(agreeing, 200))) < 4


def entries(deck: tuple[int, ...]) -> list[int]:
    """An order of the small listing that gives these cards."""
    free = list(enumerate(SMALL.listing))
    found = []
    for card in deck:
        pair = next(pair for pair in free if pair[1] == card)
        free.remove(pair)
        found.append(pair[0])
    return found


@pytest.mark.slow
def test_imagined_truths_match_rejection_on_the_real_tray() -> None:
    box = BOXES["3x14"]
    moves = [Move(0, t.Take(5)), Move(1, t.Take(30))]
    views = watch(dealt(box, order(range(26, 42), 42), order([0, 14, 28], 49)), moves)
    dice = Dice(5)
    kept: list[Table] = []
    while len(kept) < 500:
        deck = dice.order(49)
        if [box.listing[entry] for entry in deck[:3]] == [0, 1, 2]:  # else the views differ
            table = dealt(box, Shuffled(dice.order(42)), Shuffled(deck))
            if follow(table, moves, views):
                kept.append(table)
    imagined = [imagine(OPTIONS, 3, box, views[-1], dice) for _ in range(10_000)]
    for look in (fixed_among_the_first, next_card, thefts_on_top):
        counts = Counter(map(look, imagined))
        expected = {fact: n * len(kept) / len(imagined) for fact, n in counts.items()}
        assert surprise(Counter(map(look, kept)), expected) < 4


def fixed_among_the_first(table: Table) -> Hashable:
    """How many of places 6 to 29 are fixed, the tails taken together."""
    return min(max(sum(table.fixed >> place & 1 for place in range(6, 30)), 6), 12)


def next_card(table: Table) -> Hashable:
    return table.deck[-1]


def thefts_on_top(table: Table) -> Hashable:
    """How many of the next 20 cards are thefts, the tails taken together."""
    return min(max(table.deck[-20:].count(THEFT), 1), 5)


def test_imagined_tables_look_the_same_and_play_the_same() -> None:
    dice = Dice(3)
    for players in range(2, 9):
        box = BOXES["6x7"]
        options = replace(OPTIONS, games=2, values="6x7", professional=True)
        table = Table(options, players, box)
        while not isinstance(waiting := table.waiting(), Over):
            if isinstance(waiting, Shuffle):
                table.apply(Shuffled(dice.order(waiting.size)))
                continue
            view = table.view(SPECTATOR)
            truth = imagine(options, players, box, view, dice)
            assert truth.view(SPECTATOR) == view
            assert truth.actions(table.turn) == table.actions(table.turn)
            assert truth.census() == table.census()
            table.apply(table.pick(table.turn, dice))
