"""Whole matches over real sockets, for every game there is."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.fairness.verification import verify
from ludiade.kernel.match import replay
from ludiade.kernel.record import read, waiting_as_json
from ludiade.server.room.entries import Expired, Moved, Shuffled
from ludiade.server.room.room import Room
from ludiade.server.room.sight import Sight
from tests.server.clocks import HandClock
from tests.server.databases import run_sql
from tests.server.delays import quick_options
from tests.server.rig import Player, Remote, choose, part, play_on, running

GAMES = shelf.games()


async def record_of(remote: Remote, player: Player) -> bytes:
    path = f"/api/tables/{player.table}/record"
    status, _, data = await remote.raw("GET", path, token=player.token)
    assert status == 200, data
    return data


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_whole_match_each_on_a_device_and_its_record_replays_and_is_fair(game, tmp_path):
    async def go():
        async with running(tmp_path) as rig:
            people = game.seats[0] if game.seats[0] > 1 else 2
            players = await rig.seated(game.id, people, options=quick_options(game, people))
            last = await play_on(players, Dice(5))
            data = await record_of(rig, players[0])
            record = read(data, shelf.find)
            again = replay(record)
            log = await rig.log(players[0].table)
            assert last["n"] == len(log)
            assert len(again.inputs) == sum(isinstance(e, Moved | Shuffled | Expired) for e in log)
            assert verify(record) >= 1
            room = (await rig.tables.table(players[0].table)).room
            assert room.state is not None
            assert room.state.truth() == again.state.truth()
            lobby = await players[0].get("lobby")
            assert lobby["status"] == "over"
            assert lobby["fairness"]["seed"] == json.loads(data)["fairness"]["seed"]

    asyncio.run(asyncio.wait_for(go(), 120))


def assert_same(one: Room, other: Room) -> None:
    """All that two rooms hold is the same, and so is what they show."""
    apart = {"_chance", "_sheet", "_story", "_story_ends", "_telling", "state", "waiting"}
    for name in set(Room.__struct_fields__) - apart:
        assert getattr(one, name) == getattr(other, name), name
    assert one.next_order(52) == other.next_order(52)
    assert one.state is not None
    assert other.state is not None
    assert one.state.truth() == other.state.truth()
    assert waiting_as_json(one.state.waiting()) == waiting_as_json(other.state.waiting())
    for n in range(one.n + 1):
        assert one.events_since(n) == other.events_since(n)
    seats = tuple(range(one.players))
    shown = [Sight(room, room.at).frame(seats, 0) for room in (one, other)]
    assert shown[0] == shown[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_live_state_equals_its_replay_after_every_step(game, tmp_path):
    async def go():
        async with running(tmp_path) as rig:
            people = game.seats[0] if game.seats[0] > 1 else 2
            players = await rig.seated(game.id, people)
            steps = [await player.get("step") for player in players]
            dice = Dice(8)
            table = await rig.tables.table(players[0].table)
            for _ in range(40):
                stored = Room.folded(await rig.tables.store.read(table.id), rig.tables.house)
                assert_same(stored, table.room)
                assert stored.window == steps[0]["window"]
                if steps[0]["waiting"]["type"] == "over":
                    break
                seat = steps[0]["waiting"]["seats"][0]
                action = choose(players[seat].lobby, steps[seat]["looks"][0], dice)
                players[seat].move(steps[seat], action, seat)
                steps = [await player.get("step") for player in players]

    asyncio.run(asyncio.wait_for(go(), 120))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_bots_take_every_other_seat_and_play_to_the_end(game, tmp_path):
    async def go():
        async with running(tmp_path) as rig:
            people = max(2, game.seats[0])
            seats = [{"kind": "me"}, *[{"kind": "bot"}] * (people - 1)]
            opened = await rig.open(game.id, seats, options=quick_options(game, people))
            me = await rig.player(opened["table"], opened["token"])
            me.send({"type": "start"})
            step = await me.get("step")
            dice = Dice(4)
            moves = 0
            while step["waiting"]["type"] != "over":
                if 0 in step["waiting"]["seats"]:
                    key = me.move(step, choose(me.lobby, step["looks"][0], dice), 0)
                    moves += 1
                    step = await me.get("step", saved=key)  # a bot may have been quicker
                else:
                    step = await me.get("step")
                assert moves < 2000
            assert moves > 0
            log = await rig.log(opened["table"])
            moved = [entry for entry in log if isinstance(entry, Moved)]
            assert {entry.seat for entry in moved if not entry.bot} == {0}
            assert {entry.seat for entry in moved if entry.bot} == set(range(1, people))

    asyncio.run(asyncio.wait_for(go(), 120))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_several_seats_on_one_device(game, tmp_path):
    async def go():
        async with running(tmp_path) as rig:
            seats = [{"kind": "me"}, {"kind": "here", "name": "Bao"}, {"kind": "here"}]
            opened = await rig.open(game.id, seats, options=quick_options(game, 3))
            me = await rig.player(opened["table"], opened["token"])
            me.send({"type": "start"})
            step = await me.get("step")
            assert [look["seat"] for look in step["looks"]] == [None, 0, 1, 2]
            me.frames.put_nowait(step)
            last = await play_on([me], Dice(2))
            assert last["waiting"]["type"] == "over"

    asyncio.run(asyncio.wait_for(go(), 60))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_table_goes_on_after_a_restart_of_the_server(game, tmp_path):
    async def go():
        clock = HandClock()
        clock.hold()  # a delay of a second is not to end before the server is back
        async with running(tmp_path, clock) as rig:
            people = max(2, game.seats[0])
            players = await rig.seated(game.id, people, options=quick_options(game, people))
            steps = [await player.get("step") for player in players]
            seat = steps[0]["waiting"]["seats"][0]
            before, menu = steps[seat], steps[seat]["looks"][0]
            action = choose(players[seat].lobby, menu, Dice(3))
            key = players[seat].move(before, action, seat)
            step = await players[seat].get("step")
            assert step["saved"] == key
        for player in players:
            assert (await player.get("bye"))["again_ms"] > 0
            await asyncio.wait_for(player.closed.wait(), 5)
        async with running(tmp_path, clock) as rig:
            back = [await rig.player(p.table, p.token, n=step["from"]) for p in players]
            again = [await player.get("step") for player in back]
            assert again[seat]["n"] == step["n"]
            assert again[seat]["events"] == step["events"]
            assert again[seat]["looks"] == step["looks"]
            back[seat].send({"type": "move", "seat": seat, "window": before["window"],
                             "action": action, "key": key})  # fmt: skip
            assert (await back[seat].get("saved"))["n"] <= step["n"]
            for player, frame in zip(back, again, strict=True):
                player.frames.put_nowait(frame)
            clock.go_on()
            await play_on(back, Dice(9))

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_match_of_other_rules_is_left_alone_and_said_so(tmp_path):
    async def go():
        async with running(tmp_path) as rig:
            players = await rig.seated("diamoniak", 2)
            await players[0].get("step")
            stored = len(await rig.log(players[0].table))
            await part(players)
        changed = await run_sql(
            tmp_path,
            """UPDATE entry SET body = replace(body, '"rules":1,', '"rules":99,') WHERE n = 0
            RETURNING n""",
        )
        assert changed == [(0,)]
        async with running(tmp_path) as rig:
            player = await rig.player(players[0].table, players[0].token)
            assert (await player.get("error"))["code"] == "unknown_rules"
            (card,) = (await rig.call("GET", "/api/mine", token=players[0].token))[1]
            assert (card["status"], card["awaited"]) == ("playing", None)
            assert len(await rig.log(players[0].table)) == stored

    asyncio.run(asyncio.wait_for(go(), 60))


def test_the_thirty_line_client_of_the_docs_plays_a_match(tmp_path):
    client = Path(__file__).parents[3] / "docs" / "client.py"

    async def go():
        async with running(tmp_path) as rig:
            opened = await rig.open("diamoniak", [{"kind": "link"}, {"kind": "bot"}])
            link = f"http://127.0.0.1:{rig.port}/join#{opened['join']}"
            child = await asyncio.create_subprocess_exec(
                sys.executable, str(client), link, stdout=subprocess.PIPE
            )
            host = await rig.player(opened["table"], opened["token"])
            while any(s["kind"] == "waiting" for s in (await host.get("lobby"))["seats"]):
                pass
            host.send({"type": "start"})
            out, _ = await asyncio.wait_for(child.communicate(), 60)
            assert child.returncode == 0
            assert b"over" in out

    asyncio.run(asyncio.wait_for(go(), 90))
