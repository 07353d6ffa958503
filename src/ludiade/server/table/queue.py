"""One thing after the other: what is asked of a table waits in a queue."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple, Union

from ludiade.server.table.peers import Peer
from ludiade.server.wire.decoding import Denied

log = logging.getLogger("ludiade.table")


class Storing(NamedTuple):
    """Something is on its way to the disk: the work goes on with `then` once it is there."""

    stored: "asyncio.Future[None]"
    then: Callable[["asyncio.Future[None]"], "Rest"]


Rest = Union[Awaitable["Rest"], Storing, None]  # noqa: UP007  (it names itself)
"""What is left of a piece of work: nothing, a wait for the disk, or a task of its own."""
Work = Callable[[], Rest]


class Queue(ABC):
    """Work is done at once where nothing else is, and without a task where nothing is awaited."""

    def __init__(self, loop: asyncio.AbstractEventLoop, most: int) -> None:
        self._loop = loop
        self._most = most
        self._waiting: deque[tuple[Work, Peer | None, str | None]] = deque()
        self._busy = False
        self._peer: Peer | None = None
        """Who asked for the present piece of work, and by which key."""
        self._key: str | None = None
        self._storing: Storing | None = None
        self.under_way: asyncio.Future[None] | None = None
        """What the present piece of work waits for."""

    def post(self, work: Work, peer: Peer | None = None, key: str | None = None) -> None:
        """Have something done after what was asked before; a refusal goes to the peer."""
        if self._busy:
            if peer is not None and len(self._waiting) >= self._most:
                raise Denied("busy", limit="queue", seconds=1)
            self._waiting.append((work, peer, key))
            return
        self._busy = True
        self._peer, self._key = peer, key
        if self._is_done(work):
            self._next()

    @abstractmethod
    def failed(self, error: Exception, peer: Peer | None, key: str | None) -> None:
        """A piece of work has ended otherwise than it should."""

    def _next(self) -> None:
        while self._waiting:
            work, self._peer, self._key = self._waiting.popleft()
            if not self._is_done(work):
                return
        self._busy = False
        self._peer = self.under_way = None

    def _is_done(self, work: Work) -> bool:
        """Do one thing, or some more of it; whether there is nothing left to wait for."""
        try:
            rest = work()
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

    def _await(self, rest: Awaitable[Rest] | Storing) -> None:
        if isinstance(rest, Storing):
            self._storing = rest
            self.under_way = rest.stored
            rest.stored.add_done_callback(self._resume)
        else:
            self.under_way = self._loop.create_task(self._finish(rest))

    def _resume(self, stored: "asyncio.Future[None]") -> None:
        storing, self._storing = self._storing, None
        assert storing is not None
        if self._is_done(partial(storing.then, stored)):
            self._next()

    async def _finish(self, rest: Awaitable[Rest]) -> None:
        more: Rest = None
        try:
            more = await rest
        except Exception as error:
            self._fail(error)
        if more is None:
            self._next()
        else:
            self._await(more)
