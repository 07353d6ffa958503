"""Tables with bots: how soon a bot moves, and whether a person's click still comes through.

Each table seats one person, who clicks at once whatever is first on the menu, and a bot. Games take
turns over the tables. `make bench-tables` (`TABLES=4 SECONDS=10` for a look).
"""

import argparse
import asyncio
import hashlib
import http.client
import json
import os
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from canary import canary

OUT = Path(__file__).resolve().parent / "out" / "tables.json"
GAMES = ("diamoniak", "diabolo", "diadingo", "diego", "diamino")
WITHIN_S = {"expert": 6.0}
USUALLY_S = 3.0
CLICK_MS = 100.0


class Person(WSListener):
    """A seat that clicks at once, and times both the answers and the bot."""

    def __init__(self, port: int, game: str, level: str) -> None:
        self.port = port
        self.game = game
        self.level = level
        self.clicks: list[float] = []
        self.bot_moves: list[float] = []
        self._token = ""
        self._share = b""
        self._key = ""
        self._at = 0.0
        self._bot_since: float | None = None
        self._transport: WSTransport | None = None

    async def sit(self) -> None:
        """Open a table, and play at it until the loop ends."""
        seats = [{"kind": "me"}, {"kind": "bot", "level": self.level}]
        opened = await asyncio.to_thread(self._open, {"game": self.game, "seats": seats})
        self._token = opened["token"]
        self._transport, _ = await ws_connect(lambda: self, f"ws://127.0.0.1:{self.port}/ws")
        self._say({"type": "hello", "table": opened["table"], "token": self._token, "n": 0})
        self._share = secrets.token_bytes(32)
        promise = hashlib.sha256(self._share).hexdigest()
        self._say({"type": "commit", "seat": 0, "commitment": promise})
        self._say({"type": "start"})

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            told = json.loads(frame.get_payload_as_bytes())
            if told["type"] == "step":
                self._step(told)
            elif told["type"] == "lobby" and told["mixing"] == "reveal" and self._share:
                self._say({"type": "reveal", "seat": 0, "contribution": self._share.hex()})
                self._share = b""
            elif told["type"] == "error":
                self._key = ""

    def _step(self, step: dict[str, Any]) -> None:
        now = time.perf_counter()
        if self._key and step.get("saved") == self._key:
            self.clicks.append(now - self._at)
            self._key = ""
        elif self._bot_since is not None:
            self.bot_moves.append(now - self._bot_since)
        waiting = step["waiting"]
        if waiting["type"] == "over":
            asyncio.get_running_loop().create_task(self.sit())
            return
        self._bot_since = now if 1 in waiting["seats"] else None
        menu = next(look["menu"] for look in step["looks"] if look["seat"] == 0)
        if 0 in waiting["seats"] and menu and not self._key:
            self._key, self._at = secrets.token_hex(8), now
            self._say({"type": "move", "seat": 0, "window": step["window"], "action": menu[0],
                       "key": self._key})  # fmt: skip

    def _say(self, request: dict[str, Any]) -> None:
        assert self._transport is not None
        self._transport.send(WSMsgType.TEXT, json.dumps(request).encode())

    def _open(self, body: dict[str, Any]) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        connection.request("POST", "/api/tables", json.dumps(body), headers)
        answer = json.loads(connection.getresponse().read())
        connection.close()
        return {"token": self._token, **answer}


async def load(port: int, tables: int, seconds: float, level: str) -> list[Person]:
    """Play at all tables for so long."""
    people = [Person(port, GAMES[number % len(GAMES)], level) for number in range(tables)]
    for person in people:
        await person.sit()
    await asyncio.sleep(5)  # the processes that think have started by then
    for person in people:
        person.clicks.clear()
        person.bot_moves.clear()
    await asyncio.sleep(seconds)
    return people


def at(share: float, times: list[float]) -> float:
    """The time that so many of them stay below."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] if times else 0.0


def measure(tables: int, seconds: float, level: str) -> dict[str, float]:
    """A server in its own process, its tables, and what was timed at them."""
    with tempfile.TemporaryDirectory(dir=OUT.parents[1]) as folder:
        words = ["-m", "ludiade", "serve", "--port", "0", "--data", f"{folder}/t.sqlite3"]
        server = subprocess.Popen(
            [sys.executable, *words, "--lang", "en"], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().strip().rstrip("/").rpartition(":")[2])
            people = asyncio.run(load(port, tables, seconds, level))
        finally:
            server.terminate()
            server.wait(30)
    clicks = [time for person in people for time in person.clicks]
    bots = [time for person in people for time in person.bot_moves]
    limit = WITHIN_S.get(level, USUALLY_S)
    return {
        "bot_moves": len(bots),
        "bot_p50_s": at(0.5, bots),
        "bot_p99_s": at(0.99, bots),
        "bot_in_time": sum(time <= limit for time in bots) / max(1, len(bots)),
        "clicks": len(clicks),
        "click_p50_ms": 1000 * at(0.5, clicks),
        "click_p99_ms": 1000 * at(0.99, clicks),
    }


def main() -> None:
    """Measure, print, write the figures down; fail where a promise is broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60)
    given = parser.parse_args()
    OUT.parent.mkdir(parents=True, exist_ok=True)
    speed = canary()
    print(f"canary {speed:.3f} s, load average {os.getloadavg()[0]:.1f}, {given.tables} tables")
    figures: dict[str, float] = {}
    kept = True
    for level in ("hard", "expert"):
        found = measure(given.tables, given.seconds, level)
        figures |= {f"{level}_{name}": value for name, value in found.items()}
        for name, value in found.items():
            print(f"{level:<8}{name:<16}{value:>10.3f}")
        kept &= found["bot_in_time"] >= 0.99 and found["click_p99_ms"] <= CLICK_MS
    OUT.write_text(json.dumps({"canary_s": speed, "figures": figures}, indent=2) + "\n")
    if not kept:
        sys.exit("tables: a promise is not kept")


if __name__ == "__main__":
    main()
