"""Much at once, each piece of it allowed: small chunks, heads of many lines, a thousand callers.

A body of 60,000 chunks of one byte was 1.7 s of everybody's time, forty heads of 10,000 lines were
3.6 s; a thousand connections of one address, each with fifty requests, had `/health` wait as long.
Each attack is made on both libraries that may hold the WebSockets.
"""

import select
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress

from tests.attacks.attack import Row, Target, check
from tests.attacks.players import play, seat_people
from tests.attacks.websocket import Refused, WebSocket, text

DONE = "chunks of one byte, heads of a thousand lines, and a thousand callers at once"
rows = [Row(22, DONE, "--websocket", "picows"), Row(22, DONE, "--websocket", "plain")]
CALLERS = 600
LASTS_S = 4.0
SLOWER = 8.0
SLOW_S = 1.0
"""Somebody else who waits longer than this has been kept waiting, unless the machine is slow."""


def attack(run: Callable[[Target], None]) -> None:
    for row in rows:
        row.attack(run)


def drained(held: list[socket.socket], target: Target, usual: float) -> None:
    """Read what is answered for a while; somebody else asks meanwhile and does not wait."""
    other, slowest = target.visitor(), 0.0
    poll = select.poll()
    by_number = {one.fileno(): one for one in held}
    for one in held:
        one.setblocking(False)
        poll.register(one, select.POLLIN)
    until = time.monotonic() + LASTS_S
    with ExitStack() as closing:
        for one in held:
            closing.enter_context(one)
        while time.monotonic() < until:
            for number, _ in poll.poll(100):
                with suppress(OSError):
                    if by_number[number].recv(1 << 18):
                        continue
                poll.unregister(number)
            began = time.monotonic()
            said = other.ask("GET", "/health").status
            slowest = max(slowest, time.monotonic() - began)
            check(said == 200, f"somebody else is told {said}")
    most = max(SLOW_S, SLOWER * usual)
    check(slowest < most, f"somebody else waited for {slowest:.1f} s, {usual:.2f} s before")


def asked_s(target: Target) -> float:
    """How long somebody waits where nobody floods the server."""
    visitor, took = target.visitor(), []
    for _ in range(10):
        began = time.monotonic()
        visitor.ask("GET", "/health")
        took.append(time.monotonic() - began)
    return max(took)


def connected(target: Target, count: int) -> list[socket.socket]:
    """So many connections of one address."""
    visitor = target.visitor()
    return [visitor.connect(20) for _ in range(count)]


@attack
def a_body_of_tiny_chunks(target: Target) -> None:
    """Withstood: refused before its chunks are looked at, in a sentence; nobody waits."""
    for path in ("/api/tables", "/api/device", "/api/join", "/", "/health"):
        visitor = target.visitor()
        chunked = [("Transfer-Encoding", "chunked"), ("Content-Type", "application/json")]
        head = visitor.request("POST", path, headers=chunked)
        began = time.monotonic()
        said = visitor.send(head + b"1\r\n \r\n" * 60_000)
        took = time.monotonic() - began
        check(said.status in (0, 411), f"{path}: {said.status}")
        check(took < 2 * SLOW_S, f"{path}: seen to for {took:.1f} s")
    said = target.visitor().send(
        b"POST /api/device HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n"
        b"Accept-Language: en\r\n\r\n"
    )
    check((said.status, said.code) == (411, "length_required"), f"{said.status} {said.code}")
    check(said.json["message"], "nothing is said to people")


@attack
def heads_of_a_thousand_lines(target: Target) -> None:
    """Withstood: refused, also behind another request in the same write; nobody waits."""
    head = b"GET /api/mine HTTP/1.1\r\nHost: localhost\r\n"
    many = head + b"a:b\r\n" * 10_000 + b"\r\n"
    said = target.visitor().send(many)
    check(said.status in (0, 400, 431), f"10,000 lines: {said.status}")
    said = target.visitor().send(head + b"a:b\r\n" * 300 + b"\r\n")
    check((said.status, said.code) == (431, "too_large_head"), f"300 lines: {said.status}")
    said = target.visitor().send(head + b"a: b\r\nConnection: close\r\n" * 30 + b"\r\n")
    check(said.status == 200, f"60 lines: {said.status}")
    usual, held = asked_s(target), connected(target, 100)
    for number, one in enumerate(held):
        with suppress(OSError):
            one.sendall(many if number % 2 else head + b"\r\n" + many)
    drained(held, target, usual)


@attack
def a_thousand_callers_with_fifty_requests_each(target: Target) -> None:
    """Withstood: they wait for one another, and somebody else is answered at once."""
    usual, held = asked_s(target), connected(target, CALLERS)
    for number, one in enumerate(held):
        path = (b"/health", b"/api/games", b"/api/mine", b"/metrics")[number % 4]
        with suppress(OSError):
            one.sendall(b"GET %b HTTP/1.1\r\nHost: localhost\r\n\r\n" % path * 50)
    drained(held, target, usual)


@attack
def a_thousand_websockets_with_fifty_frames_each(target: Target) -> None:
    """Withstood: pings, greetings and hellos of one address do not keep others waiting."""
    visitor = target.visitor()
    opened = visitor.open("diabolo", ["me", "link"]).json
    hello = text({"type": "hello", "table": opened["table"], "token": opened["token"]})
    bursts = (hello * 12, hello + text({"type": "ping"}) * 50, hello + text({"type": "x"}) * 50)
    usual, held = asked_s(target), [WebSocket(visitor) for _ in range(CALLERS)]
    for number, one in enumerate(held):
        one.send_raw(bursts[number % 3])
    drained([one.socket for one in held], target, usual)


@attack
def a_long_match_told_to_three_hundred_at_once(target: Target) -> None:
    """Withstood: those of one address are told it one after the other, and others do not wait."""
    players = seat_people(target.visitors(2), options={"rounds": 100})
    play(players, 90)
    visitor, link = target.visitor(), players[0].ways["watch"]  # type: ignore[attr-defined]
    hello = text({"type": "hello", "table": players[0].table, "watch": link, "n": 0})
    usual, held = asked_s(target), [WebSocket(visitor) for _ in range(300)]
    for one in held:
        one.send_raw(hello * 10)
    drained([one.socket for one in held], target, usual)


@attack
def who_waits_is_still_answered(target: Target) -> None:
    """Withstood: of a hundred callers with three requests each, every request has its answer."""
    visitor = target.visitor()
    held = [visitor.connect(20) for _ in range(100)]
    asked = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    for one in held:
        one.sendall(asked * 2 + asked.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
    for one in held:
        told = b""
        while more := one.recv(1 << 16):
            told += more
        check(told.count(b"HTTP/1.1 200") == 3, f"{told.count(b'HTTP/1.1 200')} of 3 answers")
        one.close()
    with suppress(Refused):
        WebSocket(visitor).cut()
