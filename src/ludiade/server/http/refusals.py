"""Refusals as answers: a status, a code for programs, a sentence for people."""

from collections.abc import Iterable
from http import HTTPStatus

from starlette.responses import Response

from ludiade.kernel.errors import Refusal
from ludiade.server.sentences import sentence
from ludiade.server.wire.decoding import encode, error_frame

STATUS = {
    "no_such_table": 404, "unknown_code": 404, "too_many": 429, "unknown_device": 401,
    "not_your_seat": 403, "only_the_host": 403, "other_origin": 403, "not_invited": 403,
    "no_spectators": 403, "not_saved": 503, "stopping": 503, "too_large_body": 413, "busy": 429,
    "not_ended": 409, "already_begun": 409, "no_seat_waits": 409, "invitation_expired": 410,
    "unknown_host": 421, "newer_table": 503, "no_such_gathering": 404, "not_a_member": 403,
    "only_a_host": 403, "not_your_member": 403, "removed": 403, "no_such_member": 404,
    "gathering_over": 409, "door_closed": 409, "gathering_full": 409, "name_taken": 409,
    "no_wish": 409, "no_own_names": 409, "too_few": 409, "round_under_way": 409, "no_round": 409,
    "not_seated": 409, "no_such_place": 404, "round_goes_on": 409, "no_report": 404,
    "paused_by_host": 409, "watch_only": 421, "not_found": 404, "internal": 500,
    "print_unavailable": 503, "same_cards": 409, "too_large_head": 431, "length_required": 411,
    "not_for_you": 403,
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
"""For the safety of pages, on every answer."""
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


def language(header: str) -> str:
    """French, unless English is asked for."""
    return "en" if header.lower().startswith("en") else "fr"


def answer(value: object, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(encode(value), status, media_type="application/json")


def refusal_answer(refusal: Refusal, lang: str) -> Response:
    """A refusal: its status, its code, its sentence, and where it applies how long to wait."""
    frame = error_frame(refusal, sentence(refusal, lang))
    response = answer(frame, STATUS.get(refusal.code, 400))
    if frame.seconds is not None:
        response.headers["retry-after"] = str(frame.seconds)
    return response


def refusal_bytes(refusal: Refusal, lang: str, status: int | None = None) -> bytes:
    """The same as it goes over the wire, where no application is asked; the connection ends."""
    response = refusal_answer(refusal, lang)
    number = HTTPStatus(status or response.status_code)
    headers: Iterable[tuple[bytes, bytes]] = [
        *response.raw_headers, *RAW_HEADERS, (b"connection", b"close"),
    ]  # fmt: skip
    lines = b"".join(b"%b: %b\r\n" % header for header in headers)
    return b"HTTP/1.1 %d %b\r\n%b\r\n%b" % (
        number, number.phrase.encode(), lines, bytes(response.body),
    )  # fmt: skip
