"""Keeps the tables in memory current with what other nodes store: by hints, and by asking."""

import asyncio
import logging
import secrets
from socket import gethostname
from typing import TYPE_CHECKING

from ludiade.server.bus.port import Bus
from ludiade.server.store.port import StoreError
from ludiade.server.table.catching_up import catch_up
from ludiade.server.table.queue import Rest
from ludiade.server.table.table import FOLLOWED_S, Table

if TYPE_CHECKING:
    from ludiade.server.table.tables import Tables

NOBODY_ELSEWHERE: frozenset[int] = frozenset()
LOOKS = 5
"""Once in so many questions it is asked who else is at tables that only this node shows."""
log = logging.getLogger("ludiade.following")
ASK_S = 1.0
"""How often the store is asked how long all logs are: what a lost hint costs at most."""
GOODBYE_S = 1.0
ATTENDS_S = 15.0
"""For how long the others hold a device for present whose node is not heard of any more."""


class Following:
    """What one node knows of what the others do."""

    def __init__(self, tables: "Tables", bus: Bus) -> None:
        self._tables = tables
        self._bus = bus
        self._queued: set[int] = set()
        self._looks = 0
        self.node = f"{gethostname()}:{tables.config.port} {secrets.token_hex(3)}"
        """By which the others know this node, and whoever looks into the store."""
        bus.listen(self._heard)

    def stored(self, table: Table) -> None:
        """Tell the others that a table has grown, where one of them shows it as well."""
        if table.audience.elsewhere or table.heard_until > self._tables.loop.time():
            self._bus.hint(table.name, table.room.n)

    def looks(self, table: Table) -> None:
        """Somebody looks at a table here from now on: whoever else has it hears of that."""
        self._bus.hint(table.name, table.room.n)

    def _is_followed(self, table: Table) -> bool:
        return table.followed_until > self._tables.loop.time()

    def _heard(self, name: str, n: int) -> None:
        table = self._tables.tables.get(name)
        if table is None:
            return
        now = self._tables.loop.time()
        first, table.heard_until = table.heard_until <= now, now + FOLLOWED_S
        table.followed_until = table.heard_until
        if first and table.audience.members and not table.audience.elsewhere:
            self.looks(table)  # whoever has come there does not know yet that this node shows it
        self._refresh(table, n)

    def _refresh(self, table: Table, n: int) -> None:
        """Have a table read what it lacks, in its turn and once, however often it is said.

        One that goes on elsewhere and that nobody has asked for here is let go instead: whoever
        opened it by this node may have sat down at another, and two would fold each move.
        """
        tables = self._tables
        if table.room.n >= n or table.id in self._queued or tables.stopping:
            return
        if tables.tables.get(table.name) is not table:  # it was let go while the store was asked
            return
        if self._is_unused(table):
            tables.let_go(table)
        else:
            self._queued.add(table.id)
            table.post(self._catch_up, table, n)

    def _is_unused(self, table: Table) -> bool:
        """Whether nobody looks at it here, nor has of late; a gathering looks at all its tables."""
        is_late = table.touched + FOLLOWED_S < self._tables.clock.steady()
        return is_late and table.room.part_of is None and table.is_quiet()

    def _catch_up(self, table: Table, n: int) -> Rest:
        self._queued.discard(table.id)
        return _read(table) if table.room.n < n else None

    async def ask(self) -> float:
        """Look how long the logs are of all tables in memory; when to look again."""
        await self.look()
        return ASK_S

    async def look(self) -> None:
        """One question for all tables, and who is where; what cannot be told costs time only."""
        live = {table.id: table for table in self._tables.tables.values()}
        store = self._tables.store
        if live:
            known = {number: table.room.n for number, table in live.items()}
            for number in await store.grown(known):
                self._refresh(live[number], known[number] + 1)
        here = [(n, device) for n, table in live.items() for device in table.audience.devices()]
        await store.attend(self.node, here + self._tables.attending(), ATTENDS_S)
        self._looks += 1
        asked = {number: table for number, table in live.items() if self._may_be_shared(table)}
        if asked:
            elsewhere = await store.elsewhere(self.node, list(asked))
            for number, table in asked.items():
                if table.audience.note_elsewhere(elsewhere.get(number, NOBODY_ELSEWHERE)):
                    table.post(table.audience.tell_lobby)

    def _may_be_shared(self, table: Table) -> bool:
        """Whether somebody else may be at a table now: they were, or hints say so, or by turns."""
        if table.audience.elsewhere or self._is_followed(table):
            return True
        return (table.id + self._looks) % LOOKS == 0

    async def stop(self) -> None:
        """Hear nothing any more, and let the others know that nobody is here."""
        await self._bus.stop()
        try:
            async with asyncio.timeout(GOODBYE_S):
                await self._tables.store.attend(self.node, [], ATTENDS_S)
        except (StoreError, TimeoutError) as error:
            log.warning("the others find out by themselves that this node has gone: %r", error)


async def _read(table: Table) -> Rest:
    await catch_up(table)
    return None
