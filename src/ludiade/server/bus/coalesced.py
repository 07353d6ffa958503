"""Hints in few messages: the first goes at once, what follows within a moment goes together."""

import asyncio
from collections.abc import Callable

MOMENT_S = 0.005
MOST = 1000
"""Hints in one message; more are left out, and found by asking the store."""

Hints = list[tuple[str, int]]


class Coalesced:
    """Collects hints, the highest n of each table, and sends them every moment at most."""

    def __init__(self, send: Callable[[Hints], None], moment_s: float = MOMENT_S) -> None:
        self._send = send
        self._moment_s = moment_s
        self._loop = asyncio.get_running_loop()
        self._waiting: dict[str, int] = {}
        self._timer: asyncio.TimerHandle | None = None

    def add(self, table: str, n: int) -> None:
        """One more hint."""
        if len(self._waiting) < MOST or table in self._waiting:
            self._waiting[table] = max(n, self._waiting.get(table, 0))
        if self._timer is None:
            self._flush()

    def stop(self) -> None:
        """Send nothing any more."""
        if self._timer is not None:
            self._timer.cancel()
        self._waiting.clear()

    def _flush(self) -> None:
        self._timer = None
        if self._waiting:
            hints = list(self._waiting.items())
            self._waiting.clear()
            self._timer = self._loop.call_later(self._moment_s, self._flush)
            self._send(hints)
