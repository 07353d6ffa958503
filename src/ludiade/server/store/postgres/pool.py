"""A few connections beside those that write groups: for look-ups, and for what may be lost."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from ludiade.server.store.port import NotStored
from ludiade.server.store.postgres.connecting import BY_STATE, close, connect
from ludiade.server.store.postgres.unusable import Unusable

CONNECTIONS = 4
READ_S = 10.0
TRIES = 2
"""A connection that broke while it was idle is noticed at the first try."""


class Pool:
    """Runs statements, each on a connection that is free; none that may not be run twice."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._idle: list[Any] = []
        self._free = asyncio.Semaphore(CONNECTIONS)
        self._closed = False

    async def find(self, sql: str, *values: object) -> list[Any]:
        """Rows; nothing where the values are such as no database can hold."""
        for attempt in range(TRIES):
            try:
                async with self._connection() as db, asyncio.timeout(READ_S):
                    found: list[Any] = await db.fetch(sql, *values)
                    return found
            except (asyncpg.DataError, OverflowError, UnicodeEncodeError):
                return []
            except Exception as error:
                if attempt + 1 == TRIES or isinstance(error, Unusable | TimeoutError):
                    raise NotStored(_reason(error)) from error
        raise AssertionError("unreachable")

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        async with self._free:
            while self._idle and self._idle[-1].is_closed():
                self._idle.pop()
            db = self._idle.pop() if self._idle else await connect(self._url)
            try:
                yield db
            except asyncpg.DataError:
                self._idle.append(db)
                raise
            except BaseException:  # it may still be at work for somebody who waits no more
                db.terminate()
                raise
            if self._closed:
                db.terminate()
            else:
                self._idle.append(db)

    async def close(self) -> None:
        """Let go of all connections."""
        self._closed = True
        while self._idle:
            await close(self._idle.pop())


def _reason(error: Exception) -> str:
    """Why PostgreSQL has not answered, in the words of `NotStored`."""
    state = getattr(error, "sqlstate", None) or ""
    code = error.code if isinstance(error, Unusable) else BY_STATE.get(state)
    if code in ("full", "read_only"):
        return code
    gone = isinstance(error, Unusable | OSError | asyncpg.PostgresConnectionError)
    return "unreachable" if gone else "broken"
