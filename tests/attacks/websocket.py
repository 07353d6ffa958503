"""A WebSocket held by hand, so that any bytes can be sent over it."""

import base64
import json
import os
import select
import struct
import time
from typing import Any

from tests.attacks.visitor import PATIENCE_S, Headers, Visitor

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


def frame(
    payload: bytes, opcode: int = TEXT, fin: bool = True, masked: bool = True, reserved: int = 0,
    declared: int | None = None,
) -> bytes:  # fmt: skip
    """A frame as a client sends it, or as none should; masked by zeros, which is allowed."""
    first = fin << 7 | reserved << 4 | opcode
    size = len(payload) if declared is None else declared
    mask = 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", first, mask | size)
    elif size < 65536:
        head = struct.pack("!BBH", first, mask | 126, size)
    else:
        head = struct.pack("!BBQ", first, mask | 127, size)
    return head + (b"\0\0\0\0" if masked else b"") + payload


def text(request: Any) -> bytes:
    """A request as a frame."""
    return frame(json.dumps(request).encode())


_opened: dict[int, set["WebSocket"]] = {}
"""By the port of the server, so that those of an attack are closed when it is over."""


def close_all(port: int) -> None:
    """Close every WebSocket to that server."""
    for one in _opened.pop(port, set()):
        one.cut()


class Refused(Exception):
    """No WebSocket was given; the status says why."""

    def __init__(self, status: int, head: bytes) -> None:
        super().__init__(status)
        self.status = status
        self.head = head


class WebSocket:
    """One connection after its handshake."""

    def __init__(self, visitor: Visitor, headers: Headers = (), timeout: float = PATIENCE_S):
        self.socket = visitor.connect(timeout)
        self.closed: int | None = None
        """The code the server closed with, 0 where it gave none."""
        self._buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        wanted = [("Upgrade", "websocket"), ("Connection", "Upgrade"),
                  ("Sec-WebSocket-Version", "13"), ("Sec-WebSocket-Key", key)]  # fmt: skip
        try:
            self.socket.sendall(visitor.request("GET", "/ws", headers=[*wanted, *headers]))
            head = self._read_head()
        except OSError:
            self.socket.close()
            raise
        status = int(head[9:12]) if head[9:12].isdigit() else 0
        if status != 101:
            self.socket.close()
            raise Refused(status, head)
        self._port = visitor.port
        _opened.setdefault(self._port, set()).add(self)

    def _read_head(self) -> bytes:
        while b"\r\n\r\n" not in self._buffer:
            data = self.socket.recv(65536)
            if not data:
                return self._buffer
            self._buffer += data
        head, _, self._buffer = self._buffer.partition(b"\r\n\r\n")
        return head

    def fileno(self) -> int:
        return self.socket.fileno()

    def send(self, *requests: Any) -> None:
        """Requests, in one write."""
        self.send_raw(b"".join(map(text, requests)))

    def send_raw(self, data: bytes) -> bool:
        """Any bytes; whether the connection took them."""
        try:
            self.socket.sendall(data)
        except OSError:
            self._end(0)
        return self.closed is None

    def read(self, timeout: float = 0.0) -> list[Any]:
        """What has come, as JSON; nothing where nothing comes in time."""
        deadline = time.monotonic() + timeout
        found = self._frames()
        while not found and self.closed is None:
            ready, _, _ = select.select([self.socket], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                break
            try:
                data = self.socket.recv(1 << 20)
            except OSError:
                data = b""
            if not data:
                self._end(0)
                break
            self._buffer += data
            found = self._frames()
        return found

    def wait_closed(self, timeout: float = PATIENCE_S) -> int | None:
        """The code by which the server closes the connection, none where it does not."""
        deadline = time.monotonic() + timeout
        while self.closed is None and time.monotonic() < deadline:
            self.read(deadline - time.monotonic())
        return self.closed

    def _frames(self) -> list[Any]:
        """Whole messages of the buffer."""
        found: list[Any] = []
        while len(self._buffer) >= 2:
            opcode, size, at = self._buffer[0] & 15, self._buffer[1] & 127, 2
            if size >= 126:
                at = 4 if size == 126 else 10
                if len(self._buffer) < at:
                    break
                size = int.from_bytes(self._buffer[2:at], "big")
            if len(self._buffer) < at + size:
                break
            payload, self._buffer = self._buffer[at : at + size], self._buffer[at + size :]
            if opcode == TEXT:
                found.append(json.loads(payload))
            elif opcode == PING:
                self.send_raw(frame(payload, PONG))
            elif opcode == CLOSE:
                self._end(int.from_bytes(payload[:2], "big"))
        return found

    def _end(self, code: int) -> None:
        if self.closed is None:
            self.closed = code

    def cut(self) -> None:
        """Go without a word."""
        _opened.get(self._port, set()).discard(self)
        self.socket.close()
        self._end(0)
