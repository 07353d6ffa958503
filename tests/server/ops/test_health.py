"""`/health` says that the server lives, `/ready` whether a move would be stored soon."""

import asyncio
import threading
import time

import pytest

from ludiade.server.ops.health import LATE_S, SLOW_S
from tests.server.rig import Rig, running
from tests.services import on_postgres


def online(go, tmp_path, **config):
    async def inside():
        async with running(tmp_path, **config) as rig:
            await go(rig)

    asyncio.run(asyncio.wait_for(inside(), 60))


async def ready(rig: Rig) -> tuple[int, bytes]:
    return await rig.call("GET", "/ready")


async def until_ready(rig: Rig) -> None:
    async with asyncio.timeout(20):
        while await ready(rig) != (200, b"ok\n"):
            await asyncio.sleep(0.02)


def test_a_loop_that_was_late_is_told_of_for_a_while(tmp_path, monkeypatch):
    assert LATE_S < 2
    for name, seconds in (("LOOK_S", 0.05), ("LATE_S", 0.4), ("REMEMBER_S", 0.5)):
        monkeypatch.setattr(f"ludiade.server.ops.health.{name}", seconds)

    async def go(rig: Rig):
        await until_ready(rig)
        time.sleep(0.6)  # what must never happen
        await asyncio.sleep(0)
        assert await ready(rig) == (503, b"loop: late\n")
        assert (await rig.call("GET", "/health"))[0] == 200
        await until_ready(rig)

    online(go, tmp_path)


@pytest.mark.skipif(on_postgres(), reason="holds the file")
def test_a_write_that_waits_too_long_is_told_of(tmp_path, monkeypatch):
    monkeypatch.setattr("ludiade.server.ops.health.SLOW_S", 0.2)

    async def go(rig: Rig):
        blocked, go_on = threading.Event(), threading.Event()
        held = _hold_file(rig, blocked, go_on)
        await asyncio.to_thread(blocked.wait, 5)
        opening = asyncio.create_task(
            rig.call("POST", "/api/tables", {"game": "diamoniak", "seats": 2 * [{"kind": "here"}]})
        )
        try:
            for _ in range(100):
                if (said := await ready(rig)) != (200, b"ok\n"):
                    break
                await asyncio.sleep(0.02)
            assert said == (503, b"store: slow\n")
        finally:
            go_on.set()
            await asyncio.to_thread(held.join, 5)
        assert (await opening)[0] == 201
        assert await ready(rig) == (200, b"ok\n")

    online(go, tmp_path)
    assert SLOW_S == 5


def _hold_file(rig: Rig, blocked: threading.Event, go_on: threading.Event) -> threading.Thread:
    """Another process' write to the file, which ours waits for."""
    import sqlite3

    def hold() -> None:
        other = sqlite3.connect(rig.tables.config.data, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        blocked.set()
        go_on.wait(10)
        other.execute("ROLLBACK")
        other.close()

    thread = threading.Thread(target=hold)
    thread.start()
    return thread


def test_the_figures_are_in_prometheus_format(tmp_path):
    async def go(rig: Rig):
        players = await rig.seated("diamoniak", 2)
        await players[0].get("step")
        await rig.call("POST", "/api/join", {"way": "nowhere"})
        _, text = await rig.call("GET", "/metrics")
        lines = dict(
            line.rsplit(" ", 1) for line in text.decode().splitlines() if not line.startswith("#")
        )
        assert lines["ludiade_connections"] == "2"
        assert lines["ludiade_live_matches"] == "1"
        assert float(lines["ludiade_refusals_total"]) >= 1
        assert float(lines["ludiade_loop_lag_seconds"]) < 1

    online(go, tmp_path)
