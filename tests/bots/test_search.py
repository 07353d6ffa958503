"""The search of all games: reproducible, stoppable, bounded, and right where that is known."""

import gc
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path

import pytest

from ludiade.bots import Seen
from ludiade.bots.knowledge import knowledge_of
from ludiade.bots.levels import numbers
from ludiade.bots.search.search import Search
from ludiade.bots.thinker import Thinker, uncollected
from ludiade.bots.thought import Thought
from ludiade.kernel.inputs import Move
from ludiade.kernel.knowledge import Knowledge
from ludiade.kernel.shelf import names
from ludiade.kernel.state import State
from tests.bots.matrix import Choose, MatrixGame, Options, View
from tests.bots.positions import position

PLAIN_AND_COMPILED = [
    (24, 10.5), (80, 37.25), (14, 5.75), (4, 1.0), (3, 0.75), (31, 13.75), (4, 1.0), (4, 1.0),
    (7, 2.5), (7, 2.5), (27, 12.0), (4, 1.0), (17, 7.25), (7, 2.5), (7, 2.5), (53, 26.75),
    (3, 0.75), (4, 1.0),
]  # fmt: skip
FOREVER = float("inf")
GAMES = [name for name in names() if name != "diamino"]  # which searches by its own lights


def thinker(game: str, seed: int, playouts: float) -> Thinker:
    """An expert with so many playouts."""
    return Thinker("expert", seed, {**numbers(game, "expert"), "playouts": playouts})


def searched(seen: Seen, playouts: int, slice_s: float = FOREVER) -> Search:
    search = Search(seen, Knowledge({}, 1), 7)
    while not search.advance(playouts, time.monotonic() + slice_s):
        pass
    return search


def visits(search: Search) -> list[tuple[int, float]]:
    own = search.own()
    assert own is not None
    return [(int(arm.visits), arm.total) for arm in own.known.values()]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_thought(game: str) -> None:
    seen = position(game, 2, 3, 9)
    thoughts = [thinker(game, 5, 40.0).think(seen) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert any(thoughts[0] != thinker(game, seed, 40.0).think(seen) for seed in range(6, 12))


@pytest.mark.parametrize("game", GAMES)
def test_when_the_clock_is_looked_at_changes_nothing(game: str) -> None:
    seen = position(game, 2, 3, 9)
    assert visits(searched(seen, 20)) == visits(searched(seen, 20, 1e-5))


def test_plain_and_compiled_find_the_same() -> None:
    found = visits(searched(position("diamoniak", 3, 4, 60, choices=4), 300))
    assert found == PLAIN_AND_COMPILED


@pytest.mark.parametrize("game", GAMES)
def test_a_search_can_be_stopped_every_20_ms(game: str) -> None:
    asked: list[float] = []

    def stopped() -> bool:
        asked.append(time.thread_time())
        return len(asked) == 6

    thought = thinker(game, 5, 1e9).think(position(game, 2, 3, 9), stopped=stopped)
    gaps = [later - sooner for sooner, later in pairwise(asked)]
    assert thought.playouts > 0
    assert max(gaps) < 0.02, gaps  # of CPU, which another process does not use up


@pytest.mark.parametrize("game", GAMES)
def test_a_search_leaves_nothing_to_the_garbage_collector(game: str) -> None:
    bot, seen = thinker(game, 5, 40.0), position(game, 2, 3, 9)
    bot.think(seen)
    gc.collect()
    with uncollected():
        bot.think(seen)
        assert not gc.isenabled()
        assert gc.collect() == 0
    assert gc.isenabled()


def test_a_deadline_ends_a_search() -> None:
    seen = position("diamoniak", 2, 3, 9)
    bot = thinker("diamoniak", 5, 1e9)
    assert bot.choose(seen, deadline=time.monotonic() + 0.05) in seen.actions
    assert bot.choose(seen, deadline=time.monotonic() - 1.0) in seen.actions


def test_an_interrupt_ends_a_search_at_once() -> None:
    program = """
import threading, _thread
from tests.bots.positions import position
from tests.bots.test_search import thinker
seen = position("diamoniak", 2, 3, 9)
threading.Timer(0.2, _thread.interrupt_main).start()
try:
    thinker("diamoniak", 5, 1e9).think(seen)
except KeyboardInterrupt:
    print("stopped")
"""
    root = Path(__file__).parent.parent.parent
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=60)
    assert done.stdout == "stopped\n", done.stderr


