"""A WebSocket connection: frames in, requests to the table it looks at, and limits on both."""

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING

from ludiade.kernel.errors import Refusal
from ludiade.server.buckets import Bucket
from ludiade.server.codes import TOKEN
from ludiade.server.store.port import NotStored, StoreError
from ludiade.server.table.deciding import ask
from ludiade.server.table.outcomes import not_saved
from ludiade.server.websocket.attending import MOST_EARLY, Attending
from ludiade.server.websocket.port import POLICY, Outlet, Visitor
from ludiade.server.websocket.session import Nobody, Session
from ludiade.server.wire.decoding import Denied, read_request
from ludiade.server.wire.frames import Pong
from ludiade.server.wire.gatherings import Attend, OfGathering
from ludiade.server.wire.requests import PROTOCOL, DoMove, Hello, Ping, Rematch, TableRequest

if TYPE_CHECKING:
    from ludiade.server.http.context import Context

log = logging.getLogger("ludiade.websocket")
BAD_FRAMES = 20
"""So many unreadable or excessive frames, and the connection is closed."""
UNREADABLE = ("bad_request", "not_json")
MOST_PUT_OFF = 100
"""Frames of one connection that may wait for their turn; more than its bucket ever holds."""
TAKEN_UP = 8
"""So many of them are seen to in one turn."""
TAKEN_UP_COST, HELLO_COST = 3, 16
"""Of a turn (`FairQueue`): a hello may have a whole match told, which takes milliseconds."""


