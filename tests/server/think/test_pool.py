"""The pool: fair between tables, bots before hints, called off, replaced when a process fails."""

import asyncio
import time

import msgspec
import pytest

from ludiade.bots import seen
from ludiade.bots.coach.advice import advise
from ludiade.bots.coach.review import review
from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Refusal
from ludiade.kernel.inputs import Awaiting
from ludiade.kernel.record import read, write
from ludiade.server.think import pool as pool_module
from ludiade.server.think import worker as worker_module
from ludiade.server.think.pool import Pool
from ludiade.server.think.reviews import MOST_QUEUED, Reviews
from ludiade.server.think.worker import BotFailed
from ludiade.testing.walk import new_match, next_input, walk
from tests.server import planted

PATIENCE_S = 120
EXPERT_S = 5.0


def question(game="diabolo", skip=0):
    """What an awaited seat of a fresh table knows, with something to decide."""
    dice = Dice(3)
    match = new_match(shelf.find(game), 2, dice)
    while True:
        waiting = match.state.waiting()
        if isinstance(waiting, Awaiting) and len(match.state.moves(waiting.seats[0])) > 1:
            if skip == 0:
                return seen(match, waiting.seats[0])
            skip -= 1
        match.apply(next_input(match, dice))


def choosing(pool, table, level, seconds=30.0):
    return pool.choose(table, question(), level, 1, 0, time.monotonic() + seconds)


def hinting(pool, table, seconds=3.0, skip=0):
    return pool.advise(table, question(skip=skip), 1, time.monotonic() + seconds)


@pytest.fixture
def told(tmp_path, monkeypatch):
    """Where planted thinkers write down what they do."""
    path = tmp_path / "told"
    monkeypatch.setenv("LUDIADE_TEST_TOLD", str(path))
    return path


def pooled(go, count, think):
    """Run something with a pool, and end the pool."""

    async def inside():
        pool = Pool(count, think)
        try:
            return await go(pool)
        finally:
            pool.stop()

    return asyncio.run(asyncio.wait_for(inside(), PATIENCE_S))


def lines(told, level):
    """How long each thought of a level took."""
    words = [line.split() for line in told.read_text().splitlines()]
    return [float(seconds) for name, seconds in words if name == level]


# Hints wait behind bots


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("tables", [50, 1], ids=["fifty tables", "one table"])
def test_a_bot_has_its_time_while_fifty_hints_are_asked(count, tables, told):
    async def go(pool):
        await asyncio.gather(*(choosing(pool, f"warm{n}", "easy", 0.2) for n in range(count)))
        hints = [asyncio.create_task(hinting(pool, f"t{n % tables}")) for n in range(50)]
        await asyncio.sleep(0.05)
        bot = asyncio.create_task(choosing(pool, "other", "expert", EXPERT_S))
        await bot
        for hint in hints:
            hint.cancel()
        await asyncio.gather(*hints, return_exceptions=True)

    pooled(go, count, planted.as_long_as_allowed)
    assert lines(told, "expert")[0] >= 0.8 * EXPERT_S


def test_a_process_is_started_ahead_once_and_used_by_the_first_bot():
    async def go():
        pool = Pool(2)
        for _ in range(3):
            pool.prepare()
        (worker,) = pool._workers
        process = worker._process
        assert process is not None
        async with asyncio.timeout(PATIENCE_S):
            while not process.up:
                await asyncio.sleep(0.05)
        await pool.choose("t", question(), "easy", 1, 0, time.monotonic() + 60)
        assert pool._workers == [worker]
        assert worker._process is process
        pool.stop()

    asyncio.run(go())


def test_hints_of_fifty_tables_are_all_answered_when_no_bot_waits(told):
    async def go(pool):
        await choosing(pool, "warm", "easy", 0.1)
        return await asyncio.gather(*(hinting(pool, f"t{n}", 1.0) for n in range(50)))

    assert len(pooled(go, 1, planted.as_long_as_allowed)) == 50
    assert min(lines(told, "coach")) >= 0.9 * pool_module.HINT_LEAST_S


def test_a_bot_waits_half_a_second_for_the_only_worker_and_the_hint_is_answered(told):
    async def go(pool):
        await choosing(pool, "warm", "easy", 0.1)
        hint = asyncio.create_task(hinting(pool, "a", 30.0))
        await asyncio.sleep(0.05)
        began = time.monotonic()
        await choosing(pool, "b", "easy", 0.1)
        assert time.monotonic() - began < 0.5 + 0.1
        assert (await hint).chance == 0.5

    pooled(go, 1, planted.as_long_as_allowed)


