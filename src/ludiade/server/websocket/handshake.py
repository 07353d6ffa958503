"""Whether a request may become a WebSocket, whichever library holds it then."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ludiade.server.http.capacity import Slot
from ludiade.server.http.cookies import tokens
from ludiade.server.http.hosts import same_origin
from ludiade.server.http.refusals import language
from ludiade.server.websocket.port import Visitor
from ludiade.server.wire.decoding import Denied

if TYPE_CHECKING:
    from ludiade.server.http.context import Context

PATH = "/ws"


def handshake(context: "Context", scope: Mapping[str, Any], slot: Slot) -> Visitor:
    """Let a device in, and keep its place; Denied for what is not ours and where it is full."""
    headers = scope["headers"]
    found = {name: value.decode("latin-1") for name, value in reversed(headers)}
    if scope["path"] != PATH:
        raise Denied("not_found")
    host = found.get(b"host")
    if not context.hosts.allow(host):
        raise Denied("unknown_host", host=(host or "")[:80])
    peer = scope["client"][0] if scope["client"] else None
    origin = context.proxies.origin(peer, headers, scope["scheme"] == "https")
    if not same_origin(found.get(b"origin"), host, origin.secure):
        raise Denied("other_origin")
    if context.tables.stopping:
        raise Denied("stopping", seconds=1)
    context.capacity.hold(slot, origin.address)
    cookies = b";".join(value for name, value in headers if name == b"cookie")
    return Visitor(
        origin.address, tokens(cookies.decode("latin-1"), origin.secure),
        language(found.get(b"accept-language", "")), b"origin" in found, slot,
    )  # fmt: skip
