"""The same of both libraries that hold WebSockets: nothing a stranger sends stops anybody else."""

import asyncio
import json
import os
import time

import pytest
import uvloop

from tests.server.http.raw import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    Raw,
    frame,
    head,
    upgrade,
)
from tests.server.rig import Rig, part, running, until

ME = {"kind": "me"}
BOT = {"kind": "bot"}


@pytest.fixture(params=["picows", "plain", "plain without uvloop"])
def online(request, tmp_path):
    library, _, other_loop = request.param.partition(" ")
    loop = asyncio.new_event_loop if other_loop else uvloop.new_event_loop

    def run(go, **config):
        async def inside():
            async with running(tmp_path, websocket=library, **config) as rig:
                await go(rig)
                assert rig.tables.counters.counts["errors"] == 0

        with asyncio.Runner(loop_factory=loop) as runner:
            runner.run(asyncio.wait_for(inside(), 60))

    return run


async def hello(rig: Rig, **more: str) -> bytes:
    opened = await rig.open("diamoniak", [ME, BOT])
    return json.dumps(
        {"type": "hello", "table": opened["table"], "token": opened["token"], **more}
    ).encode()


async def lobby(raw: Raw) -> None:
    kind, data = await raw.next()
    assert kind == TEXT
    assert data.startswith(b'{"type":"lobby"'), data


def test_a_message_in_pieces_is_put_together(online):
    async def go(rig: Rig):
        data = await hello(rig)
        async with await Raw.websocket(rig.port) as raw:
            raw.send(frame(TEXT, data[:20], fin=False))
            raw.send(frame(PING, b"between"))
            raw.send(frame(CONTINUATION, data[20:30], fin=False))
            raw.send(frame(CONTINUATION, data[30:]))
            assert await raw.next() == (PONG, b"between")
            await lobby(raw)

    online(go)


def test_240_kb_of_empty_fragments_hold_nobody_up(online):
    async def go(rig: Rig):
        players = await rig.seated("diamoniak", 2)
        await players[1].get("step")
        flood = frame(TEXT, b"", fin=False) + 40_000 * frame(CONTINUATION, b"", fin=False)
        async with await Raw.websocket(rig.port) as raw:
            raw.send(flood)
            began = time.monotonic()
            players[1].send({"type": "ping", "at": 1})
            await players[1].get("pong")
            assert await raw.closed() in (0, 1008)  # the code may be lost before what is unread
            assert time.monotonic() - began < 1
        async with await Raw.websocket(rig.port) as raw:
            raw.send(frame(TEXT, b"", fin=False) + frame(CONTINUATION, b"", fin=False))
            assert await raw.closed() == 1008

    online(go)


