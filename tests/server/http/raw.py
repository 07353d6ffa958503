"""Bytes by hand over a socket: requests that stop half way, and frames no library would send."""

import asyncio
import os
import struct
from typing import Any

TEXT, CONTINUATION, BINARY, CLOSE, PING, PONG = 1, 0, 2, 8, 9, 10
PATIENCE_S = 10.0


def head(method: str, path: str, **headers: str) -> bytes:
    """The head of a request."""
    lines = [
        f"{method} {path} HTTP/1.1",
        *(f"{k.replace('_', '-')}: {v}" for k, v in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def upgrade(**headers: str) -> bytes:
    """A request for a WebSocket."""
    asked = {
        "Host": "localhost",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec_WebSocket_Version": "13",
        "Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    return head("GET", "/ws", **(asked | headers))


def frame(kind: int, data: bytes = b"", fin: bool = True) -> bytes:
    """A frame as a client sends it, masked."""
    first = kind | (0x80 if fin else 0)
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
    if len(data) < 126:
        return struct.pack("!BB", first, 0x80 | len(data)) + mask + masked
    return struct.pack("!BBH", first, 0x80 | 126, len(data)) + mask + masked


class Raw:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def connect(cls, port: int, first: bytes = b"") -> "Raw":
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(first)
        return cls(reader, writer)

    @classmethod
    async def websocket(cls, port: int, **headers: str) -> "Raw":
        """A WebSocket, open."""
        raw = await cls.connect(port, upgrade(**headers))
        status, _ = await raw.answer()
        assert status == 101
        return raw

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def answer(self) -> tuple[int, dict[str, str]]:
        """The head of an answer: its status and headers."""
        said = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE_S)
        lines = said.decode("latin-1").split("\r\n")
        pairs = (line.partition(": ") for line in lines[1:] if line)
        return int(lines[0].split(" ")[1]), {key.lower(): value for key, _, value in pairs}

    async def next(self) -> tuple[int, bytes]:
        """The next frame of the server: its kind and what it holds."""
        return await asyncio.wait_for(self._next(), PATIENCE_S)

    async def _next(self) -> tuple[int, bytes]:
        kind, size = await self.reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return kind & 0x0F, await self.reader.readexactly(size)

    async def closed(self) -> int:
        """Wait until the server closes; with which code, 0 where it only cut the line."""
        try:
            while True:
                kind, data = await self.next()
                if kind == CLOSE:
                    return struct.unpack("!H", data[:2])[0] if data else 0
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0

    async def ended(self) -> bytes:
        """All that comes until the server ends the connection."""
        try:
            return await asyncio.wait_for(self.reader.read(), PATIENCE_S)
        except ConnectionError:
            return b""

    def close(self) -> None:
        self.writer.close()

    async def __aenter__(self) -> "Raw":
        return self

    async def __aexit__(self, *_: Any) -> None:
        self.writer.close()