def test_memory_is_bounded_and_the_search_goes_on() -> None:
    seen = position("diadingo", 2, 3, 9, choices=10)
    search = Search(seen, Knowledge({}, 1), 7, most_arms=200)
    assert search.advance(150, FOREVER)
    assert search.playouts == 150
    assert search.arms < 200 + len(seen.actions)
    assert Search(seen, Knowledge({}, 1), 7).advance(1, FOREVER)


def test_a_large_menu_is_widened_step_by_step() -> None:
    seen = position("diadingo", 2, 3, 9, choices=30)
    few, more = (sum(n > 0 for n, _ in visits(searched(seen, p))) for p in (10, 60))
    assert few < more < len(seen.actions)


class Prejudiced(Knowledge):
    """Thinks next to nothing of any move but the first."""

    def weights(self, state: State, seat: int, menu: list[Move]) -> list[float]:
        return [1.0] + [1e-9] * (len(menu) - 1)


def test_a_move_thought_poor_is_tried_all_the_same() -> None:
    search = Search(position("diamoniak", 2, 3, 9, choices=3), Prejudiced({}, 1), 7)
    assert search.advance(400, FOREVER)
    assert all(tried > 0 for tried, _ in visits(search))


def test_a_seat_chooses_apart_with_other_cards() -> None:
    seen = position("diabolo", 2, 3, 9)
    search = Search(seen, knowledge_of("diabolo", numbers("diabolo", "expert"), 1), 7)
    assert search.advance(100, FOREVER)
    own = search.own()
    assert own is not None
    assert own.visits == 100
    assert any(len(after.bandits) > 1 for after in search.root.children.values())


def test_a_move_without_alternative_needs_no_thought() -> None:
    seen = position("diadingo", 2, 3, 9, choices=10)  # places nobody has tried are all alike
    slept: list[bool] = []
    thinker("diadingo", 5, 1e9).choose(seen, stopped=lambda: not slept.append(True))
    assert not slept


def test_a_sealed_choice_that_was_only_tried_out_is_not_made() -> None:
    prisoners = ((60, 10), (90, 30))
    seen = Seen(MatrixGame(), Options(prisoners), 2, 0, View([-1, -1]), [Choose(0), Choose(1)])
    assert {thinker("matrix", seed, 1500.0).choose(seen) for seed in range(12)} == {Choose(1)}


def frequencies(payoffs: tuple[tuple[int, ...], ...], seat: int, playouts: int) -> list[float]:
    """How often the search of a sealed choice takes each."""
    menu = [Choose(n) for n in range(len(payoffs) if seat == 0 else len(payoffs[0]))]
    seen = Seen(MatrixGame(), Options(payoffs), 2, seat, View([-1, -1]), menu)
    thought: Thought = thinker("matrix", 2, float(playouts)).think(seen)
    assert thought.at_once
    found = {choice.action: choice.visits / playouts for choice in thought.choices}
    return [found.get(action, 0.0) for action in menu]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_dominant_sealed_choice_is_found(seat: int) -> None:
    prisoners = ((60, 10), (90, 30)) if seat == 0 else ((40, 10), (90, 70))
    assert frequencies(prisoners, seat, 1500)[1] > 0.85


@pytest.mark.parametrize("seat", [0, 1])
def test_sealed_choices_are_mixed_as_in_equilibrium(seat: int) -> None:
    # p and q of the first row and column make the other side's choices worth the same:
    # 70 p + 10 (1 - p) = 20 p + 50 (1 - p), and 70 q + 20 (1 - q) = 10 q + 50 (1 - q)
    pennies = ((70, 20), (10, 50))
    expected = 4 / 9 if seat == 0 else 1 / 3
    assert abs(frequencies(pennies, seat, 4000)[0] - expected) < 0.1
