"""A gathering over two nodes on a real PostgreSQL, with a NATS between them and without hints."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from ludiade.kernel.dice import Dice
from ludiade.server.bus.local import Hub
from ludiade.server.bus.opening import open_bus
from ludiade.server.store.postgres.store import PostgresStore
from tests.server.clocks import HandClock
from tests.server.databases import database_of
from tests.server.hall.lesson import attend, gather, play_round, pupils
from tests.server.nodes.several import node
from tests.server.rig import EVENING_S, until


@pytest.mark.slow
@pytest.mark.parametrize("hints", [True, False], ids=["nats", "no hints"])
def test_a_gathering_over_two_nodes(postgres, nats, hints, tmp_path):
    def bus():
        return open_bus(postgres.url(), nats) if hints else Hub().join()

    async def inside():
        url = await database_of(tmp_path)
        async with AsyncExitStack() as stack:
            rigs = []
            for _ in range(2):
                clock = HandClock()
                store = await PostgresStore.open(url, wall=clock.wall)
                rigs.append(await stack.enter_async_context(node(store, bus(), clock)))
            await _lesson(*rigs, played=hints)

    asyncio.run(asyncio.wait_for(inside(), EVENING_S))


async def _lesson(here, there, played):
    opened, host = await gather(here)
    class_ = [*await pupils(here, opened, 2), *await pupils(there, opened, 2)]
    helper = await attend(there, opened["gathering"], opened["token"])
    await until(lambda: [len(h.sight.get("members", [])) for h in (host, helper)] == [4, 4])
    first = host.sight["members"][0]["member"]
    seats = [[one["member"] for one in host.sight["members"]][n::2] for n in (0, 1)]
    await helper.done("next_round", pairing="hand", tables=seats)
    await until(lambda: all(one.step for one in class_))
    await host.done("pause")
    await until(lambda: all(one.lobby.get("paused") for one in class_))
    await helper.done("rename", member=first, name="Léa")
    await helper.done("resume")
    await until(lambda: not any(one.lobby["paused"] for one in class_))
    await until(lambda: all(_called(one, first) == "Léa" for one in (host, helper)))
    if played:
        await play_round(class_, Dice(3))
    else:  # each move would take a second to be seen at the other node
        await host.done("end_table")
    await until(lambda: [h.sight["status"] for h in (host, helper)] == ["between"] * 2)
    for seen_by in (host, helper):
        assert (seen_by.sight["tables"][0]["scores"] is not None) == played
    assert host.sight["standings"] == helper.sight["standings"]
    await helper.done("end_gathering")
    await until(lambda: host.sight["status"] == "over")
    for rig in (here, there):
        rows = await rig.tables.store.tables_in(opened["gathering"])
        assert len(rows) == 2, "each table was opened once"
        assert rig.tables.counters.counts["errors"] == 0


def _called(host, member):
    return next(one["name"] for one in host.sight["members"] if one["member"] == member)
