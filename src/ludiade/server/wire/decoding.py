"""Requests from bytes and frames to bytes, and what is said of those that do not fit."""

import re
from typing import Any

import msgspec
from msgspec import Raw

from ludiade.kernel.errors import Illegal, Refusal
from ludiade.kernel.json.schema import schema_of
from ludiade.server.wire.frames import Error, Frame
from ludiade.server.wire.gathering_frames import GatheringFrame
from ludiade.server.wire.gatherings import Attend, GatheringRequest, OpenGathering
from ludiade.server.wire.requests import Request, TableRequest

encode = msgspec.json.Encoder().encode
AnyRequest = Request | Attend | GatheringRequest
"""What may come over a WebSocket."""
_requests = msgspec.json.Decoder(AnyRequest)
_table_requests = msgspec.json.Decoder(TableRequest)
_gathering_requests = msgspec.json.Decoder(GatheringRequest)
_PLACE = re.compile(r" - at `(\$[^`]*)`$")


class Denied(Refusal):
    """The server does not do this; `limit` and `seconds` where it would, later."""


def read_request(data: bytes) -> AnyRequest:
    """A request from its bytes, or Denied."""
    return read(_requests, data)  # type: ignore[no-any-return]


def read_table_request(data: bytes) -> TableRequest:
    """A request of a program over HTTP, where no hello is needed."""
    return read(_table_requests, data)  # type: ignore[no-any-return]


def read_gathering_request(data: bytes) -> GatheringRequest:
    """A request of a program to a gathering."""
    return read(_gathering_requests, data)  # type: ignore[no-any-return]


def read(decoder: Any, data: bytes) -> Any:
    """Decode by type; whatever is wrong becomes one refusal that says where."""
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        place = _PLACE.search(str(error))
        raise Denied("bad_request", path=place[1][:80] if place else "$") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Denied("not_json") from None


def error_frame(problem: Refusal, message: str, key: str | None = None) -> Error:
    """A refusal as a frame."""
    rule = problem.rule or None if isinstance(problem, Illegal) else None
    seconds = problem.details.get("seconds")
    limit = problem.details.get("limit")
    table = problem.details.get("table")
    return Error(
        problem.code, message, key, rule,
        limit if isinstance(limit, str) else None, seconds if isinstance(seconds, int) else None,
        table if isinstance(table, str) and table else None,
    )  # fmt: skip


def schema() -> dict[str, object]:
    """JSON Schema of all requests and frames, for other languages."""
    return schema_of(
        "ludiade-wire/2",
        {"request": AnyRequest, "frame": Frame | GatheringFrame, "opening": OpenGathering},
        _anything,
    )


def _anything(kind: type) -> dict[str, object]:
    """A move's action is the game's business: its own schema says what it may be."""
    if kind is Raw:
        return {}
    raise NotImplementedError(kind)
