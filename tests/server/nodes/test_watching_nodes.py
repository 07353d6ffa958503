"""A node that only watches: spectators see every step there, and nothing is changed by it."""

import asyncio
import json
from contextlib import asynccontextmanager

import pytest

from ludiade.kernel.dice import Dice
from ludiade.server.bus.local import Hub
from ludiade.server.room.sight import Sight
from tests.server.nodes.several import SharedStore, node
from tests.server.rig import EVENING_S, play_on

SPECTATORS = 5
CROWD = 200


def beside_a_relay(go, folder, **config):
    """Do something with a node that plays and one that watches."""

    @asynccontextmanager
    async def both():
        store, hub = SharedStore(folder / "tables.sqlite3"), Hub()
        async with (
            node(store, hub.join(), **config) as playing,
            node(store, hub.join(), role="watch", **config) as relay,
        ):
            yield playing, relay
        await store.close_file()

    async def inside():
        async with both() as (playing, relay):
            await go(playing, relay)

    asyncio.run(asyncio.wait_for(inside(), EVENING_S))


async def opened_for_two(playing):
    opened = await playing.open("diamoniak", [{"kind": "me"}, {"kind": "link"}])
    return opened, await playing.join(opened["join"], "B")


async def begun(playing, opened, joined):
    players = []
    for seat, token in enumerate((opened["token"], joined["token"])):
        players.append(await playing.player(opened["table"], token, n=0))
        players[-1].commit(seat)
        await players[-1].get("done")
    players[0].send({"type": "start"})
    return players


def test_spectators_of_a_relay_see_a_whole_match_in_the_same_bytes(tmp_path, monkeypatch):
    frames = {}
    true_frame = Sight.frame

    def framed(*given):
        frame = true_frame(*given)
        frames[id(frame)] = frame  # kept, so that no other has its number
        return frame

    monkeypatch.setattr(Sight, "frame", framed)

    async def go(playing, relay):
        opened, joined = await opened_for_two(playing)
        there = [
            await relay.player(opened["table"], watch=opened["watch"]) for _ in range(SPECTATORS)
        ]
        direct = await playing.player(opened["table"], watch=opened["watch"])
        for spectator in (*there, direct):
            await spectator.get("lobby")
        players = await begun(playing, opened, joined)
        end = await play_on(players, Dice(1))
        for spectator in (*there, direct):
            await spectator.get("step", n=end["n"])
        told = [[raw for raw in one.raw if b'"type":"step"' in raw] for one in (*there, direct)]
        assert all(one == told[0] for one in told[:SPECTATORS])
        ends = [json.loads(one[-1]) for one in (told[0], told[-1])]
        assert ends[0]["looks"] == ends[1]["looks"], "what a spectator of the other node is shown"
        steps = len(told[0])
        of_relay = len(frames) - sum(len([r for r in p.raw if b'"type":"step"' in r])
                                     for p in players) - len(told[-1])  # fmt: skip
        assert of_relay <= steps, "encoded once a step, not once a spectator"
        assert relay.tables.counters.counts.get("steps", 0) == 0, "it has stored nothing"

    beside_a_relay(go, tmp_path)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_relay_refuses_to_open_to_seat_and_to_play_and_says_so(tmp_path, lang):
    async def go(playing, relay):
        opened, joined = await opened_for_two(playing)
        seats = [{"kind": "me"}, {"kind": "link"}]
        for path, body in (
            ("/api/tables", {"game": "diamoniak", "seats": seats}),
            ("/api/join", {"way": opened["join"], "name": "C"}),
        ):
            status, said = await relay.call("POST", path, body, Accept_Language=lang)
            assert (status, said["code"]) == (421, "watch_only")
            assert {"fr": "public", "en": "spectators"}[lang] in said["message"]
        spectator = await relay.player(opened["table"], watch=opened["watch"])
        await spectator.get("lobby")
        move = {"type": "move", "seat": 0, "window": 1, "action": {}, "key": "k"}
        for asked in (move, {"type": "start"}, {"type": "say", "seat": 0, "phrase": "hello"}):
            spectator.send(asked)
            assert (await spectator.get("error"))["code"] == "watch_only"
        seated = await relay.player(opened["table"], joined["token"])
        assert (await seated.get("error"))["code"] == "watch_only"
        assert len(await playing.log(opened["table"])) == 2

    beside_a_relay(go, tmp_path)


def test_a_crowd_that_comes_to_a_relay_at_once_is_let_in(tmp_path):
    async def go(playing, relay):
        opened, _ = await opened_for_two(playing)
        arrivals = (relay.player(opened["table"], watch=opened["watch"]) for _ in range(CROWD))
        crowd = await asyncio.gather(*arrivals)
        for spectator in crowd:
            await spectator.get("lobby")  # an error would fail here
        for spectator in crowd:
            spectator.leave()

    beside_a_relay(go, tmp_path)


def test_bots_and_delays_are_left_to_nodes_that_play(tmp_path):
    async def go(playing, relay):
        opened = await playing.open("diamoniak", [{"kind": "bot"}, {"kind": "bot"}])
        host = await playing.player(opened["table"], opened["token"])
        watching = await relay.player(opened["table"], watch=opened["watch"])
        await watching.get("lobby")
        host.send({"type": "start"})
        await watching.get("step")
        table = relay.tables.tables[opened["table"]]
        assert not table.alarm.rings_within(3600)
        assert not table.bots.thinking

    beside_a_relay(go, tmp_path)
