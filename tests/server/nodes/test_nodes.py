"""Any node serves any table: what one has stored the others show, whoever was first."""

import asyncio
import hashlib
import secrets
import time
from itertools import pairwise

import pytest

from ludiade.kernel.dice import Dice
from ludiade.server.bus.local import Hub
from ludiade.server.room.entries import Committed, Expired, Logged, Moved
from tests.server.delays import KINDS
from tests.server.nodes.several import on_nodes
from tests.server.rig import play_on, until

CURRENT_S = 2.0
"""After so long every device must be current, whatever became of the hints."""


async def seated_apart(rigs, game, **more):
    """Two people at a table, each connected to another node, begun."""
    opened = await rigs[0].open(game, [{"kind": "me"}, {"kind": "link"}], **more)
    joined = await rigs[1].join(opened["join"], "B")
    players = []
    for seat, (rig, token) in enumerate(zip(rigs, (opened["token"], joined["token"]), strict=True)):
        player = await rig.player(opened["table"], token, n=0)
        player.table, player.token = opened["table"], token
        player.commit(seat)
        players.append(player)
    for player in players:
        await player.get("done")
    players[0].send({"type": "start"})
    return players


@pytest.mark.parametrize("game", KINDS)
def test_people_at_two_nodes_play_a_whole_match(game, tmp_path):
    async def go(rigs):
        players = await seated_apart(rigs, game)
        end = await play_on(players, Dice(1))
        rooms = [rig.tables.tables[players[0].table].room for rig in rigs]
        assert {room.n for room in rooms} == {end["n"]}
        assert rooms[0].state.truth() == rooms[1].state.truth()

    on_nodes(go, tmp_path)


@pytest.mark.slow
def test_without_hints_every_device_is_current_within_two_seconds(tmp_path):
    async def go(rigs):
        players = await seated_apart(rigs, "diabolo")
        steps = [await player.get("step") for player in players]
        for _ in range(3):
            seat = steps[0]["waiting"]["seats"][0]
            players[seat].move(steps[seat], players[seat].menu(steps[seat], seat)[0], seat)
            before = time.monotonic()
            steps = [await player.get("step") for player in players]
            assert time.monotonic() - before < CURRENT_S
            assert steps[0]["n"] == steps[1]["n"]

    on_nodes(go, tmp_path, hints=False)


async def moved(player, step):
    """Make the first move of whoever is awaited; the step it leads to."""
    seat = step["waiting"]["seats"][0]
    look = next(look for look in step["looks"] if look["seat"] == seat)
    return await player.get("step", saved=player.move(step, look["menu"][0], seat))


def test_a_node_gives_hints_of_a_table_once_another_node_shows_it(tmp_path, monkeypatch):
    said, tell = [], Hub.tell
    monkeypatch.setattr(
        Hub, "tell", lambda hub, end, table, n: said.append(n) or tell(hub, end, table, n)
    )

    async def go(rigs):
        seats = [{"kind": "me"}, {"kind": "here"}]
        opened = await rigs[0].open("diamoniak", seats, practice=[])
        me = await rigs[0].player(opened["table"], opened["token"])
        me.send({"type": "start"})
        step = await me.get("step")
        said.clear()
        step = await moved(me, step)
        assert said == []
        other = await rigs[1].player(opened["table"], watch=opened["watch"], n=0)
        await other.get("step")
        await until(lambda: len(said) > 1)
        assert set(said) == {step["n"]}, "the one says who has come, the other that it is there"
        began = time.monotonic()
        for _ in range(8):
            step = await moved(me, step)
            await other.get("step", n=step["n"])
        assert said[-1] == step["n"]
        assert len(said) <= 3 + 8, "each is answered once at most, and then only moves are told"
        assert time.monotonic() - began < 4  # by hints, not by asking once a second

    on_nodes(go, tmp_path)


