"""Frames and fragments that cost the server more than their sender.

The first server put fragments together by copying all before each new one, also empty ones: 240 kB
of them were a standstill of 18 s for everybody. Each attack is made on both libraries that may hold
the WebSockets.
"""

import os
import time
from collections.abc import Callable

from tests.attacks.attack import Row, Target, check
from tests.attacks.players import Player, listen, seat_people
from tests.attacks.websocket import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    Refused,
    WebSocket,
    frame,
)

DONE = "240 kB of empty continuation fragments, and other frames nobody should send"
rows = [Row(3, DONE, "--websocket", "picows"), Row(3, DONE, "--websocket", "plain")]
SOON_S = 3.0


def attack(run: Callable[[Target], None]) -> None:
    for row in rows:
        row.attack(run)


def flood(target: Target, data: bytes, close: bool = True, lines: int = 3) -> None:
    """Send it on some connections at once; each is closed soon, and others are let in."""
    opened = [WebSocket(target.visitor()) for _ in range(lines)]
    began = time.monotonic()
    for one in opened:
        one.socket.settimeout(SOON_S)
        one.send_raw(data)
    for one in opened:
        if close:
            check(one.wait_closed(SOON_S) is not None, "the connection is still open")
        one.cut()
    took = time.monotonic() - began
    check(took < lines * SOON_S, f"the server was busy with it for {took:.1f} s")


@attack
def empty_fragments(target: Target) -> None:
    """Withstood: the connection is closed at once, and nobody waits for it."""
    flood(target, frame(b"{", fin=False) + frame(b"", CONTINUATION, fin=False) * 40_000)
    flood(target, frame(b"", fin=False) + frame(b"", CONTINUATION, fin=False) * 40_000)


@attack
def fragments_of_one_byte(target: Target) -> None:
    """Withstood: closed after a bounded number of them, also with pings in between."""
    flood(target, frame(b"[", fin=False) + frame(b"[", CONTINUATION, fin=False) * 15_000)
    between = frame(b"[", CONTINUATION, fin=False) + frame(b"", PING)
    flood(target, frame(b"[", fin=False) + between * 10_000)


@attack
def fragments_out_of_order(target: Target) -> None:
    """Withstood: the connection is closed."""
    flood(target, frame(b"{}", CONTINUATION))
    flood(target, frame(b"{", fin=False) + frame(b"}", TEXT))
    flood(target, frame(b"", CONTINUATION, fin=False) * 10_000)


@attack
def frames_against_the_standard(target: Target) -> None:
    """Withstood: unmasked, unknown, binary and broken control frames end a connection.

    Reserved bits do so too, or are looked over: without an extension they mean nothing.
    """
    for reserved in (1, 2, 4, 7):
        one = WebSocket(target.visitor())
        one.send_raw(frame(b"{}", reserved=reserved))
        said = one.read(SOON_S)
        check(one.closed or (said and said[0]["code"] == "bad_request"), f"reserved: {said}")
    for data in (
        frame(b"{}", masked=False),
        frame(b"{}", 3),
        frame(b"{}", 15),
        frame(b"{}", BINARY),
        frame(b"a", PING, fin=False),
        frame(b"a" * 126, PING),
        frame(b"a" * 2000, PONG),
        frame(b"\x03", CLOSE),
        frame(b"\x00\x05", CLOSE),
        frame(b"\xff\xff", CLOSE),
        frame(b"\x03\xe8\xff\xfe", CLOSE),
    ):
        flood(target, data, lines=1)


@attack
def lengths_that_never_come(target: Target) -> None:
    """Withstood: a frame that says it is huge is not waited for, and takes no memory."""
    before = target.server.rss_kb
    for declared in (2**62, 2**63 + 5, 2**64 - 1, 2**32, 17_000, 2**20):
        flood(target, frame(b"a" * 1000, declared=declared), lines=2)
    flood(target, frame(b" " * 20_000))
    flood(target, frame(b" " * 9000, fin=False) + frame(b" " * 9000, CONTINUATION))
    grown = target.server.rss_kb - before
    check(grown < 30_000, f"{grown} kB of memory were taken")


