"""Tables that nobody looks at: bots pause, delays end for a while, and what is due is woken."""

import asyncio

import pytest

from ludiade.kernel import shelf
from ludiade.server.room.entries import Moved
from ludiade.server.room.timing import rests
from tests.server.clocks import HandClock
from tests.server.rig import online, part, running, until, with_bots

GAMES = shelf.games()


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
        await rig.settled()
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
            await rig.settled()
            assert not any(table.bots.thinking for table in rig.tables.tables.values())
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
                await rig.settled()
        assert table.room.status == "playing"
        rested = len(await rig.log(table.name))
        rig.pass_time(3600)
        await rig.settled()
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
        clock = HandClock()
        async with running(tmp_path, clock) as rig:
            calm = await rig.seated("diamoniak", 2)
            await calm[0].get("step")
            timed = await rig.seated("diamoniak", 2, settings={"turn_limit": 30})
            await timed[0].get("step")
            later = await rig.seated("diamoniak", 2, settings={"turn_limit": 3600})
            await later[0].get("step")
        clock.passed_s += 40
        async with running(tmp_path, clock) as rig:
            await until(lambda: timed[0].table in rig.tables.tables)
            assert set(rig.tables.tables) == {timed[0].table}
            back = await rig.player(calm[0].table, calm[0].token)
            await back.get("step")

    asyncio.run(asyncio.wait_for(go(), 60))
