"""A process that thinks, and the jobs it is given."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawValue
from typing import Any

log = logging.getLogger("ludiade.think")
NICE = 10
GRACE_S = 5.0
"""How long after its deadline a job may still end by itself."""
START_S = 120.0
"""How long a new process may take until it can think: on a busy machine, longer than a job."""
UP = None
"""What a new process says once it can think."""
_spawn = multiprocessing.get_context("spawn")

Think = Callable[[bytes, str, int, float, Callable[[], bool]], bytes | Iterator[bytes]]
"""From a question, a level, a moment, a deadline and whether to stop now, to an answer; or to
answers that grow, the last of which counts."""


class BotFailed(Exception):
    """A bot that raised, or whose process died or hung."""


class Job:
    """A table's question, when the answer is due (of `time.monotonic`), and the answer."""

    def __init__(
        self,
        table: str,
        question: bytes,
        level: str,
        moment: int,
        due: float,
        hear: Callable[[bytes], None] | None = None,
    ) -> None:
        """`hear` is told an answer that is not the last one."""
        self.table = table
        self.hear = hear
        self.sent = (question, level, moment)
        self.level = level
        self.due = due
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.deaths = 0

    def fail(self, error: Exception) -> None:
        """Let whoever waits know that there will be no answer."""
        if not self.answer.done():
            self.answer.set_exception(error)
            self.answer.exception()  # there may be nobody left to hear it


class Process:
    """A process that thinks, and the pipe to it."""

    def __init__(
        self, think: Think, deadline: Any, nice: int, heard: Callable[["Process"], None]
    ) -> None:
        self.up = False
        """Whether it has said that it can think."""
        self.pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(
            target=_work, args=(theirs, deadline, think, os.getpid(), nice), daemon=True
        )
        self._process.start()
        theirs.close()
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self.pipe.fileno(), heard, self)

    def close(self) -> None:
        """End it."""
        self._loop.remove_reader(self.pipe.fileno())
        self.pipe.close()
        self._process.kill()
        self._process.join()


class Worker:
    """One process, one job at a time; a new process takes its place if it dies or hangs."""

    def __init__(self, think: Think, idle: Callable[[], None], nice: int = NICE) -> None:
        self.job: Job | None = None
        self.began = 0.0
        """When the present job was taken, by `time.monotonic`."""
        self.deadline = 0.0
        """When the present job must end; it may be moved forward."""
        self._think = think
        self._idle = idle
        self._nice = nice
        self._loop = asyncio.get_running_loop()
        self._alarm: asyncio.TimerHandle | None = None
        self._process: Process | None = None
        self._successor: Process | None = None
        self._renewed: asyncio.Future[bool] = self._loop.create_future()
        # shared with the process: a job that is under way reads its deadline there
        self._shared = RawValue("d", 0.0)

    def prepare(self) -> None:
        """Start a process if there is none."""
        if self._process is None:
            self._process = self._start()

    def take(self, job: Job, deadline: float) -> None:
        """Think about a job until the deadline, in a process that is started if there is none."""
        self.prepare()
        assert self._process is not None
        self.job = job
        self.began = time.monotonic()
        self.deadline = self._shared.value = deadline
        self._watch_over()
        try:
            self._process.pipe.send((*job.sent, deadline))
        except OSError:
            self._died()

    def hurry(self, deadline: float) -> None:
        """End the present job by an earlier deadline; a searching bot answers with what it has."""
        if deadline < self.deadline:
            self.deadline = self._shared.value = deadline
            self._watch_over()

    def call_off(self) -> None:
        """Nobody waits for this any more: the process is free in a moment."""
        self.hurry(time.monotonic())

    def renew(self) -> "asyncio.Future[bool]":
        """Start another process beside the present one, and change over once it can think.

        A job under way is ended where it was begun. The answer: whether the change was made; where
        the other process does not come up, the present one goes on.
        """
        self._drop_successor()
        self._renewed = self._loop.create_future()
        if self._process is None:
            self._say_renewed(True)
        else:
            self._successor = self._start()
        return self._renewed

    def close(self) -> None:
        """End the process."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._drop_successor()
        if self._process is not None:
            self._process.close()
            self._process = None

    def _start(self) -> Process:
        return Process(self._think, self._shared, self._nice, self._heard)

    def _watch_over(self) -> None:
        """Hold the process for hung unless it is heard of in time."""
        if self._alarm is not None:
            self._alarm.cancel()
        is_up = self._process is not None and self._process.up
        left = max(0.0, self.deadline - time.monotonic())
        self._alarm = self._loop.call_later(left + GRACE_S if is_up else START_S, self._hung)

    def _heard(self, process: Process) -> None:
        try:
            said = process.pipe.recv()
        except (EOFError, OSError):
            if process is self._successor:
                log.warning("a new process of the bots did not start; the one before goes on")
                self._drop_successor()
            else:
                self._died()
            return
        if said is not UP:
            answer, error, is_last = said
            if not is_last:
                if self.job is not None and self.job.hear is not None:
                    self.job.hear(answer)
                return
            self._done(answer, BotFailed(error) if error else None)
            return
        process.up = True
        if process is self._process:
            self._watch_over()
        elif self.job is None:
            self._change_over()

    def _change_over(self) -> None:
        """Go on with the other process, where there is one that can think."""
        if self._successor is None or not self._successor.up:
            return
        if self._process is not None:
            self._process.close()
        self._process, self._successor = self._successor, None
        self._say_renewed(True)

    def _drop_successor(self) -> None:
        if self._successor is not None:
            self._successor.close()
            self._successor = None
            self._say_renewed(False)

    def _say_renewed(self, is_new: bool) -> None:
        if not self._renewed.done():  # whoever asked may have gone
            self._renewed.set_result(is_new)

    def _hung(self) -> None:
        self._alarm = None
        if self.job is not None:
            self.job.deaths += 1
        self._died()

    def _died(self) -> None:
        """Once, another process tries the same; twice is no accident."""
        if self._process is not None:
            self._process.close()
            self._process = None
        self._change_over()
        job = self.job
        if job is not None:
            job.deaths += 1
            if job.deaths < 2 and not job.answer.done():
                self.take(job, job.due)
                return
        self._done(b"", BotFailed("its process died or hung"))

    def _done(self, answer: bytes, error: BotFailed | None) -> None:
        job, self.job = self.job, None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if job is not None:
            if error is not None:
                job.fail(error)
            elif not job.answer.done():
                job.answer.set_result(answer)
        self._change_over()
        self._idle()


def _work(pipe: Connection, deadline: Any, think: Think, server: int, nice: int) -> None:
    """Answer questions until the server hangs up."""
    os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch, args=(server,), daemon=True).start()
    pipe.send(UP)
    while True:
        try:
            question, level, moment, end = pipe.recv()
        except EOFError:
            return
        answer, error = b"", ""
        try:
            thought = think(question, level, moment, end, partial(_is_over, deadline))
            if isinstance(thought, bytes):
                answer = thought
            else:
                for answer in thought:
                    pipe.send((answer, error, False))
        except Exception as raised:
            error = f"{type(raised).__name__}: {raised}"
        pipe.send((answer, error, True))


def _is_over(deadline: Any) -> bool:
    return bool(time.monotonic() >= deadline.value)


def _watch(server: int) -> None:
    """Do not outlive the server, whatever one is thinking about."""
    while os.getppid() == server:
        time.sleep(1)
    os._exit(0)
