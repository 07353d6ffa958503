"""An innocent table with two devices, in a process of its own: python -m tests.attacks.canary PORT.

It moves all the time and asks how the server is; when its input ends it says how that went.
"""

import json
import os
import select
import subprocess
import sys
import time
from typing import Any

from tests.attacks.players import Player, awaited, seat_people, wait
from tests.attacks.process import Server
from tests.attacks.visitor import Visitor

PACE_S = 0.1
MOST_S = 1.0
"""A move, or a question how the server is, takes no longer than this, whatever others do."""
GIVE_UP_S = 30.0


class Canary:
    """The process, seen from the attack."""

    def __init__(self, server: Server) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.attacks.canary", str(server.port)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self._process.stdout is not None
        if not self._process.stdout.readline():
            raise RuntimeError("the innocent table could not begin")

    def stop(self) -> dict[str, Any]:
        """How the innocent fared: `moves`, `worst_ms`, and `problems` in words."""
        out, _ = self._process.communicate(timeout=60)
        return dict(json.loads(out))


def sing(port: int) -> None:
    """Move until the input ends, once more after that, and report."""
    visitors = [Visitor(port, "127.0.0.8"), Visitor(port, "127.0.0.9")]
    players = seat_people(visitors, options={"rounds": 100})
    print("ready", flush=True)
    took: list[float] = []
    problems: list[str] = []
    last = False
    while not problems:
        if players[0].step["waiting"]["type"] == "over":
            players = seat_people(visitors, options={"rounds": 100})
        last = bool(select.select([sys.stdin], [], [], PACE_S)[0])
        began = time.monotonic()
        if not one_move(players):
            problems.append("a move was not answered")
        took.append(time.monotonic() - began)
        if last or len(took) % 5 == 0:
            problems += unwell(visitors[0])
        if last:
            break
    worst = max(took)
    if worst > MOST_S:
        load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
        problems.append(f"a move took {worst:.1f} s ({load})")
    print(json.dumps({"moves": len(took), "worst_ms": round(1000 * worst), "problems": problems}))


def one_move(players: list[Player]) -> bool:
    """Whether a move came through to both devices."""
    mover = next(player for player in awaited(players) if player.menu())
    n, key = mover.step["n"], mover.move()
    told = wait(players, lambda: all(player.step["n"] > n for player in players), GIVE_UP_S)
    return told and any(step.get("saved") == key for step in mover.heard[-3:])


def unwell(visitor: Visitor) -> list[str]:
    """What is wrong with /health and /ready, within a second each."""
    found = []
    for path in ("/health", "/ready"):
        began = time.monotonic()
        try:
            status = visitor.ask("GET", path, timeout=5).status
        except OSError:
            status = 0
        took = time.monotonic() - began
        if status != 200 or took > MOST_S:
            found.append(f"{path} said {status} after {took:.1f} s")
    return found


if __name__ == "__main__":
    sing(int(sys.argv[1]))