def test_a_message_has_64_fragments_and_16_kib_at_most(online):
    async def go(rig: Rig):
        data = (await hello(rig)).ljust(64)
        size = len(data) // 64 + 1
        for pieces, code in ((64, None), (65, 1008)):
            async with await Raw.websocket(rig.port) as raw:
                cut = [data[i * size : (i + 1) * size] or b" " for i in range(pieces)]
                raw.send(frame(TEXT, cut[0], fin=False))
                for piece in cut[1:-1]:
                    raw.send(frame(CONTINUATION, piece, fin=False))
                raw.send(frame(CONTINUATION, cut[-1]))
                if code is None:
                    await lobby(raw)
                else:
                    assert await raw.closed() == code
        async with await Raw.websocket(rig.port) as raw:
            for piece in range(3):
                raw.send(frame(CONTINUATION if piece else TEXT, b" " * 6000, fin=False))
            assert await raw.closed() == 1009
        async with await Raw.websocket(rig.port) as raw:
            raw.send(frame(TEXT, b" " * 16_385))
            assert await raw.closed() == 1009

    online(go)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(CONTINUATION, b"x"), 1002),
        (frame(TEXT, b"x", fin=False) + frame(TEXT, b"y"), 1002),
        (frame(BINARY, b"x"), 1003),
        (b"\xf3\xff\x00\x01" + bytes(300), 1002),
        (b"\x89\xff" + (1 << 40).to_bytes(8, "big") + b"mask" + bytes(2000), (1002, 1009)),
        (b"\x81\xff" + (1 << 62).to_bytes(8, "big") + b"mask" + bytes(2000), 1009),
        (frame(TEXT | 0x40, b"{}"), 1002),
        (frame(TEXT | 0x30, b"{}"), 1002),
        (frame(3, b"{}"), 1002),
        (b"\x81\x02{}", 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(PING, b"x", fin=False), 1002),
        (frame(CLOSE, b"\x03"), 1002),
        (frame(CLOSE, b"\xff\xff"), 1002),
        (frame(CLOSE, b"\x03\xe8\xff\xfe"), 1007),
        (frame(CLOSE, b"\x03\xe8"), 1000),
        (frame(CLOSE), 0),
    ],
    ids=["continuation first", "text within text", "binary", "reserved bits", "huge ping",
         "huge frame", "compressed", "reserved", "unknown kind", "not masked", "long ping",
         "ping in pieces", "short close", "close with no code there is", "close in bad letters",
         "close", "close without a code"],
)  # fmt: skip
def test_what_is_no_message_closes_its_own_connection_with_a_code(online, sent, code):
    async def go(rig: Rig):
        async with await Raw.websocket(rig.port) as raw:
            raw.send(sent)
            assert await raw.closed() in (code if isinstance(code, tuple) else (code,))
        for _ in range(100):
            if not rig.context.capacity.slots:
                break
            await asyncio.sleep(0.02)
        assert not rig.context.connections.all
        assert not rig.context.capacity.slots
        assert not rig.context.capacity.held

    online(go)


def test_random_bytes_after_the_handshake_harm_nobody(online, caplog):
    async def go(rig: Rig):
        for _ in range(50):
            async with await Raw.websocket(rig.port) as raw:
                raw.send(os.urandom(400))
        status, _ = await rig.call("GET", "/ready")
        assert status == 200

    online(go)
    assert not [record for record in caplog.records if record.exc_info]


def test_pings_are_answered_and_count_as_frames(online):
    async def go(rig: Rig):
        async with await Raw.websocket(rig.port) as raw:
            raw.send(frame(PING, b"there?"))
            assert await raw.next() == (PONG, b"there?")
            raw.send(200 * frame(PING, b"x"))
            assert await raw.closed() == 1008

    online(go, frames_a_second=20, frames_at_once=60)


def test_who_never_reads_is_dropped_and_nobody_else_waits(online):
    async def go(rig: Rig):
        players = await rig.seated("diamoniak", 2)
        steps = [await player.get("step") for player in players]
        slow = await rig.player(players[0].table, players[1].token)
        await slow.get("lobby")
        assert slow.transport is not None
        slow.transport.underlying_transport.pause_reading()
        table = rig.tables.tables[players[0].table]
        others = table.audience.members[:2]
        began = time.monotonic()
        while not rig.tables.counters.counts["dropped"]:
            for member in table.audience.members:
                if member not in others:
                    member.send(b'{"type":"said","seat":0,"phrase":"' + b"x" * 60_000 + b'"}')
            players[0].send({"type": "ping", "at": 1})
            await players[0].get("pong")
            assert time.monotonic() - began < 30
        players[0].move(steps[0], {"type": "draw"}, 0)
        assert (await players[1].get("step"))["from"] == steps[1]["n"]
        await part([slow])

    online(go, buffer_bytes=200_000)


