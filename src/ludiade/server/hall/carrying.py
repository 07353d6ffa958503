"""What a gathering wants of its tables, brought there: repeated until it is stored, done once.

Orders are carried entry by entry, all tables of one at once. A table knows an order by its key, the
gathering's name, the entry's number and the seat that is meant; that all of them have arrived is an
entry in turn. Whatever stops in between, a process for one, what is pending is carried again.
"""

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from ludiade.bots import opponents
from ludiade.kernel.errors import Refusal
from ludiade.kernel.inputs import Over
from ludiade.server.gathering.asks import Arrive
from ludiade.server.gathering.asks import Finish as Finished
from ludiade.server.gathering.parts import Order, RoundTable
from ludiade.server.room.asks import Finish, GatheringAsk, Halt, Hold, Unseal
from ludiade.server.room.entries import Device, Opened, PartOf, Seat, SharedDeal
from ludiade.server.room.entries import Hold as Holds
from ludiade.server.room.room import Room
from ludiade.server.store.port import Conflict, Person, StoreError
from ludiade.server.table.lobby import create
from ludiade.server.table.ordered import order as tell_table
from ludiade.server.wire.requests import Start

if TYPE_CHECKING:
    from ludiade.server.hall.hall import Hall

log = logging.getLogger("ludiade.hall")
AGAIN_S = 0.5
"""When an order is carried again that did not arrive."""
LATER = ("not_saved", "not_yet", "busy", "stopping", "internal", "newer_table", "watch_only")
"""Refusals that say nothing of the order itself; any other says that there is nothing to do."""


