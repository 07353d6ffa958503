"""Strangers, floods and slow readers: each is refused, and nobody else notices."""

import asyncio
import secrets

from tests.server.rig import Rig, running


def online(go, tmp_path, **config):
    async def inside():
        async with running(tmp_path, **config) as rig:
            await go(rig)

    asyncio.run(asyncio.wait_for(inside(), 60))


def test_a_page_of_another_site_is_refused(tmp_path):
    async def go(rig: Rig):
        body = {"game": "diamoniak", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        status, error = await rig.call("POST", "/api/tables", body, Origin="https://evil.example")
        assert (status, error["code"]) == (403, "other_origin")
        here = f"http://127.0.0.1:{rig.port}"
        status, _ = await rig.call("POST", "/api/tables", body, Origin=here)
        assert status == 201

    online(go, tmp_path)


def test_every_answer_has_the_headers_for_safety_and_the_cookie_is_no_scripts_business(tmp_path):
    async def go(rig: Rig):
        body = {"game": "diamoniak", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        here = {"Origin": f"http://127.0.0.1:{rig.port}"}
        status, headers, data = await rig.raw("POST", "/api/tables", body, token=None, **here)
        assert status == 201
        cookie = headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=strict" in cookie.lower()
        assert b"token" not in data
        for path in ("/health", "/api/games", "/nowhere"):
            _, headers, _ = await rig.raw("GET", path)
            assert "default-src 'self'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
        value = cookie.split(";")[0]
        _, mine = await rig.call("GET", "/api/mine", token=None, Cookie=value)
        assert len(mine) == 1

    online(go, tmp_path)


def test_nobody_moves_for_another_or_sees_anothers_hand(tmp_path):
    async def go(rig: Rig):
        players = await rig.seated("diamoniak", 2)
        step = await players[0].get("step")
        players[1].move(step, {"type": "draw"}, 0)
        assert (await players[1].get("error"))["code"] == "not_your_seat"
        for token in ("x" * 43, secrets.token_urlsafe(32)):
            stranger = await rig.player(players[0].table, token)
            assert (await stranger.get("error"))["code"] == "not_invited"
        stranger = await rig.player(players[0].table, "short")
        assert (await stranger.get("error"))["code"] == "bad_token"

    online(go, tmp_path)


def test_a_move_of_another_window_is_stale_and_the_same_key_is_one_move(tmp_path):
    async def go(rig: Rig):
        players = await rig.seated("diamoniak", 2)
        step = await players[0].get("step")
        players[0].move(step | {"window": step["window"] - 1}, {"type": "draw"}, 0)
        assert (await players[0].get("error"))["code"] == "stale_window"
        for _ in range(3):
            players[0].move(step, {"type": "draw"}, 0, key="same")
        after = await players[0].get("step")
        assert after["saved"] == "same"
        for _ in range(2):
            assert await players[0].get("saved") == {
                "type": "saved",
                "key": "same",
                "n": after["n"],
            }
        players[0].move(after, {"type": "nonsense"}, 0)
        error = await players[0].get("error")
        assert error["code"] == "unknown_action"

    online(go, tmp_path)


def test_who_floods_is_told_the_limit_and_who_goes_on_is_closed(tmp_path):
    async def go(rig: Rig):
        players = await rig.seated("diamoniak", 2)
        await players[1].get("step")
        for _ in range(70):
            players[0].send({"type": "ping"})
        error = await players[0].get("error")
        assert (error["code"], error["limit"]) == ("too_many", "frames")
        assert error["seconds"] >= 1
        for _ in range(100):
            players[0].send({"type": "ping"})
        await asyncio.wait_for(players[0].closed.wait(), 5)
        assert players[0].close_code == 1008
        players[1].send({"type": "ping", "at": 1})
        await players[1].get("pong")

    online(go, tmp_path, frames_a_second=20, frames_at_once=60)
