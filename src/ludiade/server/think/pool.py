"""The workers of this server, shared fairly: tables take turns, and hints wait behind bots.

A bot's share of time counts the tables whose bots wait, however many seats or hints each has. A
hint under way gives its worker up soon after a bot has begun to wait for one.
"""

import asyncio
import pickle
import time
from collections import deque
from typing import cast

import msgspec

from ludiade.bots import Seen
from ludiade.bots.coach.types import Advice
from ludiade.bots.question import ask
from ludiade.kernel.errors import Illegal, Refusal
from ludiade.kernel.types import Action
from ludiade.server.think.thinking import COACH, think
from ludiade.server.think.worker import BotFailed, Job, Think, Worker

LEAST_S = 0.05
"""What even the busiest server gives a bot."""
HINT_LEAST_S = 0.3
"""What a hint has even while bots wait for its worker."""
HINT_QUEUE_S = 20.0
"""How long a hint may wait behind bots before it is refused."""


class Hint:
    """What a table asks the coach: one question at a time, however many wait for the answer."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.askers = 0
        self.queued = True


class Pool:
    """All workers, and the jobs that wait for one."""

    def __init__(self, count: int, think: Think = think) -> None:
        self._count = count
        # where there are several, one is kept for bots
        self._hints_at_once = max(1, count - 1)
        self._think = think
        self._workers: list[Worker] = []
        self._bots: dict[str, deque[Job]] = {}
        self._hints: dict[str, Hint] = {}
        self._stopped = False

    @property
    def waiting_bots(self) -> int:
        """How many bots wait for a worker."""
        return sum(map(len, self._bots.values()))

    @property
    def waiting_hints(self) -> int:
        """How many hints wait for a worker."""
        return sum(hint.queued for hint in self._hints.values())

    async def choose(
        self, table: str, seen: Seen, level: str, seed: int, moment: int, due: float
    ) -> Action:
        """A bot's decision by `due` (of `time.monotonic`); BotFailed where it makes none.

        Cancelled, it is taken from the queue, or its worker is told to stop.
        """
        if len(seen.actions) == 1 and seen.game.lists_all:
            return seen.actions[0]
        job = Job(table, ask(seen, seed), level, moment, due)
        self._bots.setdefault(table, deque()).append(job)
        self._dispatch()
        try:
            answer = await job.answer
        except asyncio.CancelledError:
            self._drop_bot(job)
            raise
        try:
            return cast(Action, seen.game.read_action(msgspec.json.decode(answer)))
        except (msgspec.DecodeError, Illegal) as error:
            raise BotFailed(repr(error)) from None

    async def advise(self, table: str, seen: Seen, seed: int, due: float) -> Advice:
        """What the coach thinks by `due`, from what a seat sees; BotFailed where that fails.

        Asked the same again meanwhile, it gives the same answer. A table has one question at a
        time: a newer one takes the place of the one before, which is refused as `busy`, like one
        that has waited too long.
        """
        hint = self._ask_coach(table, ask(seen, seed), due)
        hint.askers += 1
        try:
            async with asyncio.timeout(max(0.0, due - time.monotonic()) + HINT_QUEUE_S):
                answer = await asyncio.shield(hint.job.answer)
        except TimeoutError:
            raise _busy() from None
        finally:
            hint.askers -= 1
            if hint.askers == 0 and self._hints.get(table) is hint:
                self._drop_hint(table)
        return cast(Advice, pickle.loads(answer))

    def prepare(self) -> None:
        """Have a process that can think, before there is anything to think about."""
        if not self._workers and (worker := self._free()) is not None:
            worker.prepare()

    async def renew(self) -> bool:
        """Change over to new processes, each once it can think; whether all could be changed."""
        return all(await asyncio.gather(*(worker.renew() for worker in self._workers)))

    def stop(self) -> None:
        """End the processes; whoever waits for a hint is told so."""
        self._stopped = True
        for hint in self._hints.values():
            hint.job.fail(Refusal("stopping", seconds=1))
        for worker in self._workers:
            worker.close()

    def _ask_coach(self, table: str, question: bytes, due: float) -> Hint:
        hint = self._hints.get(table)
        if hint is not None and hint.job.sent[0] == question and not hint.job.answer.done():
            return hint
        if hint is not None:
            hint.job.fail(_busy())
            self._drop_hint(table)
        hint = self._hints[table] = Hint(Job(table, question, COACH, 0, due))
        self._dispatch()
        return hint

    def _drop_bot(self, job: Job) -> None:
        jobs = self._bots.get(job.table, deque())
        if job in jobs:
            jobs.remove(job)
            if not jobs:
                del self._bots[job.table]
        self._call_off(job)

    def _drop_hint(self, table: str) -> None:
        self._call_off(self._hints.pop(table).job)

    def _call_off(self, job: Job) -> None:
        for worker in self._workers:
            if worker.job is job:
                worker.call_off()

    # Who is next, and for how long

    def _dispatch(self) -> None:
        """Give jobs to free workers; where bots must wait, make room for them."""
        while self._bots and (worker := self._free()) is not None:
            job = self._next_bot()
            worker.take(job, self._deadline(job, time.monotonic()))
        if self._bots:
            self._make_room()
            return
        queued = [hint for hint in self._hints.values() if hint.queued]
        for left, hint in zip(range(len(queued) - 1, -1, -1), queued, strict=True):
            if len(self._coaching()) >= self._hints_at_once or (worker := self._free()) is None:
                return
            hint.queued = False
            worker.take(hint.job, self._hint_deadline(hint.job, left))

    def _free(self) -> Worker | None:
        if self._stopped:
            return None
        for worker in self._workers:
            if worker.job is None:
                return worker
        if len(self._workers) == self._count:
            return None
        self._workers.append(Worker(self._think, self._dispatch))
        return self._workers[-1]

    def _next_bot(self) -> Job:
        """The oldest job of the table whose turn it is; with more, it queues up again."""
        table, jobs = next(iter(self._bots.items()))
        del self._bots[table]
        job = jobs.popleft()
        if jobs:
            self._bots[table] = jobs
        return job

    def _deadline(self, job: Job, began: float) -> float:
        """Until when a bot may think so that those who wait, here or elsewhere, are in time too."""
        own = len(self._bots.get(job.table, ()))
        others = len(self._bots) - (own > 0)
        share = self._count / (self._count + others) * self._count / (self._count + own)
        return began + max(LEAST_S, (job.due - began) * share)

    def _hint_deadline(self, job: Job, left: int) -> float:
        now = time.monotonic()
        share = self._hints_at_once / (self._hints_at_once + left)
        return now + max(HINT_LEAST_S, (job.due - now) * share)

    def _make_room(self) -> None:
        """All workers are busy and bots wait: hints end soon, and bots that began alone share."""
        hints = sorted(self._coaching(), key=lambda worker: worker.began)
        for worker in hints[: self.waiting_bots]:
            worker.hurry(max(time.monotonic(), worker.began + HINT_LEAST_S))
        if len(hints) >= self.waiting_bots:
            return
        for worker in self._workers:
            if worker.job is not None and worker not in hints:
                worker.hurry(self._deadline(worker.job, worker.began))

    def _coaching(self) -> list[Worker]:
        return [worker for worker in self._workers if worker.job and worker.job.level == COACH]


def _busy() -> Refusal:
    return Refusal("busy", limit="hints", seconds=1)
