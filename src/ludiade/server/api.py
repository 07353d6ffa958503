"""The HTTP side: opening and joining, records, and the stream that programs play by."""

import asyncio
import io
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Literal

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from ludiade.kernel import shelf
from ludiade.kernel.record import write
from ludiade.server import deeds, entrance, lobby
from ludiade.server.asking import Caller, answer, body, caller, lang_of
from ludiade.server.cards import card, cards_of
from ludiade.server.codes import clean_name
from ludiade.server.members import Asker, Member
from ludiade.server.records import document, ended
from ludiade.server.requests import Hello, Name, Token
from ludiade.server.speech import say
from ludiade.server.wire import Denied, read_deed, schema

STREAM_QUEUE = 200
LONGEST_WORD = 40


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """A way in: the token of a link, a spoken code, or the name of a table open to anybody."""

    way: Annotated[str, Meta(max_length=100)] = ""
    table: Annotated[str, Meta(max_length=40)] = ""
    name: Name = ""


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, lt=16)]
    purpose: Literal["move", "hand"]


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=40)]


async def games(request: Request) -> Response:
    """The shelf, each game with the schema of its options, actions, events and views."""
    lang = lang_of(request)
    shown = []
    for game in shelf.games():
        words = say(lang, game.id)
        shown.append({
            "id": game.id, "rules": game.rules, "players": [game.seats[0], game.seats[-1]],
            "name": words.say("game-name"), "tagline": words.say("game-tagline"),
            "schema": game.schema(),
        })  # fmt: skip
    return answer(shown)


async def here(request: Request) -> Response:
    """Where other devices find this server; a page opened as localhost cannot know."""
    config = caller(request).door.hub.config
    return answer({"address": config.address.rstrip("/") or None})


async def wire_schema(request: Request) -> Response:
    return answer(schema())


async def open_table(request: Request) -> Response:
    who = caller(request, new=True)
    who.door.table_limit.check(who.address)
    wish = await body(request, lobby.Opening)
    opened = await lobby.open_table(who.door.hub, who.need(), wish, who.lang)
    return who.greet(answer(opened, 201), opened)


async def join(request: Request) -> Response:
    who = caller(request, new=True)
    who.door.try_limit.check(who.address)
    wish = await body(request, Join)
    hub = who.door.hub
    if wish.table:
        entry = await lobby.join_open(hub, who.need(), wish.table, wish.name, who.lang)
    else:
        entry = await lobby.join(hub, who.need(), wish.way, wish.name, who.lang)
    return who.greet(answer(entry), entry)


async def claim(request: Request) -> Response:
    who = caller(request, new=True)
    who.door.try_limit.check(who.address)
    wish = await body(request, Claim)
    entry = await lobby.claim(who.door.hub, who.need(), wish.code)
    return who.greet(answer(entry), entry)


async def new_code(request: Request) -> Response:
    who = caller(request)
    wish = await body(request, Code)
    name = request.path_params["table"]
    code = await lobby.new_code(who.door.hub, who.need(), name, wish.seat, wish.purpose)
    return answer({"code": code})


async def open_tables(request: Request) -> Response:
    """Tables where anybody may sit down."""
    who = caller(request)
    rows = await who.door.hub.store.tables("open")
    free = [row for row in rows if any(p.open and p.kind == "waiting" for p in row.places)]
    return answer([card(who.door.hub, row, who.device) for row in free])


async def my_tables(request: Request) -> Response:
    """Every table this device has to do with, the newest first."""
    who = caller(request)
    return answer(await cards_of(who.door.hub, who.device) if who.device else [])


async def record(request: Request) -> Response:
    """The whole match, once it has ended."""
    who = caller(request)
    hub = who.door.hub
    row = await ended(hub.store, request.path_params["table"])
    return Response(write(await document(hub.store, row)), media_type="application/json")


class OneAnswer(Asker):
    """A program that asked by POST and waits for the one answer."""

    def __init__(self, who: Caller) -> None:
        super().__init__(who.need(), who.lang)
        self.answered: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def send(self, data: bytes) -> None:
        if not self.answered.done():
            self.answered.set_result(data)


async def deed(request: Request) -> Response:
    """Any request of the wire, answered in the response."""
    who = caller(request)
    who.door.call_limit.check(who.device or who.address)
    asker = OneAnswer(who)
    asked = read_deed(await request.body())
    table = await who.door.hub.table(request.path_params["table"])
    table.seat(asker)
    deeds.ask(table, asker, asked)
    data = await asyncio.wait_for(asker.answered, 30)
    status = 409 if data.startswith(b'{"type":"error"') else 200
    return Response(data, status, media_type="application/json")


class Stream(Member):
    """A program that reads the steps line by line."""

    def __init__(self, device: str | None, lang: str) -> None:
        super().__init__(device, lang)
        self.lines: asyncio.Queue[bytes | None] = asyncio.Queue(STREAM_QUEUE)

    def send(self, data: bytes) -> None:
        try:
            self.lines.put_nowait(data)
        except asyncio.QueueFull:  # it does not read: let it go, it comes back where it was
            self.end(0, "slow")

    def end(self, code: int, reason: str) -> None:
        while self.lines.full():
            self.lines.get_nowait()
        self.lines.put_nowait(None)


async def stream(request: Request) -> Response:
    """Every frame a device at this table gets, one a line, blank lines to keep it open."""
    who = caller(request)
    who.door.call_limit.check(who.device or who.address)
    given = request.query_params.get("from")
    if given is not None and not (given.isascii() and given.isdigit() and len(given) < 9):
        raise Denied("bad_request", path="from")
    who.door.check_room(who.address)
    table = await who.door.hub.table(request.path_params["table"])
    member = Stream(who.device, who.lang)
    watch: Token | None = request.headers.get("x-ludiade-watch")
    hello = Hello(table.row.name, int(given) if given else None, watch=watch)
    await table.do(partial(entrance.enter, table, member, hello))
    who.door.streams.add(member)

    async def lines() -> AsyncIterator[bytes]:
        try:
            while True:
                try:
                    line = await asyncio.wait_for(member.lines.get(), 15)
                except TimeoutError:
                    line = b""
                if line is None:
                    return
                yield line + b"\n"
        finally:
            who.door.streams.discard(member)
            entrance.leave(table, member)

    return StreamingResponse(lines(), media_type="application/x-ndjson")


async def judge(request: Request) -> Response:
    """Whether a game's judge admits a word, for those who play with the real box."""
    who = caller(request)
    who.door.call_limit.check(who.device or who.address)
    game = shelf.find(request.path_params["game"])
    if game is None:
        raise Denied("unknown_game", game=request.path_params["game"])
    word = clean_name(request.query_params.get("word", ""), "", LONGEST_WORD)
    if not word:
        raise Denied("bad_request", path="word")
    admitted, said = game.judge(say(who.lang, game.id), word)
    return answer({"admitted": admitted, "said": said})


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


async def qr(request: Request) -> Response:
    """A link as a picture, drawn here so that it is told to nobody else."""
    import segno

    who = caller(request)
    who.door.call_limit.check(who.device or who.address)
    wish = await body(request, Text)
    drawn = io.BytesIO()
    segno.make(wish.text, micro=False).save(drawn, kind="svg", xmldecl=False, scale=4)
    return Response(drawn.getvalue(), media_type="image/svg+xml")
