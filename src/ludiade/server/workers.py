"""Where bots think: a few processes of low priority, shared fairly between the tables."""

import asyncio
import pickle
import time
from collections import deque
from collections.abc import Callable
from typing import cast

import msgspec

from ludiade.bots import Seen, bot
from ludiade.bots.coach.advice import advise
from ludiade.bots.coach.types import Advice
from ludiade.bots.question import ask, read
from ludiade.bots.thinker import Thinker
from ludiade.kernel.errors import Illegal
from ludiade.kernel.types import Action
from ludiade.server.lane import BotFailed, Job, Lane, Think

COACH = "coach"
"""The level that is asked for advice, and answers with more than an action."""
LEAST_S = 0.05
"""What even the busiest server gives a thought."""


def think(line: bytes, level: str, moment: int, end: float, stopped: Callable[[], bool]) -> bytes:
    """One decision, in a worker: from a question to an action, both as JSON, or to advice."""
    seen, seed = read(line)
    if level == COACH:
        return pickle.dumps(advise(seen, seed, deadline=end, stopped=stopped))
    player = bot(level, seed, moment)
    if isinstance(player, Thinker):
        return msgspec.json.encode(player.choose(seen, end, stopped))
    return msgspec.json.encode(player.choose(seen))


class Workers:
    """All lanes, and what waits for one: the tables take turns, each with its oldest question."""

    def __init__(self, count: int, think: Think = think) -> None:
        self._count = count
        self._think = think
        self._lanes: list[Lane] = []
        self._waiting: dict[str, deque[Job]] = {}

    @property
    def queue(self) -> int:
        """How many questions wait for a process."""
        return sum(map(len, self._waiting.values()))

    async def choose(
        self, table: str, seen: Seen, level: str, seed: int, moment: int, end: float
    ) -> Action:
        """A bot's decision by `end` (of `time.monotonic`); BotFailed where it makes none."""
        answer = await self.answer(table, Job(ask(seen, seed), level, moment, end))
        try:
            return cast(Action, seen.game.read_action(msgspec.json.decode(answer)))
        except (msgspec.DecodeError, Illegal) as error:
            raise BotFailed(repr(error)) from None

    async def advise(self, table: str, seen: Seen, seed: int, end: float) -> Advice:
        """What the coach thinks by `end`, from what a seat sees."""
        answer = await self.answer(table, Job(ask(seen, seed), COACH, 0, end))
        return cast(Advice, pickle.loads(answer))

    async def answer(self, table: str, job: Job) -> bytes:
        """What a process makes of a job.

        Cancelled, it is taken from the queue, or its process told to stop.
        """
        self._waiting.setdefault(table, deque()).append(job)
        self._dispatch()
        try:
            return await job.answer
        except asyncio.CancelledError:
            self._call_off(table, job)
            raise

    def stop(self) -> None:
        """Let go of the processes."""
        for lane in self._lanes:
            lane.close()

    def _dispatch(self) -> None:
        while self._waiting:
            lane = next((lane for lane in self._lanes if lane.job is None), None)
            if lane is None:
                if len(self._lanes) == self._count:
                    return
                lane = Lane(self._think, self._dispatch)
                self._lanes.append(lane)
            table, jobs = next(iter(self._waiting.items()))
            del self._waiting[table]
            job = jobs.popleft()
            if jobs:
                self._waiting[table] = jobs
            lane.take(job, self._end(job))

    def _end(self, job: Job) -> float:
        """Until when a job may be thought about, so that those who wait are in time as well."""
        now = time.monotonic()
        share = self._count / (self._count + self.queue)
        return now + max(LEAST_S, (job.end - now) * share)

    def _call_off(self, table: str, job: Job) -> None:
        for lane in self._lanes:
            if lane.job is job:
                lane.call_off()
        jobs = self._waiting.get(table, deque())
        if job in jobs:
            jobs.remove(job)
            if not jobs:
                del self._waiting[table]
