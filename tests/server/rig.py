"""A real server on a loopback port, and players that speak to it over real sockets."""

import asyncio
import hashlib
import http.client
import json
import os
import secrets
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from ludiade.bots import Seen
from ludiade.bots.at_random import AtRandom
from ludiade.kernel import shelf
from ludiade.kernel.dice import Dice
from ludiade.server.bus.opening import open_bus
from ludiade.server.bus.port import Bus
from ludiade.server.http.capacity import open_files
from ludiade.server.http.context import Context
from ludiade.server.ops.config import Config
from ludiade.server.ops.serving import Server
from ludiade.server.room.entries import Entry, read_entry
from ludiade.server.store.moving import move
from ludiade.server.store.port import Store
from ludiade.server.store.postgres.store import PostgresStore
from ludiade.server.store.sqlite import SqliteStore
from ludiade.server.table.tables import Tables
from tests.server.clocks import HandClock
from tests.server.databases import database_of
from tests.services import NATS_AT, POSTGRES_AT, on_postgres

PATIENCE_S = 30.0
EVENING_S = 90.0
OVERTAKEN = ("too_late", "stale_window")
"""What a move is told that came after the end of its delay."""
CALLERS = ThreadPoolExecutor(32)
"""Apart from the loop's own threads, in which a server of this process works."""
QUICK = {"bot_pause_s": (0.0, 0.0), "bot_quick_s": (0.0, 0.0), "mixing_s": 0.3,
         "frames_a_second": 1e6, "frames_at_once": 1e6, "tries_a_minute": 1e6,
         "tables_a_minute": 1e6, "joins_a_minute": 1e6,
         "pictures_a_minute": 1e6, "devices_a_minute": 1e6,
         "calls_a_second": 1e6, "calls_an_address": 1e6, "bytes_an_address": 1e12,
         "unstarted_a_device": 10_000}  # fmt: skip