def test_many_who_never_read_leave_less_each(online):
    async def go(rig: Rig):
        players = await rig.seated("diamoniak", 2)
        slow = [await rig.player(players[0].table, players[1].token) for _ in range(8)]
        for one in slow:
            await one.get("lobby")
            assert one.transport is not None
            one.transport.underlying_transport.pause_reading()
        members = rig.tables.tables[players[0].table].audience.members[2:]
        assert len(members) == len(slow)
        connections, most, began = rig.context.connections, [], time.monotonic()
        while rig.tables.counters.counts["dropped"] < len(slow):
            for member in members:
                member.send(b'{"type":"said","seat":0,"phrase":"' + b"x" * 60_000 + b'"}')
            most.append(connections.most_unread("127.0.0.1"))
            await asyncio.sleep(0)
            assert time.monotonic() - began < 30
        assert (most[0], min(most)) == (800_000, 100_000)
        await part(slow)
        await until(lambda: connections.most_unread("127.0.0.1") == 800_000)

    online(go, buffer_bytes=1_000_000, unread_bytes=800_000)


def test_silent_connections_are_dropped_and_answering_ones_are_not(online):
    async def go(rig: Rig):
        data = await hello(rig)
        async with await Raw.websocket(rig.port) as silent, await Raw.websocket(rig.port) as there:
            for raw in (silent, there):
                raw.send(frame(TEXT, data))
            ended = asyncio.create_task(silent.ended())
            for _ in range(3):
                kind, asked = await there.next()
                while kind != PING:
                    kind, asked = await there.next()
                there.send(frame(PONG, asked))
            await ended

    online(go, ping_s=0.5)


def test_what_was_asked_after_a_hello_in_vain_is_answered(online):
    async def go(rig: Rig):
        player = await rig.player("nowhere")
        player.send({"type": "start", "key": "k"})
        assert (await player.get("error"))["code"] == "no_such_table"
        said = await player.get("error")
        assert (said["code"], said["key"]) == ("hello_first", "k")

    online(go)


def test_who_does_not_say_hello_is_closed(online):
    async def go(rig: Rig):
        data = await hello(rig)
        async with await Raw.websocket(rig.port) as silent, await Raw.websocket(rig.port) as there:
            there.send(frame(TEXT, data))
            silent.send(frame(PING))
            assert await silent.closed() == 1008
            there.send(frame(PING, b"still"))
            kind, said = await there.next()
            while kind != PONG:
                kind, said = await there.next()
            assert said == b"still"

    online(go, hello_s=0.4)


@pytest.mark.parametrize("first", [
    b'{"type": "hello", "table": "nowhere", "protocol": 2}',
    b'{"type": "attend", "gathering": "nowhere", "protocol": 2}',
])  # fmt: skip
def test_who_is_let_in_nowhere_is_closed_unless_they_find_a_table(online, first):
    async def go(rig: Rig):
        data = await hello(rig)
        async with await Raw.websocket(rig.port) as lost, await Raw.websocket(rig.port) as found:
            for raw in (lost, found):
                raw.send(frame(TEXT, first))
            kind, said = await found.next()
            assert b"no_such" in said, (kind, said)
            found.send(frame(TEXT, data))
            assert await lost.closed() == 1008
            found.send(frame(PING, b"still"))
            while kind != PONG:
                kind, said = await found.next()
            assert said == b"still"

    online(go, hello_s=0.4)


def test_a_hello_costs_five_frames(online):
    async def go(rig: Rig):
        data = await hello(rig)
        async with await Raw.websocket(rig.port) as raw:
            for _ in range(13):
                raw.send(frame(TEXT, data))
            said = b""
            while b'"limit":"frames"' not in said:
                _, said = await raw.next()
        players = await rig.seated("diamoniak", 2)
        for _ in range(40):
            players[1].send({"type": "ping", "at": 7})
        for _ in range(40):
            await players[1].get("pong")

    online(go, frames_a_second=0.5, frames_at_once=60)


def test_a_page_that_is_too_old_is_told_so(online):
    async def go(rig: Rig):
        for headers, more, code in (
            ({}, {"protocol": 1}, "old_page"),
            ({"Origin": "http://localhost"}, {}, "old_page"),
            ({"Origin": "http://localhost"}, {"protocol": 2}, None),
            ({}, {}, None),
        ):
            async with await Raw.websocket(rig.port, **headers) as raw:
                raw.send(frame(TEXT, await hello(rig, lang="en", **more)))
                _, said = await raw.next()
                answer = json.loads(said)
                assert answer.get("code") == code
                if code:
                    assert answer["message"] == "This page is too old for the server: reload it."

    online(go)


