"""Opening tables, coming to them, and finding them again."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from ludiade.server.codes import TOKEN
from ludiade.server.hall import admission
from ludiade.server.http.callers import Caller, body, caller
from ludiade.server.http.refusals import answer
from ludiade.server.http.routes.cards import card, cards_of
from ludiade.server.table import lobby
from ludiade.server.wire.decoding import Denied
from ludiade.server.wire.gatherings import MOST_A_DEVICE
from ludiade.server.wire.requests import Name, RequestKey


class Way(Struct, frozen=True, forbid_unknown_fields=True):
    """A way in: the token of a link, a spoken code, or the name of a table open to anybody."""

    way: Annotated[str, Meta(max_length=100)] = ""
    table: Annotated[str, Meta(max_length=40)] = ""


class Join(Way, frozen=True, forbid_unknown_fields=True):
    """Somebody comes by a way in."""

    name: Name = ""
    names: Annotated[list[Name], Meta(min_length=1, max_length=MOST_A_DEVICE)] | None = None
    """At a gathering: one member for each."""
    key: RequestKey | None = None


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """A code is wanted for a seat."""

    seat: Annotated[int, Meta(ge=0, lt=16)]
    purpose: Literal["move", "hand"]


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """A code was said."""

    code: Annotated[str, Meta(max_length=40)]
    key: RequestKey | None = None


class Nothing(Struct, frozen=True):
    """What is said of a device besides its token."""


async def device(request: Request) -> Response:
    """A new device gets its token; one that is known hears its own again."""
    who = await caller(request)
    await who.admitted()
    return who.tell_token(Nothing())


async def open_table(request: Request) -> Response:
    """A new table."""
    who = await caller(request)
    await who.context.limits.check_opening(who.address, who.digest)
    wish = await body(request, lobby.Opening)
    opened = await lobby.open_table(who.context.tables, await who.admitted(), wish, who.lang)
    return who.answer(opened, 201)


async def look(request: Request) -> Response:
    """What a way leads to, before anybody sits down: the game, its options, who is there."""
    who = await caller(request)
    who.check_call()
    wish = await body(request, Way)
    if wish.table or TOKEN.match(wish.way):
        who.context.limits.joins.check(who.address)
        return answer(await _look(who, wish))
    async with _Guess(who):
        return answer(await _look(who, wish))


async def _look(who: Caller, wish: Way) -> lobby.Invitation | admission.Entrance:
    context = who.context
    gathering = None if wish.table else await admission.leads_to(context.halls, wish.way)
    if gathering is not None:
        return await admission.look(context.halls, who.digest, gathering)
    return await lobby.look(context.tables, who.digest, wish.way, wish.table)


async def join(request: Request) -> Response:
    """A seat by a link, by a spoken code, or at a table open to anybody."""
    who = await caller(request)
    who.check_call()
    wish = await body(request, Join)
    if wish.table or TOKEN.match(wish.way):
        who.context.limits.joins.check(who.address)
        return who.answer(await _join(who, wish))
    async with _Guess(who):
        return who.answer(await _join(who, wish))


async def _join(who: Caller, wish: Join) -> lobby.Admission | admission.Admission:
    context, key = who.context, wish.key
    gathering = None if wish.table else await admission.leads_to(context.halls, wish.way)
    digest = await who.admitted()
    if gathering is not None:
        names = wish.names or [wish.name]
        return await admission.come_in(context.halls, digest, gathering, names, key)
    tables = context.tables
    if wish.table:
        return await lobby.join_open(tables, digest, wish.table, wish.name, who.lang, key)
    return await lobby.join(tables, digest, wish.way, wish.name, who.lang, key)


async def claim(request: Request) -> Response:
    """A seat by the code that moves it."""
    who = await caller(request)
    who.check_call()
    wish = await body(request, Claim)
    async with _Guess(who):
        digest = await who.admitted()
        back = await admission.claim(who.context.halls, digest, wish.code, wish.key)
        if back is not None:
            return who.answer(back)
        entry = await lobby.claim(who.context.tables, digest, wish.code, wish.key)
    return who.answer(entry)


async def new_code(request: Request) -> Response:
    """A code by which another device takes a seat over."""
    who = await caller(request)
    who.check_call()
    wish = await body(request, Code)
    name = request.path_params["table"]
    code = await lobby.new_code(who.context.tables, who.need(), name, wish.seat, wish.purpose)
    return answer({"code": code})


async def open_tables(request: Request) -> Response:
    """Tables where anybody may sit down, the newest first."""
    who = await caller(request)
    who.check_call()
    rows = await who.context.tables.store.public()
    return answer([card(who.context.tables, row, who.digest) for row in rows])


async def my_tables(request: Request) -> Response:
    """Every table this device has to do with, the newest first."""
    who = await caller(request)
    who.check_call()
    return answer(await cards_of(who.context.tables, who.digest) if who.digest else [])


class _Guess:
    """A try of a code: counted before it is looked up, and given back unless it was wrong."""

    def __init__(self, who: Caller) -> None:
        self._limits = who.context.limits
        self._address = who.address

    async def __aenter__(self) -> None:
        await self._limits.check_try(self._address)

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if not (isinstance(error, Denied) and error.code == "unknown_code"):
            await self._limits.give_try_back(self._address)