def test_one_of_two_workers_is_kept_for_bots(told):
    async def go(pool):
        await asyncio.gather(*(choosing(pool, f"warm{n}", "easy", 0.2) for n in range(2)))
        hints = [asyncio.create_task(hinting(pool, f"t{n}", 30.0)) for n in range(4)]
        await asyncio.sleep(0.05)
        assert pool.waiting_hints == 3
        bot = asyncio.create_task(choosing(pool, "b", "easy", 0.1))
        await asyncio.sleep(0)
        assert pool.waiting_bots == 0
        await bot
        for hint in hints:
            hint.cancel()

    pooled(go, 2, planted.as_long_as_allowed)


def test_the_same_hint_asked_again_shares_the_answer(told):
    async def go(pool):
        await choosing(pool, "warm", "easy", 0.1)
        impatient = asyncio.create_task(hinting(pool, "a", 0.5))
        others = [asyncio.create_task(hinting(pool, "a", 0.5)) for _ in range(9)]
        await asyncio.sleep(0.05)
        impatient.cancel()
        answers = await asyncio.gather(*others)
        assert len({id(answer) for answer in answers}) == 9
        assert len({repr(answer) for answer in answers}) == 1

    pooled(go, 1, planted.as_long_as_allowed)
    assert len(lines(told, "coach")) == 1


def test_a_newer_hint_takes_the_place_of_the_one_before(told):
    async def go(pool):
        await choosing(pool, "warm", "easy", 0.1)
        old = asyncio.create_task(hinting(pool, "a", 30.0))
        await asyncio.sleep(0.1)
        await hinting(pool, "a", 0.1, skip=1)
        with pytest.raises(Refusal) as refused:
            await old
        assert (refused.value.code, refused.value.details["seconds"]) == ("busy", 1)

    pooled(go, 1, planted.as_long_as_allowed)
    assert lines(told, "coach")[0] < 1


def test_a_hint_that_waited_too_long_is_refused_and_forgotten(told, monkeypatch):
    monkeypatch.setattr(pool_module, "HINT_QUEUE_S", 0.1)

    async def go(pool):
        bot = asyncio.create_task(choosing(pool, "b", "easy", 2.0))
        await asyncio.sleep(0.01)
        with pytest.raises(Refusal):
            await hinting(pool, "a", 0.1)
        assert pool.waiting_hints == 0
        await bot

    pooled(go, 1, planted.as_long_as_allowed)
    assert lines(told, "coach") == []


def test_a_hint_nobody_waits_for_is_called_off(told):
    async def go(pool):
        await choosing(pool, "warm", "easy", 0.1)
        hint = asyncio.create_task(hinting(pool, "a", 30.0))
        await asyncio.sleep(0.05)
        hint.cancel()
        await hinting(pool, "b", 0.1)

    pooled(go, 1, planted.as_long_as_allowed)
    assert max(lines(told, "coach")) < 1


@pytest.mark.parametrize("game", shelf.games(), ids=lambda game: game.id)
def test_the_coach_stops_soon_after_it_is_told_to(game):
    """What the promise to bots rests on: a hint ends within one imagined game (long in Diamino
    where it is not compiled), whatever it is about.
    """
    known = question(game.id)
    advise(known, 1, playouts=1)  # loads words and tables
    began = time.monotonic()
    advise(known, 1, playouts=1)
    one = time.monotonic() - began
    began = time.monotonic()
    advise(known, 1, stopped=lambda: time.monotonic() > began + 0.1)
    assert time.monotonic() - began < 0.1 + 2 * one + 0.3


# Tables take turns


def test_a_table_with_many_questions_does_not_hold_up_another():
    order = []

    async def go(pool):
        async def one(table):
            await choosing(pool, table, "easy")
            order.append(table)

        await asyncio.gather(*(one("greedy") for _ in range(6)), one("patient"))

    pooled(go, 1, planted.think)
    assert order.index("patient") <= 2


def test_the_more_wait_the_shorter_each_thinks(told):
    async def go(pool):
        await choosing(pool, "warm", "easy")
        told.write_text("")
        await asyncio.gather(*(choosing(pool, f"t{n}", "easy", 10.0) for n in range(10)))

    pooled(go, 1, planted.time_given)
    given = [float(line) for line in told.read_text().splitlines()]
    assert given[0] > 5
    assert given[1] < 10 / 8
    assert given[-1] > given[1]


def test_a_table_whose_every_seat_waits_counts_once(told):
    async def go(pool):
        await choosing(pool, "warm", "easy", 0.1)
        told.write_text("")
        greedy = [choosing(pool, "greedy", "easy", 3.0) for _ in range(6)]
        await asyncio.gather(*greedy, choosing(pool, "patient", "expert", 3.0))

    pooled(go, 1, planted.as_long_as_allowed)
    assert lines(told, "expert")[0] > 1.2
    assert len(lines(told, "easy")) == 6
    assert min(lines(told, "easy")) > 0.1