class Carrying:
    """Carries the orders of one gathering while there are any."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        """There may be something to carry."""
        tables = self._hall.tables
        if self._task is None and self._has_more and not tables.watches:
            self._task = tables.spawn(self._carry())

    @property
    def _has_more(self) -> bool:
        hall = self._hall
        return bool(hall.gathering.pending) and not (hall.is_forgotten or hall.tables.stopping)

    def stop(self) -> None:
        """Carry no more; what is left is carried by whoever loads the gathering next."""
        if self._task is not None:
            self._task.cancel()

    async def _carry(self) -> None:
        hall = self._hall
        try:
            while self._has_more:
                try:
                    await self._carry_first()
                except (Refusal, StoreError) as problem:
                    if hall.tables.shared and _is_newer(problem):
                        hall.halls.decline(hall, "newer_table")  # a newer node can carry it
                        return
                    log.info("gathering %s: an order is carried again: %r", hall.name, problem)
                    await asyncio.sleep(AGAIN_S)
                    if isinstance(problem, Conflict):  # another node may have forgotten all of it
                        with suppress(StoreError):
                            await hall.halls.let_go(hall)
                except Exception:
                    hall.tables.counters.add("errors")
                    log.exception("gathering %s: an order could not be carried", hall.name)
                    await asyncio.sleep(AGAIN_S)
        finally:
            self._task = None

    async def _carry_first(self) -> None:
        """All orders of the oldest entry that has any."""
        hall = self._hall
        pending = hall.gathering.pending
        orders = [order for order in pending if order.n == pending[0].n]
        by_table: dict[int, list[Order]] = {}
        for order in orders:
            by_table.setdefault(order.table, []).append(order)
        found = await asyncio.gather(
            *(self._carry_to(each) for each in by_table.values()), return_exceptions=True
        )
        for one in found:
            if isinstance(one, BaseException):
                raise one
        opened = {
            table: name for table, name in zip(by_table, found, strict=True)
            if isinstance(name, str)
        }  # fmt: skip
        await hall.do(Arrive(orders[0].n, opened))
        for name in opened.values():
            table = hall.tables.tables.get(name)
            if table is not None:  # it may have ended before it was known here
                hall.noticed(table)

    async def _carry_to(self, orders: list[Order]) -> str | None:
        """One entry's orders for one table, one after the other; how it is called if it opened."""
        name = None
        for order in orders:
            if order.what == "open":
                name = await self._open(order)
            else:
                await self._tell(order)
        return name

    async def _tell(self, order: Order) -> None:
        hall = self._hall
        found = hall.gathering.rounds[order.round - 1].tables[order.table]
        if not found.name:
            if order.what == "finish":  # it never opened
                await hall.do(Finished(order.round, order.table, None, None))
            return
        await self._order(found.name, self._wanted(order, found), key_of(hall.name, order))

    async def _order(self, name: str, asked: GatheringAsk | Start, key: str) -> None:
        try:
            table = await self._hall.tables.table(name)
            await tell_table(table, asked, key)
        except Refusal as refusal:
            if refusal.code in LATER:
                raise
            log.info("table %s: an order has nothing to do: %s", name, refusal.code)

    def _wanted(self, order: Order, table: RoundTable) -> GatheringAsk:
        match order.what:
            case "halt" | "resume":
                return Halt(order.what == "halt")
            case "finish":
                return Finish()
            case "unseal":
                return Unseal()
        return self._hold(order.seat, table.seats[order.seat])

    def _hold(self, seat: int, number: Device | None) -> Hold:
        """Who holds a seat now, as the gathering stands."""
        hall, g = self._hall, self._hall.gathering
        if number is None:
            return Hold(seat, opponents.name_of_kin(g.plan.bots or "easy", "fr"), None, 0)
        member = g.members[number]
        gone = member.status in ("left", "removed")
        return Hold(seat, hall.names[member.name], hall.digests[member.device], member.more_s, gone)

    async def _open(self, order: Order) -> str:
        """Open a table and begin it; one that was opened before is found by the same request."""
        hall = self._hall
        entry, people = self._opened(order)
        opener = (hall.name, f"{order.n} {order.table}")
        room = await create(hall.tables, entry, people, opener)
        await self._order(room.name, Start(), key_of(hall.name, order))
        return room.name

    def _opened(self, order: Order) -> tuple[Opened, list[Person]]:
        """A table's first entry, and the people in it: device 0 is the gathering itself."""
        hall, g = self._hall, self._hall.gathering
        now = g.rounds[order.round - 1]
        members = now.tables[order.table].seats
        options = g.game.read_options(g.plan.options, len(members))
        people = [Person(0, None, "")]
        devices: dict[Device, Device] = {}
        seats: list[Seat] = []
        for number in members:
            if number is None:
                taken = [seat.bot for seat in seats]
                level = g.plan.bots or "easy"
                name = opponents.name_of_kin(level, "fr", taken)
                seats.append(Seat("bot", level=level, bot=name))
                continue
            member = g.members[number]
            if member.device not in devices:
                devices[member.device] = len(people)
                people.append(Person(len(people), hall.digests[member.device], ""))
            holds = (Holds(devices[member.device]),)
            seats.append(Seat("person", len(people), holds, more_s=member.more_s))
            people.append(Person(len(people), None, hall.names[member.name]))
        shared = None
        if now.deal is not None:
            deal = now.deal
            shared = SharedDeal(
                g.seed(order.round, deal).hex(), deal.beginnings,
                deal.in_order(deal.commitments), deal.in_order(deal.contributions),
            )  # fmt: skip
        return Opened(
            at=0, name="", game=g.game.id, rules=g.game.rules,
            options=msgspec.to_builtins(options),
            settings=msgspec.structs.replace(g.plan.settings, spectators=True),
            seats=tuple(seats), secret=secrets.token_hex(32),
            part_of=PartOf(g.name, order.round, order.table, shared),
            recipe=2 if shared is None else 3,
        ), people  # fmt: skip


def _is_newer(problem: Exception) -> bool:
    return isinstance(problem, Refusal) and problem.code == "newer_table"


def key_of(gathering: str, order: Order) -> str:
    """By what a table knows an order again; one entry may concern several of its seats."""
    key = f"{gathering} {order.n}"
    return f"{key} {order.seat}" if order.what in ("sit", "seat") else key


def finish_of(room: Room) -> Finished:
    """What a gathering is told of a table that has ended."""
    assert room.part_of is not None
    scores = ranks = None
    if room.status == "over" and isinstance(room.waiting, Over):
        scores, ranks = tuple(room.waiting.scores), tuple(room.waiting.ranks)
    return Finished(room.part_of.round, room.part_of.number, scores, ranks)
