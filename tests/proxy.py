"""A TCP proxy between a server and whatever it rests on: it can cut, stop, and swallow answers."""

import asyncio
from typing import Literal

Mode = Literal["open", "swallow_answers", "swallow_requests", "refuse"]


class Proxy:
    """Listens on a port of this machine and passes everything on, as long as `mode` is open."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self.mode: Mode = "open"
        self.swallowed = asyncio.Event()
        """Something was not passed on."""

    @property
    def port(self) -> int:
        assert self._server is not None
        return int(self._server.sockets[0].getsockname()[1])

    async def __aenter__(self) -> "Proxy":
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        await asyncio.sleep(0)

    def cut(self) -> None:
        """End all connections at once."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.mode == "refuse":
            writer.transport.abort()
            return
        try:
            there, beyond = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, beyond}
        await asyncio.gather(
            self._pass_on(reader, beyond, "swallow_requests"),
            self._pass_on(there, writer, "swallow_answers"),
        )

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, unless: Mode
    ) -> None:
        try:
            while data := await reader.read(65536):
                if self.mode == unless:
                    self.swallowed.set()
                else:
                    writer.write(data)
        except OSError:
            pass
        finally:
            writer.close()
            self._writers.discard(writer)
