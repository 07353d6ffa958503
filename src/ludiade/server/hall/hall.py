"""One gathering on this node: decide, append, publish, carry; one thing after the other.

`change` is the one way anything changes here. What a host wants of tables follows from the log:
`carrying` brings it there, and says so in the log once it has arrived.
"""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from ludiade.kernel.errors import Refusal
from ludiade.server.gathering.asks import Ask, Claim, Come, TimeUp
from ludiade.server.gathering.decide import decide
from ludiade.server.gathering.draft import Draft
from ludiade.server.gathering.entries import read_entry
from ludiade.server.gathering.gathering import Gathering
from ludiade.server.gathering.index import index
from ludiade.server.gathering.parts import RoundTable
from ludiade.server.gathering.timing import due
from ludiade.server.hall.attendants import Attendant
from ludiade.server.hall.carrying import Carrying, finish_of
from ludiade.server.hall.showing import Showing
from ludiade.server.room.asks import NOBODY, SERVER
from ludiade.server.room.entries import Device, Logged, UnknownEntry, encode_entry
from ludiade.server.room.room import Room
from ludiade.server.store.port import Conflict, NotStored, Person, Repeated, Row, StoreError
from ludiade.server.table.outcomes import Waiter, not_saved, settle
from ludiade.server.table.peers import Peer
from ludiade.server.table.people import People
from ludiade.server.table.queue import Queue, Rest
from ludiade.server.table.table import Table
from ludiade.server.wire.decoding import Denied
from ludiade.server.wire.frames import Done, Saved
from ludiade.server.wire.gatherings import GatheringRequest

if TYPE_CHECKING:
    from ludiade.server.hall.halls import Halls

log = logging.getLogger("ludiade.hall")
TRIES = 20
"""How often a decision is made anew because another writer was first."""
LONGEST_S = 3600.0
"""A timer is set for no longer than this, and then again."""