class Remote:
    """A server on a port of this machine."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def call(
        self, method: str, path: str, body: Any = None, token: str | None = "", **headers: str
    ) -> tuple[int, Any]:
        """One HTTP request; without a token of its own, as a program that gets a new one."""
        status, _, data = await self.raw(method, path, body, token, **headers)
        return status, json.loads(data) if data[:1] in (b"{", b"[") else data

    async def raw(
        self, method: str, path: str, body: Any = None, token: str | None = "", **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        def go() -> tuple[int, dict[str, str], bytes]:
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE_S)
            sent = {k.replace("_", "-"): v for k, v in headers.items()}
            if token is not None:
                sent["Authorization"] = f"Bearer {token}"
            data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
            if data is not None:
                sent.setdefault("Content-Type", "application/json")
            with closing(connection):  # also where the server ends in the middle of it
                connection.request(method, path, data, sent)
                answer = connection.getresponse()
                read = answer.read()
            return answer.status, {k.lower(): v for k, v in answer.getheaders()}, read

        return await asyncio.get_running_loop().run_in_executor(CALLERS, go)

    async def open(self, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        status, opened = await self.call(
            "POST", "/api/tables", {"game": game, "seats": seats, **more}
        )
        assert status == 201, opened
        return opened

    async def join(self, way: str, name: str = "") -> dict[str, Any]:
        status, entry = await self.call("POST", "/api/join", {"way": way, "name": name})
        assert status == 200, entry
        return entry

    async def player(self, table: str, token: str | None = None, **hello: Any) -> "Player":
        """A connected device that has said hello."""
        player = Player()
        url = f"ws://127.0.0.1:{self.port}/ws"
        _, _ = await ws_connect(lambda: player, url, use_aiofastnet=False)
        player.send({"type": "hello", "table": table, **({"token": token} if token else {}),
                     **hello})  # fmt: skip
        return player

    async def seated(self, game: str, people: int, **more: Any) -> list["Player"]:
        """A table of that many people, each with a device, begun."""
        seats = [{"kind": "me", "name": "P0"}, *[{"kind": "link"}] * (people - 1)]
        opened = await self.open(game, seats, **more)
        tokens = [opened["token"]]
        tokens += [(await self.join(opened["join"], f"P{i}"))["token"] for i in range(1, people)]
        players = []
        for seat, token in enumerate(tokens):
            player = await self.player(opened["table"], token, n=0)
            player.token = token
            player.table = opened["table"]
            player.commit(seat)
            players.append(player)
        for player in players:
            await player.get("done")
        players[0].send({"type": "start"})
        return players


class Rig(Remote):
    """A server in this very process."""

    def __init__(self, context: Context, port: int) -> None:
        super().__init__(port)
        self.context = context
        self.tables = context.tables
        clock = self.tables.clock
        assert isinstance(clock, HandClock)
        self.clock = clock

    def pass_time(self, seconds: float) -> None:
        """Let so much time go by at once; what is due then happens."""
        self.clock.passed_s += seconds
        for table in self.tables.tables.values():
            table.alarm.set()

    async def settled(self) -> None:
        """Let all happen that is due by now: it begins before an answer that is asked for now."""
        tables = self.tables.tables
        for _ in range(2):
            await self.call("GET", "/health")
            await until(
                lambda: all(
                    table.is_idle() and not table.bots.thinking for table in tables.values()
                )
            )

    def drop_tables(self) -> None:
        """Have no table in memory, as after a while in which nobody looked at any."""
        for table in self.tables.tables.values():
            table.alarm.stop()
        self.tables.tables.clear()

    async def log(self, table: str) -> list[Entry]:
        """The entries of a table, as they are stored."""
        row = await self.tables.store.load(table)
        assert row is not None
        return [read_entry(logged.body) for logged in await self.tables.store.read(row.id)]


class Player(WSListener):
    """A device: what it was sent, in order."""

    def __init__(self) -> None:
        self.frames: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.raw: list[bytes] = []
        self.transport: WSTransport | None = None
        self.token = self.table = ""
        self.lobby: dict[str, Any] = {}
        self.shares: dict[int, bytes] = {}
        """What each seat of this device adds to the shuffles, once it is time to say so."""
        self.closed = asyncio.Event()
        self.close_code = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            data = frame.get_payload_as_bytes()
            self.raw.append(data)
            frame_read = json.loads(data)
            if frame_read["type"] == "lobby":
                self.lobby = frame_read
                if frame_read["mixing"] == "reveal":
                    self._reveal()
            self.frames.put_nowait(frame_read)
        elif frame.msg_type == WSMsgType.CLOSE:
            self.close_code = frame.get_close_code()
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.closed.set()

    def send(self, request: dict[str, Any]) -> None:
        self.send_raw(json.dumps(request).encode())

    def send_raw(self, data: bytes) -> None:
        if self.transport is None:
            raise ConnectionError("cut before it began")
        self.transport.send(WSMsgType.TEXT, data)

    def commit(self, seat: int) -> None:
        """Promise a share in the shuffles; it is revealed when all promises stand."""
        share = self.shares[seat] = secrets.token_bytes(32)
        self.send({"type": "commit", "seat": seat, "commitment": hashlib.sha256(share).hexdigest()})

    def _reveal(self) -> None:
        while self.shares:
            seat, share = self.shares.popitem()
            self.send({"type": "reveal", "seat": seat, "contribution": share.hex()})

    async def get(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next frame of that kind with these fields; the others are passed over."""
        while True:
            frame = await asyncio.wait_for(self.frames.get(), PATIENCE_S)
            if frame["type"] == kind and all(frame.get(k) == v for k, v in fields.items()):
                return frame
            assert kind == "error" or frame["type"] != "error", frame

    async def next_step(self) -> dict[str, Any]:
        """The next step, also where a delay overtook a move on a busy machine.

        Such a move is refused, and the delay's end is the step; without one none would come.
        """
        while True:
            frame = await asyncio.wait_for(self.frames.get(), PATIENCE_S)
            if frame["type"] == "step":
                return frame
            assert frame["type"] != "error" or frame["code"] in OVERTAKEN, frame

    def move(self, step: dict[str, Any], action: Any, seat: int, **more: Any) -> str:
        """Decide in the window of a step."""
        key = secrets.token_hex(6)
        self.send({"type": "move", "seat": seat, "window": step["window"], "action": action,
                   "key": key} | more)  # fmt: skip
        return key

    def menu(self, step: dict[str, Any], seat: int) -> list[Any]:
        """What a seat of this device may do in a step."""
        menu: list[Any] = next(look["menu"] for look in step["looks"] if look["seat"] == seat)
        return menu

    def leave(self) -> None:
        if self.transport is not None:
            self.transport.disconnect()


