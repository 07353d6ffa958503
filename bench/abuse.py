"""What ordinary players feel of others who misbehave: their p99 without and with each kind.

The server has its ordinary limits. Fifty matches are played at a person's pace; then, one kind at a
time, others send garbage, flood, or never read. `make bench-abuse`.
"""

import asyncio
import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time

import uvloop

from canary import canary
from load import Load, Slot, open_tables
from server import BENCH, LOAD_CORE, SERVER_CORE, on_core

OUT = BENCH / "out" / "abuse.json"
MATCHES = 50
PACE_S = 0.1
PHASE_S = 8.0
ABUSERS = 50
KINDS = ("garbage", "flood", "silence")
SERVE = """
import sys
from ludiade.server.ops.config import Config
from ludiade.server.ops.logs import log_to_stderr
from ludiade.server.ops.serving import run
log_to_stderr()
run(Config(port=0, data=sys.argv[1], tables_a_minute=1e9, tries_a_minute=1e9),
    lambda port: print(port, flush=True))
"""
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Paced(Slot):
    """Two people who take their time."""

    def move(self, seat: int) -> None:
        asyncio.get_running_loop().call_later(PACE_S, super().move, seat)


def masked(payload: bytes) -> bytes:
    """A text frame as a client sends it."""
    size = len(payload)
    head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
    return head + bytes(4) + payload


def abuse(kind: str, port: int, table: str, token: str) -> None:
    """Misbehave over and over, from a process of its own, until it is ended."""
    hello = masked(json.dumps({"type": "hello", "table": table, "token": token, "n": 0}).encode())
    frames = {
        "garbage": b"".join(masked(secrets.token_bytes(100)) for _ in range(40)),
        "flood": masked(b'{"type":"ping"}') * 200,
        "silence": b"",
    }[kind]
    held: list[socket.socket] = []
    while True:
        for _ in range(ABUSERS):
            one = socket.socket()
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            try:
                one.connect(("127.0.0.1", port))
                one.sendall(HANDSHAKE + hello + frames)
            except OSError:
                one.close()
                continue
            held.append(one)
        time.sleep(1)
        if kind != "silence":
            for one in held:
                one.close()
            held.clear()
        elif len(held) >= 20 * ABUSERS:
            time.sleep(3600)


async def measure(load: Load, seconds: float) -> float:
    """The 99th percentile of what the ordinary players wait, in milliseconds."""
    load.latencies.clear()
    load.measuring = True
    await asyncio.sleep(seconds)
    load.measuring = False
    found = sorted(load.latencies)
    return 1000 * found[len(found) * 99 // 100]


async def phases(port: int) -> dict[str, float]:
    """Every kind between two quiet times, so that the noise of the machine shows beside it."""
    load = Load()
    tables = open_tables(port, MATCHES)
    slots = [Paced(load, *table) for table in tables]
    await asyncio.gather(*(slot.connect(port) for slot in slots))
    await asyncio.sleep(2)
    figures: dict[str, float] = {}
    before = await measure(load, PHASE_S)
    figures["quiet_p99_ms"] = before
    for kind in KINDS:
        name, tokens = slots[0].table, slots[0].tokens
        command = [sys.executable, __file__, kind, str(port), name, tokens[1]]
        abuser = subprocess.Popen(command, preexec_fn=lambda: os.nice(10))
        await asyncio.sleep(1.5)
        during = await measure(load, PHASE_S)
        abuser.terminate()
        abuser.wait()
        await asyncio.sleep(1)
        after = await measure(load, PHASE_S)
        figures[f"{kind}_p99_ms"] = during
        figures[f"quiet_after_{kind}_p99_ms"] = after
        figures[f"{kind}_ratio"] = during / max(before, after)
        before = after
    assert not load.errors, load.errors[:5]
    return figures


def main() -> None:
    """Measure, print, write down."""
    speed = canary()
    with tempfile.TemporaryDirectory(dir=BENCH) as folder:
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, f"{folder}/t.sqlite3"], stdout=subprocess.PIPE, text=True,
            preexec_fn=on_core(SERVER_CORE),
        )  # fmt: skip
        try:
            on_core(LOAD_CORE)()
            assert server.stdout is not None
            port = int(server.stdout.readline())
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                figures = runner.run(phases(port))
        finally:
            server.terminate()
            server.wait(30)
    for name, value in figures.items():
        print(f"{name:<34}{value:>10.2f}")
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(json.dumps({"canary_s": speed, "figures": figures}, indent=2) + "\n")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        abuse(sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4])
    else:
        main()
