"""WebSockets by the library that uvicorn itself uses (websockets), without a task a connection.

Its part that reads and writes bytes and knows no socket is public; this is the socket around it.
"""

import asyncio
import logging
from typing import cast

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from ludiade.server.http.context import Context
from ludiade.server.websocket.connection import Connection
from ludiade.server.websocket.port import CLOSE_S, ONLY_TEXT, BadFrame, Message, Upgrade, Visitor

PIECE = 2048
"""So many bytes are read before what they say is looked at: they may be hundreds of frames."""
log = logging.getLogger("ludiade.websockets")
log.setLevel(logging.CRITICAL)


class Upgraded(asyncio.Protocol):
    """One socket: frames in, frames out, dropped when its reader is too slow."""

    def __init__(self, context: Context, visitor: Visitor) -> None:
        self._context = context
        self._visitor = visitor
        self._wire = ServerProtocol(max_size=context.config.frame_bytes, logger=log)
        self._message = Message(context.config.frame_bytes)
        self._transport: asyncio.Transport
        self._slow = False
        self.connection: Connection | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by its type

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self._transport.is_closing():
                return
            self._wire.receive_data(data[start : start + PIECE])
            for event in self._wire.events_received():
                if isinstance(event, Request):
                    self._accept(event)
                elif isinstance(event, Frame) and self.connection is not None:
                    self._frame(event, self.connection)
            self._flush()

    def eof_received(self) -> None:
        self._wire.receive_eof()

    def connection_lost(self, exc: Exception | None) -> None:
        self._note_slow(False)
        if self.connection is not None:
            self._context.connections.part(self.connection)
        self._context.capacity.close(self._visitor.slot)

    def pause_writing(self) -> None:
        self._note_slow(True)

    def resume_writing(self) -> None:
        self._note_slow(False)

    def _note_slow(self, is_slow: bool) -> None:
        if is_slow is not self._slow:
            self._slow = is_slow
            self._context.connections.note_slow(self._visitor.address, is_slow)

    def send(self, data: bytes) -> None:
        if self._wire.state is State.OPEN:
            self._wire.send_text(data)
            self._flush()

    def end(self, code: int, reason: str) -> None:
        if not code:
            self._transport.abort()
            return
        if self._wire.state is State.OPEN:
            self._wire.send_close(code, reason)
        self._flush()
        self._close()

    def ping(self) -> None:
        if self._wire.state is State.OPEN:
            self._wire.send_ping(b"")
            self._flush()

    def hold_back(self, on: bool) -> None:
        if not self._transport.is_closing():
            self._transport.pause_reading() if on else self._transport.resume_reading()

    def _accept(self, request: Request) -> None:
        response = self._wire.accept(request)
        self._wire.send_response(response)
        if response.status_code == 101:
            self.connection = self._context.connections.admit(self, self._visitor)

    def _frame(self, frame: Frame, connection: Connection) -> None:
        if connection.ended:
            return
        match frame.opcode:
            case Opcode.TEXT | Opcode.CONT:
                try:
                    data = self._message.add(
                        bytes(frame.data), frame.opcode is Opcode.TEXT, frame.fin
                    )
                except BadFrame as bad:
                    self._context.counters.add("malformed")
                    connection.end(bad.code, bad.reason)
                else:
                    if data is not None:
                        connection.frame(data)
            case Opcode.PING | Opcode.PONG:  # a ping is answered by the library
                connection.control()
            case Opcode.BINARY:
                connection.end(ONLY_TEXT, "text")
            case Opcode.CLOSE:
                connection.ended = True

    def _flush(self) -> None:
        """Let out what the library has to say; who leaves too much unread is dropped."""
        said = self._wire.data_to_send()
        if self._transport.is_closing():  # dropped a moment ago, and told something all the same
            return
        for data in said:
            if data is SEND_EOF:
                self._close()
                return
            self._transport.write(data)
        unread = self._transport.get_write_buffer_size() if self._slow else 0
        if unread > self._context.connections.most_unread(self._visitor.address):
            self._context.counters.add("dropped")
            self._transport.abort()

    def _close(self) -> None:
        """Close once what was said is read, or after some seconds."""
        if not self._transport.is_closing():
            self._transport.close()
            self._context.tables.loop.call_later(CLOSE_S, self._transport.abort)


def upgrade(context: Context) -> Upgrade:
    """What makes a protocol for each upgraded connection."""

    def make(visitor: Visitor) -> asyncio.BaseProtocol:
        return Upgraded(context, visitor)

    return make
