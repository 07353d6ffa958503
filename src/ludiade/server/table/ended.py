"""Work on matches that have ended: it takes long, so it is done beside the event loop, in turn."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

from ludiade.server.room.entries import Logged
from ludiade.server.room.house import HouseRules
from ludiade.server.room.room import Room
from ludiade.server.store.port import Row, Store
from ludiade.server.wire.decoding import Denied

T = TypeVar("T")
MOST_KEPT = 16
MOST_WAITING = 50


class Folded(NamedTuple):
    """An ended match and the log it was folded from."""

    room: Room
    log: list[Logged]


class EndedMatches:
    """Folds ended matches in a thread, one at a time, and keeps the last few."""

    def __init__(self, store: Store, house: HouseRules) -> None:
        self._store = store
        self._house = house
        self._kept: dict[int, Folded] = {}
        # Its own: in the loop's threads it would wait behind whatever else waits there.
        self._thread = ThreadPoolExecutor(1, "ended-matches")
        self._waiting = 0

    async def find(self, row: Row) -> Folded:
        """An ended match; Denied `busy` where too many wait for theirs."""
        found = self._kept.pop(row.id, None)
        if found is None:
            log = await self._store.read(row.id)
            found = Folded(await self.work(lambda: Room.folded(log, self._house)), log)
        self._kept[row.id] = found  # the last is what was asked for last
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return found

    def drop(self, number: int) -> None:
        """Forget what was kept of a match."""
        self._kept.pop(number, None)

    async def work(self, do: Callable[[], T]) -> T:
        """Have something done in a thread when its turn has come."""
        if self._waiting >= MOST_WAITING:
            raise Denied("busy", limit="queue", seconds=1)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, do)
        finally:
            self._waiting -= 1

    def stop(self) -> None:
        """Begin nothing any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
