"""The bot that sits at another server's table: whole matches, over lines that break."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from ludiade.bots import bot
from ludiade.client import player as player_module
from ludiade.client.errors import Refused, Unreachable, Unseated
from ludiade.client.player import Player
from ludiade.kernel import shelf
from tests.client.proxy import between
from tests.server.rig import running

PATIENCE_S = 120
LINK = {"kind": "link"}


def online(go, tmp_path, **config):
    async def inside():
        async with running(tmp_path, **config) as rig, between(rig.port) as line:
            await go(rig, line)

    asyncio.run(asyncio.wait_for(inside(), PATIENCE_S))


@asynccontextmanager
async def seated(rig, line, game="diamoniak", seats=(LINK, LINK), **more):
    """A table, the players who have joined it by its link, and its host, who holds no seat."""
    opened = await rig.open(game, list(seats), **more)
    players = [
        await join(line, opened, f"P{n}") for n, _ in enumerate(s for s in seats if s == LINK)
    ]
    host = await rig.player(opened["table"], opened["token"])
    yield opened, players, host
    host.leave()


def join(line, opened, name="P", **more):
    link = f"http://127.0.0.1:{line.port}/join#{opened['join']}"
    return asyncio.to_thread(Player.join, link, name, "en", **more)


def playing(player, level="random"):
    return asyncio.create_task(asyncio.to_thread(player.play, bot(level, 5)))


async def begin(host, players):
    """Begin once everybody's promise is there."""
    while True:
        lobby = await host.get("lobby")
        if sum(map(bool, lobby["fairness"]["commitments"])) == players:
            break
    host.send({"type": "start"})


async def to_the_end(host, players, level="random"):
    tasks = [playing(player, level) for player in players]
    await begin(host, len(players))
    return await asyncio.gather(*tasks)


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=() if game.id == "diamoniak" else pytest.mark.slow, id=game.id)
        for game in shelf.games()
    ],
)
def test_two_players_and_a_bot_play_a_match_and_find_the_promise_kept(game, tmp_path):
    async def go(rig, line):
        seats = [LINK, {"kind": "bot", "level": "random"}, LINK]
        async with seated(rig, line, game.id, seats) as (opened, players, host):
            assert [player.seat for player in players] == [0, 2]
            first, other = await to_the_end(host, players)
            assert first.scores == other.scores
            assert first.ranks == other.ranks
            assert len(first.names) == len(first.ranks) == 3
            assert first.names[::2] == ["P0", "P1"]
            for ending in (first, other):
                assert ending.fair.kept, ending.fair.why
                assert ending.fair.mine
                assert ending.fair.beginnings == 1
                assert ending.fair.shuffles > 0
            token = players[0]._server.token
            _, record = await rig.call("GET", f"/api/tables/{opened['table']}/record", token=token)
            assert all(record["fairness"]["contributions"][::2])

    online(go, tmp_path)


def test_a_level_that_thinks_plays_too(tmp_path):
    async def go(rig, line):
        async with seated(rig, line, "diego") as (_, players, host):
            (ending, _) = await to_the_end(host, players, "medium")
            assert ending.fair.kept

    online(go, tmp_path)


def test_an_answer_to_join_that_is_lost_costs_nothing(tmp_path):
    async def go(rig, line):
        opened = await rig.open("diamoniak", [LINK, LINK])
        line.swallow = [b"/api/join", b"/api/join"]
        player = await join(line, opened)
        assert line.asked("/api/join") == 3
        assert player.seat == 0
        assert (await join(line, opened)).seat == 1

    online(go, tmp_path)


@pytest.mark.slow
def test_moves_whose_answers_are_lost_are_made_once_and_streams_are_taken_up(tmp_path):
    async def go(rig, line):
        async with seated(rig, line) as (opened, players, host):
            line.cut_after = 3
            tasks = [playing(player) for player in players]
            await begin(host, 2)
            path = f"/api/tables/{opened['table']}/do".encode()
            for _ in range(20):
                await host.get("step")
                if not line.swallow:
                    line.swallow.append(path)
            line.cut_after = 30
            endings = await asyncio.gather(*tasks)
            assert all(ending.fair.kept for ending in endings)
            assert line.asked("/stream") > 4

    online(go, tmp_path)


@pytest.mark.slow
def test_a_match_goes_on_after_the_server_was_away(tmp_path):
    async def go():
        async with between(0) as line:
            async with running(tmp_path) as rig:
                line.target = rig.port
                async with seated(rig, line) as (_, players, host):
                    tasks = [playing(player) for player in players]
                    await begin(host, 2)
                    for _ in range(5):
                        await host.get("step")
                    line.down = True
            assert not any(task.done() for task in tasks)
            async with running(tmp_path) as rig:
                line.target, line.down = rig.port, False
                endings = await asyncio.gather(*tasks)
                assert all(ending.fair.kept for ending in endings)

    asyncio.run(asyncio.wait_for(go(), PATIENCE_S))


