"""Who is told something over a WebSocket."""

from ludiade.server.table.peers import Member, Peer
from ludiade.server.table.table import Table
from ludiade.server.websocket.port import Outlet


class Session(Member):
    """A device at one table.

    Each hello makes a new one: no request that waits has its device or its table changed.
    """

    __slots__ = ("_outlet", "table")

    def __init__(self, outlet: Outlet, table: Table, digest: str | None, lang: str) -> None:
        super().__init__(digest, lang)
        self._outlet = outlet
        self.table = table

    def send(self, data: bytes) -> None:
        self._outlet.send(data)

    def end(self, code: int, reason: str) -> None:
        self._outlet.end(code, reason)


class Nobody(Peer):
    """Whoever has not come to a table, and is told why."""

    __slots__ = ("_outlet",)

    def __init__(self, outlet: Outlet, lang: str) -> None:
        super().__init__(None, lang)
        self._outlet = outlet

    def send(self, data: bytes) -> None:
        self._outlet.send(data)
