"""WebSockets by picows: no task and no queue a connection.

The request was read already; picows' own protocol is fed with it again, and takes the connection
over.
"""

import asyncio
import logging
from typing import Any

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from ludiade.server.http.context import Context
from ludiade.server.websocket.connection import Connection
from ludiade.server.websocket.port import (
    CLOSE_S,
    ONLY_TEXT,
    PROTOCOL_ERROR,
    BadFrame,
    Message,
    Upgrade,
    Visitor,
)

TEXT, CONTINUATION = WSMsgType.TEXT, WSMsgType.CONTINUATION
PING, PONG, CLOSE = WSMsgType.PING, WSMsgType.PONG, WSMsgType.CLOSE
READ_BUFFER = 2048
HIGHEST_CODE = 5000
"""Below it are all codes that a close may have."""


class OnlyMistakes(logging.LoggerAdapter[logging.Logger]):
    """Logs what we did wrong; of broken frames strangers can send as many as they like.

    An adapter, as for a plain logger picows makes and keeps one more for each connection.
    """

    def log(self, level: int, msg: object, *args: object, **more: Any) -> None:
        if more.get("exc_info"):
            super().log(level, msg, *args, **more)

    def isEnabledFor(self, level: int) -> bool:  # noqa: N802
        return level >= logging.ERROR


log = OnlyMistakes(logging.getLogger("ludiade.picows"))


class Listener(WSListener):
    """One socket: frames in, frames out, dropped when its reader is too slow."""

    def __init__(self, context: Context, visitor: Visitor) -> None:
        self._context = context
        self._visitor = visitor
        self._transport: WSTransport | None = None
        self._message = Message(context.config.frame_bytes)
        self._slow = False
        self.connection: Connection

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self.connection = self._context.connections.admit(self, self._visitor)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if self.connection.ended:
            return
        if frame.rsv1 or frame.rsv2 or frame.rsv3:  # we have agreed on no extension
            self.connection.end(PROTOCOL_ERROR, "reserved")
            return
        kind = frame.msg_type
        if kind is TEXT or kind is CONTINUATION:  # one object each: == would ask the enumeration
            try:
                data = self._message.add(frame.get_payload_as_bytes(), kind is TEXT, frame.fin)
            except BadFrame as bad:
                self._context.counters.add("malformed")
                self.connection.end(bad.code, bad.reason)
            else:
                if data is not None:
                    self.connection.frame(data)
        elif kind is PING:
            if self.connection.control():
                transport.send_pong(frame.get_payload_as_bytes())
                self._check_reader()
        elif kind is PONG:
            self.connection.control()
        elif kind is CLOSE:
            self.connection.ended = True
            known = int.from_bytes(frame.get_payload_as_bytes()[:2]) < HIGHEST_CODE
            transport.send_close(frame.get_close_code() if known else WSCloseCode.PROTOCOL_ERROR)
            self._disconnect(transport)
        else:
            self.connection.end(ONLY_TEXT, "text")

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._note_slow(False)
        self._context.connections.part(self.connection)

    def pause_writing(self) -> None:
        self._note_slow(True)

    def resume_writing(self) -> None:
        self._note_slow(False)

    def _note_slow(self, is_slow: bool) -> None:
        if is_slow is not self._slow:
            self._slow = is_slow
            self._context.connections.note_slow(self._visitor.address, is_slow)

    def send(self, data: bytes) -> None:
        transport = self._transport
        if transport is None or transport.is_disconnected or transport.is_close_frame_sent:
            return
        transport.send(TEXT, data)
        if self._slow:
            self._check_reader()

    def end(self, code: int, reason: str) -> None:
        transport = self._transport
        if transport is None or transport.is_disconnected:
            return
        if not code:
            transport.disconnect(graceful=False)
            return
        if not transport.is_close_frame_sent:
            transport.send_close(WSCloseCode(code), reason.encode())
        self._disconnect(transport)

    def ping(self) -> None:
        transport = self._transport
        if transport is not None and not (
            transport.is_disconnected or transport.is_close_frame_sent
        ):
            transport.send_ping()
            self._check_reader()

    def hold_back(self, on: bool) -> None:
        transport = self._transport
        if transport is None or transport.is_disconnected:
            return
        socket = transport.underlying_transport
        if not socket.is_closing():
            socket.pause_reading() if on else socket.resume_reading()

    def _check_reader(self) -> None:
        """Drop a reader that leaves too much unread."""
        if self._slow and self._transport is not None:
            socket = self._transport.underlying_transport
            if socket.get_write_buffer_size() > self._context.connections.most_unread(
                self._visitor.address
            ):
                self._context.counters.add("dropped")
                self.connection.ended = True
                socket.abort()

    def _disconnect(self, transport: WSTransport) -> None:
        """Close once what was said is read, or after some seconds."""
        transport.disconnect()
        self._context.tables.loop.call_later(CLOSE_S, transport.underlying_transport.abort)


class Upgraded(WSProtocol):  # type: ignore[misc]
    """picows' protocol, fed with the request that was read already."""

    def __init__(self, context: Context, visitor: Visitor) -> None:
        def listen(request: WSUpgradeRequest) -> Listener:
            return Listener(context, visitor)

        super().__init__(
            None, None, False, listen, log, True, CLOSE_S, False, 10, 10, 1, False,
            context.config.frame_bytes, None, READ_BUFFER,
        )  # fmt: skip
        self._context = context
        self._visitor = visitor

    def data_received(self, data: bytes) -> None:
        while data:
            room = self.get_buffer(-1)
            size = min(len(room), len(data))
            room[:size] = data[:size]
            self.buffer_updated(size)
            data = data[size:]

    def connection_lost(self, exc: Any) -> None:
        super().connection_lost(exc)
        self._context.capacity.close(self._visitor.slot)


def upgrade(context: Context) -> Upgrade:
    """What makes a protocol for each upgraded connection."""

    def make(visitor: Visitor) -> asyncio.BaseProtocol:
        return Upgraded(context, visitor)

    return make
