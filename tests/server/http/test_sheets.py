"""The figures of a match come with the step that changes them, and hands open only at its end."""

import asyncio
import json

import msgspec
import pytest

from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.match import replay
from ludiade.kernel.record import read
from tests.server.rig import play_on, running


def online(go, tmp_path, **config):
    async def inside():
        async with running(tmp_path, **config) as rig:
            await go(rig)

    asyncio.run(asyncio.wait_for(inside(), 60))


def steps(player):
    return [json.loads(frame) for frame in player.raw if frame.startswith(b'{"type":"step"')]


async def summed_up(rig, player):
    """What the kernel makes of the record of a match."""
    _, record = await rig.call("GET", f"/api/tables/{player.table}/record", token=player.token)
    told = []
    match = replay(read(json.dumps(record).encode(), shelf.find), told)
    return json.loads(msgspec.json.encode(match.sheet(told)))


@pytest.mark.parametrize(
    ("game", "options"), [("diabolo", {"rounds": 2}), ("diego", {}), ("diamoniak", {})]
)
def test_a_step_brings_the_figures_where_they_have_changed(game, options, tmp_path):
    async def go(rig):
        players = await rig.seated(game, 2, options=options)
        await play_on(players, Dice(1))
        sheet = await summed_up(rig, players[0])
        for player in players:
            told = steps(player)
            brought = [step["sheet"] for step in told if step["sheet"] is not None]
            assert brought[-1] == sheet == told[-1]["sheet"]
            assert max(1, len(sheet["rounds"])) <= len(brought) < len(told) / 3
        late = await rig.player(players[0].table, players[0].token, n=0)
        assert (await late.get("step"))["sheet"] == sheet
        there = await rig.player(players[0].table, players[0].token, n=told[-1]["n"])
        assert (await there.get("step"))["sheet"] is None, "this device has them"

    online(go, tmp_path)


def test_a_review_is_told_line_by_line_and_is_the_same_for_all_who_ask(tmp_path):
    async def go(rig):
        players = await rig.seated("diadingo", 2)
        await play_on(players, Dice(1))
        path, token = f"/api/tables/{players[0].table}/review", players[0].token
        _, headers, lines = await rig.raw("GET", path, token=token, Accept="application/x-ndjson")
        assert headers["content-type"].startswith("application/x-ndjson")
        parts = [json.loads(line) for line in lines.splitlines()]
        done = [part["done"] for part in parts]
        assert done == sorted(done)
        assert (len(parts) > 1, done[-1], max(done[:-1]) < 1) == (True, 1.0, True)
        _, whole = await rig.call("GET", path, token=token)
        assert whole == parts[-1]
        for turn in whole["turns"]:
            before = [point for point in whole["curve"] if point["n"] < turn["n"]][-1]
            assert turn["better_chance"] == before["chances"][turn["seat"]]
            assert turn["did"]
            assert turn["instead"]
        status, said = await rig.call("GET", path, token="", Accept="application/x-ndjson")
        assert (status, said["code"]) == (403, "not_invited")

    online(go, tmp_path, review_playouts=10_000, review_s=1.5)


def test_a_replay_opens_every_hand_and_a_running_match_none(tmp_path):
    async def go(rig):
        players = await rig.seated("diabolo", 2, options={"rounds": 1})
        there = await rig.player(players[0].table, players[0].token)
        await there.get("step")
        path = f"/api/tables/{players[0].table}/replay"
        status, said = await rig.call("GET", path, token=players[0].token)
        assert (status, said["code"]) == (409, "not_ended")
        await play_on(players, Dice(1))
        for step in steps(players[0]):
            own, other = step["looks"][0]["view"]["hands"]
            assert isinstance(own, list)
            assert isinstance(other, int)
        _, shown = await rig.call("GET", path, token=players[0].token)
        for moment in shown["moments"]:
            assert all(isinstance(hand, list) for hand in moment["view"]["hands"])
        numbers = [moment["move"] for moment in shown["moments"]]
        assert numbers == list(range(shown["moves"] + 1)), "a move is called by one number"
        assert shown["sheet"] == await summed_up(rig, players[0])

    online(go, tmp_path)
