"""Malformed frames and bodies by the million: python -m tests.attacks.garbage 1000000.

Valid requests are bent: numbers beyond 64 bits in any field, other types, missing and doubled
names, depth, bytes that are no text, cut short, in fragments; besides, random bytes and broken
headers. None may lead to a 5xx, a traceback, `internal`, growing memory, or a second's wait of
others.
"""

import socket
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from tests.attacks.attack import Target
from tests.attacks.bending import Thrower
from tests.attacks.canary import Canary
from tests.attacks.process import Server
from tests.attacks.surfaces import prepare
from tests.attacks.visitor import Visitor, read_answer
from tests.attacks.websocket import CLOSE, Refused, WebSocket, frame
from tests.services import services_under_test

LINES = 3
"""Connections at once."""
FRAMES_A_LINE = 20
"""One more bad one closes a connection."""
TOKENS = 150
"""Devices, so that no limit on calls stands before what is thrown."""
REQUESTS_A_LINE = 20
GROWN_KB = 25_000
"""What a server may hold more at the end: caches fill, nothing grows with what is thrown."""
WRONG = ("internal", "TimeoutError", "ConnectionRefusedError", "OSError", "gaierror")


class Report(NamedTuple):
    """What came of it."""

    thrown: int
    seconds: float
    answers: dict[str, int]
    rss_kb: list[int]
    """At the beginning, and after each part."""
    canary: dict[str, Any]
    problems: list[str]


def throw_frames(thrower: Thrower, visitor: Visitor, count: int, answers: Counter[str]) -> int:
    """Frames over one new connection, until it is closed; how many were thrown."""
    try:
        line = WebSocket(visitor, timeout=5)
    except (Refused, OSError) as refused:
        answers[f"no WebSocket: {refused}"] += 1
        return 0
    some = min(count, FRAMES_A_LINE)
    told = {"token": thrower.token, "protocol": 2}
    line.send({"type": "hello", "table": thrower.places.table, **told})
    if thrower.dice.random() < 0.5:
        line.send({"type": "attend", "gathering": thrower.places.gathering, **told})
    line.send_raw(b"".join(thrower.framed() for _ in range(some - 1)) + thrower.broken())
    line.send_raw(frame(b"\x03\xe8", CLOSE))
    while line.closed is None:
        said = line.read(0.5)
        for one in said:
            answers[one.get("code") or one["type"]] += 1
        if not said and line.closed is None:
            answers["half a frame"] += 1  # it is waited for, until the next ping is not answered
            break
    line.cut()
    return some


def throw_bodies(thrower: Thrower, visitor: Visitor, count: int, answers: Counter[str]) -> int:
    """Calls over one connection, one after the other; how many were thrown."""
    thrown = 0
    try:
        with visitor.connect(5) as line:
            for _ in range(min(count, REQUESTS_A_LINE)):
                line.sendall(thrower.http(visitor))
                thrown += 1
                answer = read_answer_kept(line)
                answers[str(answer)] += 1
                if not answer:
                    break
    except OSError as error:
        answers[type(error).__name__] += 1
    return thrown


def throw_head(thrower: Thrower, visitor: Visitor, count: int, answers: Counter[str]) -> int:
    """One call with a bent head, over a connection of its own."""
    try:
        with visitor.connect(5) as line:
            line.sendall(thrower.head(visitor))
            line.shutdown(socket.SHUT_WR)
            answers[f"{read_answer(line).status}"] += 1
    except OSError as error:
        answers[type(error).__name__] += 1
    return 1


def read_answer_kept(line: socket.socket) -> int:
    """The status of an answer that is read whole; streams are left, which ends the connection."""
    said = read_answer(line)
    return 0 if said.headers.get("transfer-encoding") == "chunked" else said.status


def throw_all(thrower: Thrower, target: Target, count: int, answers: Counter[str]) -> None:
    """Throw that many, over one connection after the other."""
    thrown = 0
    while thrown < count and target.server.alive:
        kind = thrower.dice.choices((throw_frames, throw_bodies, throw_head), (10, 10, 20))[0]
        thrown += kind(thrower, target.visitor(), count - thrown, answers)


def throw(
    count: int, seed: int, *options: str, tell: Callable[[str], None] = lambda _: None
) -> Report:
    """Throw that many at a new server, half of them frames; what came of it."""
    server = Server(*options)
    began = time.monotonic()
    counts = [Counter[str]() for _ in range(LINES)]
    try:
        target = Target(server)
        canary = Canary(server)
        places, tokens = prepare(target, TOKENS)
        throwers = [Thrower(seed + number, places, tokens) for number in range(LINES)]
        sizes = [server.rss_kb]
        rounds = max(5, count // 50_000)
        for number in range(rounds):
            each = count // rounds // LINES + 1
            with ThreadPoolExecutor(LINES) as pool:
                list(pool.map(throw_all, throwers, [target] * LINES, [each] * LINES, counts))
            sizes.append(server.rss_kb)
            took = time.monotonic() - began
            tell(f"{each * LINES * (number + 1)} thrown in {took:.0f} s, {sizes[-1]} kB")
        fared = canary.stop()
        problems = [*fared["problems"], *problems_of(target, sum(counts, Counter()), sizes)]
        return Report(
            each * LINES * rounds,
            time.monotonic() - began,
            dict(sum(counts, Counter()).most_common()),
            sizes,
            fared,
            problems,
        )
    finally:
        server.close()


def problems_of(target: Target, answers: Counter[str], sizes: list[int]) -> list[str]:
    """What must not be after all that."""
    problems = []
    bad = {said: n for said, n in answers.items() if said[:1] == "5" or said in WRONG}
    if bad:
        problems.append(f"answers: {bad}")
    if target.metric("errors_total"):
        problems.append("errors were counted")
    if '"trace"' in target.server.logged():
        problems.append(f"a traceback: {target.server.logged()[-1500:]}")
    grown = sizes[-1] - sizes[1]
    if grown > GROWN_KB:
        problems.append(f"memory has grown by {grown} kB")
    return problems


if __name__ == "__main__":
    with services_under_test():
        report = throw(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1, tell=print)
    for name, value in report._asdict().items():
        print(f"{name:9} {value}")
    sys.exit(1 if report.problems else 0)
