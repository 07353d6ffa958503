"""All tables in memory: found by name, woken when something is due, dropped when idle."""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from ludiade.kernel.errors import Refusal
from ludiade.server.bus.port import Bus
from ludiade.server.ops.clock import Clock
from ludiade.server.ops.config import Config
from ludiade.server.ops.counters import Counters
from ludiade.server.room.asks import CloseIdle
from ludiade.server.room.entries import Device, UnknownEntry
from ludiade.server.room.house import HouseRules
from ludiade.server.room.room import Room
from ludiade.server.store.port import NotStored, Store, StoreError
from ludiade.server.table.catching_up import decline
from ludiade.server.table.declined import Declined
from ludiade.server.table.ended import EndedMatches
from ludiade.server.table.following import Following
from ludiade.server.table.outcomes import ignore
from ludiade.server.table.table import Table
from ludiade.server.think.pool import Pool
from ludiade.server.think.port import Thinkers
from ludiade.server.think.reviews import Reviews
from ludiade.server.wire.decoding import Denied

log = logging.getLogger("ludiade.tables")
SWEEP_S = 10.0
PROBE_S = 1.0
STOP_S = 5.0
DUE_EVERY_S = 60.0
DUE_AT_ONCE = 1000
AHEAD_S = 2 * DUE_EVERY_S
"""How long before something is due its table is in memory."""
OVERDUE_EVERY_S = 1.0
OVERDUE_S = 0.7
"""After which another node takes up what has not happened."""
TAKEN_S = 1.5
"""For how long the others leave it to that one."""
FAILED_S = 1.0
"""When something that failed is tried again, where others may wait for it."""
ARCHIVE_EVERY_S = 6 * 3600.0


