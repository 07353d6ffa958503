"""The outermost layer: only by our names, no body over its limit, headers for safety."""

import re

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludiade.server.http.context import Context
from ludiade.server.http.refusals import RAW_HEADERS, language, refusal_answer
from ludiade.server.wire.decoding import Denied

LARGE = re.compile(r"/api/(tables|print|games/\w{1,40}/workshop)")
"""What may bring a practice's orders, a list of words, a deck or a class's results."""

CACHE = b"cache-control"
"""What a call is told is for whoever asked and for now: names and hands stay in no browser's cache,
which another user of the same laptop could open long after a class was forgotten."""


class Guard:
    """Around everything that is served over HTTP."""

    def __init__(self, inner: ASGIApp, context: Context) -> None:
        self._inner = inner
        self._context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._inner(scope, receive, send)
            return
        config = self._context.config
        large = scope["method"] == "POST" and LARGE.fullmatch(scope["path"])
        most = config.opening_bytes if large else config.body_bytes
        taken = 0
        allowance, address = self._context.limits.bytes, self._called_from(scope)

        async def receive_some() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > most:
                raise Denied("too_large_body", most=most // 1024)
            return message

        async def send_safely(message: Message) -> None:
            if address is not None and not message.get("more_body"):  # a stream tells its steps
                allowance.told(address, len(message.get("body", b"")))
            if message["type"] == "http.response.start":
                own = message["headers"]
                message["headers"] = [*own, *RAW_HEADERS]
                if scope["path"].startswith("/api/") and not any(n == CACHE for n, _ in own):
                    message["headers"].append((CACHE, b"no-store"))
            await send(message)

        headers = dict(reversed(scope["headers"]))
        try:
            host = headers.get(b"host")
            self._check_host(None if host is None else host.decode("latin-1"))
            if address is not None:
                allowance.check(address)
            length = headers.get(b"content-length", b"0")
            if length.isdigit() and int(length[:20]) > most:
                raise Denied("too_large_body", most=most // 1024)
        except Denied as denied:
            self._context.counters.add("refusals")
            spoken = headers.get(b"accept-language", b"").decode("latin-1")
            refused = refusal_answer(denied, language(spoken))
            refused.headers["connection"] = "close"  # its body is not read
            await refused(scope, receive, send_safely)
        else:
            await self._inner(scope, receive_some, send_safely)

    def _called_from(self, scope: Scope) -> str | None:
        """Where a call comes from; the page's own files are told to whoever asks."""
        if not scope["path"].startswith("/api/"):
            return None
        peer = scope["client"][0] if scope["client"] else None
        return self._context.proxies.origin(peer, scope["headers"]).address

    def _check_host(self, host: str | None) -> None:
        if not self._context.hosts.allow(host):
            raise Denied("unknown_host", host=(host or "")[:80])
