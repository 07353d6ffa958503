"""What a library that holds WebSockets is asked for, and what it feeds.

Each of them (picows.py, plain.py) makes a protocol for a connection that has asked for an upgrade
and may have it, lets frames go out as an `Outlet`, and hands what comes in to a `Connection`,
message by message as a `Message` puts them together.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

from ludiade.server.http.capacity import Slot

MOST_FRAGMENTS = 64
CLOSE_S = 5.0
"""How long the other end may take to read that it is closed."""
PROTOCOL_ERROR = 1002
ONLY_TEXT = 1003
POLICY = 1008
TOO_BIG = 1009
RESTART = 1012


class Visitor:
    """Who has asked for a WebSocket: where from, with which cookies, in which language."""

    __slots__ = ("address", "lang", "page", "slot", "tokens")

    def __init__(self, address: str, tokens: list[str], lang: str, page: bool, slot: Slot) -> None:
        self.address = address
        self.tokens = tokens
        self.lang = lang
        self.page = page
        """Whether a page asks; programs have no origin."""
        self.slot = slot


Upgrade = Callable[[Visitor], asyncio.BaseProtocol]


class Outlet(Protocol):
    """Where frames go out: one socket, behind whatever library holds it."""

    def send(self, data: bytes) -> None:
        """Let a text frame go out; a reader that leaves too much unread is dropped."""

    def end(self, code: int, reason: str) -> None:
        """Close with a code; with 0 cut the connection."""

    def ping(self) -> None:
        """Ask whether anybody is there."""

    def hold_back(self, on: bool) -> None:
        """Read nothing more from the other end, or go on."""


class BadFrame(Exception):
    """A frame that closes its connection, with a code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Message:
    """Puts a message together from its fragments; no work is done twice, none kept for nothing."""

    __slots__ = ("_most", "_parts", "_size")

    def __init__(self, most: int) -> None:
        self._most = most
        self._parts: list[bytes] | None = None
        self._size = 0

    def add(self, data: bytes, first: bool, fin: bool) -> bytes | None:
        """The whole message with its last fragment, else nothing; BadFrame where none can be."""
        if first is (self._parts is not None):
            raise BadFrame(PROTOCOL_ERROR, "order")
        if len(data) + self._size > self._most:
            raise BadFrame(TOO_BIG, "size")
        if first and fin:
            return data
        if not data and not fin and not first:
            raise BadFrame(POLICY, "empty fragment")
        parts = self._parts = self._parts or []
        parts.append(data)
        self._size += len(data)
        if len(parts) > MOST_FRAGMENTS:
            raise BadFrame(POLICY, "fragments")
        if not fin:
            return None
        self._parts, self._size = None, 0
        return b"".join(parts)
