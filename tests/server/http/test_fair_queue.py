"""What many bring at once is taken up a little in each turn, address by address."""

import asyncio
import time
from functools import wraps

import pytest

from ludiade.server.fair_queue import BEAT_S, LATE_S, FairQueue


def in_a_loop(test):
    """Run a test in an event loop of its own."""

    @wraps(test)
    def run(**given):
        asyncio.run(test(**given))

    return run


async def turns(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


@in_a_loop
async def test_what_a_turn_has_room_for_is_done_at_once():
    queue, done = FairQueue(asyncio.get_running_loop(), turn=3), []
    for number in range(3):
        queue.run("a", lambda number=number: done.append(number), 1)
    assert done == [0, 1, 2]
    queue.stop()


@in_a_loop
async def test_who_brings_much_waits_and_somebody_else_is_among_the_next():
    queue, done = FairQueue(asyncio.get_running_loop(), turn=2), []
    for number in range(100):
        queue.run("loud", lambda number=number: done.append(number), 1)
    queue.run("other", lambda: done.append("other"), 1)
    assert done == [0, 1]
    await turns(1)
    assert done == [0, 1, 2, "other"]
    await turns(60)
    assert done == [0, 1, 2, "other", *range(3, 100)]
    assert len(queue) == 0
    queue.stop()


@in_a_loop
async def test_dear_work_takes_a_turn_of_its_own():
    queue, done = FairQueue(asyncio.get_running_loop(), turn=2), []
    for number in range(4):
        queue.run("a", lambda number=number: done.append(number), 5)
    assert done == [0]
    await turns(1)
    assert done == [0, 1]
    queue.stop()


@in_a_loop
async def test_a_turn_that_has_taken_long_takes_up_nothing_more():
    queue, done = FairQueue(asyncio.get_running_loop()), []
    time.sleep(BEAT_S + LATE_S + 0.05)  # somebody else's work
    assert queue.is_late()
    queue.run("a", lambda: done.append(1), 1)
    assert not done
    await asyncio.sleep(2 * BEAT_S)
    assert done == [1]
    assert not queue.is_late()
    queue.stop()


@in_a_loop
async def test_what_raises_harms_nothing_after_it():
    queue, done = FairQueue(asyncio.get_running_loop(), turn=1), []
    queue.run("a", lambda: done.append(0), 1)
    queue.run("a", lambda: 1 // 0, 1)
    queue.run("a", lambda: done.append(2), 1)
    await turns(3)
    assert done == [0, 2]
    queue.stop()


@pytest.mark.parametrize("count", [1, 50])
@in_a_loop
async def test_a_turn_can_be_awaited(count):
    queue = FairQueue(asyncio.get_running_loop(), turn=1)
    await asyncio.gather(*(queue.turn(str(number % 3), 1) for number in range(count)))
    assert len(queue) == 0
    queue.stop()
