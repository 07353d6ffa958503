"""One thing at a time, and who asks for many waits for their own, not others for them."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Gives turns to those who ask, one each in a round, whatever any of them has waiting."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """The first has waited for a turn longest."""

    @asynccontextmanager
    async def of(self, asker: str) -> AsyncIterator[None]:
        """A turn, once it has come."""
        await self._take(asker)
        try:
            yield
        finally:
            self._pass_on()

    async def _take(self, asker: str) -> None:
        if not self._busy:
            self._busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it has just come, and is not wanted
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            asker = next(iter(self._waiting))
            turns = self._waiting.pop(asker)
            turn = turns.popleft()
            if turns:
                self._waiting[asker] = turns  # behind the others
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False
