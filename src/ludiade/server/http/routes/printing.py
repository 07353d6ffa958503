"""Games and results on paper: what can be printed, and the PDF."""

import asyncio
from typing import Annotated
from urllib.parse import quote

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from ludiade.kernel import shelf
from ludiade.kernel.texts import texts
from ludiade.print import Document, Layout, document, is_available, parts
from ludiade.print.documents import HERE, check_available
from ludiade.print.pages import Page, page_document
from ludiade.server.http.callers import body, caller
from ludiade.server.http.refusals import answer
from ludiade.server.wire.decoding import Denied


class PrintOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """What shall be printed: parts of a game, or a page of results."""

    game: Annotated[str, Meta(max_length=40)] = ""
    parts: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=12)] = ()
    """None: all that a table needs."""
    options: dict[str, object] = {}
    """Of the game, as at a table: a deck, a set of values."""
    page: Page | None = None
    layout: Layout = Layout()


async def offered(request: Request) -> Response:
    """Whether there is anything to print with, and what there is to print of each game."""
    who = await caller(request)
    who.check_call()
    told = {}
    for game in shelf.games():
        say = texts(who.lang, HERE, game.folder)
        told[game.id] = {part: say.say(f"print-{part}") for part in parts(game)}
    how = "" if is_available() else texts(who.lang, HERE).say("error-print-unavailable")
    return answer({"available": is_available(), "how": how, "games": told})


async def pdf(request: Request) -> Response:
    """What was ordered, as a PDF."""
    who = await caller(request)
    who.check_call()
    who.context.limits.prints.check(who.address)
    order = await body(request, PrintOrder)
    check_available()
    made, name = await asyncio.to_thread(_document, order, who.lang)
    data = await who.context.press.pdf(made, who.address)
    shown = {"content-disposition": _attached(f"{name}.pdf")}
    return Response(data, media_type="application/pdf", headers=shown)


def _attached(name: str) -> str:
    """The header by which a file is kept under its name, of whatever letters (RFC 6266)."""
    if name.isascii():
        return f'attachment; filename="{name}"'
    return f"attachment; filename=\"ludiade.pdf\"; filename*=UTF-8''{quote(name)}"


def _document(order: PrintOrder, lang: str) -> tuple[Document, str]:
    if order.page is not None and not order.game:
        return page_document(order.page, lang, order.layout), order.page.file
    game = shelf.find(order.game)
    if game is None or order.page is not None:
        raise Denied("unknown_game", game=order.game)
    name = "-".join([game.id, *order.parts])[:60]
    return document(game, lang, order.parts, order.options, order.layout), name
