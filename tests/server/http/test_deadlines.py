"""Everything awaited from the other end has a deadline, and nobody holds the room for others."""

import asyncio
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
import uvloop

from ludiade.server.http.capacity import Capacity
from ludiade.server.ops.config import Config
from ludiade.server.wire.decoding import Denied
from tests.server.http.raw import Raw, head
from tests.server.rig import Rig, running, until

QUICKLY = {"head_s": 0.4, "body_s": 0.6, "idle_s": 1.0, "read_s": 0.8}
BODY = head("POST", "/api/join", Host="localhost", Content_Type="application/json",
            Content_Length="100")  # fmt: skip


def online(go, tmp_path, **config):
    async def inside():
        async with running(tmp_path, **config) as rig:
            await go(rig)
            assert rig.tables.counters.counts["errors"] == 0

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(asyncio.wait_for(inside(), 60))


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", b""),
        (b"GET /health HT", b"408"),
        (b"GET /health HTTP/1.1\r\nHost: localhost\r\n", b"408"),
        (BODY, b"408"),
        (BODY + b"{", b"408"),
    ],
    ids=["nothing", "half a line", "half a head", "no body", "half a body"],
)
def test_half_a_request_is_closed_in_time(tmp_path, caplog, sent, answer):
    async def go(rig: Rig):
        began = time.monotonic()
        async with await Raw.connect(rig.port, sent) as raw:
            said = await raw.ended()
            assert said.split(b" ")[1:2] == ([answer] if answer else [])
            assert 0.3 < time.monotonic() - began < 3
        await until(lambda: not rig.context.capacity.slots)

    online(go, tmp_path, **QUICKLY)
    assert not [record for record in caplog.records if record.exc_info]


def test_a_byte_now_and_then_does_not_put_the_end_off(tmp_path):
    async def go(rig: Rig):
        for first, rest in ((b"GET /health HTTP/1.1\r\nX: ", b"a"), (BODY, b" ")):
            began = time.monotonic()
            async with await Raw.connect(rig.port, first) as raw:
                ended = asyncio.create_task(raw.ended())
                while not ended.done() and time.monotonic() - began < 5:
                    raw.send(rest)
                    await asyncio.sleep(0.05)
                assert time.monotonic() - began < 3

    online(go, tmp_path, **QUICKLY)


def test_a_connection_is_kept_for_the_next_request_and_closed_when_none_comes(tmp_path):
    async def go(rig: Rig):
        asked = head("GET", "/health", Host="localhost")
        async with await Raw.connect(rig.port) as raw:
            for _ in range(3):
                await asyncio.sleep(0.3)
                raw.send(asked)
                assert (await raw.answer())[0] == 200
                assert await raw.reader.readexactly(3) == b"ok\n"
            raw.send(asked + asked)  # one behind the other
            for _ in range(2):
                assert (await raw.answer())[0] == 200
                assert await raw.reader.readexactly(3) == b"ok\n"
            began = time.monotonic()
            assert await raw.ended() == b""
            assert 0.5 < time.monotonic() - began < 3
        async with await Raw.connect(rig.port, asked + b"GET /hea") as raw:
            assert b"408" in await raw.ended()
        await until(lambda: not rig.context.capacity.slots)

    online(go, tmp_path, **QUICKLY)


def test_who_does_not_read_an_answer_is_dropped(tmp_path):
    async def go(rig: Rig):
        asked = head("GET", "/api/games", Host="localhost")
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.setblocking(False)
        await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", rig.port))
        try:
            for _ in range(400):
                raw.send(asked)
        except BlockingIOError:
            pass
        began = time.monotonic()
        while rig.context.capacity.slots or time.monotonic() - began < 0.2:
            assert time.monotonic() - began < 20
            await asyncio.sleep(0.05)
        raw.close()

    online(go, tmp_path, **QUICKLY)


class Holder:
    def __init__(self) -> None:
        self.evicted = False

    def evict(self) -> None:
        self.evicted = True


def test_the_longest_pending_goes_first_and_those_at_work_stay():
    capacity = Capacity(Config(connections=20, pending_an_address=100), None)
    holders = [Holder() for _ in range(22)]
    slots = [capacity.open(f"192.0.2.{n}", holder) for n, holder in enumerate(holders[:20])]
    assert None not in slots
    capacity.busy(slots[0])
    assert capacity.open("198.51.100.1", holders[20]) is not None
    assert [h.evicted for h in holders] == [False, True, *[False] * 20]
    for slot in capacity.slots:
        capacity.busy(slot)
    assert capacity.open("198.51.100.2", holders[21]) is None
    capacity.pending(slots[5])
    assert capacity.open("198.51.100.2", holders[21]) is not None
    assert holders[5].evicted


