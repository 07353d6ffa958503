"""What is limited, by what it is counted, and that counting itself stays small."""

import asyncio
import secrets
from typing import Any

import pytest

from ludiade.server.buckets import MOST_KEYS
from ludiade.server.http.limits import Allowance, Limit
from ludiade.server.wire.decoding import Denied
from tests.server.rig import Rig, running

LINKED = {"game": "diamoniak", "seats": [{"kind": "me"}, {"kind": "link"}]}


def online(go, tmp_path, **config):
    async def inside():
        async with running(tmp_path, **config) as rig:
            await go(rig)

    asyncio.run(asyncio.wait_for(inside(), 60))


def test_a_limit_refills_and_what_is_given_back_does_not_count():
    now = 0.0
    limit = Limit("tries", 1.0, 2.0, lambda: now)
    for _ in range(2):
        limit.check("a")
    with pytest.raises(Denied):
        limit.check("a")
    limit.check("b")
    limit.give_back("a")
    limit.check("a")
    now = 1.0
    limit.check("a")
    for _ in range(10):
        limit.give_back("b")
    for _ in range(2):
        limit.check("b")
    with pytest.raises(Denied):
        limit.check("b")


def test_a_limit_remembers_only_so_many():
    limit = Limit("tries", 1.0, 2.0, lambda: 0.0)
    for number in range(3 * MOST_KEYS):
        limit.check(str(number))
        limit.give_back(f"unknown {number}")
    assert len(limit) == MOST_KEYS


def test_ten_wrong_codes_a_minute_and_no_header_helps(tmp_path):
    async def go(rig: Rig):
        answers = []
        for number in range(14):
            status, said = await rig.call(
                "POST", "/api/join", {"way": f"pomme {number}"}, token=secrets.token_urlsafe(32),
                X_Forwarded_For=f"198.51.100.{number}", Forwarded=f"for=198.51.100.{number}",
                X_Real_IP=f"198.51.100.{number}",
            )  # fmt: skip
            answers.append((status, said["code"]))
        assert answers[:10] == [(404, "unknown_code")] * 10
        assert answers[10:] == [(429, "too_many")] * 4
        status, said = await rig.call("POST", "/api/claim", {"code": "ABCD-EFGH"})
        assert (status, said["limit"]) == (429, "tries")

    online(go, tmp_path, tries_a_minute=10)


def test_codes_tried_at_once_count_too(tmp_path):
    async def go(rig: Rig):
        tries = [rig.call("POST", "/api/join", {"way": f"poire {n}"}) for n in range(40)]
        said = [answer["code"] for _, answer in await asyncio.gather(*tries)]
        assert said.count("unknown_code") == 10

    online(go, tmp_path, tries_a_minute=10)


def test_valid_codes_and_links_do_not_use_the_limit_on_guessing_up(tmp_path):
    async def go(rig: Rig):
        opened = [await rig.open(**LINKED) for _ in range(24)]
        for table in opened[:12]:
            await rig.join(table["code"])
        for number in range(10):
            status, _ = await rig.call("POST", "/api/join", {"way": f"prune {number}"})
            assert status == 404
        status, _ = await rig.call("POST", "/api/join", {"way": opened[12]["code"]})
        assert status == 429
        for table in opened[12:]:
            await rig.join(table["join"])
        status, said = await rig.call("POST", "/api/join", {"way": secrets.token_urlsafe(32)})
        assert (status, said["code"]) == (404, "unknown_code")

    online(go, tmp_path, tries_a_minute=10)


def test_joins_by_link_have_their_own_limit(tmp_path):
    async def go(rig: Rig):
        opened = await rig.open("diamoniak", [{"kind": "open"}, {"kind": "link"}])
        token = (await rig.join(opened["join"]))["token"]
        for body in ({"way": opened["join"]}, {"table": opened["table"]}):
            status, _ = await rig.call("POST", "/api/join", body, token=token)
            assert status == 200
        status, said = await rig.call("POST", "/api/join", {"way": opened["join"]}, token=token)
        assert (status, said["limit"]) == (429, "joins")

    online(go, tmp_path, joins_a_minute=3)


def test_behind_a_trusted_proxy_each_address_has_its_own_limit(tmp_path):
    async def go(rig: Rig):
        async def guess(address: str) -> int:
            status, _ = await rig.call(
                "POST", "/api/join", {"way": "pomme 10"}, X_Forwarded_For=address
            )
            return status

        for number in range(6):  # what stands before the last is the client's own invention
            got = await guess(f"203.0.113.{number}, 198.51.100.1")
            assert got == (404 if number < 3 else 429)
        assert await guess("198.51.100.2") == 404
        assert await guess("2001:db8::1") == 404
        for number in range(2, 5):
            assert await guess(f"2001:db8::{number}") == (404 if number < 4 else 429)

    online(go, tmp_path, tries_a_minute=3, trusted_proxies=("127.0.0.1",))


