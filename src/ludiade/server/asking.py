"""Who calls over HTTP, what they sent, and how they are answered."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludiade.server.codes import TOKEN, digest, new_token
from ludiade.server.door import COOKIE, Door, same_origin
from ludiade.server.wire import Denied, encode, read

T = TypeVar("T")
YEAR_S = 365 * 24 * 3600


class Caller:
    """A device, known by its cookie (pages) or its bearer token (programs)."""

    def __init__(self, request: Request, new: bool) -> None:
        self.door: Door = request.app.state.door
        self.lang = lang_of(request)
        self.address = request.client.host if request.client else "local"
        bearer = request.headers.get("authorization", "").partition("Bearer ")[2].strip()
        self._program = "authorization" in request.headers
        self._secure = request.url.scheme == "https"
        token = bearer if self._program else request.cookies.get(COOKIE)
        self._new: str | None = None
        if token is None or not TOKEN.match(token):
            token = self._new = new_token() if new else None
        self.device = digest(token) if token is not None else None

    def need(self) -> str:
        """The device, or Denied where nobody knows it."""
        if self.device is None:
            raise Denied("unknown_device")
        return self.device

    def greet(self, response: Response, said: Any) -> Response:
        """Give a new device its token: a cookie no script reads, or the answer itself."""
        if self._new is None:
            return response
        if self._program:
            told = msgspec.to_builtins(said) | {"token": self._new}
            return answer(told, response.status_code)
        response.set_cookie(
            COOKIE, self._new, max_age=YEAR_S, httponly=True, samesite="strict",
            secure=self._secure,
        )  # fmt: skip
        return response


def caller(request: Request, *, new: bool = False) -> Caller:
    """Who asks; a page of another site is refused."""
    if not same_origin(request.headers.get("origin"), request.headers.get("host")):
        raise Denied("other_origin")
    return Caller(request, new)


async def body(request: Request, kind: type[T]) -> T:
    """What was sent, decoded by type."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Denied("not_json")
    return read(msgspec.json.Decoder(kind), await request.body())  # type: ignore[no-any-return]


def lang_of(request: Request) -> str:
    """French, unless English is asked for."""
    asked = request.query_params.get("lang") or request.headers.get("accept-language", "")
    return "en" if asked.lower().startswith("en") else "fr"


def answer(value: object, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(encode(value), status, media_type="application/json")