class Hall(Queue):
    """A gathering that somebody looks at, or at which something is due."""

    def __init__(self, halls: "Halls", row: Row, gathering: Gathering) -> None:
        tables = halls.tables
        super().__init__(tables.loop, tables.config.queue)
        self.halls = halls
        self.tables = tables
        self.id = row.id
        self.name = row.name
        self.created = row.created
        self.gathering = gathering
        self._people = People(row.people)
        self.names, self.digests = self._people.names, self._people.digests
        self.number_of = self._people.number_of
        self._anchor = tables.clock.steady()
        self._at = max(gathering.at, tables.clock.wall() - row.created)
        self.showing = Showing(self)
        self.carrying = Carrying(self)
        self._timer: asyncio.TimerHandle | None = None
        self.is_forgotten = False
        """Whether nothing is left of it: whoever still holds on to it changes nothing."""
        self.declined: str | None = None
        """Why this node serves it no more, as it may find out while somebody is on the way in."""
        self.forgetting = asyncio.Lock()
        self.arm()

    def now(self) -> int:
        """Milliseconds since the gathering was opened; the wall clock was asked once."""
        return self._at + int(1000 * (self.tables.clock.steady() - self._anchor))

    # What is asked

    def ask(self, peer: Peer, request: GatheringRequest) -> None:
        """Queue a device's request; who asks is settled now, what they may when its turn comes."""
        self.tables.check_storing()

        async def work() -> Rest:
            await self.change(NOBODY, request, request.key, peer.digest)
            peer.answer(Done(request.key))
            return None

        self.post(work, peer=peer, key=request.key)

    async def do(self, asked: Ask, digest: str | None = None, key: str | None = None) -> Device:
        """Have something decided for a device, or for the server, and wait until it is stored."""
        self.tables.check_storing()
        done: asyncio.Future[Device] = self._loop.create_future()

        async def work() -> Rest:
            with suppress(Repeated):  # it was done before: the answer is where that has led
                await self.change(SERVER if digest is None else NOBODY, asked, key, digest)
            settle(done, self.number_of(digest))
            return None

        self.post(work, peer=Waiter(done, "fr"), key=key)
        return await done

    async def change(
        self, who: Device, asked: Ask, key: str | None = None, digest: str | None = None
    ) -> Draft:
        """Decide from the gathering as it is now, append, and only then publish and carry."""
        for _ in range(TRIES):
            if self.is_forgotten:
                raise Denied("no_such_gathering")
            if digest is not None:
                who = self.number_of(digest)
                if who == NOBODY and isinstance(asked, Come | Claim):
                    who = self.gathering.people
            try:
                draft = decide(
                    self.gathering, who, asked, self.now(), self.showing.present(), self.names
                )
            except Refusal:
                if self.tables.shared and await self.catch_up():
                    continue
                await self._check_repeated(who, key)
                raise
            if not draft.entries:
                return draft
            try:
                await self._append(draft, who, key, digest)
            except (Conflict, Repeated) as error:
                if not await self.catch_up() and isinstance(error, Repeated):
                    raise
                continue
            return draft
        raise Conflict(self.name)

    async def _check_repeated(self, who: Device, key: str | None) -> None:
        """A request that was stored before is not refused."""
        if key is not None and who >= 0:
            n = await self.tables.store.requested(self.id, who, key)
            if n is not None:
                raise Repeated(n)

    async def _append(self, draft: Draft, who: Device, key: str | None, digest: str | None) -> None:
        device = None if who < 0 else who
        entries = [
            Logged(encode_entry(entry), device, key if not place else None)
            for place, entry in enumerate(draft.entries)
        ]
        people = [Person(number, None, name) for number, name in draft.names.items()]
        if digest is not None and self.number_of(digest) == NOBODY:
            people.append(Person(who, digest, ""))
        await self.tables.store.append(
            self.id, draft.before.n, entries, index(draft.gathering, self.created), people
        )
        self._people.meet(people)
        self._replace(draft.gathering)

    def _replace(self, gathering: Gathering) -> None:
        self.gathering = gathering
        if self.is_forgotten:
            return
        self._at += max(0, gathering.at - self.now())
        self.arm()
        self.showing.show_all()
        self.carrying.wake()

    async def catch_up(self) -> bool:
        """Fold what other nodes have appended; whether there was anything.

        Denied where it cannot be served here any more.
        """
        missed = await self.tables.store.read(self.id, self.gathering.n)
        if not missed:
            return False
        gathering = self._folded(missed)
        row = await self.tables.store.load(self.name)
        self._people.meet(() if row is None else row.people)
        self._replace(gathering)
        return True

    def _folded(self, missed: list[Logged]) -> Gathering:
        gathering = self.gathering.fork()
        try:
            for logged in missed:
                gathering.fold(read_entry(logged.body))
        except UnknownEntry:
            self.halls.decline(self, "newer_table")
            raise Denied("newer_table") from None
        except Exception as error:  # a log that leads nowhere harms its own gathering alone
            self.halls.cannot_fold(self.name, error)
            self.halls.decline(self, "internal")
            raise Denied("internal") from None
        return gathering

    async def read_on(self) -> Rest:
        """The same, as a piece of work."""
        await self.catch_up()
        return None

    @property
    def tables_a_round(self) -> int:
        """How many tables the next round may open."""
        return 1 + len(self.gathering.inside()) // self.gathering.plan.size

    # What happens by itself

    def arm(self) -> None:
        """Set the alarm for what is due."""
        if self._timer is not None:
            self._timer.cancel()
        found = due(self.gathering)
        if found is None or self.is_forgotten or self.tables.stopping or self.tables.watches:
            return
        delay_s = max(0.0, (found.at - self.now()) / 1000)
        self._timer = self._loop.call_later(min(delay_s, LONGEST_S), self._ring)

    def _ring(self) -> None:
        self._timer = None
        found = due(self.gathering)
        if found is None or self.now() < found.at:
            self.arm()
        elif found.what == "forget":
            self.tables.spawn(self.halls.forget(self))
        else:
            self.post(self._let, TimeUp())

    async def _let(self, asked: Ask) -> Rest:
        """Let something happen that nobody has asked."""
        await self.change(SERVER, asked)
        return None

    def noticed(self, table: Table) -> None:
        """Something has happened at a table of this gathering."""
        if table.room.has_ended:
            found = self._known(table.room)
            if found is None or not found.has_ended:
                self.post(self._note_end, table.room)
        self.showing.show_soon()

    def _known(self, room: Room) -> RoundTable | None:
        """A table as the gathering knows it; none where another node has just opened its round."""
        part = room.part_of
        assert part is not None
        rounds = self.gathering.rounds
        return rounds[part.round - 1].tables.get(part.number) if part.round <= len(rounds) else None

    async def _note_end(self, room: Room) -> Rest:
        """Take note that a table has ended, once it is known here that it was opened."""
        found = self._known(room)
        if found is None or not found.name:
            await self.catch_up()
            found = self._known(room)
        if found is not None and found.name and not found.has_ended:
            await self.change(SERVER, finish_of(room))
        return None

    # Who looks at it

    async def attend(self, attendant: Attendant, token: str | None) -> None:
        """Show the gathering to who may see it, as it stands now; Denied for anybody else."""
        if not self.tables.shared or self.tables.watches:
            self.showing.enter(attendant, token)
            return
        done: asyncio.Future[None] = self._loop.create_future()

        async def work() -> Rest:
            await self.catch_up()
            if self.declined is not None:
                raise Denied(self.declined)
            self.showing.enter(attendant, token)
            settle(done, None)
            return None

        self.post(work, peer=Waiter(done, attendant.lang))
        await done

    def failed(self, error: Exception, peer: Peer | None, key: str | None) -> None:
        """Tell whoever asked why not; nothing here has changed."""
        if isinstance(error, Repeated):
            if peer is not None and key is not None:
                peer.answer(Saved(key, error.n + 1))
            return
        if isinstance(error, StoreError):
            if isinstance(error, NotStored):
                self.tables.store_failed(error)
            if peer is None:
                self._loop.call_later(1.0, self.arm)
            error = not_saved(error)
        elif not isinstance(error, Refusal):
            log.error("gathering %s", self.name, exc_info=error)
            self.tables.counters.add("errors")
            error = Denied("internal")
        if peer is not None:
            self.tables.counters.add("refusals")
            peer.refuse(error, None, (), key)

    def stop(self) -> None:
        """Let nothing happen by itself any more."""
        if self._timer is not None:
            self._timer.cancel()
        self.showing.stop()
        self.carrying.stop()

    @property
    def is_quiet(self) -> bool:
        """Whether nobody looks, and nothing is under way."""
        return not (self._busy or self.showing.attendants or self.carrying.is_busy)
