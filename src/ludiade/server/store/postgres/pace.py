"""When the next group of writes begins: at once for one table alone, with company for many.

A group costs PostgreSQL a plan's start, a commit and a sync whatever it holds, as much as some
fifteen moves. Where several tables write at once, the next group waits a little for more of them;
so it does not depend on how fast the disk is, nor on how many nodes share it, what a move costs.
"""

import asyncio
from collections.abc import Set

APART_S = 0.005
"""How far apart groups begin while there is company."""
ENOUGH = 25
"""So many pieces of work wait for no more."""


class Pace:
    """Keeps groups apart."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._began = 0.0
        self._tables: Set[int | None] = frozenset()
        self._several = False
        self._waiting: asyncio.Future[None] | None = None
        self._over = False

    def begin(self, tables: Set[int | None]) -> None:
        """A group that these tables have asked for is written from now on."""
        now = self._loop.time()
        before = self._tables if now - self._began < 2 * APART_S else frozenset()
        self._several = len(tables | before) > 1
        self._tables, self._began = tables, now

    async def wait(self, asked: int) -> None:
        """Until the next group shall begin, of which so many pieces have been asked for."""
        left = self._began + APART_S - self._loop.time()
        if not self._several or self._over or asked >= ENOUGH or left <= 0:
            return
        self._waiting = self._loop.create_future()
        timer = self._loop.call_later(left, self.go_on)
        try:
            await self._waiting
        finally:
            timer.cancel()
            self._waiting = None

    def note(self, asked: int) -> None:
        """One more piece was asked for, the last of so many."""
        if asked >= ENOUGH:
            self.go_on()

    def end(self) -> None:
        """Wait no more, from now on."""
        self._over = True
        self.go_on()

    def go_on(self) -> None:
        """Let the next group begin now."""
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
