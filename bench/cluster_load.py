"""Load on several nodes: the two clients of a match are at one node each, or at one together.

Runs in a process of its own and prints one line of JSON. `play` plays; `watch` only looks on.
"""

import asyncio
import json
import os
import resource
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from load import Client, Load, Slot, cpu_seconds, open_tables, rss_kb, watching

AT_ONCE = 50
CALLERS = 8
SETTLE_S = 2.0


class Orders(msgspec.Struct):
    """What the bench wants, on standard input."""

    ports: list[int]
    nodes: list[int]
    """The processes of the nodes."""
    store: list[int] = []
    """Of PostgreSQL: the first has started the others."""
    matches: int = 50
    idle: int = 0
    seconds: float = 5.0
    every_s: float = 0.0
    """At least so long between two moves of a match."""
    warm_s: float = 3.0
    apart: bool = False
    """Whether the two clients of a match are at different nodes."""
    own: bool = False
    """Whether each match is opened at the node where it is played, and unknown to the others."""
    tell: bool = False
    """Say first where one match can be watched."""
    table: str = ""
    watch: str = ""
    spectators: int = 0


class Placed(Slot):
    """A match whose clients are at chosen nodes."""

    every_s = 0.0

    async def reach(self, ports: list[int], number: int, apart: bool) -> None:
        """Connect each to its node, and sit down."""
        for seat in range(2):
            client, port = Client(self, seat), ports[(number + seat * apart) % len(ports)]
            await ws_connect(lambda c=client: c, f"ws://127.0.0.1:{port}/ws", use_aiofastnet=False)
            self.clients.append(client)
        self.sit(self.table)

    def move(self, seat: int) -> None:
        if self.every_s:
            asyncio.get_running_loop().call_later(self.every_s, super().move, seat)
        else:
            super().move(seat)


def cpu_of(pids: list[int]) -> float:
    """CPU seconds of processes and of all they have started and still have."""
    return sum(cpu_seconds(pid) for pid in pids) + sum(
        cpu_of([int(child)]) for pid in pids for child in _children(pid)
    )


def _children(pid: int) -> list[str]:
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as file:
        return file.read().split()


async def _connect(load: Load, opened: list[Any], asked: Orders) -> None:
    slots = [Placed(load, *table) for table in opened]
    for slot in slots:
        slot.every_s = asked.every_s
    for start in range(0, len(slots), AT_ONCE):
        batch = list(enumerate(slots))[start : start + AT_ONCE]
        await asyncio.gather(
            *(slot.reach(asked.ports, number, asked.apart) for number, slot in batch)
        )


def _opened(port: int, count: int) -> list[tuple[str, list[str]]]:
    """That many tables, by some callers at once: each call waits for a disk."""
    shares = [count // CALLERS + (n < count % CALLERS) for n in range(CALLERS)]
    with ThreadPoolExecutor(CALLERS) as pool:
        return [one for some in pool.map(partial(open_tables, port), shares) for one in some]


def _opened_apart(asked: Orders) -> list[tuple[str, list[str]]]:
    """As many at each node, in the order in which they are taken up."""
    shares = [_opened(port, asked.matches // len(asked.ports)) for port in asked.ports]
    return [table for turn in zip(*shares, strict=True) for table in turn]


async def play(asked: Orders) -> dict[str, Any]:
    """Matches that are played, beside matches that are only connected."""
    load, sleepers = Load(), Load()
    sleepers.idle = True
    opened = _opened(asked.ports[0], asked.matches) if not asked.own else _opened_apart(asked)
    if asked.tell:
        table = opened[0][0]
        print(json.dumps({"table": table, "watch": watching[table]}), flush=True)
    before = sum(map(rss_kb, asked.nodes))
    await _connect(sleepers, _opened(asked.ports[-1], asked.idle), asked)
    if asked.idle:
        await asyncio.sleep(2 * SETTLE_S)
    crowd_kb = sum(map(rss_kb, asked.nodes)) - before
    await _connect(load, opened, asked)
    await asyncio.sleep(asked.warm_s)
    load.measuring = True
    nodes, store = cpu_of(asked.nodes), cpu_of(asked.store)
    began, own = time.perf_counter(), time.process_time()
    await asyncio.sleep(asked.seconds)
    took, own = time.perf_counter() - began, time.process_time() - own
    nodes, store = cpu_of(asked.nodes) - nodes, cpu_of(asked.store) - store
    load.measuring = False
    assert not load.errors, load.errors[:5]
    assert not sleepers.errors, sleepers.errors[:5]
    took_s = sorted(load.latencies)
    moves = len(took_s)
    return {
        "per_s": moves / took, "moves": moves,
        "p50_ms": 1000 * took_s[moves // 2], "p99_ms": 1000 * took_s[moves * 99 // 100],
        "node_us": 1e6 * nodes / moves, "store_us": 1e6 * store / moves,
        "rss_mb": sum(map(rss_kb, asked.nodes)) / 1024,
        "idle_kb": crowd_kb / (2 * asked.idle) if asked.idle else None, "load_cpu": own / took,
    }  # fmt: skip


class Spectator(WSListener):
    """Somebody who only looks."""

    seen = 0
    there = 0

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            data = frame.get_payload_as_bytes()
            if data.startswith(b'{"type":"step"'):
                Spectator.seen += 1
            elif data.startswith(b'{"type":"lobby"'):
                Spectator.there += 1
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()


async def look_on(asked: Orders) -> dict[str, Any]:
    """Many spectators at one table; it says so once all are there."""
    hello = msgspec.json.encode({"type": "hello", "table": asked.table, "watch": asked.watch})

    async def come(number: int) -> None:
        port = asked.ports[number % len(asked.ports)]
        transport, _ = await ws_connect(
            Spectator, f"ws://127.0.0.1:{port}/ws", use_aiofastnet=False
        )
        transport.send(WSMsgType.TEXT, hello)

    for start in range(0, asked.spectators, AT_ONCE):
        await asyncio.gather(*(come(n) for n in range(start, start + AT_ONCE)))
    await asyncio.sleep(SETTLE_S)
    assert Spectator.there >= asked.spectators, f"only {Spectator.there} were let in"
    print("there", flush=True)
    began, first, cpu = time.perf_counter(), Spectator.seen, cpu_of(asked.nodes)
    await asyncio.sleep(asked.seconds)
    took = time.perf_counter() - began
    seen, used = Spectator.seen - first, cpu_of(asked.nodes) - cpu
    return {"frames_s": seen / took, "relay_us": 1e6 * used / max(1, seen)}


async def main() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asked = msgspec.json.decode(sys.stdin.readline(), type=Orders)
    work = play if sys.argv[1] == "play" else look_on
    print(json.dumps(await work(asked)), flush=True)
    os._exit(0)


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())
