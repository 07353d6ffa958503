"""Reviews of ended matches: worked out one after the other, beside the bots, and remembered."""

import asyncio
import pickle
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import cast

from ludiade.bots.coach.advice import LEVEL
from ludiade.bots.coach.types import Review
from ludiade.kernel.errors import Refusal
from ludiade.server.think.thinking import look_back
from ludiade.server.think.turns import Turns
from ludiade.server.think.worker import Job, Worker

MOST = 200
"""Reviews that are remembered."""
MOST_QUEUED, MOST_IN_ALL = 20, 100
"""Reviews that wait, for one who asks and for everybody."""
NICE = 19
Load = Callable[[], Awaitable[bytes]]


class Looking:
    """A review under way or made: what it has found so far, and whoever waits for more."""

    def __init__(self, asker: str) -> None:
        self.asker = asker
        self.found: Review | None = None
        self.task: asyncio.Task[Review]
        self._more = asyncio.Event()

    def hear(self, told: bytes) -> None:
        """It has come further."""
        self.found = cast(Review, pickle.loads(told))
        self._more.set()
        self._more = asyncio.Event()

    @property
    def has_failed(self) -> bool:
        task = self.task
        return task.done() and (task.cancelled() or task.exception() is not None)

    async def more(self) -> None:
        """Until it has come further, or to its end."""
        waiting = asyncio.ensure_future(self._more.wait())
        try:
            await asyncio.wait({waiting, self.task}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()


class Reviews:
    """What the coach has said of the matches asked about last."""

    def __init__(self, playouts: int, seconds: float) -> None:
        self._playouts = playouts
        self._seconds = seconds
        # a process of its own: a review takes long, and no bot shall wait for it
        self._worker = Worker(look_back, lambda: None, NICE)
        self._turns = Turns()
        self._lookings: dict[str, Looking] = {}

    async def of(self, name: str, load: Load, asker: str = "") -> Review:
        """The review of a match, whole."""
        *_, last = [found async for found in self.growing(name, load, asker)]
        return last

    async def growing(self, name: str, load: Load, asker: str = "") -> AsyncIterator[Review]:
        """The review of a match as it grows, the same for all who ask; the last one is whole.

        Those who ask (`asker` is their address) take turns, however many each of them asks for.

        `load` gives the record and is called once, when the review's turn has come. Refusal
        `busy` or `stopping`, or whatever `load` raises; a failure is not remembered.
        """
        looking = self._lookings.get(name)
        if looking is None or looking.has_failed:
            looking = self._queue(name, load, asker)
        shown: Review | None = None
        while not looking.task.done():
            await looking.more()
            if looking.found is not None and looking.found is not shown:
                shown = looking.found
                if shown.done < 1.0:
                    yield shown
        if looking.task.cancelled():  # the server stops, and lets go of who waits
            raise Refusal("stopping", seconds=1)
        yield looking.task.result()

    async def renew(self) -> bool:
        """Go on in a new process; a review under way is ended in the one before."""
        return await self._worker.renew()

    def stop(self) -> None:
        """Let go of the process and of whoever waits."""
        for looking in self._lookings.values():
            looking.task.cancel()
        self._worker.close()

    def _queue(self, name: str, load: Load, asker: str) -> Looking:
        waiting = [one.asker for one in self._lookings.values() if not one.task.done()]
        if waiting.count(asker) >= MOST_QUEUED or len(waiting) >= MOST_IN_ALL:
            raise Refusal("busy", limit="reviews", seconds=10)
        self._lookings.pop(name, None)
        for old in [name for name, one in self._lookings.items() if one.task.done()]:
            if len(self._lookings) < MOST:
                break
            del self._lookings[old]
        looking = self._lookings[name] = Looking(asker)
        looking.task = asyncio.create_task(self._look_back(name, load, looking))
        return looking

    async def _look_back(self, name: str, load: Load, looking: Looking) -> Review:
        async with self._turns.of(looking.asker):
            record = await load()
            due = time.monotonic() + self._seconds
            job = Job(name, record, LEVEL, self._playouts, due, looking.hear)
            self._worker.take(job, due)
            return cast(Review, pickle.loads(await job.answer))
