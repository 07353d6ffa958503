"""`ludiade serve` with its options, as an operator runs it."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvloop

from ludiade.server.http.protocol import Protocol
from ludiade.server.ops import serving
from tests.server.http.raw import TEXT, Raw, frame
from tests.server.rig import running, until

MAIN = "import sys; from ludiade.cli import main; sys.exit(main())"
WITHOUT_PICOWS = f"import sys; sys.modules['picows'] = None; {MAIN}"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
ENV = {**os.environ, "LUDIADE_LANG": "en", "PYTHONPATH": os.pathsep.join(sys.path)}


@contextmanager
def served(folder: Path, *words: str, main: str = MAIN):
    data = str(folder / "t.sqlite3")
    server = subprocess.Popen(
        [sys.executable, "-c", main, "serve", "--port", "0", "--data", data, *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENV,
    )  # fmt: skip
    assert server.stdout is not None
    address = re.search(r"http://127\.0\.0\.1:(\d+)", server.stdout.readline())
    try:
        assert address is not None
        yield int(address[1])
    finally:
        server.send_signal(signal.SIGTERM)
        _, said = server.communicate(timeout=20)
    assert server.returncode == 0
    assert "Traceback" not in said


def call(port: int, path: str, body: dict, **headers: str) -> tuple[int, dict]:
    headers = {"Content-Type": "application/json", **headers}
    data = json.dumps(body).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


async def greeted(port: int, table: str, token: str) -> bytes:
    async with await Raw.websocket(port) as raw:
        hello = {"type": "hello", "table": table, "token": token}
        raw.send(frame(TEXT, json.dumps(hello).encode()))
        return (await raw.next())[1]


@pytest.mark.parametrize(
    ("main", "words"),
    [(MAIN, ()), (MAIN, ("--websocket", "plain")), (WITHOUT_PICOWS, ())],
    ids=["picows", "plain", "picows left out"],
)
def test_a_table_is_served_with_and_without_picows(tmp_path, main, words):
    with served(tmp_path, *words, main=main) as port:
        seats = [{"kind": "me"}, {"kind": "bot"}]
        _, opened = call(port, "/api/tables", {"game": "diamoniak", "seats": seats})
        said = asyncio.run(greeted(port, opened["table"], opened["token"]))
        assert json.loads(said)["seats"][0]["mine"]


def test_picows_is_not_promised_where_it_is_not(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_PICOWS, "serve", "--port", "0", "--websocket", "picows"],
        check=False, capture_output=True, env=ENV, timeout=60, cwd=tmp_path, text=True,
    )  # fmt: skip
    assert done.returncode == 2
    assert "picows is not installed" in done.stderr
    assert "Traceback" not in done.stderr


def test_names_may_be_allowed_and_proxies_trusted_one_by_one_or_in_a_list(tmp_path):
    words = ("--allowed-host", "a.example", "--allowed-host", "b.example,c.example",
             "--trusted-proxy", "127.0.0.0/8,10.0.0.1")  # fmt: skip
    with served(tmp_path, *words) as port:
        for name in ("a", "b", "c"):
            assert call(port, "/api/device", {}, Host=f"{name}.example")[0] == 200
        assert call(port, "/api/device", {}, Host="d.example")[0] == 421

        def guess(address: str) -> int:
            return call(port, "/api/join", {"way": "x 10"}, **{"X-Forwarded-For": address})[0]

        assert [guess("192.0.2.1") for _ in range(11)] == [*[404] * 10, 429]
        assert guess("192.0.2.2") == 404


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_a_signal_is_heard_at_once_and_not_at_the_next_tick(tmp_path, monkeypatch, loop):
    monkeypatch.setattr(serving, "TICK_S", 3600.0)

    async def go() -> None:
        async with running(tmp_path) as rig:
            await rig.open("diamoniak", [{"kind": "me"}, {"kind": "bot"}])
            asyncio.get_running_loop().call_later(0.05, signal.raise_signal, signal.SIGTERM)
            while not rig.tables.stopping:
                await asyncio.sleep(0.01)

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(asyncio.wait_for(go(), 10))


def test_a_websocket_that_is_asked_for_as_a_server_stops_does_not_break_its_stopping(
    tmp_path, monkeypatch
):
    """Refused, and not closed yet when all connections are told to end."""
    held: list[Protocol] = []
    made = Protocol.connection_made

    def keep(protocol, transport):
        held.append(protocol)
        made(protocol, transport)

    monkeypatch.setattr(Protocol, "connection_made", keep)

    async def go():
        async with running(tmp_path) as rig:
            reader, writer = await asyncio.open_connection("127.0.0.1", rig.port)
            await until(lambda: bool(held))
            reviews_stop = rig.tables.reviews.stop

            def ask_and_stop():
                if held:
                    held.pop().data_received(UPGRADE)
                reviews_stop()

            monkeypatch.setattr(rig.tables.reviews, "stop", ask_and_stop)
        said = await reader.read()
        assert said.startswith(b"HTTP/1.1 503")
        assert b'"stopping"' in said
        writer.close()

    asyncio.run(asyncio.wait_for(go(), 30))
