"""Reviews of ended matches: worked out one after the other, beside the bots, and remembered."""

import asyncio
import pickle
import time
from collections.abc import Awaitable, Callable
from typing import cast

from ludiade.bots.coach.advice import LEVEL
from ludiade.bots.coach.types import Review
from ludiade.kernel.errors import Refusal
from ludiade.server.think.thinking import look_back
from ludiade.server.think.worker import Job, Worker

MOST = 200
"""Reviews that are remembered."""
MOST_QUEUED = 20
LONGEST_S = 600.0
NICE = 19


class Reviews:
    """What the coach has said of the matches asked about last."""

    def __init__(self, playouts: int) -> None:
        self._playouts = playouts
        # a process of its own: a review takes long, and no bot shall wait for it
        self._worker = Worker(look_back, lambda: None, NICE)
        self._one_at_a_time = asyncio.Lock()
        self._tasks: dict[str, asyncio.Task[Review]] = {}

    async def of(self, name: str, load: Callable[[], Awaitable[bytes]]) -> Review:
        """The review of a match, the same task for all who ask; a failure is not remembered.

        `load` gives the record and is called once, when the review's turn has come. Refusal
        `busy` or `stopping`, or whatever `load` raises.
        """
        task = self._tasks.get(name)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._queue(name, load)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():  # the server stops, and lets go of who waits
                raise Refusal("stopping", seconds=1) from None
            raise

    async def renew(self) -> bool:
        """Go on in a new process; a review under way is ended in the one before."""
        return await self._worker.renew()

    def stop(self) -> None:
        """Let go of the process and of whoever waits."""
        for task in self._tasks.values():
            task.cancel()
        self._worker.close()

    def _queue(self, name: str, load: Callable[[], Awaitable[bytes]]) -> "asyncio.Task[Review]":
        if sum(not task.done() for task in self._tasks.values()) >= MOST_QUEUED:
            raise Refusal("busy", limit="reviews", seconds=10)
        self._tasks.pop(name, None)
        for old in [name for name, task in self._tasks.items() if task.done()]:
            if len(self._tasks) < MOST:
                break
            del self._tasks[old]
        task = self._tasks[name] = asyncio.create_task(self._look_back(name, load))
        return task

    async def _look_back(self, name: str, load: Callable[[], Awaitable[bytes]]) -> Review:
        async with self._one_at_a_time:
            due = time.monotonic() + LONGEST_S
            job = Job(name, await load(), LEVEL, self._playouts, due)
            self._worker.take(job, due)
            return cast(Review, pickle.loads(await job.answer))
