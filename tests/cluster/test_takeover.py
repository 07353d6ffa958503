"""What a node was about to do when it died, another does; without hints all are current soon."""

import asyncio
import json
import signal
import time

import asyncpg
import pytest

from ludiade.kernel.dice import Dice
from tests.cluster.cluster import cluster
from tests.cluster.device import Wanderer
from tests.faults.device import Log
from tests.server.delays import until_delay
from tests.server.rig import Remote, choose
from tests.service_fixtures import not_tested
from tests.services import Unavailable

LATE_S = 3.0
CURRENT_S = 2.0
BOT_PAUSE_S = 1.0
DELAY_S = 5
EVENING_S = 120.0
pytestmark = pytest.mark.slow


def on_cluster(go, folder, **settings):
    """Do something with three nodes, and end."""

    async def inside():
        async with cluster(folder, **settings) as nodes:
            await go(nodes)

    try:
        asyncio.run(asyncio.wait_for(inside(), EVENING_S))
    except Unavailable as why:
        not_tested("A CLUSTER", why)


async def stored(nodes, table, start=0):
    """The entries of a table from one on, as PostgreSQL has them."""
    db = await asyncpg.connect(nodes.store)
    try:
        found = await db.fetch(
            "SELECT body FROM entry JOIN tables ON id = table_id"
            " WHERE name = $1 AND n >= $2 ORDER BY n", table, start,
        )  # fmt: skip
    finally:
        await db.close()
    return [json.loads(body) for (body,) in found]


async def until_stored(nodes, table, start, kind, seconds):
    """How long it takes until an entry of a kind is there."""
    began = time.monotonic()
    async with asyncio.timeout(seconds):
        while not any(entry["type"] == kind for entry in await stored(nodes, table, start)):
            await asyncio.sleep(0.05)
    return time.monotonic() - began


@pytest.mark.parametrize("come_back", [True, False])
def test_a_delay_whose_node_dies_ends_once_and_in_time(tmp_path, come_back):
    async def go(nodes):
        dying, other = nodes.nodes[:2]
        players = await Remote(dying.port).seated("diego", 2, options={"delay": DELAY_S})
        steps = await until_delay(players, Dice(3))
        left_s, n, table = steps[0]["waiting"]["left_ms"] / 1000, steps[0]["n"], players[0].table
        ends = time.monotonic() + left_s
        await dying.end(signal.SIGKILL)
        if come_back:
            for player in players:
                back = await Remote(other.port).player(table, player.token, n=n)
                assert (await back.get("step"))["n"] == n
        await until_stored(nodes, table, n, "expired", left_s + LATE_S)
        assert ends - 0.5 < time.monotonic() < ends + LATE_S
        await asyncio.sleep(2.0)
        kinds = [entry["type"] for entry in await stored(nodes, table, n)]
        assert kinds.count("expired") == 1
        assert kinds[0] == "expired", "it is what the table waited for, not something given since"

    on_cluster(go, tmp_path)


@pytest.mark.parametrize("watched_elsewhere", [True, False])
def test_the_turn_of_a_bot_whose_node_dies_is_taken_over(tmp_path, watched_elsewhere):
    async def go(nodes):
        dying, other = nodes.nodes[:2]
        opened = await Remote(dying.port).open("diamoniak", [{"kind": "me"}, {"kind": "bot"}])
        table, token = opened["table"], opened["token"]
        watcher = await Remote(other.port).player(table, token) if watched_elsewhere else None
        person = await Remote(dying.port).player(table, token, n=0)
        person.send({"type": "start"})
        step, dice = await person.get("step"), Dice(2)
        while step["waiting"]["seats"] == [0]:
            look = next(look for look in step["looks"] if look["seat"] == 0)
            person.move(step, choose(person.lobby, look, dice), 0)
            step = await person.get("step")
        assert step["waiting"]["seats"] == [1]
        await dying.end(signal.SIGKILL)
        if watcher is None:
            watcher = await Remote(other.port).player(table, token, n=step["n"])
        await until_stored(nodes, table, step["n"], "moved", LATE_S)  # the bot's pause included
        first = (await stored(nodes, table, step["n"]))[0]
        assert (first["seat"], bool(first["bot"])) == (1, True)

    on_cluster(go, tmp_path, bot_pause_s=BOT_PAUSE_S)


def test_with_nats_dead_all_the_time_every_device_is_current_within_two_seconds(tmp_path):
    async def go(nodes):
        opened = await Remote(nodes.nodes[0].port).open(
            "diamoniak", [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
        )
        tokens = [opened["token"]]
        for node in nodes.nodes[1:]:
            tokens.append((await Remote(node.port).join(opened["join"]))["token"])
        devices = [
            Wanderer(node, token, Log(opened["table"], [seat]), Dice(seat), seat == 0)
            for seat, (node, token) in enumerate(zip(nodes.nodes, tokens, strict=True))
        ]
        running = [asyncio.create_task(device.run()) for device in devices]
        await asyncio.sleep(25)
        for device in devices:
            device.stop = True
        await asyncio.gather(*running)
        common = min(max(device.seen) for device in devices)
        told = {n for device in devices for n in device.seen if n <= common}
        assert len(told) > 8
        for n in told:  # whoever was told of several at once is current with the last of them
            at = [min(when for m, when in d.seen.items() if m >= n) for d in devices]
            assert max(at) - min(at) < CURRENT_S, f"step {n} of {common}"

    on_cluster(go, tmp_path, hints="dead")
