"""Load on our server: two clients a match, the next move only when both have the update.

Runs in a process of its own, on a core of its own, and prints one line of JSON.
"""

import asyncio
import hashlib
import http.client
import json
import os
import random
import secrets
import sys
import time
from typing import Any, Literal

import msgspec
import uvloop
from msgspec import Raw, Struct
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


class Waiting(Struct):
    type: Literal["awaiting", "over"]
    seats: list[int] = []


class Look(Struct):
    seat: int | None
    menu: list[Raw]


class Frame(Struct):
    """What a client reads of a frame."""

    type: str
    n: int = 0
    window: int = 0
    waiting: Waiting | None = None
    looks: list[Look] = []
    code: str = ""
    table: str = ""
    rematch: str | None = None
    mixing: str | None = None


decode = msgspec.json.Decoder(Frame).decode
watching: dict[str, str] = {}
"""The token by which each table that was opened can be watched."""


class Slot:
    """A match and the ones that follow it at the same two chairs."""

    def __init__(self, load: "Load", table: str, tokens: list[str]) -> None:
        self.load = load
        self.table = table
        self.tokens = tokens
        self.clients: list[Client] = []
        self.frames: list[Frame | None] = [None, None]
        self.sent = 0.0
        self.moves = 0

    async def connect(self, port: int) -> None:
        for seat in range(2):
            client = Client(self, seat)
            await ws_connect(lambda c=client: c, f"ws://127.0.0.1:{port}/ws", use_aiofastnet=False)
            self.clients.append(client)
        self.sit(self.table)

    def sit(self, table: str) -> None:
        """Go to a table."""
        self.table = table
        self.committed = 0
        self.frames = [None, None]
        self.sent = 0.0
        for seat, client in enumerate(self.clients):
            client.share = secrets.token_bytes(32)
            digest = hashlib.sha256(client.share).hexdigest()
            client.send({"type": "hello", "table": table, "token": self.tokens[seat]})
            client.send({"type": "commit", "seat": seat, "commitment": digest})

    def heard(self, seat: int, frame: Frame) -> None:
        self.frames[seat] = frame
        one, two = self.frames
        if one is None or two is None or one.n != two.n:
            return
        now = time.perf_counter()
        if self.sent:
            self.load.note(now - self.sent)
            self.sent = 0.0
        assert one.waiting is not None
        if one.waiting.type == "over":
            self.clients[0].send({"type": "rematch"})
        elif self.load.may_move(self):
            self.move(one.waiting.seats[0])

    def go_on(self) -> None:
        """Move, where the table waits for one: it was not to be made when the frames came."""
        one, two = self.frames
        if one is None or two is None or one.n != two.n:
            return
        assert one.waiting is not None
        if one.waiting.type == "awaiting" and self.load.may_move(self):
            self.move(one.waiting.seats[0])

    def done(self) -> None:
        """Both have promised their share in the shuffles: begin."""
        self.committed += 1
        if self.committed == 2:
            self.clients[0].send({"type": "start"})

    def move(self, seat: int) -> None:
        frame = self.frames[seat]
        assert frame is not None
        menu = frame.looks[0].menu
        action = bytes(menu[int(random.random() * len(menu))])
        self.moves += 1
        self.sent = time.perf_counter()
        self.clients[seat].transport.send(
            WSMsgType.TEXT,
            b'{"type":"move","seat":%d,"window":%d,"action":%b,"key":"%d"}'
            % (seat, frame.window, action, self.moves),
        )


class Client(WSListener):
    """One device."""

    def __init__(self, slot: Slot, seat: int) -> None:
        self.slot = slot
        self.seat = seat
        self.transport: WSTransport
        self.share: bytes | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PING:
            return
        if frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()
            return
        said = decode(frame.get_payload_as_bytes())
        if said.type == "step":
            self.slot.heard(self.seat, said)
        elif said.type == "done":
            self.slot.done()
        elif said.type == "lobby":
            if said.rematch is not None and said.table == self.slot.table and self.seat == 1:
                self.slot.sit(said.rematch)
            elif said.mixing == "reveal" and self.share is not None:
                share, self.share = self.share.hex(), None
                self.send({"type": "reveal", "seat": self.seat, "contribution": share})
        elif said.type == "error":
            self.slot.load.errors.append(said.code)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.slot.load.errors.append("lost")

    def send(self, request: dict[str, Any]) -> None:
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(request))


class Load:
    """All slots, and what they measured."""

    def __init__(self) -> None:
        self.idle = False
        self.measuring = False
        self.latencies: list[float] = []
        self.errors: list[str] = []

    def may_move(self, slot: Slot) -> bool:
        return not self.idle

    def note(self, latency: float) -> None:
        if self.measuring:
            self.latencies.append(latency)


def open_tables(port: int, slots: int) -> list[tuple[str, list[str]]]:
    """A table for every slot, held by the slot's two tokens."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)

    def call(path: str, body: dict[str, Any], token: str) -> dict[str, Any]:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        connection.request("POST", path, json.dumps(body), headers)
        answer: dict[str, Any] = json.loads(connection.getresponse().read())
        return answer

    seats = [{"kind": "me"}, {"kind": "link"}]
    found = []
    for _ in range(slots):
        tokens = [call("/api/device", {}, "")["token"] for _ in range(2)]
        opened = call("/api/tables", {"game": "diamoniak", "seats": seats}, tokens[0])
        call("/api/join", {"way": opened["join"]}, tokens[1])
        found.append((opened["table"], tokens))
        watching[opened["table"]] = opened["watch"]
    return found


def cpu_seconds(pid: int) -> float:
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rss_kb(pid: int) -> int:
    with open(f"/proc/{pid}/status", encoding="ascii") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))


async def main() -> None:
    port, pid, matches, seconds, idle_matches = map(int, sys.argv[1:6])
    load = Load()
    opened = open_tables(port, matches)
    crowd = open_tables(port, idle_matches)
    before = rss_kb(pid)
    sleepers = Load()
    sleepers.idle = True
    for batch in range(0, len(crowd), 50):
        slots = [Slot(sleepers, *tables) for tables in crowd[batch : batch + 50]]
        await asyncio.gather(*(slot.connect(port) for slot in slots))
    if crowd:
        await asyncio.sleep(6)
    crowd_kb = rss_kb(pid) - before
    slots = [Slot(load, *tables) for tables in opened]
    for batch in range(0, len(slots), 50):
        await asyncio.gather(*(slot.connect(port) for slot in slots[batch : batch + 50]))
    await asyncio.sleep(2)
    load.measuring = True
    cpu, began, own = cpu_seconds(pid), time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - began, cpu_seconds(pid) - cpu
    own = time.process_time() - own
    load.measuring = False
    latencies = sorted(load.latencies)
    assert not load.errors, load.errors[:5]
    assert not sleepers.errors, sleepers.errors[:5]
    print(json.dumps({
        "per_s": len(latencies) / took,
        "p50_ms": 1000 * latencies[len(latencies) // 2],
        "p99_ms": 1000 * latencies[len(latencies) * 99 // 100],
        "per_cpu_s": len(latencies) / used,
        "rss_mb": rss_kb(pid) / 1024,
        "idle_kb": crowd_kb / (2 * idle_matches) if idle_matches else None,
        "load_cpu": own / took,
    }))  # fmt: skip
    os._exit(0)


if __name__ == "__main__":
    uvloop.install()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())
