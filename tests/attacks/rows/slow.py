"""Connections that are held and not used.

At the first server half-sent requests took all files: `/health` stopped, and 237 of 255 were still
held after 26 s. Here the server may have 256 files.
"""

import select
import socket
import time
from contextlib import suppress

from tests.attacks.attack import Row, Target, check
from tests.attacks.players import Player, wait
from tests.attacks.websocket import Refused, WebSocket

row = Row(10, "half-sent requests until the files run out", files=256)
HEAD_S, BODY_S = 10, 20
"""The deadlines that docs/protocol.md tells."""
LATE_S = 3
HALF_HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
HALF_BODY = (b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
             b'Content-Length: 500\r\n\r\n{"way": "')  # fmt: skip
HALF_SHAKE = b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgr"
WHOLE = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


class Crowd:
    """Connections that have sent something and wait."""

    def __init__(self, target: Target, data: bytes, count: int, addresses: int) -> None:
        visitors = target.visitors(addresses)
        self.held: list[socket.socket] = []
        for number in range(count):
            with suppress(OSError):
                one = visitors[number % addresses].connect(2)
                self.held.append(one)
                one.sendall(data)

    def drip(self) -> None:
        """One byte more from each."""
        for one in self.held:
            with suppress(OSError):
                one.send(b"a")

    def left(self) -> int:
        """How many are still held by the server."""
        open_ = []
        for one in self.held:
            try:
                while select.select([one], [], [], 0)[0]:
                    if not one.recv(65536):
                        raise ConnectionError
                open_.append(one)
            except OSError:
                one.close()
        self.held = open_
        return len(open_)

    def close(self) -> None:
        for one in self.held:
            one.close()


def newcomer_is_served(target: Target) -> None:
    """Somebody new opens a table and comes to it, within a second or two."""
    visitor = target.visitor()
    began = time.monotonic()
    opened = visitor.open("diego", ["me", "link"])
    check(opened.status == 201, f"a newcomer's table: {opened.status}")
    try:
        player = Player(visitor, opened.json["table"], opened.json["token"])
    except Refused as refused:
        check(False, f"a newcomer's WebSocket: {refused.status}")
        return
    check(wait([player], lambda: bool(player.lobby), 2), "a newcomer is not shown the table")
    took = time.monotonic() - began
    check(took < 2, f"a newcomer waits {took:.1f} s")
    player.cut()


@row.attack
def of_every_kind_at_once(target: Target) -> None:
    """Withstood: newcomers are served throughout, and what is half sent is closed in time."""
    heads = Crowd(target, HALF_HEAD, 200, 40)
    nothing = Crowd(target, b"", 150, 1)
    bodies = Crowd(target, HALF_BODY, 120, 40)
    shakes = Crowd(target, HALF_SHAKE, 60, 20)
    dripping = Crowd(target, HALF_HEAD, 40, 40)
    idle = Crowd(target, WHOLE, 100, 10)
    crowds = [heads, nothing, bodies, shakes, dripping, idle]
    began = time.monotonic()
    try:
        for _ in range(HEAD_S + LATE_S):
            newcomer_is_served(target)
            dripping.drip()
            time.sleep(max(0.0, 1.0 - (time.monotonic() - began) % 1.0))
            if time.monotonic() - began > HEAD_S + LATE_S:
                break
        for crowd, what in ((heads, "half heads"), (nothing, "silent"), (shakes, "half handshakes"),
                            (dripping, "dripping"), (idle, "idle")):  # fmt: skip
            check(not crowd.left(), f"{crowd.left()} {what} connections are still held")
        while time.monotonic() - began < BODY_S + LATE_S and bodies.left():
            time.sleep(0.5)
        check(not bodies.left(), f"{bodies.left()} half bodies are still held")
    finally:
        for crowd in crowds:
            crowd.close()


@row.attack
def websockets_that_never_say_hello(target: Target) -> None:
    """Withstood: newcomers still get one, and those are closed in time."""
    sockets = []
    for number in range(300):
        try:
            sockets.append(WebSocket(target.visitor(), timeout=3))
        except (Refused, OSError):
            check(number > 50, f"refused after {number}")
            break
    began = time.monotonic()
    for _ in range(HEAD_S + 1):
        newcomer_is_served(target)
        time.sleep(1)
    left = 0
    while time.monotonic() - began < HEAD_S + LATE_S:
        left = sum(one.wait_closed(0.01) is None for one in sockets)
        if not left:
            break
    check(not left, f"{left} of {len(sockets)} are still held")
    newcomer_is_served(target)
    for one in sockets:
        one.cut()


@row.attack
def websockets_that_only_look(target: Target) -> None:
    """Withstood: one address cannot hold them all; another one still gets its own."""
    greedy = target.visitor()
    opened = greedy.open("diego", ["me", "link"]).json
    held: list[Player] = []
    for _ in range(160):
        try:
            held.append(Player(greedy, opened["table"], opened["token"]))
        except (Refused, OSError):
            break
    try:
        newcomer_is_served(target)
    finally:
        for one in held:
            one.cut()


@row.attack
def streams_that_are_not_read(target: Target) -> None:
    """Withstood: one address cannot hold all streams either, and requests are answered."""
    greedy = target.visitor()
    opened = greedy.open("diego", ["me", "link"]).json
    path = f"/api/tables/{opened['table']}/stream"
    held = []
    for _ in range(160):
        with suppress(OSError):
            one = greedy.connect(2)
            one.sendall(greedy.request("GET", path, token=opened["token"]))
            held.append(one)
    try:
        time.sleep(0.5)
        newcomer_is_served(target)
    finally:
        for one in held:
            one.close()
