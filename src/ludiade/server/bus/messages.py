"""Hints as they travel: a JSON list of names and lengths."""

from typing import Annotated

import msgspec
from msgspec import Meta

from ludiade.server.bus.coalesced import Hints

_hints = msgspec.json.Decoder(
    list[tuple[Annotated[str, Meta(max_length=40)], Annotated[int, Meta(ge=0, le=2**31)]]]
)


def read_hints(data: bytes) -> Hints:
    """The hints of a message; none in what somebody else or another version has sent."""
    try:
        return _hints.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return []
