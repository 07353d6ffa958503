"""Several real nodes on one PostgreSQL: any serves any table, with hints or without."""

import asyncio
import signal
import time
from contextlib import asynccontextmanager

import pytest

from ludiade.kernel.dice import Dice
from ludiade.server.room.entries import Expired, Moved, read_entry
from ludiade.server.store.postgres.store import PostgresStore
from tests.cluster.nodes import NodeProcess, newer_build
from tests.server.databases import database_of
from tests.server.hall.lesson import attend, gather, pupils
from tests.server.nodes.test_nodes import seated_apart
from tests.server.rig import choose, until

CURRENT_S = 2.0
TAKEN_OVER_S = 3.0
pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("postgres")]


@asynccontextmanager
async def two_nodes(folder, bus="", sources=(None, None)):
    """Two nodes on a database of their own, and the store behind them."""
    url = await database_of(folder)
    store = await PostgresStore.open(url)
    nodes = [
        NodeProcess(url, bus, folder / f"node{n}.log", source) for n, source in enumerate(sources)
    ]
    try:
        yield [await node.ready() for node in nodes], store
    finally:
        for node in nodes:
            node.end(signal.SIGKILL)
        await store.close()


def cluster(folder, go, **more):
    async def inside():
        async with two_nodes(folder, **more) as (nodes, store):
            await go(nodes, store)

    asyncio.run(asyncio.wait_for(inside(), 120))


async def log_of(store, table):
    row = await store.load(table)
    return [read_entry(logged.body) for logged in await store.read(row.id)]


async def play(players, moves, dice):
    """So many moves, each on its own node; how long until both had seen each."""
    took = []
    steps = [await player.get("step") for player in players]
    for _ in range(moves):
        seat = steps[0]["waiting"]["seats"][0]
        look = next(look for look in steps[seat]["looks"] if look["seat"] == seat)
        players[seat].move(steps[seat], choose(players[seat].lobby, look, dice), seat)
        asked = time.monotonic()
        steps = [await player.get("step") for player in players]
        took.append(time.monotonic() - asked)
        assert steps[0]["n"] == steps[1]["n"]
    return took


def test_players_at_two_nodes_are_current_at_once_by_hints(tmp_path, nats):
    async def go(nodes, store):
        players = await seated_apart(nodes, "diamoniak")
        took = await play(players, 20, Dice(1))
        assert max(took) < CURRENT_S
        assert sorted(took)[10] < 0.3, took
        entries = await log_of(store, players[0].table)
        assert sum(isinstance(entry, Moved) for entry in entries) == 20

    cluster(tmp_path, go, bus=nats)


def test_two_nodes_need_no_nats_to_be_current_at_once(tmp_path):
    async def go(nodes, store):
        took = await play(await seated_apart(nodes, "diamoniak"), 20, Dice(1))
        assert max(took) < CURRENT_S
        assert sorted(took)[10] < 0.3, took

    cluster(tmp_path, go, bus="notify")


def test_without_nats_every_device_is_current_within_two_seconds(tmp_path, own_nats):
    own_nats.kill()

    async def go(nodes, store):
        players = await seated_apart(nodes, "diamoniak")
        took = await play(players, 5, Dice(2))
        assert max(took) < CURRENT_S, took

    cluster(tmp_path, go, bus=own_nats.url)


def test_nats_that_stands_still_holds_nobody_up(tmp_path, own_nats):
    async def go(nodes, store):
        players = await seated_apart(nodes, "diamoniak")
        own_nats.pause()
        took = await play(players, 3, Dice(3))
        own_nats.resume()
        assert max(took) < CURRENT_S, took

    cluster(tmp_path, go, bus=own_nats.url)


def test_a_delay_ends_once_and_in_time_although_its_node_died(tmp_path):
    async def go(nodes, store):
        seats = [{"kind": "me"}, {"kind": "here"}]
        opened = await nodes[0].open("diego", seats, options={"delay": 3}, practice=[])
        me = await nodes[0].player(opened["table"], opened["token"])
        me.send({"type": "start"})
        step = await me.get("step")
        while step["waiting"].get("then") != "expires":
            look = next(one for one in step["looks"] if one["seat"] == step["waiting"]["seats"][0])
            me.move(step, choose(me.lobby, look, Dice(4)), look["seat"])
            step = await me.get("step")
        due = time.monotonic() + step["waiting"]["left_ms"] / 1000
        nodes[0].end(signal.SIGKILL)
        while not any(isinstance(e, Expired) for e in await log_of(store, opened["table"])):
            assert time.monotonic() < due + TAKEN_OVER_S
            await asyncio.sleep(0.05)
        assert time.monotonic() > due
        back = await nodes[1].player(opened["table"], opened["token"], n=step["n"])
        again = await back.get("step")
        assert again["n"] > step["n"]
        ended = [e for e in await log_of(store, opened["table"]) if isinstance(e, Expired)]
        assert len(ended) == 1

    cluster(tmp_path, go)


