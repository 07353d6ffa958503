"""A WebSocket connection of one device to one table."""

import logging
from functools import partial
from typing import TYPE_CHECKING, Protocol

from ludiade.kernel.errors import Refusal
from ludiade.server import deeds, entrance
from ludiade.server.codes import TOKEN, digest
from ludiade.server.limits import Bucket
from ludiade.server.members import Member
from ludiade.server.requests import Deed, DoMove, Hello
from ludiade.server.store.port import StoreError
from ludiade.server.table import Table, not_saved
from ludiade.server.wire import Denied, read_request

if TYPE_CHECKING:
    from ludiade.server.door import Door

log = logging.getLogger("ludiade.connection")
POLICY = 1008
MOST_EARLY = 16
BAD_FRAMES = 20
"""So many unreadable frames, and the connection is closed."""


class Outlet(Protocol):
    """Where frames go out; a socket, behind whatever library holds it."""

    def send(self, data: bytes) -> None: ...
    def end(self, code: int, reason: str) -> None: ...
    def ping(self) -> None: ...


class Connection(Member):
    """Reads frames, hands them to the table, and stays polite to those who are not."""

    __slots__ = ("_bad", "_bucket", "_door", "_early", "address", "heard", "outlet", "table")

    def __init__(self, door: "Door", outlet: Outlet, address: str, device: str | None) -> None:
        super().__init__(device, "fr")
        self.outlet = outlet
        self.address = address
        self.table: Table | None = None
        self.heard = True
        """Whether anything came since the last ping."""
        self._door = door
        self._early: list[Deed] | None = None
        """What was asked after a hello that is still being seen to."""
        self._bad = 0
        self._bucket = Bucket(door.hub.config.frames_at_once, door.hub.loop.time())

    def send(self, data: bytes) -> None:
        self.outlet.send(data)

    def end(self, code: int, reason: str) -> None:
        self.outlet.end(code, reason)

    def frame(self, data: bytes) -> None:
        """One frame from the device."""
        self.heard = True
        hub = self._door.hub
        config = hub.config
        key: str | None = None
        try:
            wait = self._bucket.take(
                config.frames_a_second, config.frames_at_once, hub.loop.time()
            )  # fmt: skip
            if wait:
                hub.counters.add("limited")
                raise Denied("too_many", limit="frames", seconds=int(wait) + 1)
            request = read_request(data)
            if isinstance(request, DoMove):
                key = request.key
            if isinstance(request, Hello):
                self._hello(request)
            elif self.table is not None:
                deeds.ask(self.table, self, request)
            elif self._early is not None:
                if len(self._early) >= MOST_EARLY:
                    raise Denied("busy", limit="queue", seconds=1)
                self._early.append(request)
            else:
                raise Denied("hello_first")
        except Refusal as refusal:
            self._count_bad(refusal)
            self._tell(refusal, key)

    def _hello(self, hello: Hello) -> None:
        """Go to a table, and away from the one before."""
        if self._early is not None:
            raise Denied("busy", limit="queue", seconds=1)
        if self.table is not None:
            entrance.leave(self.table, self)
            self.table = None
        self._early = []
        self._door.hub.spawn(self._enter(hello, self._early))

    async def _enter(self, hello: Hello, early: list[Deed]) -> None:
        try:
            self.lang = hello.lang
            if hello.token is not None:
                if not TOKEN.match(hello.token):
                    raise Denied("bad_token")
                self.device = digest(hello.token)
            table = await self._door.hub.table(hello.table)
            await table.do(partial(entrance.enter, table, self, hello))
            self.table = table
            if self not in self._door.connections:
                entrance.leave(table, self)
            for request in early:
                try:
                    deeds.ask(table, self, request)
                except Refusal as refusal:
                    self._tell(refusal, request.key if isinstance(request, DoMove) else None)
        except Refusal as refusal:
            self._tell(refusal)
        except StoreError as error:
            self._tell(not_saved(error))
        except Exception:
            log.exception("nobody could enter table %s", hello.table)
            self._door.hub.counters.add("errors")
            self._tell(Denied("internal"))
        finally:
            self._early = None

    def gone(self) -> None:
        """The connection is no more."""
        if self.table is not None:
            entrance.leave(self.table, self)

    def _tell(self, refusal: Refusal, key: str | None = None) -> None:
        table = self.table
        game, names = (table.row.game, table.row.names) if table is not None else (None, [])
        self.refuse(refusal, game, names, key)

    def _count_bad(self, refusal: Refusal) -> None:
        if refusal.code in ("bad_request", "not_json", "too_many"):
            if refusal.code != "too_many":
                self._door.hub.counters.add("malformed")
            self._bad += 1
            if self._bad > BAD_FRAMES:
                self.end(POLICY, refusal.code)
