"""All tables in memory: found by name, woken when something is due, dropped when idle."""

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any

from ludiade.kernel import shelf
from ludiade.kernel.errors import Refusal
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Awaiting
from ludiade.server import moves, opponents
from ludiade.server.archive import archive
from ludiade.server.clock import Clock
from ludiade.server.config import Config
from ludiade.server.counters import Counters
from ludiade.server.reviews import Reviews
from ludiade.server.rows import Row
from ludiade.server.store.port import NotStored, Store, StoreError
from ludiade.server.table import Table
from ludiade.server.timing import Limit
from ludiade.server.turns import Work
from ludiade.server.wire import Denied
from ludiade.server.workers import Workers

log = logging.getLogger("ludiade.hub")
SWEEP_S = 10.0
PROBE_S = 1.0
STOP_S = 5.0
ARCHIVE_EVERY_S = 6 * 3600.0


def game_of(row: Row) -> AnyGame:
    """A table's game under the table's own rules; Denied where they are not here any more."""
    game = shelf.find(row.game, row.rules)
    if game is not None:
        return game
    newest = shelf.find(row.game)
    if newest is None:
        raise Denied("unknown_game", game=row.game)
    raise Denied("unknown_rules", rules=row.rules, known=newest.rules)


class Hub:
    """What the tables of one process share."""

    def __init__(self, config: Config, store: Store, clock: Clock | None = None) -> None:
        self.config = config
        self.store = store
        self.clock = clock or Clock()
        self.counters = Counters()
        self.workers = Workers(config.bot_workers)
        self.reviews = Reviews(store, config.review_playouts)
        self.loop = asyncio.get_running_loop()
        self.tables: dict[str, Table] = {}
        self.failing: str | None = None
        """Why the store does not write at present."""
        self.stopping = False
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._endless = [self.spawn(self._sweep())]

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside; it is kept until it ends."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def table(self, name: str) -> Table:
        """The table of that name; Denied if there is none, or its rules are not known here."""
        table = self.tables.get(name)
        if table is not None:
            return table
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = self.spawn(self._load(name))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> Table:
        try:
            row = await self.store.load(name)
            if row is None:
                raise Denied("no_such_table")
            table = self.tables[name] = Table(self, row, game_of(row))
            return table
        finally:
            del self._loading[name]

    # What is due

    def arm(self, table: Table) -> None:
        """Set the table's alarm for the end of its present wait, and ask the bots it waits for."""
        if table.alarm is not None:
            table.alarm.cancel()
            table.alarm = None
        opponents.call_off(table)
        row, live = table.row, table.live
        if live is None or row.status != "playing" or row.paused or self.stopping:
            return
        waiting = live.match.state.waiting()
        if not isinstance(waiting, Awaiting):
            return
        window = live.match.window
        left = table.limit(live)
        if left is not None:
            self._set_alarm(table, left, window)
        for seat in waiting.seats:
            if row.places[seat].kind == "bot":
                opponents.ask(self, table, live, seat)

    def _set_alarm(self, table: Table, left: Limit, window: int) -> None:
        if left.then == "expires":
            delay = (left.left_ms + self.config.grace_ms + 1) / 1000
            work: Work = partial(moves.expire, table, window)
        else:
            delay = left.left_ms / 1000
            work = partial(self._late, table, window)
        table.alarm = self.loop.call_later(max(0.0, delay), table.post, work)

    async def _late(self, table: Table, window: int) -> None:
        """The turn limit is over: a bot moves for every person still awaited."""
        table.alarm = None
        live = await table.folded()
        waiting = live.match.state.waiting()
        if isinstance(waiting, Awaiting) and live.match.window == window:
            for seat in waiting.seats:
                if table.row.places[seat].kind == "person":
                    opponents.ask(self, table, live, seat, late=True)

    def begin(self) -> None:
        """Take up what was under way when the last process ended."""
        self._endless.append(self.spawn(self._recover()))

    async def _recover(self) -> None:
        """Fold every match under way, so that its delays run and its bots think; archive others."""
        after = 0
        while rows := await self.store.tables("playing", after):
            for row in rows:
                after = row.id
                try:
                    table = await self.table(row.name)
                except Refusal as refusal:
                    log.warning("table %s cannot go on here: %s", row.name, refusal.code)
                    continue
                table.post(partial(self._wake, table))
                await asyncio.sleep(0)
        while not self.stopping:
            closed = await archive(self)
            if closed:
                log.info("%d idle tables archived", closed)
            await asyncio.sleep(ARCHIVE_EVERY_S)

    async def _wake(self, table: Table) -> None:
        await table.folded()
        self.arm(table)

    # What is idle, what fails, and the end

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_S, self.config.idle_state_s))
            old = self.clock.steady() - self.config.idle_state_s
            for name, table in list(self.tables.items()):
                if table.touched < old and table.quiet:
                    table.live = None
                    if not table.members:
                        del self.tables[name]

    def store_failed(self, error: NotStored) -> None:
        """Take note that nothing can be stored, and look every second whether it can again."""
        self.counters.add("store_failures")
        if self.failing is None:
            self.failing = error.reason
            log.error("the store does not write: %s", error.reason)
            self.spawn(self._probe())

    async def _probe(self) -> None:
        while self.failing is not None and not self.stopping:
            await asyncio.sleep(PROBE_S)
            try:
                await self.store.probe()
            except StoreError:
                continue
            self.failing = None
            log.warning("the store writes again")
            for table in list(self.tables.values()):
                if table.row.status == "playing":
                    table.post(partial(self._wake, table))

    async def stop(self) -> None:
        """Finish what is asked, then stop for good."""
        self.stopping = True
        for task in self._endless:
            task.cancel()
        for table in self.tables.values():
            if table.alarm is not None:
                table.alarm.cancel()
            opponents.dismiss(table)
        self.workers.stop()
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
        turns = [table.under_way for table in self.tables.values()]
        return tasks + [turn for turn in turns if turn is not None]