def test_a_bots_turn_is_taken_over_by_another_node(tmp_path):
    async def go(nodes, store):
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 3]
        opened = await nodes[0].open("diamoniak", seats, practice=[])
        me = await nodes[0].player(opened["table"], opened["token"])
        me.send({"type": "start"})
        step = await me.get("step")
        while step["waiting"]["seats"] == [0]:
            me.move(step, choose(me.lobby, step["looks"][0], Dice(5)), 0)
            step = await me.get("step")
        await asyncio.sleep(0.3)  # a bot thinks there
        nodes[0].end(signal.SIGKILL)
        n = len(await log_of(store, opened["table"]))
        back = await nodes[1].player(opened["table"], opened["token"], n=step["n"])
        await back.get("step")
        asked = time.monotonic()
        while len(await log_of(store, opened["table"])) == n:
            assert time.monotonic() < asked + TAKEN_OVER_S  # a bot's pause included
            await asyncio.sleep(0.05)

    cluster(tmp_path, go)


def test_a_seat_connected_to_another_node_is_there(tmp_path):
    async def go(nodes, store):
        players = await seated_apart(nodes, "diamoniak")
        async with asyncio.timeout(10):
            while not all(all(seat["present"] for seat in p.lobby["seats"]) for p in players):
                await asyncio.sleep(0.1)
        players[1].leave()
        async with asyncio.timeout(10):
            while players[0].lobby["seats"][1]["present"]:
                await asyncio.sleep(0.1)

    cluster(tmp_path, go)


def test_a_node_stops_and_its_players_go_on_at_the_other(tmp_path):
    async def go(nodes, store):
        players = await seated_apart(nodes, "diamoniak")
        await play(players, 3, Dice(6))
        nodes[0].end(signal.SIGTERM)
        async with asyncio.timeout(CURRENT_S):
            while players[1].lobby["seats"][0]["present"]:
                await asyncio.sleep(0.05)
        n = len(await log_of(store, players[0].table))
        back = [await nodes[1].player(p.table, p.token, n=0) for p in players]
        await play(back, 3, Dice(7))
        entries = await log_of(store, players[0].table)
        assert len(entries) > n
        assert sum(isinstance(entry, Moved) for entry in entries) == 6

    cluster(tmp_path, go)


def test_an_older_node_declines_what_a_newer_build_has_written_and_another_serves_it(tmp_path):
    async def go(nodes, store):
        older, newer = nodes
        players = await seated_apart(nodes, "diamoniak")
        other = await seated_apart(nodes, "diamoniak")
        for player in [*players, *other]:
            await player.get("step")
        players[1].send({"type": "say", "seat": 1, "phrase": "hello"})
        error = await players[0].get("error")
        assert error["code"] == "newer_table"
        await asyncio.wait_for(players[0].closed.wait(), CURRENT_S)
        status, said = await older.call(
            "POST", f"/api/tables/{players[0].table}/do", {"type": "start"}, players[0].token
        )
        assert (status, said["code"]) == (503, "newer_table")
        back = await newer.player(players[0].table, players[0].token, n=0)
        step = await back.get("step")
        assert step["waiting"]["type"] == "awaiting"
        both = zip(nodes, other, strict=True)
        again = [await node.player(p.table, p.token, n=0) for node, p in both]
        await play(again, 3, Dice(8))  # the older one serves all others as before

    cluster(tmp_path, go, sources=(None, newer_build(tmp_path / "newer")))


def test_an_older_node_declines_a_gathering_that_a_newer_build_has_written(tmp_path):
    async def go(nodes, store):
        older, newer = nodes
        opened, host = await gather(older)
        (first,) = await pupils(older, opened, 1)
        (second,) = await pupils(newer, opened, 1)
        other, bystander = await gather(older)
        await second.done("hand", member=second.sight["mine"][0]["member"], up=True)
        for one in (host, first):
            assert (await one.get("error"))["code"] == "newer_table"
            await asyncio.wait_for(one.closed.wait(), CURRENT_S)
            assert one.close_code == 1012
        status, said = await older.call("POST", "/api/join", {"way": opened["join"]})
        assert (status, said["code"]) == (503, "newer_table")
        host = await attend(newer, opened["gathering"], opened["token"])
        first = await attend(newer, opened["gathering"], first.token)
        await until(lambda: len(host.sight["members"]) == 2)
        assert [one["hand_ms"] is not None for one in host.sight["members"]] == [False, True]
        await host.done("next_round")
        await until(lambda: bool(first.step and second.step))
        helper = await attend(newer, other["gathering"], other["token"])
        await bystander.done("door", door="asking")  # the older one serves all others as before
        await until(lambda: helper.sight["door"] == "asking")

    cluster(tmp_path, go, sources=(None, newer_build(tmp_path / "newer")))
