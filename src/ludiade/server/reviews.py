"""Reviews of ended matches: worked out one after the other, beside the bots, and remembered."""

import asyncio
import pickle
import time
from collections.abc import Callable
from typing import cast

from ludiade.bots.coach.advice import LEVEL
from ludiade.bots.coach.review import review
from ludiade.bots.coach.types import Review
from ludiade.kernel import shelf
from ludiade.kernel.record import read, write
from ludiade.server.lane import Job
from ludiade.server.records import document
from ludiade.server.rows import Row
from ludiade.server.store.port import Store
from ludiade.server.wire import Denied
from ludiade.server.workers import Workers

MOST = 200
SEED = 1
LONGEST_S = 600.0


def look_back(
    record: bytes, level: str, playouts: int, end: float, stopped: Callable[[], bool]
) -> bytes:
    """The coach's word on a match, in a worker."""
    return pickle.dumps(review(read(record, shelf.find), playouts, SEED))


class Reviews:
    """What the coach has said of the matches asked about last."""

    def __init__(self, store: Store, playouts: int) -> None:
        self._store = store
        self._playouts = playouts
        # a process of its own: a review takes long, and no bot shall wait for it
        self._workers = Workers(1, look_back)
        self._asked: dict[str, asyncio.Task[Review]] = {}

    async def of(self, row: Row) -> Review:
        """The review of a match, the same task for all who ask; a failure is not remembered."""
        task = self._asked.get(row.name)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            while len(self._asked) >= MOST:
                del self._asked[next(iter(self._asked))]
            task = self._asked[row.name] = asyncio.create_task(self._look_back(row))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():  # the server stops, and lets go of who waits
                raise Denied("stopping", seconds=1) from None
            raise

    async def _look_back(self, row: Row) -> Review:
        record = write(await document(self._store, row))
        job = Job(record, LEVEL, self._playouts, time.monotonic() + LONGEST_S)
        return cast(Review, pickle.loads(await self._workers.answer(row.name, job)))

    def stop(self) -> None:
        """Let go of the process and of whoever waits."""
        for task in self._asked.values():
            task.cancel()
        self._workers.stop()
