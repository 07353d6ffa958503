"""What is idle is dropped and comes back; what nobody comes back to is archived."""

import asyncio
import gc
from typing import Any

import pytest

from ludiade.kernel.dice import Dice
from ludiade.server.room.entries import Closed, Logged, Moved, encode_entry
from ludiade.server.store.files import InUse
from ludiade.server.store.port import Conflict
from ludiade.server.store.sqlite import SqliteStore
from tests.server.delays import KINDS
from tests.server.rig import online, part, play_on, until
from tests.services import on_postgres

DAY_S = 24 * 3600


@pytest.mark.parametrize("game", KINDS)
def test_an_idle_table_is_dropped_and_folded_again_on_demand(game, tmp_path):
    async def go(rig):
        players = await rig.seated(game, 2)
        steps = [await player.get("step") for player in players]
        rig.pass_time(10)
        await rig.tables.sweep()
        assert players[0].table in rig.tables.tables  # somebody looks
        await part(players)
        rig.pass_time(10)
        await until(lambda: not rig.tables.tables)
        back = [await rig.player(p.table, p.token, n=0) for p in players]
        again = [await player.get("step") for player in back]
        assert [step["looks"] for step in again] == [step["looks"] for step in steps]
        for player, step in zip(back, again, strict=True):
            player.frames.put_nowait(step)
        await play_on(back, Dice(6))
        await part(back)
        rig.pass_time(10)
        await until(lambda: not rig.tables.tables)
        back[0] = await rig.player(players[0].table, players[0].token, n=0)
        step = await back[0].get("step")
        assert step["waiting"]["type"] == "over"
        assert step["events"]

    online(go, tmp_path, idle_state_s=0.05)


def test_a_long_idle_table_is_closed_and_its_record_kept(tmp_path):
    async def go(rig):
        players = await rig.seated("diamoniak", 2)
        await players[0].get("step")
        waiting = await rig.open("diamoniak", [{"kind": "me"}, {"kind": "link"}])
        await part(players)
        rig.pass_time(59 * DAY_S)
        assert await rig.tables.archive() == 1  # the one that never began: its links are over
        looked_at = await rig.seated("diamoniak", 2)
        await looked_at[0].get("step")
        rig.pass_time(2 * DAY_S)
        assert await rig.tables.archive() == 1
        assert await rig.tables.archive() == 0
        for name in (waiting["table"], players[0].table):
            row = await rig.tables.store.load(name)
            assert row is not None
            assert row.index.status == "closed"
            log = await rig.log(name)
            assert isinstance(log[-1], Closed)
            assert log[-1].why == "idle"
        path = f"/api/tables/{players[0].table}/record"
        status, record = await rig.call("GET", path, token=players[0].token)
        assert status == 200
        assert record["fairness"]["seed"]
        assert (await rig.tables.table(looked_at[0].table)).room.status == "playing"

    online(go, tmp_path)


def test_a_table_somebody_looks_at_is_never_closed_as_forgotten(tmp_path):
    async def go(rig):
        players = await rig.seated("diamoniak", 2)
        await players[0].get("step")
        rig.pass_time(100 * DAY_S)
        assert await rig.tables.archive() == 0
        assert (await rig.tables.table(players[0].table)).room.status == "playing"

    online(go, tmp_path)


def test_a_second_writer_is_noticed_folded_in_and_the_move_tried_again_or_refused(tmp_path):
    """Another process has appended: the window decides whether a move still means something."""

    async def go(rig):
        players = await rig.seated("diamoniak", 2)
        step = await players[0].get("step")
        table = await rig.tables.table(players[0].table)
        entry = Moved(table.room.at, 0, {"type": "draw"})
        logged = Logged(encode_entry(entry), 0, "other")
        n = table.room.n
        await rig.tables.store.append(table.id, n, [logged])
        players[0].move(step, {"type": "draw"}, 0)
        for player in players:
            missed = await player.get("step", n=n + 1)
            assert missed["from"] == step["n"]
            assert missed["events"][0]["type"] == "drew"
        assert (await players[0].get("error"))["code"] == "stale_window"
        assert table.room.n == n + 1
        with pytest.raises(Conflict):
            await rig.tables.store.append(table.id, n, [Logged(logged.body)])

    online(go, tmp_path)


def test_what_still_means_something_after_a_second_writer_is_decided_again(tmp_path):
    async def go(rig):
        players = await rig.seated("diamoniak", 2)
        step = await players[0].get("step")
        table = await rig.tables.table(players[0].table)
        entry = Moved(table.room.at, 0, {"type": "draw"})
        await rig.tables.store.append(
            table.id, table.room.n, [Logged(encode_entry(entry), 0, "other")]
        )
        players[1].send({"type": "vote", "seat": 1, "on": "pause"})
        await players[1].get("step", n=step["n"] + 1)
        await players[1].get("done")
        assert players[1].lobby["proposals"] == [{"on": "pause", "agreed": [1], "declined": []}]

    online(go, tmp_path)


@pytest.mark.skipif(on_postgres(), reason="a database is for many servers")
def test_a_second_server_on_the_same_file_is_refused(tmp_path):
    async def go(rig):
        with pytest.raises(InUse, match=r"tables\.sqlite3"):
            SqliteStore(tmp_path / "tables.sqlite3")
        players = await rig.seated("diamoniak", 2)  # the first one goes on
        await players[0].get("step")

    online(go, tmp_path)


@pytest.mark.parametrize("kind", ["table", "gathering"])
def test_who_goes_while_something_is_looked_for_in_vain_leaves_nothing_in_the_log(kind, tmp_path):
    async def go(rig):
        blamed: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, said: blamed.append(said))
        store, goes_on = rig.tables.store, asyncio.Event()

        async def load(name: str) -> None:
            await goes_on.wait()

        store.load = load
        find = rig.tables.table if kind == "table" else rig.context.halls.hall
        waiting = asyncio.create_task(find("nowhere"))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
        del waiting
        goes_on.set()
        del store.load
        for _ in range(3):
            await asyncio.sleep(0)
        gc.collect()
        assert not blamed

    online(go, tmp_path)
