"""Logs are read in groups: whatever is asked while a group is being read becomes the next one.

A node that hears of moves at many tables at once would else ask as many questions.
"""

import asyncio
from typing import NamedTuple

from ludiade.server.room.entries import Logged
from ludiade.server.store.port import NotStored
from ludiade.server.store.postgres.pool import Pool

GROUPS = 2
"""Read at the same time, so that a long one does not keep all others waiting."""
MOST_AT_ONCE = 500
_WHOLE = (
    "SELECT convert_to(body, 'UTF8'), device, key FROM entry"
    " WHERE table_id = $1 AND n >= $2 ORDER BY n"
)
_GROUP = (
    "SELECT place, convert_to(body, 'UTF8'), device, key"
    " FROM unnest($1::bigint[], $2::integer[]) WITH ORDINALITY AS asked (t, start, place)"
    " CROSS JOIN LATERAL (SELECT n, body, device, key FROM entry"
    " WHERE table_id = t AND n >= start ORDER BY n) AS missed ORDER BY place, n"
)


class _Asked(NamedTuple):
    table: int
    start: int
    found: "asyncio.Future[list[Logged]]"


class Reader:
    """Reads logs on the connections of a pool."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._asked: list[_Asked] = []
        self._reading: set[asyncio.Task[None]] = set()

    async def read(self, table: int, start: int) -> list[Logged]:
        """The entries from `start` on; a whole log, which may be long, is a question of its own."""
        if start == 0:
            return [Logged(*entry) for entry in await self._pool.find(_WHOLE, table, start)]
        if not 0 < table < 1 << 63 or start >= 1 << 31:
            return []  # such as no database can hold: it must not spoil the group
        loop = asyncio.get_running_loop()
        asked = _Asked(table, start, loop.create_future())
        self._asked.append(asked)
        if len(self._reading) < GROUPS:
            task = loop.create_task(self._work())
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)
        return await asked.found

    async def _work(self) -> None:
        while self._asked:
            group, self._asked = self._asked[:MOST_AT_ONCE], self._asked[MOST_AT_ONCE:]
            try:
                found = await self._read(group)
            except Exception as error:  # whatever it is: nobody waits in vain
                reason = error.reason if isinstance(error, NotStored) else "broken"
                for asked in group:
                    if not asked.found.done():
                        asked.found.set_exception(NotStored(reason))
                continue
            for asked, entries in zip(group, found, strict=True):
                if not asked.found.done():
                    asked.found.set_result(entries)

    async def _read(self, group: list[_Asked]) -> list[list[Logged]]:
        found: list[list[Logged]] = [[] for _ in group]
        tables, starts = [one.table for one in group], [one.start for one in group]
        for place, body, device, key in await self._pool.find(_GROUP, tables, starts):
            found[place - 1].append(Logged(body, device, key))
        return found
