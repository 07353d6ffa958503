"""Running a server: from the file to the sockets, and back without losing a move."""

import asyncio
import gc
import socket
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from importlib.util import find_spec
from types import FrameType
from typing import Any, Literal

import uvicorn

from ludiade.server.bus.opening import open_bus
from ludiade.server.http.accepting import Acceptor
from ludiade.server.http.app import app
from ludiade.server.http.capacity import open_files
from ludiade.server.http.context import Context
from ludiade.server.http.protocol import Protocol
from ludiade.server.http.routes.games import prepare
from ludiade.server.ops.config import Config
from ludiade.server.store.opening import open_store
from ludiade.server.table.tables import Tables
from ludiade.server.websocket.port import Upgrade

BACKLOG = 2048
TICK_S = 1.0
"""How often the date that answers bear is set anew."""
SWITCH_S = 0.0005
COLLECT_AFTER = (50_000, 20, 20)
"""Matches are long-lived and free of cycles: the collector is asked less often than by default."""
Beside = Callable[[Tables], Coroutine[Any, Any, None]]
"""What somebody has to do with the tables while they are served."""


class Server(uvicorn.Server):
    """uvicorn, which here sends everybody home before it closes its doors."""

    def __init__(self, context: Context, ready: Callable[[], None]) -> None:
        super().__init__(uvicorn.Config(
            app(context), http=Protocol, ws=asyncio.Protocol, lifespan="off", log_config=None,
            access_log=False, server_header=False, proxy_headers=False,
            h11_max_incomplete_event_size=context.config.head_bytes,
            timeout_keep_alive=int(context.config.idle_s), timeout_graceful_shutdown=5,
        ))  # fmt: skip
        self._context = context
        self._upgrade = upgrade(context)
        self._ready = ready
        self._acceptors: list[Acceptor] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._told = asyncio.Event()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in good order, and end well; at the second signal, at once."""
        self.force_exit = self.should_exit
        self.stop()

    def stop(self) -> None:
        """Have `serve` end; a signal's handler may say so too, while the loop sleeps."""
        self.should_exit = True
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._told.set)

    async def main_loop(self) -> None:
        """Wait until told to stop; uvicorn would look whether it was ten times a second."""
        self._loop = asyncio.get_running_loop()
        while not await self.on_tick(0):
            with suppress(TimeoutError):
                async with asyncio.timeout(TICK_S):
                    await self._told.wait()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept connections ourselves: see `Acceptor`."""
        self.servers = []
        relieve = self._context.capacity.relieve
        self._acceptors = [
            Acceptor(listening, self._protocol, relieve) for listening in sockets or []
        ]
        self.started = True
        self._ready()

    def _protocol(self) -> asyncio.Protocol:
        return Protocol(
            self._context, self._upgrade,
            config=self.config, server_state=self.server_state, app_state={},
        )  # fmt: skip

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        tables = self._context.tables
        tables.stopping = True
        for acceptor in self._acceptors:
            await acceptor.close()
        await self._context.connections.close()
        tables.reviews.stop()  # else those who wait for one would be waited for
        await self._dismiss(sockets or [])
        self._context.health.stop()
        self._context.fair.stop()
        self._context.workshop.stop()
        await self._context.halls.stop()
        await tables.stop()

    async def _dismiss(self, sockets: list[socket.socket]) -> None:
        """Close what is idle at once; uvicorn waits for those that are being answered."""
        for listening in sockets:
            listening.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        await asyncio.sleep(0)  # closing takes a turn of the loop
        if self.server_state.connections or self.server_state.tasks:
            await super().shutdown()


def websocket_library(config: Config) -> Literal["picows", "plain"]:
    """What holds the WebSockets: as configured, else picows where it is installed."""
    there = find_spec("picows") is not None
    if config.websocket == "picows" and not there:
        raise ValueError("picows is not installed (pip install ludiade[fast])")
    return config.websocket or ("picows" if there else "plain")


def upgrade(context: Context) -> Upgrade:
    """What makes a WebSocket of a connection."""
    if websocket_library(context.config) == "picows":
        from ludiade.server.websocket import picows

        return picows.upgrade(context)
    from ludiade.server.websocket import plain

    return plain.upgrade(context)


async def serve(config: Config, ready: Callable[[int], None], beside: Beside | None) -> None:
    """Serve until told to stop; `ready` hears the port once the server listens."""
    websocket_library(config)  # before anything is opened
    files = open_files()
    with socket.create_server((config.host, config.port), backlog=BACKLOG) as listening:
        store, clock = await open_store(config.data, config.synchronous)
        tables = Tables(config, store, clock, open_bus(config.data, config.bus))
        server = Server(Context(tables, files), lambda: ready(listening.getsockname()[1]))
        tables.begin()
        prepare()
        tasks = [asyncio.create_task(clock.keep())]
        if beside is not None:
            tasks.append(asyncio.create_task(beside(tables)))
        try:
            await server.serve([listening])
        finally:
            for task in tasks:
                task.cancel()


def run(config: Config, ready: Callable[[int], None], beside: Beside | None = None) -> None:
    """Serve in this process, on the fast event loop where there is one.

    `beside` is begun with the server and ends with it.
    """
    # The writer's thread must not wait long for the interpreter when a sync is done.
    sys.setswitchinterval(SWITCH_S)
    gc.set_threshold(*COLLECT_AFTER)
    gc.freeze()
    with asyncio.Runner(loop_factory=_new_loop) as runner:
        runner.run(serve(config, ready, beside))


def _new_loop() -> asyncio.AbstractEventLoop:
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()