def test_other_sites_other_names_and_other_places_get_no_websocket(online):
    async def go(rig: Rig):
        here = f"127.0.0.1:{rig.port}"
        for headers, status, code in (
            ({"Host": here, "Origin": "https://evil.example"}, 403, "other_origin"),
            ({"Host": here, "Origin": "null"}, 403, "other_origin"),
            ({"Host": "evil.example", "Origin": "http://evil.example"}, 421, "unknown_host"),
            ({"Host": here, "Origin": f"http://{here}"}, 101, ""),
            ({"Host": "LOCALHOST:80"}, 101, ""),
            ({"Host": "[::1]:80"}, 101, ""),
        ):
            async with await Raw.connect(rig.port, upgrade(**headers)) as raw:
                got, _ = await raw.answer()
                assert got == status, headers
                if code:
                    said = json.loads(await raw.ended())
                    assert said["code"] == code
                    assert said["message"]
        asked = upgrade().replace(b"/ws", b"/elsewhere")
        async with await Raw.connect(rig.port, asked) as raw:
            assert (await raw.answer())[0] == 404

    online(go)


def test_half_a_handshake_leaves_nothing_behind(online):
    async def go(rig: Rig):
        asked = {"Host": "localhost", "Upgrade": "websocket", "Connection": "Upgrade"}
        for more in ({}, {"Sec_WebSocket_Version": "13"}, {"Sec_WebSocket_Key": "x"}):
            async with await Raw.connect(rig.port, head("GET", "/ws", **asked, **more)) as raw:
                assert b" 101 " not in await raw.ended()
        for _ in range(100):
            if not rig.context.capacity.slots:
                break
            await asyncio.sleep(0.02)
        assert not rig.context.connections.all
        assert not rig.context.capacity.slots
        assert not rig.context.capacity.held

    online(go)


def test_too_many_connections_are_told_when_to_come_back(online):
    async def go(rig: Rig):
        opened = await rig.open("diamoniak", [ME, BOT])
        players = [await rig.player(opened["table"], opened["token"]) for _ in range(2)]
        async with await Raw.connect(rig.port, upgrade(Accept_Language="en")) as raw:
            status, headers = await raw.answer()
            assert (status, headers["retry-after"]) == (429, "30")
            assert headers["x-content-type-options"] == "nosniff"
            said = json.loads(await raw.ended())
            assert (said["code"], said["limit"]) == ("too_many", "connections_an_address")
        await part(players)
        async with await Raw.connect(rig.port, upgrade()) as raw:
            assert (await raw.answer())[0] == 101

    online(go, connections_an_address=2)


def test_our_cookie_is_found_behind_another_programs_odd_one(online):
    async def go(rig: Rig):
        body = {"game": "diamoniak", "seats": [ME, BOT], "settings": {"spectators": False}}
        origin = f"http://127.0.0.1:{rig.port}"
        status, headers, data = await rig.raw(
            "POST", "/api/tables", body, token=None, Origin=origin
        )
        assert status == 201
        own = headers["set-cookie"].split(";")[0]
        asked = json.dumps({"type": "hello", "table": json.loads(data)["table"], "protocol": 2})
        invented = "ludiade=" + "x" * 43
        for cookies in (own, f'a="b; c\\"; weird[=1; {own}', f"{invented}; {own}"):
            async with await Raw.websocket(rig.port, Cookie=cookies) as raw:
                raw.send(frame(TEXT, asked.encode()))
                await lobby(raw)
        async with await Raw.websocket(rig.port, Cookie=invented) as raw:
            raw.send(frame(TEXT, asked.encode()))
            assert b"no_spectators" in (await raw.next())[1]

    online(go)
