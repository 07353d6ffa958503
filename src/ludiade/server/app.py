"""The application: routes, headers for safety, and refusals as answers."""

from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludiade.kernel.errors import Refusal
from ludiade.server import api, pages, replays
from ludiade.server.asking import answer, lang_of
from ludiade.server.door import Door
from ludiade.server.frames import Error
from ludiade.server.speech import sentence
from ludiade.server.store.port import StoreError
from ludiade.server.table import not_saved
from ludiade.server.wire import Denied, error_frame

STATUS = {
    "no_such_table": 404, "unknown_code": 404, "too_many": 429, "unknown_device": 401,
    "not_your_seat": 403, "only_the_host": 403, "other_origin": 403, "not_invited": 403,
    "no_spectators": 403, "not_saved": 503, "stopping": 503, "too_large_body": 413, "busy": 429,
    "not_ended": 409, "already_begun": 409, "no_seat_waits": 409, "invitation_expired": 410,
}  # fmt: skip
HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "x-frame-options": "DENY",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


def app(door: Door) -> ASGIApp:
    """Everything that is served over HTTP."""
    routes = [
        Route("/api/games", api.games),
        Route("/api/games/{game}/judge", api.judge),
        Route("/api/here", api.here),
        Route("/api/schema", api.wire_schema),
        Route("/api/tables", api.open_table, methods=["POST"]),
        Route("/api/tables", api.open_tables, methods=["GET"]),
        Route("/api/mine", api.my_tables),
        Route("/api/join", api.join, methods=["POST"]),
        Route("/api/claim", api.claim, methods=["POST"]),
        Route("/api/tables/{table}/code", api.new_code, methods=["POST"]),
        Route("/api/tables/{table}/record", api.record),
        Route("/api/tables/{table}/replay", replays.replay),
        Route("/api/tables/{table}/review", replays.review),
        Route("/api/tables/{table}/do", api.deed, methods=["POST"]),
        Route("/api/tables/{table}/stream", api.stream),
        Route("/api/qr", api.qr, methods=["POST"]),
        Route("/health", health),
        Route("/ready", ready),
        Route("/metrics", metrics),
        Route("/{path:path}", pages.page),
    ]
    handlers: Any = {
        Refusal: refused, StoreError: unsaved, TimeoutError: slow, Exception: broken,
    }  # fmt: skip
    inner = Starlette(routes=routes, exception_handlers=handlers)
    inner.state.door = door
    return Guard(inner, door.hub.config.body_bytes)


async def health(request: Request) -> Response:
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """Whether moves can be stored now."""
    hub = request.app.state.door.hub
    if hub.stopping:
        return PlainTextResponse("stopping\n", 503)
    if hub.failing is not None:
        return PlainTextResponse(f"store: {hub.failing}\n", 503)
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    door: Door = request.app.state.door
    gauges = {
        "connections": len(door.connections),
        "tables_in_memory": len(door.hub.tables),
        "live_matches": sum(t.live is not None for t in door.hub.tables.values()),
        "bots_waiting": door.hub.workers.queue,
        "store_failing": door.hub.failing is not None,
    }
    return PlainTextResponse(door.hub.counters.exposition(gauges))


async def refused(request: Request, refusal: Refusal) -> Response:
    """A refusal: its status, its code, its sentence, and where it applies how long to wait."""
    counters = request.app.state.door.hub.counters
    counters.add("malformed" if refusal.code in ("bad_request", "not_json") else "refusals")
    frame: Error = error_frame(refusal, sentence(refusal, lang_of(request)))
    response = answer(frame, STATUS.get(refusal.code, 400))
    if frame.seconds is not None:
        response.headers["retry-after"] = str(frame.seconds)
    return response


async def unsaved(request: Request, error: StoreError) -> Response:
    return await refused(request, not_saved(error))


async def slow(request: Request, error: TimeoutError) -> Response:
    return await refused(request, Denied("busy", limit="queue", seconds=1))


async def broken(request: Request, error: Exception) -> Response:
    """A mistake of ours: said so, and logged by whoever runs us."""
    request.app.state.door.hub.counters.add("errors")
    problem = Denied("internal")
    return answer(error_frame(problem, sentence(problem, lang_of(request))), 500)


class Guard:
    """The outermost layer: no body over the limit, headers for safety on every answer."""

    def __init__(self, inner: ASGIApp, most: int) -> None:
        self._inner = inner
        self._most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._inner(scope, receive, send)
            return
        taken = 0

        async def receive_some() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > self._most:
                raise Denied("too_large_body", most=self._most // 1024)
            return message

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *RAW_HEADERS]
            await send(message)

        await self._inner(scope, receive_some, send_safely)
