"""What the server asks of a store; every implementation obeys tests/server/store_contract.py.

StoreError
├── Conflict     somebody else has appended or saved first: fold again
└── NotStored    the disk is full, read-only or broken: nothing was written
"""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from ludiade.server.rows import Key, Row, Status


class StoreError(Exception):
    """What was asked is not stored."""


class Conflict(StoreError):
    """The key (match, n), or the row's version, is taken."""


class NotStored(StoreError):
    """The store cannot write now; `reason` is one of full, read_only, broken."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Entry(NamedTuple):
    """One input as stored: its line of the record, and the key of the request that brought it."""

    line: bytes
    key: str | None = None


class Found(NamedTuple):
    """The table a key leads to."""

    table: str
    key: Key


class Store(Protocol):
    """Rows and inputs; what a call has answered survives any crash."""

    async def create(self, row: Row) -> None:
        """Keep a new table and number it."""

    async def save(self, row: Row) -> None:
        """Keep a changed table, its version one higher; Conflict if it has changed meanwhile."""

    def append(
        self, match: int, n: int, entries: Sequence[Entry], row: Row | None = None
    ) -> "asyncio.Future[None]":
        """Keep inputs n, n+1, …, and the row with them, all or nothing; Conflict if n is taken.

        A future, so that a move needs no task of its own to wait for it.
        """

    async def read(self, match: int, start: int = 0) -> list[Entry]:
        """The inputs from `start` on."""

    async def load(self, name: str) -> Row | None:
        """The table of that name."""

    async def find(self, digest: str) -> Found | None:
        """The table that a key opens."""

    async def tables(self, status: Status, after: int = 0, most: int = 100) -> list[Row]:
        """Tables of a status in the order of their numbers, after a number."""

    async def tables_of(self, device: str, most: int = 100) -> list[Row]:
        """The tables a device has to do with, the newest first."""

    async def see(self, match: int, seat: int, at: int) -> None:
        """Note when a seat was last there."""

    async def seen(self, match: int) -> dict[int, int]:
        """When each seat was last there."""

    async def probe(self) -> None:
        """Write something durable; NotStored if that cannot be done."""

    async def close(self) -> None:
        """Finish what is asked, then let go of the files."""