@attack
def pings_pongs_and_closes_in_thousands(target: Target) -> None:
    """Withstood: whoever sends too many is closed; a second close changes nothing."""
    flood(target, frame(b"", PING) * 20_000)
    flood(target, frame(b"x" * 125, PING) * 5000)
    flood(target, frame(b"", PONG) * 20_000)
    flood(target, frame(b"\x03\xe8", CLOSE) * 5000)
    flood(target, (frame(b"\x03\xe8", CLOSE) + frame(b'{"type": "ping"}')) * 2000)


@attack
def ten_thousand_tiny_frames_in_one_write(target: Target) -> None:
    """Withstood: a connection over its limit is closed, also when its frames are good."""
    flood(target, frame(b"{}") * 10_000)
    flood(target, frame(b'{"type": "ping"}') * 10_000)
    flood(target, frame(b"") * 20_000)
    host = seat_people([target.visitor()], bots=["random"], begin=False)[0]
    opened = Player(target.visitor(), host.table, host.token)
    listen([opened], 0.2)
    opened.send_raw(frame(b'{"type": "say", "seat": 0, "phrase": "hello"}') * 10_000)
    check(opened.wait_closed(SOON_S) is not None, "ten thousand phrases were taken")
    listen([host], 0.2)
    said = sum(heard["type"] == "said" for heard in host.heard)
    check(said <= 100, f"{said} phrases were passed on")


@attack
def readers_who_do_not_read(target: Target) -> None:
    """Withstood: what waits for them is bounded, and they are dropped."""
    host = seat_people([target.visitor()], bots=["random"], begin=False)[0]
    before = target.server.rss_kb
    deaf = [Player(target.visitor(), host.table, host.token) for _ in range(20)]
    for _ in range(3):
        for one in deaf:
            one.send_raw(frame(b'{"type": "ping"}') * 50)
        time.sleep(0.3)
    grown = target.server.rss_kb - before
    check(grown < 60_000, f"{grown} kB wait for those who do not read")
    for one in deaf:
        one.cut()


@attack
def handshakes_that_are_none(target: Target) -> None:
    """Withstood: refused by a status below 500 or closed."""
    good = [("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Version", "13"),
            ("Sec-WebSocket-Key", "AAAAAAAAAAAAAAAAAAAAAA==")]  # fmt: skip
    visitor = target.visitor()
    for missing in range(4):
        headers = good[:missing] + good[missing + 1 :]
        said = visitor.ask("GET", "/ws", headers=headers, timeout=2)
        check(
            said.status != 101 and said.status < 500, f"without {good[missing][0]}: {said.status}"
        )
    for name, value in (
        ("Sec-WebSocket-Version", "99"),
        ("Sec-WebSocket-Version", "x"),
        ("Sec-WebSocket-Key", "short"),
        ("Sec-WebSocket-Key", "\xff" * 22 + "=="),
    ):
        headers = [(n, value if n == name else v) for n, v in good]
        said = visitor.ask("GET", "/ws", headers=headers, timeout=2)
        check(said.status != 101 and said.status < 500, f"{name} {value[:5]}: {said.status}")
    for method, path in (("POST", "/ws"), ("GET", "/api/games"), ("GET", "/ws/../ws2")):
        said = visitor.ask(method, path, headers=good, timeout=2)
        check(said.status != 101 and said.status < 500, f"{method} {path}: {said.status}")
    data = visitor.request("GET", "/ws", headers=good) + os.urandom(5000)
    visitor.send(data, 2)


@attack
def storms_of_connections(target: Target) -> None:
    """Withstood: three hundred that come and go leave nothing behind."""
    for start in range(0, 300, 50):
        opened = []
        for _ in range(50):
            try:
                opened.append(WebSocket(target.visitor()))
            except Refused as refused:
                check(refused.status in (429, 503), f"a WebSocket: {refused.status}")
        for number, one in enumerate(opened):
            if number % 2:
                one.send_raw(frame(b"\x03\xe8", CLOSE))
            elif start % 100:
                one.send_raw(frame(b'{"type": "hello", "table": "nowhere"}'))
            one.cut()
    time.sleep(0.5)
    left = target.metric("connections")
    check(left <= 4, f"{left:g} connections are kept")
