"""Issue 13, row 13: fifty hints at once, and another table's bot still has its time."""

import asyncio

import pytest

from ludiade.server.think.patience import THINK_S
from ludiade.server.think.pool import Pool
from tests.server import planted
from tests.server.rig import running

SMALL = {"hand": 2, "targets": 2, "delay": 1, "affiliations": ["decimal", "fraction", "area"]}
DEALT = [[0, 1], list(range(18))]


async def asks(rig, times):
    """Somebody alone with a bot, whose turn it is, asks the coach."""
    seats = [{"kind": "me"}, {"kind": "bot"}]
    opened = await rig.open("diego", seats, options=SMALL, practice=DEALT)
    me = await rig.player(opened["table"], opened["token"])
    me.send({"type": "start"})
    await me.get("step")
    for _ in range(times):
        me.send({"type": "hint", "seat": 0})


@pytest.mark.slow
@pytest.mark.parametrize(("tables", "times"), [(50, 1), (1, 50)], ids=["fifty tables", "one table"])
def test_hints_at_other_tables_leave_a_bot_its_time(tables, times, tmp_path, monkeypatch):
    told = tmp_path / "told"
    monkeypatch.setenv("LUDIADE_TEST_TOLD", str(told))

    async def go():
        async with running(tmp_path) as rig:
            rig.tables.pool = Pool(1, planted.as_long_as_allowed)
            await asyncio.gather(*(asks(rig, times) for _ in range(tables)))
            while not told.exists():  # the worker is up, and has answered the first
                await asyncio.sleep(0.01)
            seats = [{"kind": "bot", "level": "expert"}] * 2
            opened = await rig.open("diego", seats, options=SMALL)
            watcher = await rig.player(opened["table"], opened["token"])
            watcher.send({"type": "start"})
            while "expert" not in told.read_text():
                await asyncio.sleep(0.05)
            rig.tables.pool.stop()

    asyncio.run(asyncio.wait_for(go(), 60))
    lines = [line.split() for line in told.read_text().splitlines()]
    given = next(float(seconds) for level, seconds in lines if level == "expert")
    assert given >= 0.8 * THINK_S["expert"]
