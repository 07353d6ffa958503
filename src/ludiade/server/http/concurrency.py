"""What takes long, so much at once an address: who asks for more waits, and nobody else does."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

T = TypeVar("T")

LOOKS_AT_ONCE = 4
"""So many matches that have ended, or reports of a class, one address has looked up at once."""


class _Slots:
    __slots__ = ("free", "wanted")

    def __init__(self, at_once: int) -> None:
        self.free = asyncio.Semaphore(at_once)
        self.wanted = 0


class ConcurrencyLimit:
    """So many at once for each address; the others of that address wait."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._by_address: dict[str, _Slots] = {}

    def __len__(self) -> int:
        return len(self._by_address)

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        """One of an address's slots, once it is free."""
        slots = self._by_address.setdefault(address, _Slots(self._at_once))
        slots.wanted += 1
        try:
            async with slots.free:
                yield
        finally:
            slots.wanted -= 1
            if not slots.wanted:
                del self._by_address[address]


class HeavyWork:
    """What takes seconds of a thread, one at a time an address and few in all.

    Its threads are its own: in the loop's it would keep pictures and prints waiting.
    """

    def __init__(self, at_once: int, longest_s: float) -> None:
        self._longest_s = longest_s
        self._limit = ConcurrencyLimit(1)
        self._threads = ThreadPoolExecutor(at_once, "heavy-work")

    async def done(self, address: str, work: Callable[[], T]) -> T:
        """What it comes to; TimeoutError where that was too long in coming, waiting included."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(self._longest_s), self._limit.of(address):
            return await loop.run_in_executor(self._threads, work)

    def stop(self) -> None:
        """Begin nothing any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