@pytest.mark.parametrize("hints", [True, False])
def test_a_node_lets_go_of_a_table_that_is_played_at_another(tmp_path, monkeypatch, hints):
    monkeypatch.setattr("ludiade.server.table.following.FOLLOWED_S", 0.0)

    async def go(rigs):
        here, there = (rig.tables.tables for rig in rigs)
        opened = await rigs[0].open("diamoniak", [{"kind": "me"}, {"kind": "bot"}], practice=[])
        await rigs[0].tables.table(opened["table"])  # as whoever joins by that node has it loaded
        player = await rigs[1].player(opened["table"], opened["token"])
        player.send({"type": "start"})
        step = await player.get("step")
        await until(lambda: opened["table"] not in here, CURRENT_S)
        assert opened["table"] in there
        late = await rigs[0].player(opened["table"], opened["token"])
        assert (await late.get("step"))["n"] >= step["n"], "it is read again when it is wanted"

    on_nodes(go, tmp_path, hints=hints)


def test_who_sat_down_at_one_node_is_known_at_the_other_at_once(tmp_path):
    async def go(rigs):
        opened = await rigs[0].open(
            "diamoniak", [{"kind": "me"}, {"kind": "link"}], settings={"spectators": False}
        )
        await rigs[1].player(opened["table"], opened["token"])
        await rigs[1].tables.table(opened["table"])  # in memory there, without the other
        joined = await rigs[0].join(opened["join"], "B")
        other = await rigs[1].player(opened["table"], joined["token"])
        lobby = await other.get("lobby")
        assert [seat["mine"] for seat in lobby["seats"]] == [False, True]
        assert lobby["seats"][1]["name"] == "B"

    on_nodes(go, tmp_path, hints=False)


def test_no_refusal_rests_on_what_a_node_has_missed(tmp_path):
    async def go(rigs):
        opened = await rigs[0].open("diamoniak", [{"kind": "me"}, {"kind": "link"}])
        table, token = opened["table"], opened["token"]
        await rigs[1].tables.table(table)
        joined = await rigs[0].join(opened["join"], "B")
        path = f"/api/tables/{table}/do"
        digest = hashlib.sha256(secrets.token_bytes(32)).hexdigest()
        body = {"type": "commit", "seat": 1, "commitment": digest}
        status, said = await rigs[1].call("POST", path, body, joined["token"])
        assert (status, said["type"]) == (200, "done"), said
        status, said = await rigs[1].call("POST", path, body, token)
        assert (status, said["code"]) == (403, "not_your_seat")

    on_nodes(go, tmp_path, hints=False)


@pytest.mark.parametrize("hints", [True, False], ids=["with hints", "without"])
def test_two_nodes_hammer_one_table_and_every_request_is_stored_once(tmp_path, hints):
    async def go(rigs):
        opened = await rigs[0].open("diamoniak", [{"kind": "me"}, {"kind": "link"}])
        joined = await rigs[1].join(opened["join"], "B")
        tokens = [opened["token"], joined["token"]]
        players = [
            await rig.player(opened["table"], token)
            for rig, token in zip(rigs, tokens, strict=True)
        ]
        for player in players:
            await player.get("lobby")
        keys = [[f"{seat}-{n}" for n in range(60)] for seat in range(2)]
        for both in zip(*keys, strict=True):
            for seat, key in enumerate(both):
                digest = hashlib.sha256(key.encode()).hexdigest()
                players[seat].send(
                    {"type": "commit", "seat": seat, "commitment": digest, "key": key}
                )
        for seat, player in enumerate(players):
            for key in keys[seat]:
                await player.get("done", key=key)
        entries = await rigs[0].log(opened["table"])
        promised = [e.commitment for e in entries if isinstance(e, Committed)]
        expected = {hashlib.sha256(key.encode()).hexdigest() for own in keys for key in own}
        assert sorted(promised) == sorted(expected)
        assert [rig.tables.counters.counts["errors"] for rig in rigs] == [0, 0]

    on_nodes(go, tmp_path, hints)


