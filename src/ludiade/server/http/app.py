"""The application: routes, and refusals as answers."""

import logging
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from ludiade.kernel.errors import Refusal
from ludiade.server.http.callers import in_turn, lang_of
from ludiade.server.http.context import Context
from ludiade.server.http.middleware import Guard
from ludiade.server.http.refusals import refusal_answer
from ludiade.server.http.routes import (
    game_words,
    games,
    gatherings,
    pages,
    play,
    preview,
    printing,
    records,
    reviews,
    tables,
)
from ludiade.server.ops import health
from ludiade.server.store.port import NotStored, StoreError
from ludiade.server.table.outcomes import not_saved
from ludiade.server.wire.decoding import Denied

log = logging.getLogger("ludiade.http")
UNREADABLE = ("bad_request", "not_json")


def app(context: Context) -> ASGIApp:
    """Everything that is served over HTTP."""
    routes = [
        Route("/api/games", games.games),
        Route("/api/shelf", game_words.shelf),
        Route("/api/games/{game}/judge", games.judge),
        Route("/api/games/{game}/words", game_words.words),
        Route("/api/games/{game}/workshop", games.workshop, methods=["POST"]),
        Route("/api/here", games.here),
        Route("/api/schema", games.wire_schema),
        Route("/api/qr", games.qr, methods=["POST"]),
        Route("/api/print", printing.offered, methods=["GET"]),
        Route("/api/print", printing.pdf, methods=["POST"]),
        Route("/api/device", tables.device, methods=["POST"]),
        Route("/api/tables", tables.open_table, methods=["POST"]),
        Route("/api/tables", tables.open_tables, methods=["GET"]),
        Route("/api/mine", tables.my_tables),
        Route("/api/look", tables.look, methods=["POST"]),
        Route("/api/join", tables.join, methods=["POST"]),
        Route("/api/claim", tables.claim, methods=["POST"]),
        Route("/api/tables/{table}/code", tables.new_code, methods=["POST"]),
        Route("/api/tables/{table}/record", in_turn(records.record)),
        Route("/api/tables/{table}/replay", in_turn(records.replay)),
        Route("/api/tables/{table}/review", reviews.review),
        Route("/api/tables/{table}/preview", preview.preview, methods=["POST"]),
        Route("/api/tables/{table}/do", play.do, methods=["POST"]),
        Route("/api/tables/{table}/stream", play.stream),
        Route("/api/gatherings", gatherings.open_gathering, methods=["POST"]),
        Route("/api/gatherings", gatherings.my_gatherings, methods=["GET"]),
        Route("/api/gatherings/{gathering}", gatherings.sight),
        Route("/api/gatherings/{gathering}/screen", gatherings.screen),
        Route("/api/gatherings/{gathering}/do", gatherings.do, methods=["POST"]),
        Route("/api/gatherings/{gathering}/code", gatherings.new_code, methods=["POST"]),
        Route("/api/gatherings/{gathering}/report", in_turn(gatherings.report)),
        Route("/api/gatherings/{gathering}/report.csv", in_turn(gatherings.report_csv)),
        Route("/api/gatherings/{gathering}/standings", gatherings.standings),
        Route("/api/gatherings/{gathering}/standings.csv", gatherings.standings_csv),
        Route("/api/gatherings/{gathering}/forget", gatherings.forget, methods=["POST"]),
        Route("/health", health.health),
        Route("/ready", health.ready),
        Route("/metrics", health.metrics),
        Route("/{path:path}", pages.page),
    ]
    handlers: Any = {
        Refusal: refused, StoreError: unsaved, TimeoutError: slow, ClientDisconnect: gone,
        HTTPException: unknown, Exception: broken,
    }  # fmt: skip
    inner = Starlette(routes=routes, exception_handlers=handlers)
    inner.state.context = context
    return Guard(inner, context)


async def refused(request: Request, refusal: Refusal) -> Response:
    """A refusal, counted."""
    counters = request.app.state.context.counters
    counters.add("malformed" if refusal.code in UNREADABLE else "refusals")
    if refusal.code == "too_many":
        counters.add("limited")
    return refusal_answer(refusal, lang_of(request))


async def unsaved(request: Request, error: StoreError) -> Response:
    """The store failed; whether it can do anything at all is looked into."""
    if isinstance(error, NotStored):
        request.app.state.context.tables.store_failed(error)
    return await refused(request, not_saved(error))


async def slow(request: Request, error: TimeoutError) -> Response:
    """What was asked took too long: 429, and again in a second."""
    return await refused(request, Denied("busy", limit="queue", seconds=1))


async def gone(request: Request, error: ClientDisconnect) -> Response:
    """Nobody is there to read the answer any more."""
    return Response(status_code=408)


async def unknown(request: Request, error: HTTPException) -> Response:
    """No such method here."""
    response = await refused(request, Denied("bad_request", path=request.method[:20]))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def broken(request: Request, error: Exception) -> Response:
    """A mistake of ours: said so, and logged by whoever runs us."""
    request.app.state.context.counters.add("errors")
    return refusal_answer(Denied("internal"), lang_of(request))
