"""What is idle is dropped and comes back; what nobody comes back to rests, and is archived."""

import asyncio
import sqlite3

import pytest

from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.server.room.entries import Closed, Logged, Moved, encode_entry
from ludiade.server.room.timing import rests
from ludiade.server.store.port import Conflict, NotStored
from ludiade.server.store.sqlite import SqliteStore
from tests.server.clocks import HandClock
from tests.server.rig import Player, Rig, part, play_on, running

DAY_S = 24 * 3600
GAMES = shelf.games()


def online(go, tmp_path, **config):
    async def inside():
        async with running(tmp_path, **config) as rig:
            await go(rig)

    asyncio.run(asyncio.wait_for(inside(), 60))


async def until(holds, seconds: float = 20) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)


def test_an_idle_table_is_dropped_and_folded_again_on_demand(tmp_path):
    async def go(rig):
        players = await rig.seated("diamoniak", 2)
        steps = [await player.get("step") for player in players]
        rig.pass_time(10)
        await asyncio.sleep(0.2)
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


def test_a_second_server_on_the_same_file_is_refused(tmp_path):
    async def go(rig):
        with pytest.raises(Exception, match=r".+") as refused:
            SqliteStore(tmp_path / "tables.sqlite3")
        assert "tables.sqlite3" in str(refused.value)
        players = await rig.seated("diamoniak", 2)  # the first one goes on
        await players[0].get("step")

    online(go, tmp_path)


# Bots, and tables that nobody looks at


async def with_bots(rig: Rig, game: str, bots: int, **more: object) -> tuple[dict, Player]:
    """A table of bots that its host looks at, begun."""
    opened = await rig.open(game, [{"kind": "bot"}] * bots, **more)
    host = await rig.player(opened["table"], opened["token"])
    host.send({"type": "start"})
    return opened, host


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_bots_pause_when_everybody_has_gone_and_wake_when_somebody_comes(game, tmp_path):
    async def go(rig):
        opened, host = await with_bots(rig, game.id, max(2, game.seats[0]))
        await host.get("step")
        await host.get("step")
        await part([host])
        table = await rig.tables.table(opened["table"])
        await until(lambda: not table.bots.thinking and table.under_way is None)
        stopped = len(await rig.log(opened["table"]))
        assert table.room.status == "playing"
        rig.pass_time(3600)
        await asyncio.sleep(0.3)
        log = await rig.log(opened["table"])
        assert not [e for e in log[stopped:] if isinstance(e, Moved)]
        assert not table.bots.thinking
        watcher = await rig.player(opened["table"], watch=opened["watch"])  # whoever it is
        step = await watcher.get("step")
        await watcher.get("step")
        assert len(await rig.log(opened["table"])) > step["n"]

    online(go, tmp_path, bot_pause_s=(0.02, 0.05), bot_quick_s=(0.02, 0.05))


def test_bots_do_not_play_on_after_a_restart_while_nobody_is_there(tmp_path):
    async def go():
        async with running(tmp_path) as rig:
            opened, host = await with_bots(rig, "diabolo", 3, options={"rounds": 100})
            await host.get("step")
            await part([host])
        async with running(tmp_path) as rig:
            stopped = len(await rig.log(opened["table"]))
            (card,) = (await rig.call("GET", "/api/mine", token=opened["token"]))[1]
            assert card["status"] == "playing"  # looked into, and not woken by that
            await asyncio.sleep(0.3)
            assert len(await rig.log(opened["table"])) == stopped
            host = await rig.player(opened["table"], opened["token"])
            await host.get("step")
            await host.get("step")

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_table_of_delays_that_nobody_looks_at_goes_to_rest(tmp_path):
    """Delays run out for a while where somebody may come back, and not for ever."""

    async def go(rig):
        players = await rig.seated("diamino", 2, options={"contest_seconds": 5}, settings={
            "turn_limit": 5})  # fmt: skip
        await players[0].get("step")
        await part(players)
        table = await rig.tables.table(players[0].table)
        async with asyncio.timeout(20):
            while not (rests(table.room) and table.is_quiet()):
                rig.pass_time(20)
                await asyncio.sleep(0.02)
        assert table.room.status == "playing"
        rested = len(await rig.log(table.name))
        rig.pass_time(3600)
        await asyncio.sleep(0.1)
        assert len(await rig.log(table.name)) == rested
        row = await rig.tables.store.load(table.name)
        assert row is not None
        assert row.index.due is None  # nor is it woken each minute only to rest again
        back = await rig.player(players[0].table, players[0].token)
        step = await back.get("step")
        assert await back.get("step", **{"from": step["n"]})

    online(go, tmp_path)


