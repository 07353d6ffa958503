"""Where bots think: a few processes of low priority, shared fairly between the tables."""

import asyncio
import multiprocessing
import os
import pickle
import signal
import threading
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawValue
from typing import Any, cast

import msgspec

from ludiade.bots import Seen, bot
from ludiade.bots.coach.advice import advise
from ludiade.bots.coach.types import Advice
from ludiade.bots.question import ask, read
from ludiade.bots.thinker import Thinker
from ludiade.kernel.errors import Illegal
from ludiade.kernel.types import Action

UP = None
"""What a new process says once it can think."""
COACH = "coach"
"""The level that is asked for advice, and answers with more than an action."""
NICE = 10
GRACE_S = 5.0
"""How long after its deadline a thought may still end by itself."""
START_S = 120.0
"""How long a new process may take until it can think: on a busy machine, longer than a thought."""
LEAST_S = 0.05
"""What even the busiest server gives a thought."""
_spawn = multiprocessing.get_context("spawn")

Think = Callable[[bytes, str, int, float, Callable[[], bool]], bytes]


class BotFailed(Exception):
    """A bot that raised, or whose process died or hung."""


def think(line: bytes, level: str, moment: int, end: float, stopped: Callable[[], bool]) -> bytes:
    """One decision, in a worker: from a question to an action, both as JSON, or to advice."""
    seen, seed = read(line)
    if level == COACH:
        return pickle.dumps(advise(seen, seed, deadline=end, stopped=stopped))
    player = bot(level, seed, moment)
    if isinstance(player, Thinker):
        return msgspec.json.encode(player.choose(seen, end, stopped))
    return msgspec.json.encode(player.choose(seen))


class Job:
    """A seat's question, and who waits for the answer."""

    def __init__(self, line: bytes, level: str, moment: int, end: float) -> None:
        self.told = (line, level, moment)
        self.end = end
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.deaths = 0


class Lane:
    """One process that thinks about one thing at a time; a new one takes its place if it dies."""

    def __init__(self, think: Think, idle: Callable[[], None]) -> None:
        self.job: Job | None = None
        self._think = think
        self._idle = idle
        self._loop = asyncio.get_running_loop()
        self._number = 0
        self._end = 0.0
        self._alarm: asyncio.TimerHandle | None = None
        self._process: Any = None
        self._pipe: Connection | None = None
        self._stopped: Any = None

    def take(self, job: Job, end: float) -> None:
        """Think about a job until `end`, in a process that is started where there is none."""
        new = self._pipe is None
        if new:
            self._start()
        assert self._pipe is not None
        self.job = job
        self._number += 1
        self._end = end
        self._allow(START_S if new else end - time.monotonic() + GRACE_S)
        try:
            self._pipe.send((self._number, *job.told, end))
        except OSError:
            self._died()

    def _allow(self, seconds: float) -> None:
        """Hold the process for hung unless it is heard of in time."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._loop.call_later(seconds, self._hung)

    def call_off(self) -> None:
        """Nobody waits for this any more: the process is told, and is free in a moment."""
        self._stopped.value = self._number

    def close(self) -> None:
        """End the process."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._pipe is not None:
            self._loop.remove_reader(self._pipe.fileno())
            self._pipe.close()
            self._process.kill()
            self._process.join()
            self._pipe = None

    def _start(self) -> None:
        self._pipe, theirs = _spawn.Pipe()
        self._stopped = RawValue("q", 0)
        self._process = _spawn.Process(
            target=_work, args=(theirs, self._stopped, self._think, os.getpid()), daemon=True
        )
        self._process.start()
        theirs.close()
        self._loop.add_reader(self._pipe.fileno(), self._heard)

    def _heard(self) -> None:
        assert self._pipe is not None
        try:
            said = self._pipe.recv()
        except (EOFError, OSError):
            self._died()
            return
        if said is UP:
            self._allow(max(0.0, self._end - time.monotonic()) + GRACE_S)
            return
        answer, error = said
        self._done(answer, BotFailed(error) if error else None)

    def _hung(self) -> None:
        self._alarm = None
        if self.job is not None:
            self.job.deaths += 1
        self._died()

    def _died(self) -> None:
        """Once, another process tries the same; twice is no accident."""
        self.close()
        job = self.job
        if job is not None:
            job.deaths += 1
            if job.deaths < 2 and not job.answer.done():
                self.take(job, job.end)
                return
        self._done(b"", BotFailed("its process died or hung"))

    def _done(self, answer: bytes, error: BotFailed | None) -> None:
        job, self.job = self.job, None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if job is not None and not job.answer.done():
            if error is None:
                job.answer.set_result(answer)
            else:
                job.answer.set_exception(error)
        self._idle()


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


def _work(pipe: Connection, stopped: Any, think: Think, server: int) -> None:
    """Answer questions until the server hangs up."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch, args=(server,), daemon=True).start()
    pipe.send(UP)
    while True:
        try:
            number, line, level, moment, end = pipe.recv()
        except EOFError:
            return
        answer, error = b"", ""
        try:
            answer = think(line, level, moment, end, partial(_is_stopped, stopped, number))
        except Exception as raised:
            error = f"{type(raised).__name__}: {raised}"
        pipe.send((answer, error))


def _is_stopped(stopped: Any, number: int) -> bool:
    return bool(stopped.value >= number)


def _watch(server: int) -> None:
    """Do not outlive the server, whatever one is thinking about."""
    while os.getppid() == server:
        time.sleep(1)
    os._exit(0)
