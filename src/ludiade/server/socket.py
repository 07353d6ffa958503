"""WebSockets by picows, behind uvicorn: no task and no queue a connection.

uvicorn reads the request; where it asks for an upgrade, this protocol takes the connection over.
"""

import asyncio
import logging
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any

from picows import (
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from ludiade.server.connection import Connection
from ludiade.server.door import COOKIE, Door, same_origin
from ludiade.server.wire import Denied

PATH = b"/ws"
READ_BUFFER = 2048
# An adapter: for a plain logger picows makes and keeps one more for each connection.
log = logging.LoggerAdapter(logging.getLogger("ludiade.socket"))
logging.getLogger("ludiade.socket").setLevel(logging.WARNING)


class Listener(WSListener):
    """One socket: frames in, frames out, dropped when its reader is too slow."""

    def __init__(self, door: Door, address: str, token: str | None) -> None:
        self._door = door
        self._address = address
        self._token = token
        self._most_waiting = door.hub.config.buffer_bytes
        self._transport: WSTransport | None = None
        self._parts: list[bytes] = []
        self._slow = False
        self.connection: Connection

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self.connection = self._door.admit(self, self._address, self._token)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind == WSMsgType.TEXT and frame.fin and not self._parts:
            self.connection.frame(frame.get_payload_as_bytes())
        elif kind in (WSMsgType.TEXT, WSMsgType.CONTINUATION):
            self._collect(frame)
        elif kind == WSMsgType.PONG:
            self.connection.heard = True
        elif kind == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code(), frame.get_close_message())
            transport.disconnect()
        elif kind == WSMsgType.BINARY:
            self.end(1003, "text")

    def _collect(self, frame: WSFrame) -> None:
        """Put a message together that came in pieces."""
        self._parts.append(frame.get_payload_as_bytes())
        if sum(map(len, self._parts)) > self._door.hub.config.frame_bytes:
            self.end(1009, "size")
        elif frame.fin:
            data, self._parts = b"".join(self._parts), []
            self.connection.frame(data)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._door.part(self.connection)

    def pause_writing(self) -> None:
        self._slow = True

    def resume_writing(self) -> None:
        self._slow = False

    def send(self, data: bytes) -> None:
        transport = self._transport
        if transport is None or transport.is_disconnected or transport.is_close_frame_sent:
            return
        transport.send(WSMsgType.TEXT, data)
        if self._slow:
            waiting = transport.underlying_transport.get_write_buffer_size()
            if waiting > self._most_waiting:
                self._door.hub.counters.add("dropped")
                transport.underlying_transport.abort()

    def end(self, code: int, reason: str) -> None:
        transport = self._transport
        if transport is None or transport.is_disconnected:
            return
        if code and not transport.is_close_frame_sent:
            transport.send_close(WSCloseCode(code), reason.encode())
        transport.disconnect(graceful=bool(code))

    def ping(self) -> None:
        if self._transport is not None and not self._transport.is_disconnected:
            self._transport.send_ping()


class Upgraded(WSProtocol):  # type: ignore[misc]
    """picows' protocol, fed with the request that uvicorn has read already."""

    def connection_made(self, transport: Any) -> None:
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if peer else "local"
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        while data:
            room = self.get_buffer(-1)
            size = min(len(room), len(data))
            room[:size] = data[:size]
            self.buffer_updated(size)
            data = data[size:]


def protocol(door: Door) -> Callable[..., asyncio.BaseProtocol]:
    """What uvicorn makes for each upgraded connection."""

    def make(**_: object) -> asyncio.BaseProtocol:
        def listen(request: WSUpgradeRequest) -> WSUpgradeResponseWithListener | Listener:
            return _listen(door, made.address, request)

        made = Upgraded(
            None, None, False, listen, log, True, 5, False, 10, 10, 1, True,
            door.hub.config.frame_bytes, None, READ_BUFFER,
        )  # fmt: skip
        return made

    return make


def _listen(
    door: Door, address: str, request: WSUpgradeRequest
) -> WSUpgradeResponseWithListener | Listener:
    if request.path.partition(b"?")[0] != PATH:
        return _no(404)
    headers = request.headers
    if not same_origin(headers.get("Origin"), headers.get("Host")):
        return _no(403)
    try:
        door.check_room(address)
    except Denied as denied:
        door.hub.counters.add("limited")
        return _no(503, {"Retry-After": str(denied.details["seconds"])})
    return Listener(door, address, _cookie(headers.get("Cookie", "")))


def _no(status: int, headers: dict[str, str] | None = None) -> WSUpgradeResponseWithListener:
    answer = WSUpgradeResponse.create_error_response(status, b"", headers)
    return WSUpgradeResponseWithListener(answer, None)


def _cookie(header: str) -> str | None:
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return None if found is None else found.value