async def until(holds: Callable[[], bool], seconds: float = 20) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)


async def with_bots(rig: Remote, game: str, bots: int, **more: object) -> tuple[dict, Player]:
    """A table of bots that its host looks at, begun."""
    opened = await rig.open(game, [{"kind": "bot"}] * bots, **more)
    host = await rig.player(opened["table"], opened["token"])
    host.send({"type": "start"})
    return opened, host


async def part(players: list[Player]) -> None:
    """Everybody goes, and is gone."""
    for player in players:
        player.leave()
    for player in players:
        await asyncio.wait_for(player.closed.wait(), PATIENCE_S)
    await asyncio.sleep(0)


def choose(lobby: dict[str, Any], look: dict[str, Any], dice: Dice) -> Any:
    """Any legal action of a look, also in games whose menu does not list them all."""
    game = shelf.find(lobby["game"], lobby["rules"])
    assert game is not None
    players = len(lobby["seats"])
    options = game.read_options(lobby["options"], players)
    view = msgspec.convert(look["view"], game.View)
    actions = [game.read_action(action) for action in look["menu"]]
    seen = Seen(game, options, players, look["seat"], view, actions)
    return msgspec.to_builtins(AtRandom(dice.below(1 << 30)).choose(seen))


async def play_on(players: list[Player], dice: Dice, most: int = 5000) -> dict[str, Any]:
    """Play at random, each device for its seats, until the match is over; the last step."""
    steps = [await player.get("step") for player in players]
    for _ in range(most):
        step = steps[0]
        assert {s["n"] for s in steps} == {step["n"]}
        if step["waiting"]["type"] == "over":
            return step
        seat = step["waiting"]["seats"][dice.below(len(step["waiting"]["seats"]))]
        for player, own in zip(players, steps, strict=True):
            look = next((lk for lk in own["looks"] if lk["seat"] == seat), None)
            if look is not None:
                player.move(own, choose(player.lobby, look, dice), seat)
                break
        n = step["n"]
        steps = [await player.next_step() for player in players]
        assert all(s["from"] == n for s in steps)
    raise AssertionError("no end")


async def store_of(folder: Path, clock: HandClock) -> Store:
    """The store of a folder: a file in it, or a database of its own where PostgreSQL is tried."""
    file = folder / "tables.sqlite3"
    if not on_postgres():
        return SqliteStore(file, wall=clock.wall)
    url = await database_of(folder)
    if file.exists():  # of an earlier version, say: whoever grows moves in
        await SqliteStore(file, wall=clock.wall).close()
        await asyncio.to_thread(move, str(file), url)
        file.unlink()
    return await PostgresStore.open(url, wall=clock.wall)


def bus_under_test() -> Bus | None:
    """On PostgreSQL others may write as well: with a NATS between them, where the run has one."""
    return open_bus(os.environ[POSTGRES_AT], os.environ.get(NATS_AT, "")) if on_postgres() else None


@asynccontextmanager
async def running(
    folder: Path, clock: HandClock | None = None, **config: Any
) -> AsyncIterator[Rig]:
    """A server on a free port, its data in a folder."""
    clock = clock or HandClock()
    settings = Config(data=str(folder / "tables.sqlite3"), port=0, **(QUICK | config))
    tables = Tables(settings, await store_of(folder, clock), clock, bus_under_test())
    context = Context(tables, open_files())
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    ready = asyncio.Event()
    server = Server(context, ready.set)
    task = asyncio.create_task(server.serve([listening]))
    await ready.wait()
    tables.begin()
    try:
        yield Rig(context, listening.getsockname()[1])
    finally:
        server.stop()
        await task


def online(go: Callable[["Rig"], Awaitable[None]], folder: Path, **config: Any) -> None:
    """Do something with a server, and end."""

    async def inside() -> None:
        async with running(folder, **config) as rig:
            await go(rig)

    asyncio.run(asyncio.wait_for(inside(), EVENING_S))
