"""Where bots think: processes of low priority, so that a table never stutters."""

import asyncio
import multiprocessing
import os
import random
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from ludiade.bots import Seen, bot
from ludiade.bots.coach.advice import advise
from ludiade.bots.coach.review import review
from ludiade.bots.coach.types import Advice, Review
from ludiade.kernel import shelf
from ludiade.kernel.record import read
from ludiade.kernel.types import Action

NICE = 10
T = TypeVar("T")
_chance = random.SystemRandom()


def think(game: str, options: Any, players: int, seat: int, view: Any, actions: Any, level: str,
          seed: int) -> Action:  # fmt: skip
    """One decision, in a worker."""
    found = shelf.find(game)
    assert found is not None
    return bot(level, seed).choose(Seen(found, options, players, seat, view, actions))


def hint(game: str, options: Any, players: int, seat: int, view: Any, actions: Any, playouts: int,
         seconds: float, seed: int) -> Advice:  # fmt: skip
    """The coach's word on one decision, in a worker."""
    found = shelf.find(game)
    assert found is not None
    return advise(Seen(found, options, players, seat, view, actions), playouts, seed, seconds)


def look_back(record: bytes, playouts: int, seed: int) -> Review:
    """The coach's word on a match, in a worker."""
    return review(read(record, shelf.find), playouts, seed)


class Workers:
    """Processes that think; one that dies is replaced."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, seen: Seen, level: str) -> Action:
        """A bot's decision from what its seat sees."""
        return await self._run(think, *_told(seen), level, _chance.getrandbits(40))

    async def advise(self, seen: Seen, playouts: int, seconds: float) -> Advice:
        """The coach's advice, from what a seat sees."""
        return await self._run(hint, *_told(seen), playouts, seconds, _chance.getrandbits(40))

    async def look_back(self, record: bytes, playouts: int, seed: int) -> Review:
        """The coach's review of a record."""
        return await self._run(look_back, record, playouts, seed)

    async def _run(self, work: Callable[..., T], *given: Any) -> T:
        loop = asyncio.get_running_loop()
        for attempt in range(3):
            pool = self._ready()
            try:
                return await loop.run_in_executor(pool, work, *given)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError

    def stop(self) -> None:
        """Let go of the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count, multiprocessing.get_context("spawn"), _settle, (os.getpid(),)
            )
        return self._pool


def _told(seen: Seen) -> tuple[Any, ...]:
    """What goes to a worker: a view and nothing else of the match."""
    return seen.game.id, seen.options, seen.players, seen.seat, seen.view, seen.actions


def _settle(server: int) -> None:
    """Make room for others, leave Ctrl-C to the server, and do not outlive it."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == server:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def pause(between: tuple[float, float]) -> float:
    """How long a bot takes: drawn from the system, so that it tells nothing of its cards."""
    return _chance.uniform(*between)
