"""Running a server: from the file to the sockets, and back without losing a move."""

import asyncio
import gc
import json
import logging
import socket
import sys
import time
from collections.abc import Callable
from types import FrameType

import uvicorn

from ludiade.server.app import app
from ludiade.server.config import Config
from ludiade.server.door import Door
from ludiade.server.hub import Hub
from ludiade.server.socket import protocol
from ludiade.server.store.sqlite import SqliteStore

SWITCH_S = 0.0005
COLLECT_AFTER = (50_000, 20, 20)
"""Matches are long-lived and free of cycles: the collector is asked less often than by default."""


class Server(uvicorn.Server):
    """uvicorn, which here sends everybody home before it closes its doors."""

    def __init__(self, door: Door, ready: Callable[[], None]) -> None:
        super().__init__(uvicorn.Config(
            app(door), http="h11", ws=protocol(door),  # type: ignore[arg-type]
            lifespan="off", log_config=None, access_log=False, server_header=False,
            timeout_graceful_shutdown=5,
        ))  # fmt: skip
        self._door = door
        self._ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in good order, and end well; at the second signal, at once."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._door.hub.stopping = True
        await self._door.close()
        self._door.hub.reviews.stop()  # else those who wait for one would be waited for
        await super().shutdown(sockets)
        await self._door.hub.stop()


async def serve(config: Config, ready: Callable[[int], None]) -> None:
    """Serve until told to stop; `ready` hears the port once the server listens."""
    hub = Hub(config, SqliteStore(config.data, config.synchronous))
    listening = socket.create_server((config.host, config.port), backlog=2048)
    server = Server(Door(hub), lambda: ready(listening.getsockname()[1]))
    hub.begin()
    await server.serve([listening])


def run(config: Config, ready: Callable[[int], None]) -> None:
    """Serve in this process, on the fast event loop where there is one."""
    # The writer's thread must not wait long for the interpreter when a sync is done.
    sys.setswitchinterval(SWITCH_S)
    gc.set_threshold(*COLLECT_AFTER)
    gc.freeze()
    with asyncio.Runner(loop_factory=_new_loop) as runner:
        runner.run(serve(config, ready))


def _new_loop() -> asyncio.AbstractEventLoop:
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()


class JsonLines(logging.Formatter):
    """A log entry as one line of JSON: no addresses of requests, so no secrets."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def log_to_stderr() -> None:
    """Structured logs, warnings and above from libraries."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("ludiade").setLevel(logging.INFO)