def test_a_bot_that_began_alone_shares_with_one_that_comes_later(told):
    async def go(pool):
        await choosing(pool, "warm", "easy", 0.1)
        began = time.monotonic()
        first = asyncio.create_task(choosing(pool, "a", "expert", 4.0))
        await asyncio.sleep(0.1)
        await choosing(pool, "b", "hard", 4.0)
        await first
        assert time.monotonic() - began < 5

    pooled(go, 1, planted.as_long_as_allowed)
    assert 1.5 < lines(told, "expert")[0] < 2.5
    assert lines(told, "hard")[0] > 1.5


def test_where_there_is_one_thing_to_do_no_worker_is_asked():
    known = question()
    only = msgspec.structs.replace(known, actions=known.actions[:1])

    async def go(pool):
        assert await pool.choose("a", only, "hard", 1, 0, 0.0) == known.actions[0]
        assert not pool._workers

    pooled(go, 1, planted.think)


# What fails, and what nobody waits for


def test_what_nobody_waits_for_is_called_off(told):
    async def go(pool):
        endless = asyncio.create_task(choosing(pool, "a", "expert"))
        queued = asyncio.create_task(choosing(pool, "b", "expert"))
        while not told.exists():
            await asyncio.sleep(0.01)
        queued.cancel()
        endless.cancel()
        await choosing(pool, "c", "easy")
        assert pool.waiting_bots == 0

    pooled(go, 1, planted.until_stopped)
    assert told.read_text().splitlines() == [
        "expert begins", "expert ends", "easy begins", "easy ends",
    ]  # fmt: skip


@pytest.mark.parametrize("level", ["hard", "medium", "expert"])
def test_a_bot_that_raises_dies_or_talks_nonsense_fails_and_the_next_is_served(level):
    async def go(pool):
        with pytest.raises(BotFailed):
            await choosing(pool, "a", level)
        await choosing(pool, "a", "easy")

    pooled(go, 1, planted.think)


def test_a_bot_that_hangs_is_ended_after_its_deadline(monkeypatch):
    monkeypatch.setattr(worker_module, "GRACE_S", 0.2)

    async def go(pool):
        with pytest.raises(BotFailed):
            await choosing(pool, "a", "hard", 0.1)
        monkeypatch.setattr(worker_module, "GRACE_S", 50.0)
        await choosing(pool, "a", "easy")

    pooled(go, 1, planted.hang)


def test_a_process_that_is_slow_to_start_has_not_hung():
    async def go(pool):
        await choosing(pool, "a", "easy", 0.0)

    pooled(go, 1, planted.SlowToStart())


def test_whoever_waits_for_a_hint_when_the_server_stops_is_told_so(told):
    async def go(pool):
        hint = asyncio.create_task(hinting(pool, "a", 30.0))
        await asyncio.sleep(0.05)
        pool.stop()
        with pytest.raises(Refusal) as refused:
            await hint
        assert refused.value.code == "stopping"

    pooled(go, 1, planted.as_long_as_allowed)


# Reviews


@pytest.fixture(scope="module")
def record():
    return reviewed_record()


def reviewed_record():
    """A whole match to look back at."""
    dice = Dice(5)
    match = new_match(shelf.find("diamoniak"), 2, dice)
    for _ in walk(match, dice):
        pass
    return write(match.document())


def reviewing(go):
    async def inside():
        reviews = Reviews(2, 6000.0)
        try:
            await go(reviews)
        finally:
            reviews.stop()

    asyncio.run(asyncio.wait_for(inside(), PATIENCE_S))


def test_a_review_is_worked_out_once_for_all_who_ask(record):
    loads = []

    async def load():
        loads.append(1)
        return record

    async def go(reviews):
        one, other = await asyncio.gather(reviews.of("a", load), reviews.of("a", load))
        assert one == other == review(read(record, shelf.find), 2, one.seed)
        assert await reviews.of("a", load) == one
        assert len(loads) == 1

    reviewing(go)


def test_a_review_that_failed_is_tried_again(record):
    tries = []

    async def load():
        tries.append(1)
        if len(tries) == 1:
            raise OSError("not now")
        return record

    async def go(reviews):
        with pytest.raises(OSError, match="not now"):
            await reviews.of("a", load)
        assert (await reviews.of("a", load)).curve

    reviewing(go)


def test_more_reviews_than_may_wait_are_refused_and_a_stop_tells_the_rest():
    async def go(reviews):
        never = asyncio.Event()

        async def load():
            await never.wait()
            return b""

        waiting = [asyncio.create_task(reviews.of(f"t{n}", load)) for n in range(MOST_QUEUED)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await reviews.of("another", load)
        assert refused.value.code == "busy"
        reviews.stop()
        ends = await asyncio.gather(*waiting, return_exceptions=True)
        assert {end.code for end in ends} == {"stopping"}

    reviewing(go)