def test_who_is_told_to_wait_waits(tmp_path):
    async def go(rig, line):
        async with seated(rig, line, "diego") as (_, players, host):
            endings = await to_the_end(host, players)
            assert all(ending.fair.kept for ending in endings)
        assert rig.tables.counters.counts["limited"] > 0

    online(go, tmp_path, calls_a_second=5.0)


def test_a_seat_that_a_bot_holds_is_taken_back(tmp_path):
    async def go(rig, line):
        async with seated(rig, line) as (opened, players, host):
            tasks = [playing(player) for player in players]
            await begin(host, 2)
            await host.get("step")
            path = f"/api/tables/{opened['table']}/do"
            token = players[1]._server.token
            status, said = await rig.call("POST", path, {"type": "stand_in", "seat": 1}, token)
            assert status == 200, said
            endings = await asyncio.gather(*tasks)
            assert all(ending.fair.kept for ending in endings)
            lobby = host.lobby
            assert not lobby["seats"][1]["stands_in"]

    online(go, tmp_path)


def test_the_seat_is_where_the_host_has_put_it(tmp_path):
    async def go(rig, line):
        async with seated(rig, line) as (_, players, host):
            host.send({"type": "reorder", "order": [1, 0]})
            await host.get("done")
            tasks = [playing(player) for player in players]
            await begin(host, 2)
            endings = await asyncio.gather(*tasks)
            assert [ending.seat for ending in endings] == [1, 0]
            assert endings[0].names == ["P1", "P0"]
            assert all(ending.fair.kept and ending.fair.mine for ending in endings)

    online(go, tmp_path)


@pytest.mark.slow
def test_where_somebody_withholds_all_begin_again_and_the_number_is_told(tmp_path):
    async def go(rig, line):
        async with seated(rig, line) as (opened, [player, rogue], host):
            token = rogue._server.token
            path = f"/api/tables/{opened['table']}/do"
            body = {"type": "commit", "seat": 1, "commitment": "ab" * 32}
            assert (await rig.call("POST", path, body, token))[0] == 200
            task = playing(player)
            await begin(host, 2)
            while not (lobby := await host.get("lobby"))["withheld"]:
                pass
            assert lobby["withheld"] == [{"seat": 1, "name": "P1"}]
            host.send({"type": "reseat", "seat": 1, "kind": "bot", "level": "random"})
            await begin(host, 1)
            ending = await task
            assert ending.fair.kept, ending.fair.why
            assert ending.fair.mine
            assert ending.fair.beginnings == 2

    online(go, tmp_path, reveal_s=0.5)


def test_a_match_closed_before_its_end_has_no_scores_but_a_verdict(tmp_path):
    async def go(rig, line):
        seats = [LINK, LINK]
        async with seated(rig, line, "diabolo", seats) as (opened, players, host):
            tasks = [playing(player) for player in players]
            await begin(host, 2)
            await host.get("step")
            path = f"/api/tables/{opened['table']}/do"
            for seat, player in enumerate(players):
                vote = {"type": "vote", "seat": seat, "on": "close"}
                await rig.call("POST", path, vote, player._server.token)
            endings = await asyncio.gather(*tasks)
            assert [ending.scores for ending in endings] == [None, None]
            assert all(ending.fair.kept for ending in endings)

    online(go, tmp_path)


@pytest.mark.slow
def test_a_record_other_than_promised_is_found(tmp_path):
    """A server that shows one set of options before the deal and another on record."""

    def lie(path, data):
        if path.endswith(b"/record"):
            return data.replace(b'"fairy_never_paid":false', b'"fairy_never_paid":true ')
        return data

    async def go(rig, line):
        line.rewrite = lie
        async with seated(rig, line) as (_, players, host):
            endings = await to_the_end(host, players)
            for ending in endings:
                assert not ending.fair.kept
                assert ending.fair.why.code == "promise_broken"
                assert ending.fair.why.details["differs"] == "options"

    online(go, tmp_path)


def test_what_cannot_be_is_said(tmp_path, monkeypatch):
    monkeypatch.setattr(player_module, "JOIN_S", 0.5)

    async def go(rig, line):
        with pytest.raises(Unreachable):
            Player.join("nowhere", "P", "en")
        with pytest.raises(Unreachable):
            await asyncio.to_thread(Player.join, "http://127.0.0.1:9/join#x", "P", "en")
        with pytest.raises(Refused) as refused:
            await join(line, {"join": "x" * 43})
        assert refused.value.said == "unknown_code"
        opened = await rig.open("diamoniak", [LINK, LINK])
        player = await join(line, opened)
        task = playing(player)
        path = f"/api/tables/{opened['table']}/do"
        await asyncio.sleep(0.3)
        leave = {"type": "leave", "seat": 0}
        assert (await rig.call("POST", path, leave, player._server.token))[0] == 200
        with pytest.raises(Unseated):
            await task

    online(go, tmp_path)


def test_a_line_that_stays_broken_is_given_up(tmp_path):
    async def go(rig, line):
        opened = await rig.open("diamoniak", [LINK, LINK])
        player = await join(line, opened, patience_s=1.0)
        line.down = True
        with pytest.raises(Unreachable):
            await playing(player)

    online(go, tmp_path)
