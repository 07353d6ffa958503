"""One process that thinks, and what is asked of it."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawValue
from typing import Any

NICE = 10
GRACE_S = 5.0
"""How long after its deadline a thought may still end by itself."""
START_S = 120.0
"""How long a new process may take until it can think: on a busy machine, longer than a thought."""
UP = None
"""What a new process says once it can think."""
_spawn = multiprocessing.get_context("spawn")

Think = Callable[[bytes, str, int, float, Callable[[], bool]], bytes]


class BotFailed(Exception):
    """A bot that raised, or whose process died or hung."""


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
