"""A line between a client and a server that breaks, swallows answers or changes them on purpose."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

Rewrite = Callable[[bytes, bytes], bytes]
LIMIT = 2**24
"""Bytes of a line: whole matches are one."""


class Proxy:
    """Forwards one request a connection to `target`, a port of this machine."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self.heads: list[bytes] = []
        """The first line of each request that came."""
        self.swallow: list[bytes] = []
        """Paths whose next answer is lost, after the server has done what was asked."""
        self.cut_after = 0
        """Frames of a stream after which it is cut; 0 for never."""
        self.down = False
        """Nobody answers."""
        self.rewrite: Rewrite = lambda path, line: line
        """What becomes of each line of an answer to a path."""

    def asked(self, path: str) -> int:
        """How often something was asked."""
        return sum(path.encode() in head for head in self.heads)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection of a client: a request, its answer, the end."""
        try:
            await self._forward(reader, writer)
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        if self.down:
            return
        path = head.split(b" ")[1]
        self.heads.append(head.split(b"\r\n")[0])
        length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
        theirs, back = await asyncio.open_connection("127.0.0.1", self.target, limit=LIMIT)
        try:
            back.write(head + await reader.readexactly(int(length[1]) if length else 0))
            if path in self.swallow:
                self.swallow.remove(path)
                await theirs.readline()  # the answer has begun: what was asked is done
                return
            frames = 0
            while line := await theirs.readline():
                frames += line.startswith(b'{"type"') and b"/stream" in path
                if self.down or (self.cut_after and frames > self.cut_after):
                    return
                writer.write(self.rewrite(path, line))
                await writer.drain()
        finally:
            back.close()


@asynccontextmanager
async def between(target: int) -> AsyncIterator[Proxy]:
    """A line to a server."""
    proxy = Proxy(target)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0, limit=LIMIT)
    proxy.port = server.sockets[0].getsockname()[1]
    async with server:
        yield proxy
