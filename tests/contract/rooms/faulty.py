"""A real store that fails by plan, and can be asked what is on the disk."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

from ludiade.server.room.entries import Logged
from ludiade.server.store.port import NotStored
from ludiade.server.store.sqlite import SqliteStore


class FaultyStore:
    """Hands everything on, except for the writes that are to fail."""

    def __init__(self, inner: SqliteStore, chance: Random) -> None:
        self._inner = inner
        self._chance = chance
        self.fails = 0.0
        """How likely a write is to fail, with nothing written."""
        self.server_fails = 0
        """How many writes that no device has asked for are yet to fail."""
        self.slow = 0.0
        """How likely it is to wait a moment first, while requests pile up."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    def append(
        self, table: int, n: int, entries: Sequence[Logged], *more: Any
    ) -> "asyncio.Future[None]":
        loop = asyncio.get_running_loop()
        own = entries[0].device is None and self.server_fails > 0
        if own or self._chance.random() < self.fails:
            self.server_fails -= own
            failed = loop.create_future()
            loop.call_soon(failed.set_exception, NotStored("full"))
            return failed
        if self._chance.random() < self.slow:
            return loop.create_task(self._later(table, n, entries, *more))
        return self._inner.append(table, n, entries, *more)

    async def _later(self, table: int, n: int, entries: Sequence[Logged], *more: Any) -> None:
        await asyncio.sleep(0.004)
        await self._inner.append(table, n, entries, *more)

    def on_disk(self, table: int) -> int:
        """How many entries of a table are committed, asked of the file itself.

        Not counted from the answers to writes: another node may read an entry, and tell it, before
        the one that wrote it has had its answer.
        """
        sql = "SELECT count(*) FROM entry WHERE table_id = ?"
        return int(self._inner._read.execute(sql, (table,)).fetchone()[0])
