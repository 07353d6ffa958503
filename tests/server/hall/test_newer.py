"""Gatherings that this version cannot serve: declined, left whole, and no harm to any other."""

import asyncio

import pytest

from ludiade.server.gathering.timing import IDLE_MS
from ludiade.server.hall import halls as halls_module
from ludiade.server.room.entries import Closed, Logged, encode_entry
from ludiade.server.room.index import index
from tests.server.hall.lesson import attend, gather, pupils
from tests.server.nodes.several import on_nodes
from tests.server.rig import until

CURRENT_S = 2.0
OF_TOMORROW = b'{"type":"of_tomorrow","at":%d}'
UNKNOWN = pytest.mark.parametrize(
    "body",
    [OF_TOMORROW, b'{"type":"door","at":%d,"door":"closed","of_tomorrow":1}'],
    ids=["an unknown kind", "an unknown field"],
)


def hall_of(rig, opened):
    return rig.context.halls.halls[opened["gathering"]]


async def write_on(rig, hall, body):
    """Append what this version does not know, as a newer node would."""
    tomorrow = Logged(body % hall.gathering.at)
    await rig.tables.store.append(hall.id, hall.gathering.n, [tomorrow])
    return tomorrow


@UNKNOWN
def test_a_gathering_with_an_entry_of_a_newer_version_is_declined_and_stays_whole(tmp_path, body):
    async def go(rigs):
        here, there = rigs
        opened, host = await gather(here)
        (pupil,) = await pupils(there, opened, 1)
        await until(lambda: len(host.sight["members"]) == 1)
        other, bystander = await gather(here)
        hall = hall_of(here, opened)
        tomorrow = await write_on(here, hall, body)
        for one in (host, pupil):
            assert (await one.get("error"))["code"] == "newer_table"
            await asyncio.wait_for(one.closed.wait(), CURRENT_S)
            assert one.close_code == 1012
        again = await attend(here, opened["gathering"], opened["token"])
        assert (await again.get("error"))["code"] == "newer_table"
        status, said = await there.call("POST", "/api/join", {"way": opened["join"]})
        assert (status, said["code"]) == (503, "newer_table")
        assert (await here.tables.store.read(hall.id))[-1] == tomorrow
        await bystander.done("door", door="asking")
        assert hall_of(here, other).gathering.door == "asking"
        for rig in rigs:
            assert rig.tables.counters.counts["errors"] == 0

    on_nodes(go, tmp_path, hints=False)


def test_whoever_asks_a_gathering_that_has_become_newer_is_sent_elsewhere(tmp_path, monkeypatch):
    monkeypatch.setattr(halls_module, "LOOK_S", 60.0)

    async def go(rigs):
        opened, host = await gather(rigs[0])
        hall = hall_of(rigs[0], opened)
        tomorrow = await write_on(rigs[0], hall, OF_TOMORROW)
        host.ask("door", door="asking")
        await asyncio.wait_for(host.closed.wait(), CURRENT_S)
        assert host.close_code == 1012
        assert (await host.get("error"))["code"] == "newer_table"
        assert (await rigs[0].tables.store.read(hall.id))[-1] == tomorrow

    on_nodes(go, tmp_path, hints=False)


def test_a_node_gives_back_what_is_due_where_it_declines(tmp_path, monkeypatch):
    monkeypatch.setattr(halls_module, "LOOK_S", 0.05)
    given_back = []

    async def leave(node, names):
        given_back.extend(names)

    async def go(rigs):
        opened, host = await gather(rigs[0])
        await write_on(rigs[0], hall_of(rigs[0], opened), OF_TOMORROW)
        await asyncio.wait_for(host.closed.wait(), CURRENT_S)
        monkeypatch.setattr(rigs[0].tables.store, "leave_due", leave)
        rigs[0].clock.passed_s += IDLE_MS / 1000 + 60
        await until(lambda: opened["gathering"] in given_back)

    on_nodes(go, tmp_path, hints=False)


def test_a_gathering_that_cannot_be_folded_keeps_no_other_from_what_is_due(tmp_path, monkeypatch):
    monkeypatch.setattr(halls_module, "LOOK_S", 0.05)

    async def go(rigs):
        halls, names = rigs[0].context.halls, []
        for _ in range(2):
            opened, host = await gather(rigs[0])
            names.append(opened["gathering"])
            host.leave()
        broken, sound = names
        nobody = b'{"type":"time","at":%d,"member":77,"seconds":5}'
        row = await rigs[0].tables.store.load(broken)
        await rigs[0].tables.store.append(row.id, 1, [Logged(nobody % 0)])
        await until(lambda: not halls.halls)
        rigs[0].clock.passed_s += IDLE_MS / 1000 + 60
        row = await rigs[0].tables.store.load(sound)

        async def over():
            entries = await rigs[0].tables.store.read(row.id)
            return b'"over"' in entries[-1].body

        async with asyncio.timeout(10):
            while not await over():
                await asyncio.sleep(0.05)
        status, said = await rigs[0].call("GET", f"/api/gatherings/{broken}", token=host.token)
        assert status >= 400, said

    on_nodes(go, tmp_path, hints=False)


def test_a_table_that_this_node_declines_hides_no_other_that_has_ended(tmp_path):
    async def go(rigs):
        here = rigs[0]
        opened, host = await gather(here)
        class_ = await pupils(here, opened, 4)
        await host.done("next_round")
        await until(lambda: all(one.step for one in class_))
        for one in (host, *class_):
            one.leave()
        rows = await here.tables.store.tables_in(opened["gathering"])
        found = [here.tables.tables[row.name] for row in rows]
        await until(lambda: not any(table.audience.members for table in found))
        here.context.halls.halls.pop(opened["gathering"]).stop()
        here.drop_tables()
        for table, later in zip(found, ([OF_TOMORROW], []), strict=True):
            room = table.room.fork()
            room.fold(closed := Closed(room.at, "host"))
            log = [Logged(encode_entry(closed)), *(Logged(body % room.at) for body in later)]
            await here.tables.store.append(table.id, table.room.n, log, index(room, table.created))
        host = await attend(here, opened["gathering"], opened["token"])
        await until(lambda: _ended(here, opened) == {rows[1].name})

    on_nodes(go, tmp_path)


def _ended(rig, opened):
    """The tables of the round that are noted as ended."""
    now = hall_of(rig, opened).gathering.round
    return {one.name for one in now.tables.values() if one.has_ended}
