"""All connections: who is let in, who is still there, and how they are sent home."""

import asyncio
from collections import Counter

from ludiade.server.codes import TOKEN, digest
from ludiade.server.connection import Connection, Outlet
from ludiade.server.frames import Bye
from ludiade.server.hub import Hub
from ludiade.server.limits import Limit
from ludiade.server.members import Member
from ludiade.server.wire import Denied, encode

COOKIE = "ludiade"
RESTART = 1012
AGAIN_MS = 500
SLICES = 20


class Door:
    """The connections of one process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.connections: set[Connection] = set()
        self.addresses: Counter[str] = Counter()
        self.streams: set[Member] = set()
        """Programs that read over HTTP."""
        config, clock = hub.config, hub.clock.steady
        tries, tables = config.tries_a_minute, config.tables_a_minute
        self.try_limit = Limit("tries", tries / 60, tries, clock)
        self.table_limit = Limit("tables", tables / 60, tables, clock)
        self.call_limit = Limit("calls", config.calls_a_second, 2 * config.calls_a_second, clock)
        self._pinging = hub.spawn(self._ping())

    def check_room(self, address: str) -> None:
        """Say which limit one more connection would meet."""
        config = self.hub.config
        if self.hub.stopping:
            raise Denied("stopping", seconds=1)
        if len(self.connections) + len(self.streams) >= config.connections:
            raise Denied("too_many", limit="connections", seconds=30)
        if self.addresses[address] >= config.connections_an_address:
            raise Denied("too_many", limit="connections_an_address", seconds=30)

    def admit(self, outlet: Outlet, address: str, token: str | None) -> Connection:
        """Let a connection in."""
        device = digest(token) if token is not None and TOKEN.match(token) else None
        connection = Connection(self, outlet, address, device)
        self.connections.add(connection)
        self.addresses[address] += 1
        self.hub.counters.add("connections_total")
        return connection

    def part(self, connection: Connection) -> None:
        """A connection has ended."""
        if connection in self.connections:
            self.connections.remove(connection)
            self.addresses[connection.address] -= 1
            if not self.addresses[connection.address]:
                del self.addresses[connection.address]
            connection.gone()

    async def _ping(self) -> None:
        """Ask those who were silent whether they are there; drop those who do not answer."""
        while True:
            waiting = list(self.connections)
            size = len(waiting) // SLICES + 1
            for start in range(0, SLICES * size, size):
                for connection in waiting[start : start + size]:
                    if not connection.heard:
                        connection.end(0, "silent")
                    else:
                        connection.heard = False
                        connection.outlet.ping()
                await asyncio.sleep(self.hub.config.ping_s / SLICES)

    async def close(self) -> None:
        """Tell everybody to come back, and close."""
        self._pinging.cancel()
        bye = encode(Bye(AGAIN_MS))
        for connection in list(self.connections):
            connection.send(bye)
            connection.end(RESTART, "restart")
        for stream in list(self.streams):
            stream.send(bye)
            stream.end(RESTART, "restart")
        for _ in range(50):
            if not self.connections:
                break
            await asyncio.sleep(0.02)


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a page of this very server asks; programs have no origin."""
    if origin is None:
        return True
    return host is not None and origin.partition("://")[2].lower() == host.lower()
