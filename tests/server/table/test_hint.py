"""The coach at an online table: who may ask, who is told, and a match looked back on."""

import asyncio

import msgspec
import pytest

from ludiade.kernel import shelf
from ludiade.kernel.record import read
from ludiade.server.http.routes.reviews import ReviewTold
from tests.server.rig import running

SMALL = {"hand": 2, "targets": 2, "delay": 1, "affiliations": ["decimal", "fraction", "area"]}
DEALT = [[0, 1], list(range(18))]
CALM = {"hint_s": 60.0, "review_playouts": 4}


def online(go, tmp_path):
    async def whole():
        async with running(tmp_path, **CALM) as rig:
            await go(rig)

    asyncio.run(asyncio.wait_for(whole(), 120))


async def begun(rig, seats, **more):
    """A table with the given cards, begun, and the host's device."""
    opened = await rig.open("diego", seats, options=SMALL, practice=DEALT, **more)
    me = await rig.player(opened["table"], opened["token"])
    me.send({"type": "start"})
    return opened, me, await me.get("step")


def test_the_coach_advises_a_seat_alone_with_bots_and_everybody_is_told(tmp_path):
    async def go(rig):
        opened, me, step = await begun(rig, [{"kind": "me"}, {"kind": "bot"}])
        assert me.lobby["hints"] is True
        watcher = await rig.player(opened["table"], watch=opened["watch"])
        await watcher.get("step")
        me.send({"type": "hint", "seat": 0})
        asked = [{"seat": 0, "after": len(step["events"])}]
        await watcher.get("lobby", asked=asked)
        await me.get("lobby", asked=asked)
        advice = await me.get("advice")
        assert advice["window"] == step["window"]
        assert advice["action"] in step["looks"][0]["menu"]
        assert len(advice["chances"]) == 2
        assert advice["reason"]
        me.move(step, advice["action"], 0)
        await watcher.get("step")
        assert not any(b'"advice"' in frame for frame in watcher.raw)

    online(go, tmp_path)


def test_who_asked_is_known_after_a_restart_and_told_once_a_moment(tmp_path):
    async def before():
        async with running(tmp_path, **CALM) as rig:
            opened, me, step = await begun(rig, [{"kind": "me"}, {"kind": "bot"}])
            for _ in range(2):
                me.send({"type": "hint", "seat": 0})
                advice = await me.get("advice")
            key = me.move(step, advice["action"], 0)
            await me.get("step", saved=key)
            return opened, [{"seat": 0, "after": len(step["events"])}]

    async def whole():
        opened, asked = await before()
        async with running(tmp_path, **CALM) as rig:
            me = await rig.player(opened["table"], opened["token"], n=0)
            assert (await me.get("lobby"))["asked"] == asked

    asyncio.run(asyncio.wait_for(whole(), 120))


def test_the_advice_is_the_answer_to_a_program(tmp_path):
    async def go(rig):
        opened, _, _ = await begun(rig, [{"kind": "me"}, {"kind": "bot"}])
        path = f"/api/tables/{opened['table']}/do"
        status, advice = await rig.call("POST", path, {"type": "hint", "seat": 0}, opened["token"])
        assert (status, advice["type"]) == (200, "advice")

    online(go, tmp_path)


@pytest.mark.parametrize(
    ("seats", "settings", "asked", "code"),
    [
        (["me", "here"], {}, 0, "no_hints"),
        (["me", "bot"], {"hints": False}, 0, "no_hints"),
        (["me", "bot"], {}, 1, "not_your_seat"),
        (["bot", "me"], {}, 1, "nothing_to_decide"),
    ],
    ids=["two people", "by agreement", "another's seat", "not awaited"],
)
def test_the_coach_is_silent(seats, settings, asked, code, tmp_path):
    async def go(rig):
        asked_for = asyncio.Event()

        async def slowly(table, seen, level, seed, moment, end):
            await asked_for.wait()
            return seen.actions[0]

        rig.tables.pool.choose = slowly  # so that a bot's turn lasts
        places = [{"kind": kind} for kind in seats]
        _, me, _ = await begun(rig, places, settings=settings)
        assert me.lobby["hints"] is (code != "no_hints")
        me.send({"type": "hint", "seat": asked})
        assert (await me.get("error"))["code"] == code
        assert me.lobby["asked"] == []
        asked_for.set()

    online(go, tmp_path)


def test_somebody_who_left_a_bot_in_their_place_still_counts_as_a_person(tmp_path):
    async def go(rig):
        _, me, _ = await begun(rig, [{"kind": "me"}, {"kind": "here"}])
        me.send({"type": "stand_in", "seat": 1})
        await me.get("done")
        me.send({"type": "hint", "seat": 0})
        assert (await me.get("error"))["code"] == "no_hints"

    online(go, tmp_path)


def test_whoever_waits_for_a_review_when_the_server_stops_is_told_so(tmp_path):
    async def go(rig):
        opened, me, step = await begun(rig, [{"kind": "bot", "level": "easy"}] * 2)
        while step["waiting"]["type"] != "over":
            step = await me.get("step")
        path = f"/api/tables/{opened['table']}/review"
        asked = asyncio.create_task(rig.call("GET", path, token=opened["token"]))
        while not rig.tables.reviews._lookings:
            await asyncio.sleep(0.01)
        rig.tables.reviews.stop()
        status, refusal = await asked
        assert (status, refusal["code"]) == (503, "stopping")

    online(go, tmp_path)


def test_a_match_is_not_looked_back_on_before_its_end_nor_by_strangers(tmp_path):
    async def go(rig):
        opened, _, _ = await begun(rig, [{"kind": "me"}, {"kind": "bot"}])
        path = f"/api/tables/{opened['table']}/review"
        for token, expected in ((opened["token"], (409, "not_ended")), ("", (403, "not_invited"))):
            status, refusal = await rig.call("GET", path, token=token)
            assert (status, refusal["code"]) == expected

    online(go, tmp_path)


def test_an_ended_match_is_looked_back_on_once(tmp_path):
    async def go(rig):
        opened, me, step = await begun(rig, [{"kind": "bot", "level": "easy"}] * 2)
        path = f"/api/tables/{opened['table']}"
        while step["waiting"]["type"] != "over":
            step = await me.get("step")
        _, _, data = await rig.raw("GET", f"{path}/record", token=opened["token"])
        (status, one), (_, other) = await asyncio.gather(
            *(rig.call("GET", f"{path}/review", token=opened["token"]) for _ in range(2))
        )
        assert status == 200, one
        assert one == other
        assert len(rig.tables.reviews._lookings) == 1
        told = msgspec.convert(one, ReviewTold)
        record = read(data, shelf.find)
        assert told.curve[-1].n == len(record.document.inputs)
        assert [balance.result for balance in told.balance] == told.curve[-1].chances

    online(go, tmp_path)
