"""What takes long, in turn: whoever asks for many of it waits for their own, and not others."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

LOOKS_AT_ONCE = 4
"""So many matches that have ended, or reports of a class, one address has looked up at once."""


class _Turn:
    __slots__ = ("free", "wanted")

    def __init__(self, at_once: int) -> None:
        self.free = asyncio.Semaphore(at_once)
        self.wanted = 0


class Turns:
    """So many at once for each address; the others of that address wait."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._turns: dict[str, _Turn] = {}

    def __len__(self) -> int:
        return len(self._turns)

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        """The turn of an address."""
        turn = self._turns.setdefault(address, _Turn(self._at_once))
        turn.wanted += 1
        try:
            async with turn.free:
                yield
        finally:
            turn.wanted -= 1
            if not turn.wanted:
                del self._turns[address]
