"""What fails at one table harms that table alone, and is tried again."""

import asyncio

import pytest

from ludiade.server.store.port import NotStored
from tests.server.clocks import HandClock
from tests.server.databases import quoted, run_sql
from tests.server.rig import Rig, online, part, running, until, with_bots

DAY_S = 24 * 3600


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
            for limit in (5, 5, None):
                seats = [{"kind": "me"}, {"kind": "here"}]
                wish = {"game": "diamoniak", "seats": seats, "settings": {"turn_limit": limit}}
                _, opened = await rig.call("POST", "/api/tables", wish | {"practice": []}, token)
                token = opened.get("token", token)
                me = await rig.player(opened["table"], token)
                me.send({"type": "start"})
                step = await me.get("step")
                key = me.move(step, {"type": "draw"}, 0)
                await me.get("step", saved=key)
                names.append(opened["table"])
            await part([me])
        changed = await run_sql(
            tmp_path,
            f"UPDATE entry SET body = {quoted(body)} WHERE key IS NOT NULL AND table_id ="
            f" (SELECT id FROM tables WHERE name = {quoted(names[0])}) RETURNING n",
        )
        assert len(changed) == 1
        clock.passed_s += 6
        async with running(tmp_path, clock) as rig:
            await until(lambda: names[1] in rig.tables.tables)  # its turn limit goes on
            assert names[0] not in rig.tables.tables
            status, cards = await rig.call("GET", "/api/mine", token=token)
            assert status == 200
            assert {card["table"]: card["awaited"] is None for card in cards} == {
                names[0]: True, names[1]: False, names[2]: False,
            }  # fmt: skip
            broken = await rig.player(names[0], token)
            error = await broken.get("error")
            assert error["message"]
            rig.pass_time(61 * DAY_S)
            await rig.tables.archive()
            assert (await rig.tables.table(names[2])).room.has_ended
            assert (await rig.call("GET", "/ready"))[0] == 200

    asyncio.run(asyncio.wait_for(go(), 60))
