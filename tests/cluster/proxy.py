"""A TCP proxy between one node and what it rests on: it cuts, slows, strands and refuses."""

import asyncio
import random


class Proxy:
    """Listens on a port of this machine, and passes on what comes as well as it is let."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._server: asyncio.Server | None = None
        self._pipes: set[Pipe] = set()
        self.delay_s = 0.0
        """How long each piece takes to pass."""
        self.refusing = False

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
                self._pass_on(pipe, reader, beyond, Unchanged()),
                self._pass_on(pipe, there, writer, self.filter()),
            )
        finally:
            self._pipes.discard(pipe)
            pipe.abort()

    def filter(self) -> "Unchanged":
        """What answers pass through on their way to the node."""
        return Unchanged()

    async def _pass_on(
        self, pipe: "Pipe", reader: asyncio.StreamReader, writer: asyncio.StreamWriter,
        through: "Unchanged",
    ) -> None:  # fmt: skip
        try:
            while data := await reader.read(65536):
                if self.delay_s:
                    await asyncio.sleep(self.delay_s)
                if not pipe.stranded:
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


class LyingProxy(Proxy):
    """Between a node and NATS: it loses messages, doubles them, and gives them in another order."""

    def __init__(self, port: int, seed: int) -> None:
        super().__init__(port)
        self._chance = random.Random(seed)

    def filter(self) -> Unchanged:
        return Lying(self._chance)


class Lying(Unchanged):
    """The stream of NATS: lines, and after a line MSG as many bytes as its last word says."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._rest = b""
        self._late: list[bytes] = []

    def change(self, data: bytes) -> bytes:
        self._rest += data
        passed = []
        while b"\r\n" in self._rest:
            line, _, after = self._rest.partition(b"\r\n")
            if not line.startswith(b"MSG "):
                passed.append(line + b"\r\n")
                self._rest = after
                continue
            size = int(line.split()[-1]) + 2
            if len(after) < size:
                break
            passed += self._lie(line + b"\r\n" + after[:size])
            self._rest = after[size:]
        return b"".join(passed)

    def _lie(self, message: bytes) -> list[bytes]:
        match self._chance.randrange(4):
            case 0:
                return []
            case 1:
                return [message, message]
            case 2:  # it comes after those that are sent later
                self._late.append(message)
                return []
            case _:
                late, self._late = self._late, []
                return [message, *reversed(late)]
