"""Who calls over HTTP, what they sent, and how a new device is given its token."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludiade.server.codes import TOKEN
from ludiade.server.http.context import Context
from ludiade.server.http.cookies import set_cookie, tokens
from ludiade.server.http.hosts import same_origin
from ludiade.server.http.refusals import answer, language
from ludiade.server.wire.decoding import Denied, read

Handler = Callable[[Request], Awaitable[Response]]
T = TypeVar("T")


class Caller:
    """A device, known by its cookie (pages) or its bearer token (programs)."""

    def __init__(self, request: Request) -> None:
        context: Context = request.app.state.context
        self.context = context
        self.lang = lang_of(request)
        peer = request.client.host if request.client else None
        origin = context.proxies.origin(peer, request.headers.raw, request.url.scheme == "https")
        self.address = origin.address
        self.secure = origin.secure
        """Whether TLS leads here."""
        bearer = _bearer(request.headers.get("authorization", ""))
        self._program = bearer is not None or "origin" not in request.headers
        cookies = ";".join(request.headers.getlist("cookie"))
        self._given = [bearer] if bearer else tokens(cookies, origin.secure)
        self._token: str | None = None
        self._new = False
        self.digest: str | None = None
        """Of its token, where this server has given it."""

    async def recognise(self) -> None:
        """Look whether one of the tokens is ours."""
        found = await self.context.devices.find(self._given)
        if found is not None:
            self._token, self.digest = found

    def need(self) -> str:
        """The device, or Denied where nobody knows it."""
        if self.digest is None:
            raise Denied("unknown_device")
        return self.digest

    async def admitted(self) -> str:
        """The device, which may be a new one."""
        if self.digest is None:
            self._token, self.digest = await self.context.devices.admit(self.address)
            self._new = True
        return self.digest

    def check_call(self) -> None:
        """Count one more call."""
        self.context.limits.check_call(self.address, self.digest)

    def answer(self, said: Any, status: int = 200) -> Response:
        """An answer that gives a new device its token."""
        return self.tell_token(said, status) if self._new else answer(said, status)

    def tell_token(self, said: Any, status: int = 200) -> Response:
        """An answer with the device's token: in a cookie no script reads, or in the answer."""
        assert self._token is not None
        if self._program:
            return answer(msgspec.to_builtins(said) | {"token": self._token}, status)
        response = answer(said, status)
        response.headers["set-cookie"] = set_cookie(self._token, self.secure)
        return response


async def caller(request: Request) -> Caller:
    """Who asks; a page of another site is refused."""
    who = Caller(request)
    if not same_origin(request.headers.get("origin"), request.headers.get("host"), who.secure):
        raise Denied("other_origin")
    await who.recognise()
    return who


async def body(request: Request, kind: type[T]) -> T:
    """What was sent, decoded by type."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Denied("not_json")
    return read(msgspec.json.Decoder(kind), await request.body())  # type: ignore[no-any-return]


def lang_of(request: Request) -> str:
    """The language of an answer: as the address says, or the headers."""
    return language(request.query_params.get("lang") or request.headers.get("accept-language", ""))


def _bearer(header: str) -> str | None:
    """A program's token, empty where it has none yet; none for whatever a proxy may have sent."""
    scheme, _, token = header.strip().partition(" ")
    if scheme.lower() != "bearer":
        return None
    return token.strip() if TOKEN.match(token.strip()) else ""


def in_turn(handler: Handler) -> Handler:
    """Looking something up that is worked out beside the loop, where few may wait."""

    async def handle(request: Request) -> Response:
        who = await caller(request)
        async with who.context.looks.of(who.address):
            return await handler(request)

    return handle
