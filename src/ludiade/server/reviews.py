"""Reviews of ended matches: worked out one after the other, beside the bots, and remembered."""

import asyncio

from ludiade.bots.coach.types import Review
from ludiade.kernel.record import write
from ludiade.server.records import document
from ludiade.server.rows import Row
from ludiade.server.store.port import Store
from ludiade.server.workers import Workers

MOST = 200
SEED = 1


class Reviews:
    """What the coach has said of the matches asked about last."""

    def __init__(self, store: Store, playouts: int) -> None:
        self._store = store
        self._playouts = playouts
        self._workers = Workers(1)  # of its own: a review takes long, and no bot waits for it
        self._asked: dict[str, asyncio.Task[Review]] = {}

    async def of(self, row: Row) -> Review:
        """The review of a match, the same task for all who ask; a failure is not remembered."""
        task = self._asked.get(row.name)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            while len(self._asked) >= MOST:
                del self._asked[next(iter(self._asked))]
            task = self._asked[row.name] = asyncio.create_task(self._look_back(row))
        return await asyncio.shield(task)

    async def _look_back(self, row: Row) -> Review:
        record = write(await document(self._store, row))
        return await self._workers.look_back(record, self._playouts, SEED)

    def stop(self) -> None:
        """Let go of the process and of whoever waits."""
        for task in self._asked.values():
            task.cancel()
        self._workers.stop()
