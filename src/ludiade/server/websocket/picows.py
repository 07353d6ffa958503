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
from ludiade.server.websocket.picows_outlet import PicowsOutlet
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
    """What comes in by one socket; what goes out is the outlet's."""

    def __init__(self, context: Context, visitor: Visitor) -> None:
        self._context = context
        self._visitor = visitor
        self._message = Message(context.config.frame_bytes)
        self._outlet: PicowsOutlet
        self.connection: Connection

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._outlet = PicowsOutlet(self._context, self._visitor, transport)
        self.connection = self._outlet.connection

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
                self._outlet.pong(frame.get_payload_as_bytes())
        elif kind is PONG:
            self.connection.control()
        elif kind is CLOSE:
            self.connection.ended = True
            known = int.from_bytes(frame.get_payload_as_bytes()[:2]) < HIGHEST_CODE
            self._outlet.close(frame.get_close_code() if known else WSCloseCode.PROTOCOL_ERROR)
        else:
            self.connection.end(ONLY_TEXT, "text")

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._outlet.note_slow(False)
        self._context.connections.part(self.connection)

    def pause_writing(self) -> None:
        self._outlet.note_slow(True)

    def resume_writing(self) -> None:
        self._outlet.note_slow(False)


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
