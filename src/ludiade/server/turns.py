"""One thing after the other: what is asked of a table waits for its turn."""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple, TypeVar, Union

from ludiade.server.members import Asker
from ludiade.server.store.port import StoreError
from ludiade.server.wire import Denied

T = TypeVar("T")


class Storing(NamedTuple):
    """Something is on its way to the disk: the turn goes on with `then` once it is there."""

    stored: "asyncio.Future[None]"
    then: Callable[["asyncio.Future[None]"], "Rest"]


Rest = Union[Awaitable["Rest"], Storing, None]  # noqa: UP007  (it names itself)
"""What is left of a turn: nothing, a wait for the disk, or work for a task of its own."""
Work = Callable[[], Rest]


class Turns(ABC):
    """A queue that is worked through at once, and without a task where nothing need be awaited."""

    def __init__(self, loop: asyncio.AbstractEventLoop, most: int) -> None:
        self._loop = loop
        self._most = most
        self._inbox: deque[tuple[Work, Asker | None, str | None]] = deque()
        self._busy = False
        self.under_way: asyncio.Future[None] | None = None
        """What the present turn waits for."""

    def post(self, work: Work, asker: Asker | None = None, key: str | None = None) -> None:
        """Have something done after what was asked before; a refusal goes to the asker."""
        if self._busy:
            if asker is not None and len(self._inbox) >= self._most:
                raise Denied("busy", limit="queue", seconds=1)
            self._inbox.append((work, asker, key))
            return
        self._busy = True
        if self._turn(work, asker, key):
            self._next()

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done in its turn, and wait for what it answers or raises."""
        done: asyncio.Future[T] = self._loop.create_future()

        async def turn() -> None:
            try:
                result = await work()
            except Exception as error:
                if isinstance(error, StoreError):
                    self.forget(error)
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

        self.post(turn)
        return await done

    @abstractmethod
    def failed(self, error: Exception, asker: Asker | None, key: str | None) -> None:
        """A turn has ended otherwise than it should."""

    @abstractmethod
    def forget(self, error: StoreError) -> None:
        """Something was not stored."""

    def _next(self) -> None:
        while self._inbox:
            if not self._turn(*self._inbox.popleft()):
                return
        self._busy = False
        self.under_way = None

    def _turn(self, work: Work, asker: Asker | None, key: str | None) -> bool:
        """Do one thing; whether it is done, with nothing to wait for."""
        try:
            rest = work()
        except Exception as error:
            self.failed(error, asker, key)
            return True
        if rest is not None:
            self._await(rest, asker, key)
        return rest is None

    def _await(self, rest: Awaitable[Rest] | Storing, asker: Asker | None, key: str | None) -> None:
        if isinstance(rest, Storing):
            self.under_way = rest.stored
            rest.stored.add_done_callback(partial(self._resume, rest.then, asker, key))
        else:
            self.under_way = self._loop.create_task(self._finish(rest, asker, key))

    def _resume(
        self,
        then: Callable[["asyncio.Future[None]"], Rest],
        asker: Asker | None,
        key: str | None,
        stored: "asyncio.Future[None]",
    ) -> None:
        if self._turn(partial(then, stored), asker, key):
            self._next()

    async def _finish(self, rest: Awaitable[Rest], asker: Asker | None, key: str | None) -> None:
        more: Rest = None
        try:
            more = await rest
        except Exception as error:
            self.failed(error, asker, key)
        if more is None:
            self._next()
        else:
            self._await(more, asker, key)
