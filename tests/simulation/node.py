"""A node: real tables behind connections that keep their order, and break."""

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

from ludiade.kernel.errors import Refusal
from ludiade.server.ops.clock import SharedClock
from ludiade.server.ops.config import Config
from ludiade.server.store.port import StoreError
from ludiade.server.table import lobby
from ludiade.server.table.deciding import ask
from ludiade.server.table.outcomes import not_saved
from ludiade.server.table.peers import Member
from ludiade.server.table.table import Table
from ludiade.server.table.tables import Tables
from ludiade.server.wire.requests import Hello, TableRequest
from tests.simulation.loop import Actor
from tests.simulation.store import NodeStore

if TYPE_CHECKING:
    from tests.simulation.caller import Caller
    from tests.simulation.evening import Evening

CONFIG = Config(
    bot_pause_s=(0.1, 0.1), bot_quick_s=(0.1, 0.1), mixing_s=1.0, reveal_s=2.0, idle_state_s=5.0
)


class Join(NamedTuple):
    """A device asks for a seat."""

    way: str
    key: str


class Joined(NamedTuple):
    """The seat it has."""

    seat: int


class MachineClock(SharedClock):
    """The clock of the store, carried on by a machine that counts from anywhere."""

    def __init__(self, evening: "Evening", store: NodeStore) -> None:
        super().__init__(store)
        self._loop = evening.loop
        self._start_s = evening.chance.uniform(0, 10**6)

    def steady(self) -> float:
        return self._loop.time() + self._start_s


class Node:
    """One process that serves, until it is killed."""

    def __init__(self, evening: "Evening", number: int, newer: bool) -> None:
        self.evening = evening
        self.number = number
        self.newer = newer
        self.actor = Actor(f"node {number}")
        self.actor.when_burnt = lambda: evening.kill(self)
        self.links: list[Link] = []
        self.tables: Tables | None = None
        self.serves = True
        evening.loop.call_soon(self._start, context=self.actor.context)

    def _start(self) -> None:
        self.evening.loop.create_task(self._serve())

    async def _serve(self) -> None:
        evening = self.evening
        store = evening.store_of(self)
        clock = MachineClock(evening, store)
        while True:
            try:
                await clock.ask()
                break
            except StoreError:
                await asyncio.sleep(0.2)
        self.tables = Tables(CONFIG, store, clock, evening.bus_of(self), evening.thinkers())
        self.tables.begin()

    def link(self, device: "Caller") -> "Link":
        """A new connection."""
        return Link(device, self)

    def receive(self, link: "Link", asked: Any, at: float) -> None:
        """What a device has sent has arrived."""
        if self.tables is None:
            link.cut()
        if not link.open or self.tables is None:
            return
        if isinstance(asked, Join):
            self.tables.spawn(self._join(link, asked))
        elif isinstance(asked, Hello):
            self.tables.spawn(self._enter(link, asked))
        elif link.session is None:
            link.early.append((asked, at))
        else:
            self._ask(link, link.session, asked, at)

    def _ask(self, link: "Link", session: "Session", asked: TableRequest, at: float) -> None:
        key = getattr(asked, "key", None)
        link.arrived[key] = at
        try:
            ask(session.table, session, asked)
        except Refusal as refusal:
            session.refuse(refusal, None, (), key)

    async def _join(self, link: "Link", asked: Join) -> None:
        assert self.tables is not None
        device = link.device
        try:
            entry = await lobby.join(
                self.tables, device.digest, asked.way, device.name, "en", asked.key
            )
            link.to_device(Joined(entry.seat))
        except Refusal as refusal:
            link.to_device(refusal.code)
        except StoreError as error:
            link.to_device(not_saved(error).code)

    async def _enter(self, link: "Link", hello: Hello) -> None:
        assert self.tables is not None
        try:
            table = await self.tables.table(hello.table)
            session = Session(link, table)
            await table.enter(session, hello)
        except Refusal as refusal:
            link.to_device(refusal.code)
        except StoreError as error:
            link.to_device(not_saved(error).code)
        else:
            link.session = session
            if not link.open:
                table.leave(session)
            early, link.early = link.early, []
            for asked, at in early:
                self._ask(link, session, asked, at)

    def lost(self, link: "Link") -> None:
        """A connection has gone."""
        if link in self.links:
            self.links.remove(link)
        if link.session is not None:
            link.session.table.leave(link.session)
            link.session = None


class Session(Member):
    """A device at one table, as the node has it."""

    def __init__(self, link: "Link", table: Table) -> None:
        super().__init__(link.device.digest, "en")
        self.link = link
        self.table = table

    def send(self, data: bytes) -> None:
        self.link.to_device(data)

    def end(self, code: int, reason: str) -> None:
        self.link.cut()


class Link:
    """A connection: in order both ways, until it breaks."""

    def __init__(self, device: "Caller", node: Node) -> None:
        self.device = device
        self.node = node
        self.open = True
        self.opened_at = node.evening.loop.time()
        self.session: Session | None = None
        self.arrived: dict[str | None, float] = {}
        self.early: list[tuple[Any, float]] = []
        self.seen_n = -1
        """The last step that came this way."""
        self._loop = node.evening.loop
        self._up = self._down = 0.0
        node.links.append(self)

    def to_node(self, asked: Any) -> None:
        self._up = at = max(self._up, self._arrival())
        self._loop.call_at(at, self.node.receive, self, asked, at, context=self.node.actor.context)

    def to_device(self, data: Any) -> None:
        self._down = at = max(self._down, self._arrival())
        stored = len(self.device.kept.log)
        context = self.device.actor.context
        self._loop.call_at(at, self.device.receive, self, data, stored, context=context)

    def _arrival(self) -> float:
        return self._loop.time() + self.node.evening.chance.uniform(0.001, 0.06)

    def cut(self, notice_s: float = 0.05) -> None:
        """Break; each end hears of it a while later."""
        if self.open:
            self.open = False
            self._loop.call_later(notice_s, self.node.lost, self, context=self.node.actor.context)
            context = self.device.actor.context
            self._loop.call_later(notice_s, self.device.lost, self, context=context)
