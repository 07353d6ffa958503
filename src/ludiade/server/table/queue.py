"""One thing after the other: what is asked of a table waits in a queue."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Union

from ludiade.server.table.peers import Peer
from ludiade.server.wire.decoding import Denied

log = logging.getLogger("ludiade.table")


Rest = Union["asyncio.Future[None]", Coroutine[Any, Any, "Rest"], None]
"""What is left of a piece of work: nothing, a wait for the disk (a future), or a task of its own.
"""
Work = Callable[..., Rest]


class Queue(ABC):
    """Work is done at once where nothing else is, and without a task where nothing is awaited."""

    def __init__(self, loop: asyncio.AbstractEventLoop, most: int) -> None:
        self._loop = loop
        self._most = most
        self._waiting: deque[tuple[Work, tuple[Any, ...], Peer | None, str | None]] = deque()
        self._busy = False
        self._peer: Peer | None = None
        """Who asked for the present piece of work, and by which key."""
        self._key: str | None = None
        self.under_way: asyncio.Future[Any] | None = None
        """What the present piece of work waits for."""

    def post(
        self, work: Work, *given: Any, peer: Peer | None = None, key: str | None = None
    ) -> None:
        """Have something done after what was asked before; a refusal goes to the peer."""
        if self._busy:
            if peer is not None and len(self._waiting) >= self._most:
                raise Denied("busy", limit="queue", seconds=1)
            self._waiting.append((work, given, peer, key))
            return
        self._busy = True
        self._peer, self._key = peer, key
        if self._is_done(work, given):
            self._next()

    def stored(self, stored: "asyncio.Future[None]") -> Rest:
        """What the present piece of work waited for is on the disk, or could not be stored.

        By itself the work is over then.
        """
        stored.result()
        return None

    @abstractmethod
    def failed(self, error: Exception, peer: Peer | None, key: str | None) -> None:
        """A piece of work has ended otherwise than it should."""

    def _next(self) -> None:
        while self._waiting:
            work, given, self._peer, self._key = self._waiting.popleft()
            if not self._is_done(work, given):
                return
        self._busy = False
        self._peer = self.under_way = None

    def _is_done(self, work: Work, given: tuple[Any, ...]) -> bool:
        """Do one thing, or some more of it; whether there is nothing left to wait for."""
        try:
            rest = work(*given)
        except Exception as error:
            self._fail(error)
            return True
        if rest is not None:
            self._await(rest)
        return rest is None

    def _fail(self, error: Exception) -> None:
        """Have a failure seen to; whatever that raises, the queue goes on."""
        try:
            self.failed(error, self._peer, self._key)
        except Exception:
            log.exception("a failure could not be told")

    def _await(self, rest: "asyncio.Future[None] | Coroutine[Any, Any, Rest]") -> None:
        if isinstance(rest, asyncio.Future):
            self.under_way = rest
            rest.add_done_callback(self._resume)
        else:
            task: asyncio.Task[Rest] = self._loop.create_task(rest)
            self.under_way = task
            task.add_done_callback(self._finish)

    def _resume(self, stored: "asyncio.Future[None]") -> None:
        if self._is_done(self.stored, (stored,)):
            self._next()

    def _finish(self, task: asyncio.Task[Rest]) -> None:
        if task.cancelled():
            return  # the process ends
        if self._is_done(task.result, ()):
            self._next()
