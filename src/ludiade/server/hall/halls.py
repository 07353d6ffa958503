"""All gatherings in memory: found by name, woken when something is due, forgotten for good."""

import asyncio
import logging

from ludiade.kernel.errors import Refusal
from ludiade.server.gathering.gathering import Gathering
from ludiade.server.hall.forgetting import forget, forget_here
from ludiade.server.hall.hall import Hall
from ludiade.server.room.entries import Device, UnknownEntry
from ludiade.server.store.port import Row, StoreError
from ludiade.server.table.catching_up import ELSEWHERE
from ludiade.server.table.declined import Declined
from ludiade.server.table.outcomes import ignore
from ludiade.server.table.table import Table
from ludiade.server.table.tables import Tables
from ludiade.server.wire.decoding import Denied

log = logging.getLogger("ludiade.halls")
LOOK_S = 1.0
"""How often it is looked what is due, and on several nodes what others have stored."""
FIND_EVERY = 4
"""Once in so many looks it is asked which tables have ended without anybody here hearing of it."""
AHEAD_MS = 5000
OVERDUE_MS = 1500
TAKEN_S = 5.0
STOP_S = 5.0


class Halls:
    """What the gatherings of one process share."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.halls: dict[str, Hall] = {}
        self._loading: dict[str, asyncio.Task[Hall]] = {}
        self._looks = 0
        self._declined = Declined(tables.loop.time)
        tables.notice = self.noticed
        tables.attending = self._attending
        tables.keep_doing(self._look, LOOK_S)

    async def hall(self, name: str) -> Hall:
        """The gathering of that name; Denied if there is none, or it cannot be served here."""
        found = self.halls.get(name)
        if found is not None:
            return found
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = self.tables.spawn(self._load(name))
            loading.add_done_callback(ignore)
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> Hall:
        try:
            row = await self.tables.store.load(name)
            if row is None or row.index.kind != "gathering":
                raise Denied("no_such_gathering")
            try:
                gathering = Gathering.folded(await self.tables.store.read(row.id))
            except UnknownEntry:
                raise Denied("newer_table") from None
            except (Refusal, StoreError):
                raise
            except Exception as error:  # a log that leads nowhere harms its own gathering alone
                self.cannot_fold(name, error)
                raise Denied("internal") from None
            if self.tables.shared:  # whoever came between the two questions is known by name too
                row = await self.tables.store.load(name) or row
            hall = self.halls[name] = Hall(self, row, gathering)
            hall.carrying.wake()
            self.tables.spawn(self._find_ended(hall))
            return hall
        finally:
            del self._loading[name]

    def cannot_fold(self, name: str, error: Exception) -> None:
        """Take note of a log that leads nowhere."""
        log.error("gathering %s cannot be folded", name, exc_info=error)
        self.tables.counters.add("errors")

    def decline(self, hall: Hall, code: str) -> None:
        """Serve a gathering no more: whoever attends is told why, and goes elsewhere."""
        hall.stop()
        hall.declined = code
        if self.halls.get(hall.name) is hall:
            del self.halls[hall.name]
        self._declined.add(hall.name)
        attendants, hall.showing.attendants = hall.showing.attendants, []
        for attendant in attendants:
            attendant.refuse(Denied(code), None, (), None)
            attendant.end(ELSEWHERE, code)

    async def _find_ended(self, hall: Hall) -> None:
        """Take note of tables that ended while nobody here looked, say on a node that has died."""
        known = {
            one.name for past in hall.gathering.rounds for one in past.tables.values()
            if one.name and not one.has_ended
        }  # fmt: skip
        rows: list[Row] = []
        try:
            rows = await self.tables.store.tables_in(hall.name) if known else []
        except StoreError as error:
            log.warning("the tables of %s could not be looked for: %r", hall.name, error)
        for row in rows:
            if row.name in known and row.index.status in ("over", "closed"):
                try:
                    hall.noticed(await self.tables.table(row.name))
                except (Refusal, StoreError) as error:
                    log.warning("table %s could not be looked at: %r", row.name, error)

    def noticed(self, table: Table) -> None:
        """Something has happened at a table that belongs to a gathering."""
        part = table.room.part_of
        assert part is not None
        hall = self.halls.get(part.gathering)
        if hall is not None:
            hall.noticed(table)
        elif table.room.has_ended and not self.tables.stopping:
            self.tables.spawn(self._wake(part.gathering))

    async def _wake(self, name: str) -> bool:
        """Load a gathering at which something has happened; whether it can be served here."""
        try:
            await self.hall(name)
        except (Refusal, StoreError) as error:
            log.warning("gathering %s could not be woken: %r", name, error)
            if isinstance(error, Refusal):
                self._declined.add(name)
                return False
        return True

    async def _wake_due(self) -> None:
        """Load what is overdue; what cannot be served here is given back, as others may be able."""
        in_vain = [
            name for name in await self._due()
            if name not in self.halls and (name in self._declined or not await self._wake(name))
        ]  # fmt: skip
        following = self.tables.following
        if following is not None and in_vain:
            await self.tables.store.leave_due(following.node, in_vain)

    async def _look(self) -> float:
        tables = self.tables
        if tables.following is not None and self.halls:
            live = {hall.id: hall for hall in self.halls.values()}
            elsewhere = await tables.store.elsewhere(tables.following.node, list(live))
            for number, hall in live.items():
                hall.showing.note_elsewhere(elsewhere.get(number, frozenset()))
            known = {hall.id: hall.gathering.n for hall in self.halls.values()}
            grown = set(await tables.store.grown(known))
            for hall in list(self.halls.values()):
                if hall.id in grown:
                    hall.post(hall.read_on)
        self._looks += 1
        if not tables.watches:
            await self._wake_due()
            if self._looks % FIND_EVERY == 0:
                for hall in list(self.halls.values()):
                    await self._find_ended(hall)
        for name, hall in list(self.halls.items()):
            if hall.is_quiet and not hall.gathering.pending and hall.gathering.status != "round":
                hall.stop()
                del self.halls[name]
        return LOOK_S

    def _attending(self) -> list[tuple[int, Device]]:
        found = []
        for hall in self.halls.values():
            found += [(hall.id, device) for device in hall.showing.devices()]
        return found

    async def _due(self) -> list[str]:
        now, following = self.tables.clock.wall(), self.tables.following
        if following is None:
            return await self.tables.store.due(now + AHEAD_MS, kind="gathering")
        return await self.tables.store.due(
            now - OVERDUE_MS, node=following.node, seconds=TAKEN_S, kind="gathering"
        )

    async def stop(self) -> None:
        """Let nothing happen by itself any more, and finish what is asked."""
        for hall in self.halls.values():
            hall.stop()
        busy = [hall.under_way for hall in self.halls.values() if hall.under_way is not None]
        if busy:
            await asyncio.wait(busy, timeout=STOP_S)

    async def forget(self, hall: Hall, key: str | None = None) -> bool:
        """Leave nothing of a gathering but what its plan keeps; whether that is something."""
        async with hall.forgetting:
            kept = await forget(hall, key)
        self._drop(hall)
        return kept

    async def let_go(self, hall: Hall) -> bool:
        """Hold on no more to a gathering that another node has forgotten; whether it was."""
        row = await self.tables.store.load(hall.name)
        if row is not None and row.id == hall.id:
            return False
        forget_here(hall)
        self._drop(hall)
        return True

    def _drop(self, hall: Hall) -> None:
        if self.halls.get(hall.name) is hall:
            del self.halls[hall.name]