def test_an_address_is_told_only_so_many_bytes(tmp_path):
    async def go(rig: Rig):
        players = await rig.seated("diamoniak", 2)
        for player in players:
            await player.get("step")
        table, token = players[0].table, players[0].token
        told: dict[str, Any] = {}
        while told.get("type") != "error":
            players[0].send({"type": "hello", "table": table, "token": token, "n": 0})
            told = {}
            while told.get("type") not in ("step", "error"):
                told = await players[0].frames.get()
        assert (told["code"], told["limit"]) == ("too_many", "bytes")
        rig.context.limits.bytes.told("127.0.0.1", 10**6)
        for path in ("/api/games", f"/api/tables/{table}/stream?from=0", "/api/mine"):
            status, said = await rig.call("GET", path, token=token)
            assert (status, said["limit"]) == (429, "bytes")
        for path in ("/health", "/ready", "/"):
            assert (await rig.call("GET", path))[0] in (200, 404)

    online(go, tmp_path, bytes_an_address=20_000)


def test_a_long_answer_is_paid_for_when_it_has_gone():
    now = 0.0
    allowance = Allowance("bytes", 10.0, lambda: now)
    allowance.check("a")
    allowance.told("a", 100)
    with pytest.raises(Denied) as denied:
        allowance.check("a")
    assert denied.value.details["seconds"] == 9
    allowance.check("b")
    now = 8.0
    allowance.check("a")


def test_rematches_and_new_tables_share_a_limit(tmp_path):
    async def go(rig: Rig):
        opened = await rig.open(**LINKED)
        path = f"/api/tables/{opened['table']}/do"
        for _ in range(3):
            status, _ = await rig.call("POST", path, {"type": "rematch"}, token=opened["token"])
            assert status != 429
        status, said = await rig.call("POST", "/api/tables", LINKED, token=opened["token"])
        assert (status, said["limit"]) == (429, "tables")
        player = await rig.player(opened["table"], opened["token"])
        player.send({"type": "rematch"})
        assert (await player.get("error"))["limit"] == "tables"

    online(go, tmp_path, tables_a_minute=4)


def test_a_device_has_only_so_many_tables_that_never_began(tmp_path):
    async def go(rig: Rig):
        token = (await rig.open(**LINKED))["token"]
        for _ in range(2):
            status, _ = await rig.call("POST", "/api/tables", LINKED, token=token)
            assert status == 201
        status, said = await rig.call("POST", "/api/tables", LINKED, token=token)
        assert (status, said["code"]) == (429, "too_many")
        assert said["message"]
        await rig.open(**LINKED)

    online(go, tmp_path, unstarted_a_device=3)


def test_rematches_of_tables_that_never_began_are_such_tables_too(tmp_path):
    async def go(rig: Rig):
        token = (await rig.open(**LINKED))["token"]
        paths = []
        for _ in range(4):  # closed, so that none of them counts
            status, opened = await rig.call("POST", "/api/tables", LINKED, token=token)
            assert status == 201
            paths.append(f"/api/tables/{opened['table']}/do")
            assert (await rig.call("POST", paths[-1], {"type": "put_away"}, token=token))[0] == 200
        again = [await rig.call("POST", path, {"type": "rematch"}, token=token) for path in paths]
        assert [status for status, _ in again] == [200, 200, 429, 429]
        assert again[-1][1]["limit"] == "unstarted"

    online(go, tmp_path, unstarted_a_device=3)


def test_bodies_are_small_but_for_the_one_that_opens_a_table(tmp_path):
    async def go(rig: Rig):
        big = {"game": "diamoniak", "seats": [{"kind": "me"}], "options": {"x": "y" * 100_000}}
        status, said = await rig.call("POST", "/api/tables", big)
        assert (status, said["code"]) not in ((413, "too_large_body"), (500, "internal"))
        for path, size, status in (
            ("/api/tables", 128 * 1024 + 1, 413), ("/api/join", 16 * 1024 + 1, 413),
            ("/api/join", 16 * 1024, 400), ("/api/tables/x/do", 16 * 1024 + 1, 413),
        ):  # fmt: skip
            got, said = await rig.call("POST", path, b" " * size, token="")
            if path.endswith("do"):
                assert got in (401, 413)
            else:
                assert got == status, said

    online(go, tmp_path)
