"""An answer that was lost costs nothing: the same request by the same device is answered again."""

import asyncio

import pytest

from ludiade.server.room.entries import Claimed, Moved, Reseated
from tests.server.databases import run_sql
from tests.server.delays import KINDS
from tests.server.rig import online, part, running

SEATS = [{"kind": "me", "name": "Ana"}, {"kind": "link"}, {"kind": "link"}]


async def device(rig) -> str:
    status, given = await rig.call("POST", "/api/device")
    assert status == 200
    return given["token"]


def test_a_table_is_opened_once_by_one_request_key(tmp_path):
    async def go(rig):
        token = await device(rig)
        body = {"game": "diamoniak", "seats": SEATS, "key": "k1"}
        answers = [await rig.call("POST", "/api/tables", body, token) for _ in range(3)]
        assert answers[0] == answers[1] == answers[2]
        assert answers[0][0] == 201
        assert answers[0][1]["join"]
        assert answers[0][1]["code"]
        _, mine = await rig.call("GET", "/api/mine", token=token)
        assert len(mine) == 1
        _, another = await rig.call("POST", "/api/tables", body | {"key": "k2"}, token)
        _, of_another = await rig.call("POST", "/api/tables", body, await device(rig))
        assert len({answers[0][1]["table"], another["table"], of_another["table"]}) == 3

    online(go, tmp_path)


@pytest.mark.parametrize("key", ["\0", "k\0", ""])
def test_a_key_that_not_every_store_can_hold_is_refused(key, tmp_path):
    async def go(rig):
        body = {"game": "diamoniak", "seats": SEATS, "key": key}
        status, said = await rig.call("POST", "/api/tables", body, await device(rig))
        assert (status, said["code"]) == (400, "bad_request")
        opened = await rig.open("diamoniak", SEATS)
        host = await rig.player(opened["table"], opened["token"])
        host.send({"type": "start", "key": key})
        assert (await host.get("error"))["code"] == "bad_request"

    online(go, tmp_path)


def test_the_same_at_once_is_one_table_and_one_seat(tmp_path):
    async def go(rig):
        token = await device(rig)
        body = {"game": "diamoniak", "seats": SEATS, "key": "k1"}
        answers = await asyncio.gather(
            *(rig.call("POST", "/api/tables", body, token) for _ in range(4))
        )
        assert len({opened["table"] for _, opened in answers}) == 1
        guest = await device(rig)
        join = {"way": answers[0][1]["join"], "name": "Bao", "key": "j"}
        seats = await asyncio.gather(
            *(rig.call("POST", "/api/join", join, guest) for _ in range(4))
        )
        assert {(status, entry["seat"]) for status, entry in seats} == {(200, 1)}
        log = await rig.log(answers[0][1]["table"])
        assert sum(isinstance(entry, Reseated) for entry in log) == 1

    online(go, tmp_path)


