"""HTTP over one connection, with a deadline for everything that is awaited from the other end.

uvicorn's own protocol waits for ever for the rest of a request, and for a reader that does not
read. Here each phase of a connection has its seconds. What has come is handed on piece by piece,
each in its turn (`FairQueue`), and no piece is dear to read: a head has few lines, and a body comes
whole, not in thousands of chunks.
"""

import asyncio
import re
from typing import Any, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludiade.server.http.addresses import limit_key
from ludiade.server.http.capacity import Slot
from ludiade.server.http.context import Context
from ludiade.server.http.refusals import language, refusal_bytes
from ludiade.server.websocket.handshake import handshake
from ludiade.server.websocket.port import Upgrade
from ludiade.server.wire.decoding import Denied

Phase = Literal["head", "body", "busy", "idle"]
TIMEOUT = (
    b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n"
    b"x-content-type-options: nosniff\r\n\r\n"
)
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n"
    b"retry-after: 30\r\nx-content-type-options: nosniff\r\n\r\n"
)
"""Said to those for whom there is no room, before anything is read from them."""
PIECE = 4096
PIECE_COST = 2
"""Of a turn: to read a request and to answer it takes about half a millisecond."""
MOST_LINES = 100
"""Of the head of a request."""
_END_OF_HEAD = re.compile(rb"\n\r?\n")


