"""Several nodes in this process on one store, with or without hints between them."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from ludiade.server.bus.local import Hub
from ludiade.server.bus.port import Bus
from ludiade.server.http.capacity import open_files
from ludiade.server.http.context import Context
from ludiade.server.ops.config import Config
from ludiade.server.ops.serving import Server
from ludiade.server.room.entries import Device
from ludiade.server.store.port import Store
from ludiade.server.store.sqlite import SqliteStore
from ludiade.server.table.tables import Tables
from tests.server.clocks import HandClock
from tests.server.rig import EVENING_S, QUICK, Rig


class SharedStore(SqliteStore):
    """One file for several nodes of this process, and who is where; the last closes it."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self._present: dict[str, set[tuple[int, Device]]] = {}

    async def attend(
        self, node: str, present: Collection[tuple[int, Device]], seconds: float
    ) -> None:
        self._present[node] = set(present)

    async def elsewhere(self, node: str, tables: Sequence[int]) -> dict[int, frozenset[Device]]:
        others = [here for name, here in self._present.items() if name != node]
        return {
            number: frozenset(
                device for here in others for table, device in here if table == number
            )
            for number in tables
        }

    async def close(self) -> None:
        """Whoever has opened it closes it."""

    async def close_file(self) -> None:
        await super().close()


@asynccontextmanager
async def node(
    store: Store, bus: Bus, clock: HandClock | None = None, **config: Any
) -> AsyncIterator[Rig]:
    """A node on a store that others may write to as well."""
    settings = Config(port=0, **(QUICK | config))
    tables = Tables(settings, store, clock or HandClock(), bus)
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    ready = asyncio.Event()
    server = Server(Context(tables, open_files()), ready.set)
    task = asyncio.create_task(server.serve([listening]))
    await ready.wait()
    tables.begin()
    try:
        yield Rig(server._context, listening.getsockname()[1])
    finally:
        server.stop()
        await task


@asynccontextmanager
async def nodes(
    folder: Path, count: int = 2, hints: bool = True, **config: Any
) -> AsyncIterator[list[Rig]]:
    """Nodes on one store; without hints each finds out by itself."""
    store, hub = SharedStore(folder / "tables.sqlite3"), Hub()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(store.close_file)
        yield [
            await stack.enter_async_context(
                node(store, hub.join() if hints else Hub().join(), **config)
            )
            for _ in range(count)
        ]


def on_nodes(
    go: Callable[[list[Rig]], Awaitable[None]], folder: Path, hints: bool = True, **config: Any
) -> None:
    """Do something with two nodes, and end."""

    async def inside() -> None:
        async with nodes(folder, hints=hints, **config) as rigs:
            await go(rigs)

    asyncio.run(asyncio.wait_for(inside(), EVENING_S))