class Connection:
    """Reads frames, hands them to the table, and stays polite to those who are not."""

    __slots__ = (
        "_attending", "_bad", "_bucket", "_early", "_fair", "_hello_deadline", "_lang", "_put_off",
        "context", "ended", "heard", "outlet", "session", "visitor",
    )  # fmt: skip

    def __init__(self, context: "Context", outlet: Outlet, visitor: Visitor) -> None:
        self.outlet = outlet
        self.visitor = visitor
        self.session: Session | None = None
        self._attending = Attending(self)
        self.heard = True
        """Whether anything came since the last ping."""
        self.ended = False
        """Closed from here: what still comes is not looked at."""
        self.context = context
        self._lang = visitor.lang
        self._early: list[TableRequest] | None = None
        """What was asked after a hello that is still being seen to."""
        self._bad = 0
        self._fair = context.fair
        self._put_off: deque[bytes] | None = None
        """What came while there was much to do, and waits for its turn."""
        self._bucket = Bucket(context.config.frames_at_once, context.tables.loop.time())
        self._hello_deadline = self._close_later()

    def frame(self, data: bytes) -> None:
        """One message from the device: seen to at once, or in turn where there is much to do."""
        if self.ended:
            return
        self.heard = True
        if self._put_off is not None or self._fair.is_late():
            self._wait_for_turn(data)
        else:
            self._see_to(data)

    def _wait_for_turn(self, data: bytes) -> None:
        """Read nothing more from this connection until what it has sent is seen to."""
        if self._put_off is None:
            self._put_off = deque([data])
            self.outlet.hold_back(True)
            self._fair.run(self.visitor.address, self._take_up, TAKEN_UP_COST)
        elif len(self._put_off) < MOST_PUT_OFF:
            self._put_off.append(data)
        else:
            self.end(POLICY, "too_many")

    def _take_up(self) -> None:
        waiting = self._put_off
        assert waiting is not None
        for _ in range(min(TAKEN_UP, len(waiting))):
            if not self.ended:
                self._see_to(waiting.popleft())
        if waiting and not self.ended:
            self._fair.run(self.visitor.address, self._take_up, TAKEN_UP_COST)
        else:
            self._put_off = None
            self.outlet.hold_back(False)

    def _see_to(self, data: bytes) -> None:
        key: str | None = None
        try:
            self._pay(1.0)
            request = read_request(data)
            key = getattr(request, "key", None)
            session = self.session
            if session is not None and isinstance(request, DoMove):  # nearly all are
                ask(session.table, session, request)
            elif isinstance(request, Hello):
                self._pay(self.context.config.hello_frames - 1)
                self._hello(request)
            elif isinstance(request, Attend):
                self._pay(self.context.config.hello_frames - 1)
                self._introduced(request)
                self._hello_deadline.cancel()
                self._attending.attend(request)
            elif isinstance(request, OfGathering):
                self._attending.ask(request)
            else:
                self._ask_table(request)
        except Refusal as refusal:
            self.tell(refusal, key)
            self._count_bad(refusal)
        except Exception:
            log.exception("a frame was not seen to")
            self.context.counters.add("errors")
            self.tell(Denied("internal"), key)

    def control(self) -> bool:
        """A ping or a pong, which count as frames; whether it may be answered."""
        if self.ended:
            return False
        self.heard = True
        try:
            self._pay(1.0)
        except Denied as denied:
            self._count_bad(denied)
            return False
        return True

    def expect_hello(self) -> None:
        """Give whoever was let in nowhere as long again to find a table or a gathering."""
        waits = self.session is None and self._early is None and not self._attending.is_there
        if waits and not self.ended:
            self._hello_deadline.cancel()
            self._hello_deadline = self._close_later()

    def _close_later(self) -> asyncio.TimerHandle:
        after_s = self.context.config.hello_s
        return self.context.tables.loop.call_later(after_s, self.end, POLICY, "hello")

    def end(self, code: int, reason: str) -> None:
        """Close the connection."""
        self.ended = True
        self.outlet.end(code, reason)

    def evict(self) -> None:
        """Make room for another, as long as no table was asked for."""
        self.end(0, "room")

    def gone(self) -> None:
        """The connection is no more."""
        self.ended = True
        self._hello_deadline.cancel()
        self._leave()
        self._attending.leave()

    def _pay(self, cost: float) -> None:
        config = self.context.config
        wait = self._bucket.take(
            config.frames_a_second, config.frames_at_once, self.context.tables.loop.time(), cost
        )
        if wait:
            self.context.counters.add("limited")
            raise Denied("too_many", limit="frames", seconds=int(wait) + 1)

    def _ask_table(self, request: TableRequest) -> None:
        if self.session is not None:
            self._ask(self.session, request)
        elif self._early is not None:
            if len(self._early) >= MOST_EARLY:
                raise Denied("busy", limit="queue", seconds=1)
            self._early.append(request)
        elif isinstance(request, Ping) and self._attending.is_there:
            Nobody(self.outlet, self._lang).answer(Pong(request.at))
        else:
            raise Denied("hello_first")

    def _ask(self, session: Session, request: TableRequest) -> None:
        if isinstance(request, Rematch):
            self.context.tables.spawn(self._ask_again(session, request))
        else:
            ask(session.table, session, request)

    async def _ask_again(self, session: Session, request: Rematch) -> None:
        """A rematch opens a table, which all nodes count."""
        try:
            await self.context.limits.check_opening(self.visitor.address, session.digest)
            ask(session.table, session, request)
        except Refusal as refusal:
            self.tell(refusal, request.key)
            self._count_bad(refusal)
        except StoreError as error:
            self.unsaved(error, request.key)

    def _hello(self, hello: Hello) -> None:
        """Go to a table, and away from the one before."""
        self._introduced(hello)
        if self._early is not None:
            raise Denied("busy", limit="queue", seconds=1)
        self._hello_deadline.cancel()
        self._leave()
        self._early = []
        self.context.tables.spawn(self._enter(hello, self._early))

    def _introduced(self, hello: Hello | Attend) -> None:
        """Whoever comes speaks this protocol, and has a token or none."""
        self._lang = hello.lang
        spoken = hello.protocol
        if spoken is None and self.visitor.page:
            spoken = 1  # the first pages did not say which protocol they speak
        if spoken is not None and spoken < PROTOCOL:
            raise Denied("old_page")
        if hello.token is not None and not TOKEN.match(hello.token):
            raise Denied("bad_token")

    async def _enter(self, hello: Hello, early: list[TableRequest]) -> None:
        try:
            await self._fair.turn(self.visitor.address, HELLO_COST)
            given = [hello.token] if hello.token is not None else self.visitor.tokens
            found = await self.context.devices.find(given)
            table = await self.context.tables.table(hello.table)
            session = Session(self.outlet, table, None if found is None else found[1], hello.lang)
            address, allowance = self.visitor.address, self.context.limits.bytes
            allowance.check(address)
            allowance.told(address, await table.enter(session, hello))
            self.session = session
            self.context.capacity.settle(self.visitor.slot)
            if self.ended:
                self._leave()
                return
            for request in early:
                try:
                    self._ask(session, request)
                except Refusal as refusal:
                    self.tell(refusal, getattr(request, "key", None))
        except Refusal as refusal:
            self.tell(refusal)
        except StoreError as error:
            self.unsaved(error)
        except Exception:
            log.exception("nobody could enter table %s", hello.table)
            self.context.counters.add("errors")
            self.tell(Denied("internal"))
        finally:
            self._early = None
            if self.session is None:  # what was asked after a hello in vain
                for request in early:
                    self.tell(Denied("hello_first"), getattr(request, "key", None))
                self.expect_hello()

    def _leave(self) -> None:
        if self.session is not None:
            self.session.table.leave(self.session)
            self.session = None

    def tell(self, refusal: Refusal, key: str | None = None) -> None:
        Nobody(self.outlet, self._lang).refuse(refusal, None, (), key)

    def unsaved(self, error: StoreError, key: str | None = None) -> None:
        """The store failed; whether it can do anything at all is looked into."""
        if isinstance(error, NotStored):
            self.context.tables.store_failed(error)
        self.tell(not_saved(error), key)

    def _count_bad(self, refusal: Refusal) -> None:
        if refusal.code in UNREADABLE:
            self.context.counters.add("malformed")
        elif refusal.code != "too_many":
            return
        self._bad += 1
        if self._bad > BAD_FRAMES:
            self.end(POLICY, refusal.code)