class Unwelcome(Exception):
    """A request that is not read any further."""

    def __init__(self, refusal: Denied) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Protocol(H11Protocol):
    """One connection that speaks HTTP until it asks for a WebSocket."""

    def __init__(self, context: Context, upgrade: Upgrade, **given: Any) -> None:
        super().__init__(**given)
        self.context = context
        self.slot: Slot | None = None
        self._upgrade = upgrade
        self._phase: Phase = "busy"
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._come = b""
        """What has come and was not handed on yet."""
        self._waits = False
        """Whether a turn is awaited."""
        self._has_turn = False
        self._is_behind = False
        """Whether what was handed on may hold another request, behind one that was answered."""
        self._lines = 0
        """Of a head that is being read."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client is not None else None
        address = None if self.context.proxies.trusts(peer) else limit_key(peer)
        self.slot = self.context.capacity.open(address, self)
        if self.slot is None:
            self.context.counters.add("limited")
            transport.write(FULL)
            transport.close()
        else:
            self._enter("head")

    def data_received(self, data: bytes) -> None:
        if self.slot is None:
            return
        if self._phase == "idle":
            self._enter("head")
        self._come += data
        self._wait_for_turn()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._cancel()
        self.resume_writing()
        if self.slot is not None:
            self.context.capacity.close(self.slot)

    def send_400_response(self, msg: str) -> None:
        """Say that the rest of a request cannot be read, unless an answer to it has begun."""
        if self.cycle is not None:  # whatever the application says to it now goes nowhere
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def shutdown(self) -> None:
        """Close, once what is being answered is; h11 would raise where an upgrade was refused."""
        if self.cycle is None or self.cycle.response_complete:
            self.transport.close()
        else:
            self.cycle.keep_alive = False

    def evict(self) -> None:
        """Make room for another connection."""
        self.transport.abort()

    # Turns

    def handle_events(self) -> None:
        """Read on; what came along with an earlier request waits for a turn of its own."""
        if self._has_turn:
            super().handle_events()
        elif self._come or self.conn.trailing_data[0]:
            self._is_behind = True
            self._wait_for_turn()

    def _wait_for_turn(self) -> None:
        if self._waits:
            return
        self._waits = True
        peer = self.client[0] if self.client is not None else None
        self.context.fair.run(limit_key(peer), self._take_turn, PIECE_COST)
        if self._waits:
            self.flow.pause_reading()
            if self.slot is not None and len(self._come) <= PIECE:  # it may be a whole request
                self.context.capacity.busy(self.slot)

    def _take_turn(self) -> None:
        """Hand the next piece on, unless an answer is awaited before it."""
        self._waits = False
        waited = self.slot is not None and not self.context.capacity.is_pending(self.slot)
        if self.slot is None or self.transport.is_closing() or self._answers:
            return
        self._has_turn = True
        try:
            if self._is_behind:
                self._is_behind = False
                super().handle_events()
            elif self._come:
                piece, self._come = self._come[:PIECE], self._come[PIECE:]
                self._check_head(piece)
                super().data_received(piece)
        except Unwelcome as unwelcome:
            self._refuse(unwelcome.refusal)
            return
        finally:
            self._has_turn = False
        self._look()
        if self.transport.is_closing():
            return
        if self.slot is None:  # a WebSocket's now
            self.flow.resume_reading()
            return
        if waited and self._phase in ("head", "body"):
            self.context.capacity.pending(self.slot)  # it was not a whole one
        if self._answers and (self._come or self.conn.trailing_data[0]):
            self.flow.pause_reading()
        elif self._come:
            self._wait_for_turn()
        else:
            self.flow.resume_reading()

    @property
    def _answers(self) -> bool:
        """Whether a whole request has been read whose answer has yet to be told."""
        return self.conn.their_state in (h11.DONE, h11.MUST_CLOSE)

    def _check_head(self, piece: bytes) -> None:
        if self.conn.their_state is not h11.IDLE:
            self._lines = 0
            return
        end = _END_OF_HEAD.search(piece)
        self._lines += piece.count(b"\n", 0, len(piece) if end is None else end.start())
        if self._lines > MOST_LINES:
            raise Unwelcome(Denied("too_large_head", most=MOST_LINES))

    def _should_upgrade(self) -> bool:
        """Asked with every head that was read: a body must say how long it is."""
        self._lines = 0
        names = {name for name, _ in self.headers}
        if b"transfer-encoding" in names:
            both = b"content-length" in names  # where such a body ends may be a trap
            denied = Denied("bad_request", path="content-length")
            raise Unwelcome(denied if both else Denied("length_required"))
        return super()._should_upgrade()

    def _refuse(self, refusal: Denied) -> None:
        """Say why not, and close."""
        self.context.counters.add("limited" if refusal.code == "too_many" else "refusals")
        spoken = dict(self.headers or ()).get(b"accept-language", b"").decode("latin-1")
        self.transport.write(refusal_bytes(refusal, language(spoken)))
        self.transport.close()
        self._look()

    # Deadlines

    def _look(self) -> None:
        """In which phase the connection is now, from what h11 has read and we have said."""
        if self.slot is None:
            return
        if self.transport.is_closing():  # also for one that does not read our last words
            self._arm(self.context.config.read_s)
        elif self.conn.their_state is h11.SEND_BODY:
            self._enter("body")
        elif self.conn.their_state is not h11.IDLE or self.conn.our_state is not h11.IDLE:
            self._enter("busy")
        elif self._phase != "head":
            self._enter("head" if self._come or self.conn.trailing_data[0] else "idle")

    def _enter(self, phase: Phase) -> None:
        """Go on to a phase; more bytes in the same one do not put its end off."""
        if phase == self._phase or self.slot is None:
            return
        self._phase = phase
        self._cancel()
        match phase:
            case "busy":
                self.context.capacity.busy(self.slot)
            case "head":
                self.context.capacity.pending(self.slot)
                self._arm(self.context.config.head_s)
            case "body":
                self.context.capacity.pending(self.slot)
                self._arm(self.context.config.body_s)
            case "idle":  # uvicorn closes those that do not go on
                self.context.capacity.pending(self.slot, idle=True)

    def _arm(self, seconds: float) -> None:
        self._cancel()
        self._deadline = self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        self.context.counters.add("timeouts")
        if self.transport.is_closing():
            self.transport.abort()
            return
        answered = self.cycle is not None and self.cycle.response_started
        begun = self._come or self.conn.trailing_data[0]
        if begun or (self._phase == "body" and not answered):
            self.transport.write(TIMEOUT)
        self.transport.close()
        self._look()

    def _cancel(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.context.config.read_s, self.evict)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    # WebSockets

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over, if this device may have one."""
        slot = self.slot
        assert slot is not None
        try:
            visitor = handshake(self.context, self.scope, slot)
        except Denied as denied:
            self._refuse(denied)
            return
        self._cancel()
        self.slot = None  # the place is the WebSocket's now
        slot.holder = None
        self.ws_protocol_class = lambda **_: self._upgrade(visitor)  # type: ignore
        super().handle_websocket_upgrade(event)
        self.ws_protocol_class = None  # else this would keep itself
