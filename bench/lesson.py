"""A lesson on one laptop: pupils at tables of two play two rounds of Diego while a host watches.

Everybody speaks to one `ludiade serve` over real sockets, with its usual limits. Pupils click a
moment after they are asked (`--think`); what is timed is from a click to the step that holds it,
from a host's request to its answer, and from a request to the view that shows it. Beside them
stands what the machine does to anybody then: how late a process wakes, how long its disk syncs.
`make lesson PUPILS=40`.
"""

import argparse
import asyncio
import hashlib
import http.client
import json
import os
import random
import resource
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from canary import canary

OUT = Path(__file__).resolve().parent / "out" / "lesson.json"
CLICK_MS = 100.0
ROUNDS = 2
HOST_EVERY_S = 0.5
PROBE_S = 0.05
PLAN = {
    "kind": "class", "title": "Cours moyen", "game": "diego", "size": 2, "rounds": ROUNDS,
    "bots": "easy", "options": {"delay": 2, "deck": "diagnostic"},
}  # fmt: skip


def call(port: int, method: str, path: str, body: object = None, token: str = "") -> Any:
    """One HTTP request of a program."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    answer = connection.getresponse()
    said = json.loads(answer.read())
    connection.close()
    if answer.status >= 400:
        raise RuntimeError(f"{path}: {answer.status} {said}")
    return said


class Device(WSListener):
    """A device that attends the gathering."""

    def __init__(self, port: int, gathering: str, token: str) -> None:
        self.port = port
        self.token = token
        self.gathering = gathering
        self.sight: dict[str, Any] = {}
        self.answers: list[float] = []
        self._asked: dict[str, float] = {}
        self._transport: WSTransport | None = None

    async def come(self) -> None:
        """Connect and attend."""
        self._transport, _ = await ws_connect(lambda: self, f"ws://127.0.0.1:{self.port}/ws")
        self.say({"type": "attend", "gathering": self.gathering, "token": self.token})

    def say(self, request: dict[str, Any]) -> None:
        """Send something, timed where it has a key."""
        assert self._transport is not None
        if "key" in request:
            self._asked[request["key"]] = time.perf_counter()
        self._transport.send(WSMsgType.TEXT, json.dumps(request).encode())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        told = json.loads(frame.get_payload_as_bytes())
        key = told.get("saved") if told["type"] == "step" else told.get("key")
        if key in self._asked:
            self.answers.append(time.perf_counter() - self._asked.pop(key))
        self.hear(told)

    def hear(self, told: dict[str, Any]) -> None:
        """A frame has come."""
        raise NotImplementedError


class Host(Device):
    """Watches, and pauses and resumes a table now and then."""

    def __init__(self, port: int, gathering: str, token: str) -> None:
        super().__init__(port, gathering, token)
        self.views: list[float] = []
        self.frames = 0
        self._wanted: tuple[int, bool, float] | None = None

    def hear(self, told: dict[str, Any]) -> None:
        if told["type"] != "hosting":
            return
        self.sight = told
        self.frames += 1
        if self._wanted is not None:
            table, paused, at = self._wanted
            found = next((t for t in told["tables"] if t["number"] == table), None)
            if found is not None and (found["state"] == "paused") == paused:
                self.views.append(time.perf_counter() - at)
                self._wanted = None

    async def watch(self, until_round: int) -> None:
        """Meddle until a round has ended."""
        while self.sight["round"] < until_round or self.sight["status"] != "between":
            going = [t for t in self.sight["tables"] if t["state"] in ("playing", "stuck", "away")]
            if going:
                table = random.choice(going)["number"]
                for kind in ("pause", "resume"):
                    self._wanted = (table, kind == "pause", time.perf_counter())
                    self.say({"type": kind, "table": table, "key": secrets.token_hex(8)})
                    await asyncio.sleep(HOST_EVERY_S / 2)
            else:
                await asyncio.sleep(HOST_EVERY_S)


class Pupil(Device):
    """Sits where the gathering says, and clicks."""

    def __init__(self, port: int, gathering: str, token: str, think_s: float) -> None:
        super().__init__(port, gathering, token)
        self._think_s = think_s
        self._table = ""
        self._seat = 0
        self._share = b""
        self._window = -1
        self._last: dict[str, Any] = {}

    def hear(self, told: dict[str, Any]) -> None:
        if told["type"] == "attending":
            self.sight = told
            mine = told["mine"][0]
            if mine.get("table") and mine["table"] != self._table:
                self._table, self._seat = mine["table"], mine.get("seat") or 0
                self._window, self._share, self._last = -1, secrets.token_bytes(32), {}
                self.say({"type": "hello", "table": self._table, "token": self.token, "n": 0})
                promise = hashlib.sha256(self._share).hexdigest()
                self.say({"type": "commit", "seat": self._seat, "commitment": promise})
        elif told["type"] == "lobby" and told["mixing"] == "reveal" and self._share:
            share, self._share = self._share.hex(), b""
            self.say({"type": "reveal", "seat": self._seat, "contribution": share})
        elif told["type"] == "step":
            self._last = told
            self._step(told)
        elif told["type"] == "error" and told.get("key"):  # paused, say: once more in a moment
            self._window = -1
            asyncio.get_running_loop().call_later(self._think_s, self._again)

    def _again(self) -> None:
        if self._last:
            self._step(self._last)

    def _step(self, step: dict[str, Any]) -> None:
        look = next((one for one in step["looks"] if one["seat"] == self._seat), None)
        if look is None or not look["menu"] or step["window"] == self._window:
            return
        self._window = step["window"]
        action = random.choice(look["menu"])
        request = {"type": "move", "seat": self._seat, "window": step["window"], "action": action,
                   "key": secrets.token_hex(8)}  # fmt: skip
        delay_s = random.uniform(0.5, 1.5) * self._think_s
        asyncio.get_running_loop().call_later(delay_s, self.say, request)


async def lesson(port: int, count: int, think_s: float) -> tuple[Host, list[Pupil]]:
    """Two rounds, from the code to the last table."""
    opened = await asyncio.to_thread(call, port, "POST", "/api/gatherings", PLAN)
    name = opened["gathering"]
    host = Host(port, name, opened["token"])
    await host.come()
    pupils = []
    for _ in range(count):
        way = {"way": opened["code"]}
        entry = await asyncio.to_thread(call, port, "POST", "/api/join", way)
        pupils.append(Pupil(port, name, entry["token"], think_s))
        await pupils[-1].come()
    while len(host.sight.get("members", [])) < count or not all(p.sight for p in pupils):
        await asyncio.sleep(0.05)
    for number in range(1, ROUNDS + 1):
        host.say({"type": "next_round", "key": secrets.token_hex(8)})
        await host.watch(number)
    return host, pupils


async def watch_machine(folder: Path, late: list[float], disk: list[float]) -> None:
    """How late a process wakes here meanwhile, and how long the disk takes to sync one page."""
    file = os.open(folder / "page", os.O_CREAT | os.O_WRONLY)
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(PROBE_S)
        late.append(time.perf_counter() - begun - PROBE_S)
        begun = time.perf_counter()
        await asyncio.to_thread(_sync, file)
        disk.append(time.perf_counter() - begun)


def _sync(file: int) -> None:
    os.pwrite(file, bytes(4096), 0)
    os.fsync(file)


def at(share: float, times: list[float]) -> float:
    """The time, in milliseconds, that so many of them stay below."""
    return 1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))] if times else 0.0


def measure(count: int, think_s: float, disk_at: str) -> dict[str, float]:
    """A server in its own process, and a lesson on it."""
    with tempfile.TemporaryDirectory(dir=disk_at) as folder:
        words = ["-m", "ludiade", "serve", "--port", "0", "--data", f"{folder}/t.sqlite3"]
        server = subprocess.Popen(
            [sys.executable, *words, "--lang", "en"], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().strip().rstrip("/").rpartition(":")[2])
            begun = time.monotonic()
            late: list[float] = []
            disk: list[float] = []

            async def go() -> tuple[Host, list[Pupil]]:
                watching = asyncio.create_task(watch_machine(Path(folder), late, disk))
                try:
                    return await lesson(port, count, think_s)
                finally:
                    watching.cancel()

            host, pupils = asyncio.run(go())
            took = time.monotonic() - begun
        finally:
            server.terminate()
            server.wait(30)
    clicks = [one for pupil in pupils for one in pupil.answers]
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    found = {
        "seconds": took, "server_cpu_s": used.ru_utime + used.ru_stime,
        "clicks": float(len(clicks)), "host_frames": float(host.frames),
    }  # fmt: skip
    timed = {"click": clicks, "host": host.answers, "view": host.views, "late": late, "disk": disk}
    for name, times in timed.items():
        found |= {f"{name}_p50_ms": at(0.5, times), f"{name}_p99_ms": at(0.99, times),
                  f"{name}_max_ms": at(1.0, times)}  # fmt: skip
    return found


def main() -> None:
    """Measure, print, write the figures down; fail where a promise is broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pupils", type=int, default=40)
    parser.add_argument("--think", type=float, default=0.5, help="seconds before a click")
    parser.add_argument("--disk", default=str(OUT.parents[1]), help="where the file is kept")
    given = parser.parse_args()
    OUT.parent.mkdir(parents=True, exist_ok=True)
    speed, load = canary(), os.getloadavg()[0]
    print(f"canary {speed:.3f} s, load average {load:.1f}, {given.pupils} pupils")
    figures = measure(given.pupils, given.think, given.disk)
    for name, value in figures.items():
        print(f"{name:<16}{value:>10.1f}")
    written = {
        "canary_s": speed, "load": load, "pupils": given.pupils, "disk": given.disk,
        "figures": figures,
    }  # fmt: skip
    OUT.write_text(json.dumps(written, indent=2) + "\n")
    if (
        not figures["clicks"]
        or max(figures[f"{one}_p99_ms"] for one in ("click", "host")) > CLICK_MS
    ):
        sys.exit("lesson: a promise is not kept")


if __name__ == "__main__":
    main()
