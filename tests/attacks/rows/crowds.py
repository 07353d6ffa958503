"""One device over many connections, where each word of it goes to all of them.

A hundred and fifty of them that greeted one another stopped everybody else for two seconds: each
stayed below its own limit, and what they said was sent 150 times.
"""

import select
import time

from tests.attacks.attack import Row, Target, check
from tests.attacks.players import Player
from tests.attacks.websocket import text

row = Row(21, "one device on 150 connections whose phrases all go to all")
LINES = 150
LASTS_S = 4.0
HEARD = 5 + LASTS_S + 3


def drain(lines: list[Player], seconds: float) -> None:
    """Read what has come, and look at none of it but at the first line's."""
    deadline = time.monotonic() + seconds
    while (left := deadline - time.monotonic()) > 0:
        for line in select.select(lines, [], [], left)[0]:
            if line is lines[0]:
                line.read()
            else:
                line.socket.recv(1 << 20)


@row.attack
def greet_one_another(target: Target) -> None:
    """Withstood: a seat is heard a few times a second, and others do not notice."""
    visitor = target.visitor()
    opened = visitor.open("diabolo", ["me", "link"]).json
    lines = [Player(visitor, opened["table"], opened["token"]) for _ in range(LINES)]
    greeting = text({"type": "say", "seat": 0, "phrase": "hello"})
    deadline = time.monotonic() + LASTS_S
    while time.monotonic() < deadline:
        for line in lines:
            line.send_raw(greeting * 10)
        drain(lines, 0.5)
    drain(lines, 1.0)
    said = sum(one["type"] == "said" for one in lines[0].heard)
    check(0 < said <= HEARD, f"{said} greetings of one seat were heard in {LASTS_S:g} s")
