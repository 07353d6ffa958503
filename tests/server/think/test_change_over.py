"""Bots change over to another build of Ludiade while matches run: no thought is lost."""

import asyncio
import sys
import time
from itertools import pairwise
from pathlib import Path

import pytest

from ludiade.server.think.pool import Pool
from tests.builds import COMPILES, compiled_build
from tests.server import planted
from tests.server.rig import running, until, with_bots
from tests.server.think.test_pool import choosing, hinting, pooled, question, reviewed_record

PATIENCE_S = 120


@pytest.fixture
def told(tmp_path, monkeypatch):
    """Where planted thinkers write down which process they are."""
    path = tmp_path / "told"
    monkeypatch.setenv("LUDIADE_TEST_TOLD", str(path))
    return path


@pytest.fixture
def broken(tmp_path):
    """A build that cannot even be imported."""
    package = tmp_path / "broken" / "ludiade"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("raise ImportError('planted')")
    return str(package.parent)


async def thinks(told, count):
    await until(lambda: told.exists() and len(told.read_text().split()) == count, PATIENCE_S)


def test_a_thought_under_way_ends_where_it_began_and_the_next_is_thought_elsewhere(told):
    async def go(pool):
        long = asyncio.create_task(choosing(pool, "a", "expert", 6.0))
        await thinks(told, 1)
        change = asyncio.create_task(pool.renew())
        await asyncio.sleep(1)
        assert not change.done()
        await long
        assert await change
        await choosing(pool, "a", "easy")

    pooled(go, 1, planted.say_who)
    old, new = told.read_text().split()
    assert old != new


def test_an_idle_worker_changes_over_before_it_is_asked_again(told):
    async def go(pool):
        await choosing(pool, "a", "easy")
        assert await pool.renew()
        began = time.monotonic()
        await choosing(pool, "a", "easy")
        assert time.monotonic() - began < 0.5

    pooled(go, 1, planted.say_who)
    assert len(set(told.read_text().split())) == 2


def test_a_thought_whose_process_dies_meanwhile_is_asked_again(told):
    async def go(pool):
        await choosing(pool, "warm", "easy")
        change = asyncio.create_task(pool.renew())
        await asyncio.sleep(0)
        worker = pool._workers[0]
        long = asyncio.create_task(choosing(pool, "a", "expert", 8.0))
        await thinks(told, 2)
        worker._process._process.kill()
        await long
        assert await change

    pooled(go, 1, planted.say_who)
    assert len(told.read_text().split()) == 3


def test_a_pool_that_was_never_asked_changes_at_once():
    assert pooled(lambda pool: pool.renew(), 2, planted.think)


def test_a_pool_that_stops_meanwhile_leaves_nobody_waiting(told):
    async def go(pool):
        await choosing(pool, "a", "easy")
        change = asyncio.create_task(pool.renew())
        await asyncio.sleep(0)
        pool.stop()
        assert not await change

    pooled(go, 1, planted.say_who)


def test_a_build_that_does_not_start_leaves_the_bots_where_they_are(tmp_path, broken, told, caplog):
    async def go():
        async with running(tmp_path) as rig:
            rig.tables.pool = Pool(1, planted.say_who)
            await choosing(rig.tables.pool, "a", "easy")
            assert not await rig.tables.use_build(broken)
            await choosing(rig.tables.pool, "a", "easy")

    asyncio.run(asyncio.wait_for(go(), PATIENCE_S))
    assert broken not in sys.path
    assert len(set(told.read_text().split())) == 1
    assert "the one before goes on" in caplog.text


# With a really compiled build


def is_compiled(worker) -> bool:
    """Whether the process of a worker runs compiled games: what the system has mapped for it."""
    maps = Path(f"/proc/{worker._process._process.pid}/maps")
    return "ludiade__mypyc" in maps.read_text()


@pytest.mark.slow
@COMPILES
@pytest.mark.parametrize("game", ["diabolo", "diamino"])
def test_a_running_match_goes_on_compiled_without_losing_a_move(game, tmp_path, monkeypatch):
    build = compiled_build()
    monkeypatch.setattr(sys, "path", [*sys.path])

    async def go():
        async with running(tmp_path, bot_workers=1) as rig:
            _, host = await with_bots(rig, game, 2)
            steps = [await host.get("step") for _ in range(4)]
            worker = rig.tables.pool._workers[0]
            assert not is_compiled(worker)
            assert await rig.tables.use_build(str(build))
            assert is_compiled(worker)
            while steps[-1]["n"] < steps[0]["n"] + 25 and steps[-1]["waiting"]["type"] != "over":
                steps.append(await host.get("step"))
            assert all(b["from"] == a["n"] for a, b in pairwise(steps))
            assert rig.tables.counters.counts["bots_replaced"] == 0
            assert rig.tables.counters.counts["errors"] == 0

    asyncio.run(asyncio.wait_for(go(), PATIENCE_S))


@pytest.mark.slow
@COMPILES
def test_a_plain_server_reads_what_compiled_processes_say(tmp_path, monkeypatch):
    build = compiled_build()
    monkeypatch.setattr(sys, "path", [*sys.path])
    record = reviewed_record()

    async def load():
        return record

    async def go():
        async with running(tmp_path, bot_workers=1, review_playouts=2, review_s=6000.0) as rig:
            pool, reviews = rig.tables.pool, rig.tables.reviews
            before = await reviews.of("before", load)
            assert await rig.tables.use_build(str(build))
            assert is_compiled(reviews._worker)
            assert await reviews.of("after", load) == before
            assert (await hinting(pool, "a")).action in question().actions
            assert await choosing(pool, "a", "expert") in question().actions
            assert is_compiled(pool._workers[0])

    asyncio.run(asyncio.wait_for(go(), PATIENCE_S))