def test_a_seat_is_found_again_by_whoever_lost_the_answer_to_a_join(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", SEATS)
        guest = await device(rig)
        for way in (opened["join"], opened["code"], opened["join"]):
            body = {"way": way, "name": "Bao", "key": "j"}
            status, entry = await rig.call("POST", "/api/join", body, guest)
            assert (status, entry) == (200, {"table": opened["table"], "seat": 1})
        log = await rig.log(opened["table"])
        assert sum(isinstance(entry, Reseated) for entry in log) == 1

    online(go, tmp_path)


@pytest.mark.parametrize("way", ["join", "code"])
def test_the_answer_to_a_join_is_told_again_when_the_way_is_over(way, tmp_path):
    """The match has begun, which frees its spoken code, or the invitation has ended."""

    async def go(rig):
        opened = await rig.open("diamoniak", SEATS[:2])
        guest = await device(rig)
        body = {"way": opened[way], "name": "Bao", "key": "j"}
        status, entry = await rig.call("POST", "/api/join", body, guest)
        assert (status, entry["seat"]) == (200, 1)
        host = await rig.player(opened["table"], opened["token"])
        host.send({"type": "start"})
        await host.get("step")
        rig.pass_time(61)
        assert await rig.call("POST", "/api/join", body, guest) == (200, entry)
        over = (410, "invitation_expired") if way == "join" else (404, "unknown_code")
        for other in (body | {"key": "k"}, {"way": opened[way]}):
            status, error = await rig.call("POST", "/api/join", other, guest)
            assert (status, error["code"]) == over
        status, error = await rig.call("POST", "/api/join", body, await device(rig))
        assert (status, error["code"]) == over

    online(go, tmp_path, invitation_s=60)


def test_a_seat_open_to_anybody_is_taken_once(tmp_path):
    async def go(rig):
        opened = await rig.open("diamoniak", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        guest = await device(rig)
        body = {"table": opened["table"], "name": "Bao", "key": "j"}
        for _ in range(3):
            status, entry = await rig.call("POST", "/api/join", body, guest)
            assert (status, entry["seat"]) == (200, 1)

    online(go, tmp_path)


def test_a_code_that_was_used_still_leads_whoever_used_it_to_the_seat_and_nobody_else(tmp_path):
    async def go(rig):
        players = await rig.seated("diabolo", 2)
        await players[1].get("step")
        table = players[1].table
        for purpose in ("move", "hand"):
            code, claimed = await claim_twice(rig, table, players[1].token, purpose)
            status, error = await rig.call(
                "POST", "/api/claim", {"code": code, "key": "c"}, await device(rig)
            )
            assert (status, error["code"]) == (404, "unknown_code")
            players[1].token = claimed
        log = await rig.log(table)
        assert sum(isinstance(entry, Claimed) for entry in log) == 2

    async def claim_twice(rig, table, token, purpose):
        wish = {"seat": 1, "purpose": purpose}
        _, got = await rig.call("POST", f"/api/tables/{table}/code", wish, token)
        phone = await device(rig)
        for _ in range(3):
            body = {"code": got["code"], "key": f"c{purpose}"}
            status, entry = await rig.call("POST", "/api/claim", body, phone)
            assert (status, entry) == (200, {"table": table, "seat": 1})
        rig.pass_time(3600)  # the code is over; what it led to is not
        body = {"code": got["code"], "key": f"c{purpose}"}
        assert await rig.call("POST", "/api/claim", body, phone) == (200, entry)
        return got["code"], phone

    online(go, tmp_path)


@pytest.mark.parametrize("game", KINDS)
def test_a_request_key_is_known_for_ever_also_after_a_restart(game, tmp_path):
    async def go():
        async with running(tmp_path) as rig:
            players = await rig.seated(game, 2)
            steps = [await player.get("step") for player in players]
            (seat,) = steps[0]["waiting"]["seats"]
            mover, step = players[seat], steps[seat]
            action = mover.menu(step, seat)[0]
            key = mover.move(step, action, seat)
            saved = await mover.get("step", saved=key)
            vote = {"type": "vote", "seat": seat, "on": "pause", "key": "v"}
            for request in (vote, vote | {"yes": False, "key": "w"}):
                mover.send(request)
                await mover.get("done", key=request["key"])
            await part(players)
        async with running(tmp_path) as rig:
            path = f"/api/tables/{players[0].table}/do"
            before = await rig.log(players[0].table)
            again = {"type": "move", "seat": seat, "window": step["window"], "key": key,
                     "action": action}  # fmt: skip
            status, said = await rig.call("POST", path, again, mover.token)
            assert (status, said["type"]) == (200, "saved")
            assert isinstance(before[said["n"] - 1], Moved)
            assert said["n"] <= saved["n"]
            for other in (again | {"window": 10**6}, again | {"action": {"type": "no"}}):
                status, same = await rig.call("POST", path, other, mover.token)
                assert (status, same) == (200, said)  # it is the key that counts
            status, said = await rig.call("POST", path, vote, mover.token)
            assert (status, said["type"], said["key"]) == (200, "saved", "v")
            assert await rig.log(players[0].table) == before
            status, said = await rig.call(  # another's key is another request
                "POST", path, again | {"seat": 1 - seat}, players[1 - seat].token
            )
            assert status == 409

    asyncio.run(asyncio.wait_for(go(), 60))


def test_the_key_of_a_request_stands_once_in_the_file(tmp_path):
    async def go(rig):
        players = await rig.seated("diamoniak", 2)
        step = await players[0].get("step")
        move = {"type": "move", "seat": 0, "window": step["window"], "action": {"type": "draw"},
                "key": "same"}  # fmt: skip
        for _ in range(20):
            players[0].send(move)
        await players[0].get("step", saved="same")
        for _ in range(19):
            await players[0].get("saved", key="same")

    online(go, tmp_path)
    found = asyncio.run(run_sql(tmp_path, "SELECT count(*) FROM entry WHERE key = 'same'"))
    assert found == [(1,)]