class Tables:
    """What the tables of one process share."""

    def __init__(
        self, config: Config, store: Store, clock: Clock | None = None, bus: Bus | None = None,
        pool: Thinkers | None = None,
    ) -> None:  # fmt: skip
        self.config = config
        self.house = house_rules(config)
        self.store = store
        self.clock = clock or Clock()
        self.counters = Counters()
        self.pool: Thinkers = pool or Pool(config.bot_workers)
        self.reviews = Reviews(config.review_playouts, config.review_s)
        self.ended = EndedMatches(store, self.house)
        self.shared = bus is not None
        """Whether other nodes may write to the same store."""
        self.watches = config.role == "watch"
        """Whether this node only relays what others decide and store."""
        self.loop = asyncio.get_running_loop()
        self.tables: dict[str, Table] = {}
        self.failing: str | None = None
        """Why the store does not write at present."""
        self.stopping = False
        self.notice: Callable[[Table], None] | None = None
        """Who is told of tables that belong to a gathering."""
        self.attending: Callable[[], list[tuple[int, Device]]] = list
        """Which devices look at which gatherings here."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._declined = Declined(self.loop.time)
        self._endless = [self.spawn(self.repeat(self.sweep, SWEEP_S))]
        self.following = None if bus is None else Following(self, bus)
        """What other nodes do, where there may be some."""
        if self.following is not None:
            self._endless.append(self.spawn(self.repeat(self.following.ask, FAILED_S)))

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside; it is kept until it ends."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def check_storing(self) -> None:
        """Refuse what could not be stored, before it is even queued."""
        if self.watches:
            raise Denied("watch_only")
        if self.failing is not None:
            raise Denied("not_saved", reason=self.failing, seconds=1)
        if self.stopping:
            raise Denied("stopping", seconds=1)

    def keep_doing(self, work: Callable[[], Awaitable[float]], failed_s: float) -> None:
        """Do something again and again until the end."""
        self._endless.append(self.spawn(self.repeat(work, failed_s)))

    def drop(self, table: Table) -> None:
        """Serve a table no more that has been forgotten."""
        decline(table, "no_such_table")
        self.ended.drop(table.id)

    async def table(self, name: str) -> Table:
        """The table of that name; Denied if there is none, or it cannot be served here."""
        table = self.tables.get(name)
        if table is not None:
            return table
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = self.spawn(self._load(name))
            loading.add_done_callback(ignore)
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> Table:
        try:
            row = await self.store.load(name)
            if row is None or row.index.kind != "table":
                raise Denied("no_such_table")
            try:
                room = Room.folded(await self.store.read(row.id), self.house)
            except UnknownEntry:
                raise Denied("newer_table") from None
            except (Refusal, StoreError):
                raise
            except Exception as error:  # a log that leads nowhere harms its own table alone
                log.error("table %s cannot be folded", name, exc_info=error)
                self.counters.add("errors")
                raise Denied("internal") from None
            if self.shared:  # whoever came between the two questions is known by name too
                row = await self.store.load(name) or row
            self.counters.add("folds")
            table = self.tables[name] = Table(self, row, room)
            if not room.has_ended:
                table.alarm.wake()
            return table
        finally:
            del self._loading[name]

    async def use_build(self, folder: str) -> bool:
        """Let bots and reviews go on with the Ludiade in that folder, say a compiled one.

        Nothing under way is lost. Where it does not start there, all stays as it was: False.
        """
        # processes find the package there first; what this one has loaded stays as it is
        sys.path.insert(0, folder)
        is_used = all(await asyncio.gather(self.pool.renew(), self.reviews.renew()))
        if not is_used:
            sys.path.remove(folder)
        return is_used

    # What is due, and what nobody comes back to

    def begin(self) -> None:
        """Take up what was under way when the last process ended."""
        if self.watches:
            return
        due_s = FAILED_S if self.shared else DUE_EVERY_S
        self._endless.append(self.spawn(self.repeat(self._look_for_due, due_s)))
        self._endless.append(self.spawn(self.repeat(self._archive, DUE_EVERY_S)))

    async def repeat(self, work: Callable[[], Awaitable[float]], failed_s: float) -> None:
        """Do something again and again, after the seconds it says; no failure is the end of it."""
        while not self.stopping:
            wait_s = failed_s
            try:
                wait_s = await work()
            except StoreError as error:
                log.error("%s: %r", work.__qualname__, error)
            except Exception:
                self.counters.add("errors")
                log.exception(work.__qualname__)
            await asyncio.sleep(wait_s)

    async def _look_for_due(self) -> float:
        await self.wake_due()
        return OVERDUE_EVERY_S if self.shared else DUE_EVERY_S

    async def wake_due(self) -> None:
        """Load every table at which something is due soon; its own alarm does the rest.

        On several nodes, only where it is overdue: nobody has it live then. What cannot be served
        here is given back at once, as another may be able to.
        """
        ahead_s = -OVERDUE_S if self.shared else AHEAD_S
        soon = self.clock.wall() + int(1000 * ahead_s)
        seen: set[str] = set()
        in_vain: list[str] = []
        while True:
            due = await self._due(soon, DUE_AT_ONCE + len(self.tables) + len(seen))
            names = [name for name in due if name not in self.tables and name not in seen]
            if not names:
                break
            seen.update(names)
            for name in names:
                if name in self._declined or not await self._wake(name):
                    in_vain.append(name)
                await asyncio.sleep(0)
        if self.following is not None and in_vain:
            await self.store.leave_due(self.following.node, in_vain)

    async def _wake(self, name: str) -> bool:
        """Load a table at which something is due; whether it can be served here."""
        try:
            await self.table(name)
        except Refusal as refusal:
            self._declined.add(name)
            log.warning("table %s cannot go on here: %s", name, refusal.code)
            return False
        except StoreError as error:  # it is due at the next look as well
            log.error("table %s cannot be loaded: %r", name, error)
        except Exception:
            log.exception("table %s cannot be loaded", name)
        return True

    async def _due(self, until: int, most: int) -> list[str]:
        if self.following is None:
            return await self.store.due(until, most)
        return await self.store.due(until, most, self.following.node, TAKEN_S)

    async def _archive(self) -> float:
        closed = await self.archive()
        if closed:
            log.info("%d idle tables closed", closed)
        return ARCHIVE_EVERY_S

    async def archive(self) -> int:
        """Close what has been idle for too long, its seed revealed; how many tables that were."""
        closed, after = 0, 0
        now = self.clock.wall()
        before = now - 1000 * min(self.config.archive_s, self.config.invitation_s)
        while rows := await self.store.idle(before, after):
            for row in rows:
                after = row.id
                idle_s = self._idle_s(row.index.status)
                if row.touched < now - 1000 * idle_s:
                    closed += await self._close(row.name, idle_s)
            await asyncio.sleep(0)
        return closed

    def _idle_s(self, status: str) -> int:
        """A table that never began is given up when its invitations are over."""
        most = self.config.archive_s
        return min(most, self.config.invitation_s) if status == "open" else most

    async def _close(self, name: str, idle_s: int) -> bool:
        try:
            table = await self.table(name)
            if table.now() - table.room.at < 1000 * idle_s:
                return False
            return (await table.do_server(CloseIdle())).has_ended
        except Exception as error:  # one table that cannot be folded must not keep the others
            log.warning("table %s cannot be closed: %r", name, error)
            return False

    # What is idle, what fails, and the end

    async def sweep(self) -> float:
        """Drop what nobody has looked at for a while; after how many seconds to look again."""
        old = self.clock.steady() - self.config.idle_state_s
        for table in list(self.tables.values()):
            # What is due later than that is found in the store again, in time.
            if table.touched < old and table.is_quiet(AHEAD_S):
                self.let_go(table)
        return min(SWEEP_S, self.config.idle_state_s)

    def let_go(self, table: Table) -> None:
        """Have a table in memory no more; whoever asks for it reads it again."""
        table.alarm.stop()
        del self.tables[table.name]

    def store_failed(self, error: NotStored) -> None:
        """Take note that something was not stored, and look every second whether it can be."""
        self.counters.add("store_failures")
        if self.failing is None:
            self.spawn(self._probe(error.reason))

    async def _probe(self, reason: str) -> None:
        """One broken write is its own affair; where nothing can be written, nobody may ask."""
        while not self.stopping:
            try:
                await self.store.probe()
            except StoreError:
                if self.failing is None:
                    self.failing = reason
                    log.error("the store does not write: %s", reason)
                await asyncio.sleep(PROBE_S)
                continue
            if self.failing is not None:
                self.failing = None
                log.warning("the store writes again")
                for table in list(self.tables.values()):
                    table.alarm.wake()
            return

    async def stop(self) -> None:
        """Finish what is asked, then stop for good."""
        self.stopping = True
        for task in self._endless:
            task.cancel()
        for table in self.tables.values():
            table.alarm.stop()
        self.pool.stop()
        self.reviews.stop()
        self.ended.stop()
        if self.following is not None:
            await self.following.stop()
        try:
            async with asyncio.timeout(STOP_S):
                while busy := self._under_way():
                    await asyncio.wait(busy)
        except TimeoutError:
            for late in self._under_way():
                if isinstance(late, asyncio.Task):
                    late.cancel()
        await self.store.close()

    def _under_way(self) -> list[asyncio.Future[Any]]:
        """What must end before the store is closed."""
        tasks: list[asyncio.Future[Any]] = [t for t in self._tasks if t not in self._endless]
        work = [table.under_way for table in self.tables.values()]
        return tasks + [one for one in work if one is not None]


def house_rules(config: Config) -> HouseRules:
    """What the tables take from a server's settings."""
    return HouseRules(
        grace=config.grace_ms,
        commit=int(1000 * config.mixing_s),
        reveal=int(1000 * config.reveal_s),
        recovery=int(1000 * config.recovery_s),
        absent=int(1000 * config.patience_s),
        absent_in_delay=int(1000 * config.absent_s),
        invitation=1000 * config.invitation_s,
        watching=1000 * config.watching_s,
        recovery_code=1000 * config.recovery_code_s,
    )
