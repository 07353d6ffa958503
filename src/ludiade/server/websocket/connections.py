"""All WebSocket connections of one process: who is there still, and how they are sent home."""

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

from ludiade.server.websocket.connection import Connection
from ludiade.server.websocket.port import RESTART, Outlet, Visitor
from ludiade.server.wire.decoding import encode
from ludiade.server.wire.frames import Bye

if TYPE_CHECKING:
    from ludiade.server.http.context import Context

AGAIN_MS = 500
SLICES = 20


class Connections:
    """The connections that are open."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self.all: set[Connection] = set()
        self._slow: Counter[str] = Counter()
        self._pinging = context.tables.spawn(self._ping())

    def __len__(self) -> int:
        return len(self.all)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self.all

    def admit(self, outlet: Outlet, visitor: Visitor) -> Connection:
        """Let a connection in."""
        connection = Connection(self.context, outlet, visitor)
        visitor.slot.holder = connection
        self.all.add(connection)
        self.context.counters.add("connections_total")
        return connection

    def note_slow(self, address: str, is_slow: bool) -> None:
        """One more reader at an address leaves something unread, or one less."""
        self._slow[address] += 1 if is_slow else -1
        if not self._slow[address]:
            del self._slow[address]

    def most_unread(self, address: str) -> int:
        """What a reader may leave unread: less where there are many, so that it is never much.

        Addresses share alike: many slow readers at one have less each, and a single one elsewhere
        does not.
        """
        config = self.context.config
        share = config.unread_bytes // max(1, len(self._slow))
        return min(config.buffer_bytes, share // max(1, self._slow[address]))

    def part(self, connection: Connection) -> None:
        """A connection has ended."""
        if connection in self.all:
            self.all.remove(connection)
            connection.gone()

    async def _ping(self) -> None:
        """Ask those who were silent whether they are there; drop those who do not answer."""
        while True:
            waiting = list(self.all)
            size = len(waiting) // SLICES + 1
            for start in range(0, SLICES * size, size):
                for connection in waiting[start : start + size]:
                    if not connection.heard:
                        connection.end(0, "silent")
                    else:
                        connection.heard = False
                        connection.outlet.ping()
                await asyncio.sleep(self.context.config.ping_s / SLICES)

    async def close(self) -> None:
        """Tell everybody to come back, and close."""
        self._pinging.cancel()
        bye = encode(Bye(AGAIN_MS))
        for connection in list(self.all):
            connection.outlet.send(bye)
            connection.end(RESTART, "restart")
        for stream in list(self.context.streams):
            stream.send(bye)
            stream.end(RESTART, "restart")
        for _ in range(50):
            if not self.all:
                break
            await asyncio.sleep(0.02)