def test_only_tables_with_something_due_are_woken_by_a_restart(tmp_path):
    async def go():
        async with running(tmp_path) as rig:
            calm = await rig.seated("diamoniak", 2)
            await calm[0].get("step")
            timed = await rig.seated("diamoniak", 2, settings={"turn_limit": 30})
            await timed[0].get("step")
            later = await rig.seated("diamoniak", 2, settings={"turn_limit": 3600})
            await later[0].get("step")
        async with running(tmp_path) as rig:
            await until(lambda: timed[0].table in rig.tables.tables)
            assert set(rig.tables.tables) == {timed[0].table}
            back = await rig.player(calm[0].table, calm[0].token)
            await back.get("step")

    asyncio.run(asyncio.wait_for(go(), 60))


# What fails at one table


def one_write_fails(rig: Rig) -> None:
    """Let the next append fail, as a disk does that is full for a moment."""
    store = rig.tables.store
    append = store.append

    def fail(*_: object) -> asyncio.Future[None]:
        store.append = append
        failed = rig.tables.loop.create_future()
        failed.set_exception(NotStored("full"))
        return failed

    store.append = fail


def test_a_turn_limit_ends_although_its_first_write_failed(tmp_path):
    async def go(rig):
        players = await rig.seated("diamoniak", 2, settings={"turn_limit": 5})
        step = await players[0].get("step")
        one_write_fails(rig)
        rig.pass_time(5)
        after = await players[0].get("step")
        assert after["from"] == step["n"]
        assert rig.tables.counters.counts["store_failures"] == 1

    online(go, tmp_path)


def test_a_delay_ends_although_its_first_write_failed(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", [{"kind": "me"}, {"kind": "bot"}])
        me = await rig.player(opened["table"], opened["token"])
        me.send({"type": "start"})
        await me.get("lobby", mixing="commit")
        one_write_fails(rig)
        rig.pass_time(30)
        await me.get("step")
        assert rig.tables.counters.counts["store_failures"] == 1

    online(go, tmp_path, mixing_s=30)


def test_a_bot_moves_although_its_first_write_failed(tmp_path):
    async def go(rig):
        _, host = await with_bots(rig, "diamoniak", 2)
        await host.get("step")
        one_write_fails(rig)
        for _ in range(5):
            await host.get("step")
        assert rig.tables.counters.counts["store_failures"] == 1

    online(go, tmp_path)


@pytest.mark.parametrize(
    "body",
    [
        '{"type":"moved","at":5,"seat":0,"action":{"type":"fly"}}',
        '{"type":"stood_in","at":5,"seat":99,"level":"easy"}',
        '{"type":"of_tomorrow","at":5}',
        "not JSON",
    ],
    ids=["against the rules", "out of range", "unknown", "unreadable"],
)
def test_a_log_that_leads_nowhere_harms_its_own_table_alone(body, tmp_path):
    async def go():
        clock = HandClock()
        async with running(tmp_path, clock) as rig:
            token, names = "", []
            for _ in range(2):
                seats = [{"kind": "me"}, {"kind": "here"}]
                wish = {"game": "diamoniak", "seats": seats, "settings": {"turn_limit": 5}}
                _, opened = await rig.call("POST", "/api/tables", wish | {"practice": []}, token)
                token = opened.get("token", token)
                me = await rig.player(opened["table"], token)
                me.send({"type": "start"})
                step = await me.get("step")
                key = me.move(step, {"type": "draw"}, 0)
                await me.get("step", saved=key)
                names.append(opened["table"])
            await part([me])
        with sqlite3.connect(tmp_path / "tables.sqlite3") as db:
            changed = db.execute(
                "UPDATE entry SET body = ? WHERE key IS NOT NULL AND table_id ="
                " (SELECT id FROM tables WHERE name = ?)",
                (body, names[0]),
            )
            assert changed.rowcount == 1
        db.close()
        async with running(tmp_path, clock) as rig:
            await until(lambda: names[1] in rig.tables.tables)  # its turn limit goes on
            assert names[0] not in rig.tables.tables
            status, cards = await rig.call("GET", "/api/mine", token=token)
            assert status == 200
            assert {card["table"]: card["awaited"] is None for card in cards} == {
                names[0]: True, names[1]: False,
            }  # fmt: skip
            broken = await rig.player(names[0], token)
            error = await broken.get("error")
            assert error["message"]
            rig.tables.tables.clear()
            rig.pass_time(61 * DAY_S)
            assert await rig.tables.archive() == 1
            assert (await rig.call("GET", "/ready"))[0] == 200

    asyncio.run(asyncio.wait_for(go(), 60))
