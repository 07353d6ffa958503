"""What is idle is dropped and comes back; what nobody comes back to is archived and readable."""

import asyncio

from ludiade.kernel.dice import Dice
from ludiade.server.archive import archive
from ludiade.server.store.port import Conflict
from tests.server.rig import part, play_on, running


def test_an_idle_state_is_dropped_and_folded_again_on_demand(tmp_path):
    async def go():
        async with running(tmp_path, idle_state_s=0.2) as rig:
            players = await rig.seated("diamoniak", 2)
            steps = [await player.get("step") for player in players]
            table = rig.hub.tables[players[0].table]
            await asyncio.sleep(0.8)
            assert table.live is None
            for player, step in zip(players, steps, strict=True):
                player.frames.put_nowait(step)
            await play_on(players, Dice(6))
            await part(players)
            await asyncio.sleep(0.8)
            assert not rig.hub.tables
            back = await rig.player(players[0].table, players[0].token, n=0)
            step = await back.get("step")
            assert step["waiting"]["type"] == "over"
            assert step["events"]

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_long_idle_table_is_closed_and_its_record_kept(tmp_path):
    async def go():
        async with running(tmp_path) as rig:
            players = await rig.seated("diamoniak", 2)
            await players[0].get("step")
            waiting = await rig.open("diamoniak", [{"kind": "me"}, {"kind": "link"}])
            await part(players)
        async with running(tmp_path, archive_s=0) as rig:
            await asyncio.sleep(0.2)
            assert await archive(rig.hub) == 0  # done at the start already
            row = await rig.hub.store.load(waiting["table"])
            assert row is not None
            assert row.status == "closed"
            status, record = await rig.call("GET", f"/api/tables/{players[0].table}/record")
            assert status == 200
            assert record["fairness"]["seed"]

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_second_writer_is_noticed_folded_in_and_the_move_tried_again_or_refused(tmp_path):
    """Another process has appended: the window decides whether a move still means something."""

    async def go():
        async with running(tmp_path) as rig:
            players = await rig.seated("diamoniak", 2)
            step = await players[0].get("step")
            table = rig.hub.tables[players[0].table]
            other = await rig.hub.store.read(table.row.id)
            line = b'{"type":"move","at":5,"seat":0,"action":{"type":"draw"}}'
            entry = type(other[0])(line, "other")
            await rig.hub.store.append(table.row.id, step["n"], [entry])
            players[0].move(step, {"type": "draw"}, 0)
            for player in players:
                missed = await player.get("step", n=step["n"] + 1)
                assert missed["from"] == step["n"]
                assert missed["events"][0]["type"] == "drew"
            assert (await players[0].get("error"))["code"] == "stale_window"
            live = await table.folded()
            assert live.n == step["n"] + 1
            try:
                await rig.hub.store.append(table.row.id, step["n"], [entry])
            except Conflict:
                return
            raise AssertionError("a number was taken twice")

    asyncio.run(asyncio.wait_for(go(), 60))
