"""A TCP proxy between a server and what it rests on: it cuts, slows, strands and swallows."""

import asyncio
from typing import Literal

Swallow = Literal["nothing", "answers", "requests"]


class Proxy:
    """Listens on a port of this machine, and passes on what comes as well as it is let."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._server: asyncio.Server | None = None
        self._pipes: set[Pipe] = set()
        self.delay_s = 0.0
        """How long each piece takes to pass."""
        self.refusing = False
        self.swallow: Swallow = "nothing"
        """What is not passed on."""
        self.swallowed = asyncio.Event()
        """Something was not passed on."""

    @property
    def port(self) -> int:
        assert self._server is not None
        return int(self._server.sockets[0].getsockname()[1])

    async def start(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)

    def stop(self) -> None:
        """Listen no more, and end all connections."""
        if self._server is not None:
            self._server.close()
        self.cut()

    async def __aenter__(self) -> "Proxy":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.stop()
        await asyncio.sleep(0)

    def cut(self) -> None:
        """End all connections at once."""
        for pipe in list(self._pipes):
            pipe.abort()

    def strand(self) -> None:
        """Half-open: the far ends are gone, the near ones hear nothing of it; new ones work."""
        for pipe in self._pipes:
            pipe.strand()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refusing:
            writer.transport.abort()
            return
        try:
            there, beyond = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        pipe = Pipe(writer, beyond)
        self._pipes.add(pipe)
        try:
            await asyncio.gather(
                self._pass_on(pipe, reader, beyond, "requests", Unchanged()),
                self._pass_on(pipe, there, writer, "answers", self.filter()),
            )
        finally:
            self._pipes.discard(pipe)
            pipe.abort()

    def filter(self) -> "Unchanged":
        """What answers pass through on their way to the node."""
        return Unchanged()

    async def _pass_on(
        self, pipe: "Pipe", reader: asyncio.StreamReader, writer: asyncio.StreamWriter,
        what: Swallow, through: "Unchanged",
    ) -> None:  # fmt: skip
        try:
            while data := await reader.read(65536):
                if self.delay_s:
                    await asyncio.sleep(self.delay_s)
                if self.swallow == what:
                    self.swallowed.set()
                elif not pipe.stranded:
                    writer.write(through.change(data))
        except OSError:
            pass
        finally:
            if not pipe.stranded or writer is pipe.beyond:
                writer.close()


class Pipe:
    """Both ends of one connection."""

    def __init__(self, near: asyncio.StreamWriter, beyond: asyncio.StreamWriter) -> None:
        self.near = near
        self.beyond = beyond
        self.stranded = False

    def strand(self) -> None:
        self.stranded = True
        self.beyond.transport.abort()

    def abort(self) -> None:
        self.near.transport.abort()
        self.beyond.transport.abort()


class Unchanged:
    """A stream that comes as it was sent."""

    def change(self, data: bytes) -> bytes:
        return data
