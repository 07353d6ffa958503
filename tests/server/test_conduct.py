"""Strangers, floods and slow readers: each is refused, and nobody else notices."""

import asyncio
import json
import os
import secrets
import socket
import struct
import time

from tests.server.rig import Rig, part, running


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
        for origin, answer in (("https://evil.example", b"403"), (here, b"101")):
            with socket.create_connection(("127.0.0.1", rig.port)) as raw:
                raw.sendall(
                    f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{rig.port}\r\nOrigin: {origin}\r\n"
                    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
                )
                head = await asyncio.to_thread(raw.recv, 200)
                assert head.split(b" ")[1] == answer

    online(go, tmp_path)


def test_every_answer_has_the_headers_for_safety_and_the_cookie_is_no_scripts_business(tmp_path):
    async def go(rig: Rig):
        body = {"game": "diamoniak", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        status, headers, data = await rig.raw("POST", "/api/tables", body, token=None)
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


def test_frames_too_large_binary_or_broken_close_only_their_own_connection(tmp_path):
    async def go(rig: Rig):
        players = await rig.seated("diamoniak", 2)
        await players[1].get("step")
        players[0].send_raw(b" " * 20_000)
        await asyncio.wait_for(players[0].closed.wait(), 5)
        with socket.create_connection(("127.0.0.1", rig.port)) as raw:
            raw.sendall(
                f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{rig.port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            await asyncio.to_thread(raw.recv, 1000)
            raw.sendall(b"\xf3\xff\x00\x01" + os.urandom(300))
            raw.settimeout(5)
            while await asyncio.to_thread(raw.recv, 1000):
                pass
        players[1].send({"type": "ping", "at": 1})
        await players[1].get("pong")
        assert rig.hub.counters.counts["errors"] == 0

    online(go, tmp_path)


def test_a_message_in_pieces_is_put_together(tmp_path):
    async def go(rig: Rig):
        opened = await rig.open("diamoniak", [{"kind": "me"}, {"kind": "bot"}])
        with socket.create_connection(("127.0.0.1", rig.port)) as raw:
            raw.sendall(
                f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{rig.port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            await asyncio.to_thread(raw.recv, 1000)
            hello = json.dumps(
                {"type": "hello", "table": opened["table"], "token": opened["token"]}
            ).encode()
            for head, piece in ((0x01, hello[:20]), (0x80, hello[20:])):
                raw.sendall(struct.pack("!BBI", head, 0x80 | len(piece), 0) + piece)
            raw.settimeout(5)
            assert b'"type":"lobby"' in await asyncio.to_thread(raw.recv, 4000)

    online(go, tmp_path)


def test_who_never_reads_is_dropped_and_nobody_else_waits(tmp_path):
    async def go(rig: Rig):
        players = await rig.seated("diamoniak", 2)
        steps = [await player.get("step") for player in players]
        slow = await rig.player(players[0].table, players[1].token)
        assert slow.transport is not None
        slow.transport.underlying_transport.pause_reading()
        began = time.monotonic()
        while not rig.hub.counters.counts["dropped"]:
            players[0].send({"type": "say", "seat": 0, "phrase": "hello"})
            for _ in range(400):
                players[0].send({"type": "ping", "at": 1})
            table = rig.hub.tables[players[0].table]
            for member in table.members:
                if member not in (table.members[0], table.members[1]):
                    member.send(b'{"type":"said","seat":0,"phrase":"' + b"x" * 60_000 + b'"}')
            await players[0].get("pong")
            assert time.monotonic() - began < 60
        players[0].move(steps[0], {"type": "draw"}, 0)
        assert (await players[1].get("step"))["from"] == steps[1]["n"]
        await part([slow])

    online(go, tmp_path, buffer_bytes=200_000, queue=10_000)


def test_half_a_handshake_leaves_nothing_behind_and_too_many_connections_are_told_when(tmp_path):
    async def go(rig: Rig):
        for lines in (b"", b"Sec-WebSocket-Version: 13\r\n", b"Sec-WebSocket-Key: x\r\n"):
            with socket.create_connection(("127.0.0.1", rig.port)) as raw:
                raw.sendall(
                    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                    b"Connection: Upgrade\r\n" + lines + b"\r\n"
                )
                raw.settimeout(5)
                assert b" 101 " not in await asyncio.to_thread(raw.recv, 200)
        await asyncio.sleep(0.1)
        assert not rig.door.connections
        assert not rig.door.addresses
        opened = await rig.open("diamoniak", [{"kind": "me"}, {"kind": "bot"}])
        players = [await rig.player(opened["table"], opened["token"]) for _ in range(2)]
        with socket.create_connection(("127.0.0.1", rig.port)) as raw:
            raw.sendall(
                b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            head = await asyncio.to_thread(raw.recv, 300)
            assert b" 503 " in head
            assert b"Retry-After: 30" in head
        await part(players)

    online(go, tmp_path, connections=2)
