"""What takes long, so much at once an address: who asks for more waits, and nobody else does."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

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
