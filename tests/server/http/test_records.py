"""A match that has ended, for those who sat there or may watch, and for nobody else."""

import asyncio
import json

import pytest

from ludiade import verify
from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.kernel.match import replay
from ludiade.kernel.record import read
from tests.server.rig import Rig, play_on, running

KINDS = ("record", "replay", "review")


def online(go, tmp_path, **config):
    async def inside():
        async with running(tmp_path, review_playouts=4, **config) as rig:
            await go(rig)

    asyncio.run(asyncio.wait_for(inside(), 90))


async def closed_table(rig: Rig, seats: list[dict], **settings: object) -> tuple[dict, str]:
    """A table whose match was closed, and the token of the guest."""
    opened = await rig.open("diego", seats, settings=settings)
    way = {"way": opened["join"]} if seats[1]["kind"] == "link" else {"table": opened["table"]}
    _, guest = await rig.call("POST", "/api/join", way | {"name": "Bao"})
    path = f"/api/tables/{opened['table']}/do"
    players = [await rig.player(opened["table"], t["token"]) for t in (opened, guest)]
    players[0].send({"type": "start"})
    await players[1].get("step")
    for seat, token in enumerate((opened["token"], guest["token"])):
        vote = {"type": "vote", "seat": seat, "on": "close"}
        assert (await rig.call("POST", path, vote, token))[0] == 200
    return opened, guest["token"]


async def asked(rig: Rig, table: str, kind: str, token: str = "", watch: str = "") -> tuple:
    headers = {"X_Ludiade_Watch": watch} if watch else {}
    status, said = await rig.call("GET", f"/api/tables/{table}/{kind}", token=token, **headers)
    return status, said.get("code") if status != 200 else None


@pytest.mark.parametrize("kind", KINDS)
def test_those_who_sat_there_see_it_and_strangers_do_not(kind, tmp_path):
    async def go(rig):
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "link"}]
        opened, guest = await closed_table(rig, seats, spectators=False)
        _, stranger = await rig.call("POST", "/api/device")
        table = opened["table"]
        for token in (opened["token"], guest):
            assert await asked(rig, table, kind, token) == (200, None)
        for token in ("", stranger["token"], "x" * 43):
            assert await asked(rig, table, kind, token) == (403, "no_spectators")
        for watch in (opened["join"], "y" * 43):  # nobody may watch here
            assert await asked(rig, table, kind, watch=watch) == (403, "no_spectators")
        _, said = await rig.call("GET", f"/api/tables/{table}/{kind}")
        assert "Ana" not in str(said)

    online(go, tmp_path)


@pytest.mark.parametrize("kind", KINDS)
def test_whoever_may_watch_sees_it_until_the_link_ends(kind, tmp_path):
    async def go(rig):
        opened, _ = await closed_table(rig, [{"kind": "me"}, {"kind": "link"}])
        table = opened["table"]
        assert await asked(rig, table, kind) == (403, "not_invited")
        for watch in (opened["watch"], opened["join"]):
            assert await asked(rig, table, kind, watch=watch) == (200, None)
        other, _ = await closed_table(rig, [{"kind": "me"}, {"kind": "link"}])
        assert await asked(rig, table, kind, watch=other["watch"]) == (403, "not_invited")
        rig.pass_time(61)
        for watch in (opened["watch"], opened["join"]):
            assert await asked(rig, table, kind, watch=watch) == (403, "not_invited")
        assert await asked(rig, table, kind, opened["token"]) == (200, None)

    online(go, tmp_path, watching_s=60, invitation_s=60)


def test_a_table_open_to_anybody_is_seen_by_anybody(tmp_path):
    async def go(rig):
        opened, _ = await closed_table(rig, [{"kind": "me"}, {"kind": "open"}])
        assert await asked(rig, opened["table"], "record") == (200, None)

    online(go, tmp_path)


def test_whoever_has_given_the_seat_away_sat_there_all_the_same(tmp_path):
    async def go(rig):
        players = await rig.seated("diamoniak", 2, settings={"spectators": False})
        await players[1].get("step")
        path = f"/api/tables/{players[1].table}"
        wish = {"seat": 1, "purpose": "move"}
        _, got = await rig.call("POST", f"{path}/code", wish, players[1].token)
        _, phone = await rig.call("POST", "/api/claim", {"code": got["code"]})
        for seat, token in enumerate((players[0].token, phone["token"])):
            vote = {"type": "vote", "seat": seat, "on": "close"}
            assert (await rig.call("POST", f"{path}/do", vote, token))[0] == 200
        for token in (players[0].token, players[1].token, phone["token"]):
            assert await asked(rig, players[0].table, "record", token) == (200, None)

    online(go, tmp_path)


def test_nothing_is_told_of_a_match_that_has_not_ended_nor_of_one_that_never_was(tmp_path):
    async def go(rig):
        players = await rig.seated("diabolo", 2)
        await players[0].get("step")
        for kind in KINDS:
            said = await asked(rig, players[0].table, kind, players[0].token)
            assert said == (409, "not_ended")
            assert await asked(rig, players[0].table, kind) == (403, "not_invited")
            assert await asked(rig, "nowhere", kind) == (404, "no_such_table")

    online(go, tmp_path)


def test_a_table_of_its_own_words_leaves_a_record_that_replays_alone(tmp_path):
    async def go(rig):
        options = {"word_filter": ["CHAT", "RATS"], "max_idle_rounds": 1}
        players = await rig.seated("diamino", 2, options=options)
        last = await play_on(players, Dice(1))
        path = f"/api/tables/{players[0].table}/record"
        _, record = await rig.call("GET", path, token=players[0].token)
        assert record["options"]["word_filter"] == ["CHAT", "RATS"]
        again = replay(read(json.dumps(record).encode(), shelf.find))
        assert list(again.state.waiting().scores) == last["waiting"]["scores"]
        file = tmp_path / "record.json"
        file.write_text(json.dumps(record))
        assert verify(file) >= 2

    online(go, tmp_path)
