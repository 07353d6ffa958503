"""Two clocks: one that people share, for what is stored, and one that never jumps."""

import asyncio
import logging
import time

from ludiade.server.store.port import Store, StoreError

ASK_S = 30.0
"""How often the store is asked for the time: steady clocks drift by less than a ms meanwhile."""
log = logging.getLogger("ludiade.clock")


class Clock:
    """The machine's clocks."""

    def wall(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    steady = staticmethod(time.monotonic)
    """Seconds that only ever grow."""

    async def keep(self) -> None:
        """Keep it right for as long as it is used; this machine does so by itself."""


class SharedClock(Clock):
    """The wall clock of the store, so that nodes whose own clocks differ agree on the time.

    It is asked now and then, and carried on by this machine's steady clock in between.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ahead_ms = 0.0
        """By how much the store's time is ahead of this machine's steady clock."""

    async def ask(self) -> None:
        """Set it by the store; NotStored where the store cannot say."""
        asked = self.steady()
        now = await self._store.now()
        self._ahead_ms = now - 500 * (asked + self.steady())

    async def keep(self) -> None:
        """Ask again and again; what the store cannot say now is asked later."""
        while True:
            await asyncio.sleep(ASK_S)
            try:
                await self.ask()
            except StoreError as error:
                log.warning("the store cannot tell the time: %r", error)

    def wall(self) -> int:
        return int(1000 * self.steady() + self._ahead_ms)
