"""Playing over plain HTTP: requests by POST, and a stream of all that a device is told."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from ludiade.server.http.callers import Caller, caller
from ludiade.server.http.context import Context
from ludiade.server.http.refusals import STATUS
from ludiade.server.table.deciding import ask
from ludiade.server.table.peers import Member, Peer
from ludiade.server.table.table import Table
from ludiade.server.wire.decoding import Denied, read_table_request
from ludiade.server.wire.requests import Hello, Rematch

STREAM_QUEUE = 200
ANSWER_S = 30.0
BLANK_S = 15.0


class OneAnswer(Peer):
    """A program that asked by POST and waits for the one answer."""

    __slots__ = ("answered",)

    def __init__(self, who: Caller) -> None:
        super().__init__(who.need(), who.lang)
        self.answered: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def send(self, data: bytes) -> None:
        if not self.answered.done():
            self.answered.set_result(data)


class Outcome(Struct):
    """Whether an answer is a refusal, and which."""

    type: str
    code: str = ""


async def do(request: Request) -> Response:
    """Any request of the wire, answered in the response."""
    who = await caller(request)
    who.check_call()
    peer = OneAnswer(who)
    asked = read_table_request(await request.body())
    if isinstance(asked, Rematch):
        await who.context.limits.check_opening(who.address, who.digest)
    table = await who.context.tables.table(request.path_params["table"])
    ask(table, peer, asked)
    data = await asyncio.wait_for(peer.answered, ANSWER_S)
    said = msgspec.json.decode(data, type=Outcome)
    status = STATUS.get(said.code, 409) if said.type == "error" else 200
    return Response(data, status, media_type="application/json")


class Stream(Member):
    """A program that reads the steps line by line."""

    __slots__ = ("_most", "_unread", "lines")

    def __init__(self, digest: str | None, lang: str, most: int) -> None:
        super().__init__(digest, lang)
        self.lines: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._most = most
        self._unread = 0

    def send(self, data: bytes) -> None:
        waiting = self.lines.qsize()
        if waiting >= STREAM_QUEUE or (waiting and self._unread > self._most):
            self.end(0, "slow")  # it does not read: let it go, it comes back where it was
            return
        self._unread += len(data)
        self.lines.put_nowait(data)

    async def next(self) -> bytes | None:
        """The next line, a blank one after a while, or nothing at the end."""
        try:
            line = await asyncio.wait_for(self.lines.get(), BLANK_S)
        except TimeoutError:
            return b""
        if line is not None:
            self._unread -= len(line)
        return line

    def end(self, code: int, reason: str) -> None:
        while not self.lines.empty() and code == 0:
            self.lines.get_nowait()
        self.lines.put_nowait(None)


async def stream(request: Request) -> Response:
    """Every frame a device at this table gets, one a line, blank lines to keep it open."""
    who = await caller(request)
    who.check_call()
    given = request.query_params.get("from")
    if given is not None and not (given.isascii() and given.isdigit() and len(given) < 9):
        raise Denied("bad_request", path="from")
    context = who.context
    if context.tables.stopping:
        raise Denied("stopping", seconds=1)
    table = await context.tables.table(request.path_params["table"])
    member = Stream(who.digest, who.lang, context.config.buffer_bytes)
    watch = request.headers.get("x-ludiade-watch", "")[:100] or None
    context.capacity.hold(None, who.address)
    try:
        hello = Hello(table=table.name, n=int(given) if given else None, watch=watch)
        context.limits.bytes.told(who.address, await table.enter(member, hello))
    except BaseException:
        context.capacity.let_go(who.address)
        raise
    context.streams.add(member)
    return _Streaming(context, table, member, who.address)


class _Streaming(StreamingResponse):
    """A stream that leaves its table however it ends, also before its first line was asked for."""

    def __init__(self, context: Context, table: Table, member: Stream, address: str) -> None:
        super().__init__(self._lines(member), media_type="application/x-ndjson")
        self._left = (context, table, member, address)

    async def __call__(self, scope, receive, send):  # type: ignore[no-untyped-def]
        context, table, member, address = self._left
        try:
            await super().__call__(scope, receive, send)
        finally:
            context.streams.discard(member)
            context.capacity.let_go(address)
            table.leave(member)

    @staticmethod
    async def _lines(member: Stream) -> AsyncIterator[bytes]:
        while (line := await member.next()) is not None:
            yield line + b"\n"