def test_an_address_evicts_its_own_first():
    capacity = Capacity(Config(connections=100, pending_an_address=3), None)
    other = Holder()
    capacity.open("192.0.2.1", other)
    own = [Holder() for _ in range(5)]
    for holder in own:
        assert capacity.open("198.51.100.1", holder) is not None
    assert [holder.evicted for holder in own] == [True, True, False, False, False]
    assert not other.evicted


def test_room_for_requests_is_left_however_many_are_held():
    capacity = Capacity(Config(connections=20, connections_an_address=12), None)
    held = []
    for _ in range(12):
        slot = capacity.open("192.0.2.1", Holder())
        capacity.hold(slot, "192.0.2.1")
        capacity.settle(slot)
        held.append(slot)
    with pytest.raises(Denied) as denied:
        capacity.hold(None, "192.0.2.1")
    assert denied.value.details["limit"] == "connections_an_address"
    for number in range(3):
        capacity.hold(None, f"192.0.2.{2 + number}")
    with pytest.raises(Denied) as denied:
        capacity.hold(None, "192.0.2.9")
    assert denied.value.details["limit"] == "connections"
    for _ in range(30):
        assert capacity.open("192.0.2.1", Holder()) is not None
    for slot in held:
        capacity.close(slot)
        capacity.close(slot)
    assert capacity.held == 3


def test_who_has_not_come_to_a_table_makes_room_for_another():
    capacity = Capacity(Config(connections=20), None)
    first, others = Holder(), [Holder() for _ in range(capacity.most_held - 1)]
    for number, holder in enumerate([first, *others]):
        slot = capacity.open(f"192.0.2.{number}", holder)
        assert slot is not None
        capacity.hold(slot, f"192.0.2.{number}")
    capacity.hold(None, "198.51.100.1")
    assert first.evicted
    assert not any(holder.evicted for holder in others)
    assert capacity.held == capacity.most_held


def test_one_address_leaves_some_to_others_also_where_there_are_few_files():
    capacity = Capacity(Config(), files=256)
    for _ in range(capacity.most_an_address):
        capacity.hold(None, "192.0.2.1")
    with pytest.raises(Denied):
        capacity.hold(None, "192.0.2.1")
    for _ in range(capacity.most_held // 4):
        capacity.hold(None, "198.51.100.1")


MAIN = "import sys; from ludiade.cli import main; sys.exit(main())"


def test_health_answers_while_all_files_would_be_held_by_half_open_connections(tmp_path: Path):
    files = 256
    server = subprocess.Popen(
        [sys.executable, "-c", MAIN, "serve", "--port", "0", "--data", str(tmp_path / "t.sqlite3")],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files)),
    )  # fmt: skip
    try:
        assert server.stdout is not None
        port = int(server.stdout.readline().rstrip("/\n ").rpartition(":")[2])
        asyncio.run(asyncio.wait_for(_hold(port, files - 1), 60))
    finally:
        server.send_signal(signal.SIGTERM)
        _, said = server.communicate(timeout=20)
    assert server.returncode == 0
    assert "Traceback" not in said


STARVED = """
import resource
from ludiade.server.ops.config import Config
from ludiade.server.ops.logs import log_to_stderr
from ludiade.server.ops.serving import run
import sys
def ready(port):
    resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))  # far fewer than were counted on
    print(port, flush=True)
log_to_stderr()
run(Config(port=0, data=sys.argv[1]), ready)
"""


@pytest.mark.slow
def test_running_out_of_files_all_the_same_stops_nothing(tmp_path: Path):
    server = subprocess.Popen(
        [sys.executable, "-c", STARVED, str(tmp_path / "t.sqlite3")],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip
    try:
        assert server.stdout is not None
        asyncio.run(asyncio.wait_for(_hold(int(server.stdout.readline()), 100), 60))
    finally:
        server.send_signal(signal.SIGTERM)
        _, said = server.communicate(timeout=20)
    assert server.returncode == 0
    assert said == ""


async def _hold(port: int, count: int) -> None:
    half = b"GET /health HTTP/1.1\r\nHost: local"
    held = await asyncio.gather(*[Raw.connect(port, half) for _ in range(count)])
    for round_ in range(20):
        async with await Raw.connect(port, head("GET", "/health", Host="localhost")) as raw:
            assert (await raw.answer())[0] == 200, round_
        held.append(await Raw.connect(port, half))
    # as many that come all at once, and more than there are files
    held += await asyncio.gather(*[Raw.connect(port, half) for _ in range(2 * count)])
    for _ in range(5):
        async with await Raw.connect(port, head("GET", "/health", Host="localhost")) as raw:
            assert (await raw.answer())[0] == 200
    for raw in held:
        raw.close()
