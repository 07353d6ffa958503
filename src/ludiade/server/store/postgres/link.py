"""A connection that comes back by itself, and what it means when a call on it fails."""

import asyncio
from typing import Any

import asyncpg

from ludiade.server.store.port import NotStored
from ludiade.server.store.postgres.connecting import close, connect
from ludiade.server.store.postgres.unusable import Unusable

WRITE_S = 10.0
"""After so long without an answer a connection is taken for dead."""
END_S = 2.0
"""How long a server may take to end what a lost connection has begun."""
TRIES = 5
_AGAIN = ("40001", "40P01")
"""PostgreSQL has undone the call for the sake of another's: nothing was wrong with it."""
_REASONS = {"53100": "full", "25006": "read_only"}
_OF_ONE_PIECE = ("22", "23")
"""Classes of SQLSTATE that speak of the values; all others are about the server."""
_UNSENT = (TypeError, ValueError, OverflowError, asyncpg.InterfaceError)
"""What Python finds wrong with values before they are sent."""


class Lost(Exception):
    """The connection broke: whether the call was committed is unknown."""


class OfOnePiece(Exception):
    """The call holds something that cannot be written: nothing of it was."""


class Link:
    """One connection to a database."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._db: Any = None
        self._backend: tuple[int, Any] | None = None
        """The server's process at the other end, and since when it runs: numbers are reused."""

    async def open(self) -> Any:
        """The connection, made anew where it broke; NotStored where that cannot be done."""
        if self._db is None or self._db.is_closed():
            try:
                self._db = await connect(self._url)
                self._backend = await self._db.fetchrow(
                    "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
                )
            except Unusable as why:
                known = why.code if why.code in ("full", "read_only") else "unreachable"
                raise NotStored(known) from None
            except Exception:  # it broke again at once
                self.drop()
                raise NotStored("unreachable") from None
        return self._db

    async def reopen(self) -> Any:
        """A new connection, once the server does nothing more for the old one."""
        before = self._backend
        self.drop()
        db = await self.open()
        if before is not None:
            ended = await db.fetch(
                "SELECT pg_terminate_backend(pid, $3) AS ended FROM pg_stat_activity"
                " WHERE pid = $1 AND backend_start = $2",
                *before, int(1000 * END_S),
            )  # fmt: skip
            if not all(row["ended"] for row in ended):
                self._backend = before
                raise Lost
        return db

    async def fetch(self, sql: str, *values: object) -> list[Any]:
        """Have one statement run and committed; raises Lost, OfOnePiece or NotStored."""
        for _ in range(TRIES):
            db = await self.open()
            try:
                async with asyncio.timeout(WRITE_S):
                    found: list[Any] = await db.fetch(sql, *values)
                    return found
            except Exception as error:
                state = getattr(error, "sqlstate", None) or ""
                if state in _AGAIN:
                    continue
                self._raise(error, state)
        raise NotStored("broken")

    def _raise(self, error: Exception, state: str) -> None:
        if state in _REASONS:
            raise NotStored(_REASONS[state]) from error
        # An ending server may have committed before it said so.
        lost = self._db.is_closed() or state.startswith(("08", "57P"))
        if lost or isinstance(error, OSError | TimeoutError):
            raise Lost from error
        if state.startswith(_OF_ONE_PIECE) or isinstance(error, _UNSENT):
            raise OfOnePiece from error
        raise NotStored("broken") from error

    def drop(self) -> None:
        """Let go of the connection at once."""
        if self._db is not None:
            self._db.terminate()
            self._db = None

    async def close(self) -> None:
        """Let go of the connection in good order."""
        if self._db is not None:
            await close(self._db)