@pytest.mark.parametrize("game", KINDS)
def test_a_request_that_comes_by_two_nodes_is_stored_once_and_answered_twice(game, tmp_path):
    async def go(rigs):
        players = await seated_apart(rigs, game)
        steps = [await player.get("step") for player in players]
        seat = steps[0]["waiting"]["seats"][0]
        body = {"type": "move", "seat": seat, "window": steps[seat]["window"], "key": "twice",
                "action": players[seat].menu(steps[seat], seat)[0]}  # fmt: skip
        path, token = f"/api/tables/{players[0].table}/do", players[seat].token
        answers = await asyncio.gather(
            *(rig.call("POST", path, body, token) for rig in rigs for _ in range(3))
        )
        assert [(status, said["type"], said["n"]) for status, said in answers] == [
            (200, "saved", answers[0][1]["n"])
        ] * 6
        moved = [e for e in await rigs[0].log(players[0].table) if isinstance(e, Moved)]
        assert len(moved) == 1

    on_nodes(go, tmp_path)


def test_who_joins_by_two_nodes_with_one_key_has_one_seat(tmp_path):
    async def go(rigs):
        opened = await rigs[0].open(
            "diamoniak", [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
        )
        await rigs[1].tables.table(opened["table"])
        _, device = await rigs[0].call("POST", "/api/device")
        body = {"way": opened["join"], "name": "B", "key": "once"}
        answers = await asyncio.gather(
            *(
                rig.call("POST", "/api/join", body, device["token"])
                for rig in rigs
                for _ in range(2)
            )
        )
        assert [(status, said["seat"]) for status, said in answers] == [(200, 1)] * 4

    on_nodes(go, tmp_path, hints=False)


def test_a_delay_that_two_nodes_watch_ends_once(tmp_path):
    async def go(rigs):
        players = await seated_apart(rigs, "diego", settings={"turn_limit": 5})
        await players[0].get("step")
        while not any(isinstance(e, Expired) for e in await rigs[0].log(players[0].table)):
            for rig in rigs:
                rig.pass_time(20)
            await asyncio.sleep(0.1)
        entries = await rigs[0].log(players[0].table)
        assert all(not (isinstance(a, Expired) and isinstance(b, Expired))
                   for a, b in pairwise(entries))  # fmt: skip

    on_nodes(go, tmp_path)


def test_both_ask_for_another_match_and_play_on_at_one_table(tmp_path):
    async def go(rigs):
        players = await seated_apart(rigs, "diamoniak")
        await play_on(players, Dice(2))
        path = f"/api/tables/{players[0].table}/do"
        answers = await asyncio.gather(
            *(rig.call("POST", path, {"type": "rematch"}, p.token)
              for rig, p in zip(rigs, players, strict=True))
        )  # fmt: skip
        assert [said["type"] for _, said in answers] == ["done", "done"]
        status, cards = await rigs[0].call("GET", "/api/mine", token=players[0].token)
        assert (status, len(cards)) == (200, 2)

    on_nodes(go, tmp_path)


@pytest.mark.parametrize(
    "body",
    [b'{"type":"of_tomorrow","at":%d}', b'{"type":"hinted","at":%d,"seat":0,"of_tomorrow":1}'],
    ids=["an unknown kind", "an unknown field"],
)
def test_a_table_with_an_entry_of_a_newer_version_is_declined_and_stays_whole(tmp_path, body):
    async def go(rigs):
        players = await seated_apart(rigs, "diamoniak")
        other = await rigs[0].open("diamoniak", [{"kind": "me"}, {"kind": "link"}])
        bystander = await rigs[0].player(other["table"], other["token"])
        await bystander.get("lobby")
        for player in players:
            await player.get("step")
        store, name = rigs[0].tables.store, players[0].table
        table = rigs[0].tables.tables[name]
        tomorrow = Logged(body % table.room.at)
        await store.append(table.id, table.room.n, [tomorrow])
        for player in players:
            error = await player.get("error")
            assert error["code"] == "newer_table"
            await asyncio.wait_for(player.closed.wait(), CURRENT_S)
            assert player.close_code == 1012
        again = await rigs[0].player(name, players[0].token)
        assert (await again.get("error"))["code"] == "newer_table"
        status, said = await rigs[1].call(
            "POST", f"/api/tables/{name}/do", {"type": "start"}, players[0].token
        )
        assert (status, said["code"]) == (503, "newer_table")
        assert (await store.read(table.id))[-1] == tomorrow
        bystander.send({"type": "ping"})
        await bystander.get("pong")

    on_nodes(go, tmp_path, hints=False)
