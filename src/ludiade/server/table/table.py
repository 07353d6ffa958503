"""One table on this node: what was decided and stored is published, and what is due is armed.

Nothing is sent from what is not stored: the room is replaced by the one that a decision led to
once its entries are on the disk, and is left as it was if they are not.
"""

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ludiade.kernel.errors import Refusal
from ludiade.server.room.asks import NOBODY, SERVER, Ask
from ludiade.server.room.draft import Draft
from ludiade.server.room.entries import Device
from ludiade.server.room.overview import names_of
from ludiade.server.room.room import Room
from ludiade.server.room.timing import rests
from ludiade.server.store.port import Conflict, NotStored, Person, Repeated, Row, StoreError
from ludiade.server.table.alarm import Alarm
from ludiade.server.table.audience import Audience
from ludiade.server.table.bots import Bots
from ludiade.server.table.catching_up import catch_up
from ludiade.server.table.deciding import Change, Then, decide_again, decide_change
from ludiade.server.table.outcomes import Waiter, ignore, not_saved, settle
from ludiade.server.table.peers import Member, Peer
from ludiade.server.table.people import People
from ludiade.server.table.queue import Queue, Rest
from ludiade.server.wire.decoding import Denied
from ludiade.server.wire.frames import Saved
from ludiade.server.wire.requests import Hello

if TYPE_CHECKING:
    from ludiade.server.table.tables import Tables

log = logging.getLogger("ludiade.table")
IN_A_ROW = 4
GIVE_WAY_S = 0.01
"""How long a node with much to do waits after so many entries, where there may be others."""
FOLLOWED_S = 3.0
"""For how long a hint, loading, or a departure makes this node reckon with others at a table."""
RETRY_S = 1.0
"""After which what the table itself wanted, and could not store, is tried again."""


class Table(Queue):
    """A table that somebody looks at, or at which something is due."""

    def __init__(self, tables: "Tables", row: Row, room: Room) -> None:
        super().__init__(tables.loop, tables.config.queue)
        self.tables = tables
        self.id = row.id
        self.name = row.name
        self.created = row.created
        self.room = room
        self.audience = Audience(self)
        self.bots = Bots(self)
        self.alarm = Alarm(self)
        self.people = People(row.people)
        self.names, self.number_of = self.people.names, self.people.number_of
        self.touched = self._anchor = tables.clock.steady()
        self._at = max(room.at, tables.clock.wall() - row.created)
        self.loaded = self._at
        self.followed_until = tables.loop.time() + FOLLOWED_S
        """Until when it is asked often whether somebody is there at another node."""
        self.heard_until = 0.0
        """Until when others are told what is stored here, since they have spoken of it."""
        self._in_a_row = 0
        self.changing: Change | None = None
        """What is on its way to the disk."""

    def now(self) -> int:
        """Milliseconds since the table was opened; the wall clock was asked once, on loading."""
        return self._at + int(1000 * (self.tables.clock.steady() - self._anchor))

    # What changes here

    def change(
        self, who: Device, asked: Ask, then: Then, key: str | None = None,
        digest: str | None = None,
    ) -> Rest:  # fmt: skip
        """Have something decided, after which `then` is called; for work that has its turn."""
        return decide_change(self, Change(who, asked, then, key, digest))

    async def do(
        self, digest: str, asked: Ask, key: str | None = None, lang: str = "fr"
    ) -> tuple[Room, Device]:
        """Have something decided for a device, and wait for the room it leads to."""
        self.tables.check_storing()
        done: asyncio.Future[tuple[Room, Device]] = self._loop.create_future()

        def then(draft: Draft) -> None:
            settle(done, (self.room, self.number_of(digest)))

        def work() -> Rest:
            return None if done.done() else self.change(NOBODY, asked, then, key, digest)

        self.post(work, peer=Waiter(done, lang), key=key)
        return await done

    async def do_server(self, asked: Ask) -> Room:
        """Have something decided that no device has asked."""
        done: asyncio.Future[Room] = self._loop.create_future()

        def then(draft: Draft) -> None:
            settle(done, self.room)

        self.post(self.change, SERVER, asked, then, peer=Waiter(done, "fr"))
        return await done

    def stored(self, stored: "asyncio.Future[None]") -> Rest:
        """Publish what was decided, and arm what is due, now that it is on the disk."""
        change, self.changing = self.changing, None
        assert change is not None
        error = stored.exception()
        if error is not None:
            if change.tries and (
                isinstance(error, Conflict) or (isinstance(error, Repeated) and self.tables.shared)
            ):
                return decide_again(self, error, change)
            raise error
        self.touched = self.tables.clock.steady()
        self.tables.counters.add("steps")
        if change.people:
            self.meet(change.people)
        draft = change.draft
        assert draft is not None
        self.room = draft.room
        following = self.tables.following
        if following is not None:
            following.stored(self)
        try:
            self.audience.show(draft.before, draft.room, change.saved)
            change.then(draft)
        finally:
            self.alarm.set()
        self._tell_gathering()
        return self._give_way() if following is not None and self._waiting else None

    def _give_way(self) -> Rest:
        """Let other nodes come in between: whoever was second has more to read before its turn."""
        self._in_a_row += 1
        return None if self._in_a_row % IN_A_ROW else asyncio.sleep(GIVE_WAY_S)

    def replace_room(self, room: Room) -> None:
        """Show and take up what other writers have stored."""
        before, self.room = self.room, room
        self._at += max(0, room.at - self.now())
        try:
            self.audience.show(before, room, None)
        finally:
            self.alarm.set()
        self._tell_gathering()

    def _tell_gathering(self) -> None:
        """Let whoever hosts the gathering see what has happened, or who has come and gone."""
        if self.room.part_of is not None and self.tables.notice is not None:
            self.tables.notice(self)

    def meet(self, people: Iterable[Person]) -> None:
        """Know people by their numbers, and by their devices."""
        self.people.meet(people)
        self.audience.forget_present()

    # What goes wrong

    def failed(self, error: Exception, peer: Peer | None, key: str | None) -> None:
        """Tell whoever asked why not; nothing here has changed."""
        if isinstance(error, Repeated):
            if peer is not None and key is not None:
                peer.answer(Saved(key, error.n + 1))
            return
        if isinstance(error, StoreError):
            if isinstance(error, NotStored):
                self.tables.store_failed(error)
            if peer is None:  # what happens by itself is tried again; whoever asked asks again
                self._loop.call_later(RETRY_S, self.alarm.set)
            error = not_saved(error)
        elif not isinstance(error, Refusal):
            log.error("table %s", self.name, exc_info=error)
            self.tables.counters.add("errors")
            error = Denied("internal")
        if peer is not None:
            self.tables.counters.add("refusals")
            peer.refuse(error, self.room.game.id, names_of(self.room, self.names), key)

    # Who looks at it

    async def enter(self, member: Member, hello: Hello) -> int:
        """Let a device in: those who sit here, and spectators where they may.

        How many bytes it was told of the match, which may be a whole one.
        """
        done: asyncio.Future[int] = self._loop.create_future()

        def come_in() -> None:
            if self.tables.watches and self.number_of(member.digest) in self.room.devices():
                raise Denied("watch_only")  # whoever sits here plays, at a node that can
            first, rested = not self.audience.members, rests(self.room)
            settle(done, self.audience.enter(member, hello))
            self._tell_gathering()
            if first and self.tables.following is not None:
                self.tables.following.looks(self)
            if first and rested:
                self.alarm.wake()
            else:
                self.alarm.set()

        async def catch_up_first() -> Rest:
            await catch_up(self)
            come_in()
            return None

        # A crowd that comes to a relay all at once is shown what it has: it asks every second.
        ahead = hello.n is not None and hello.n > self.room.last_step
        reads = self.tables.shared and (ahead or not self.tables.watches)
        self.post(catch_up_first if reads else come_in, peer=Waiter(done, member.lang))
        return await done

    def leave(self, member: Member) -> None:
        """A connection has gone; the others are told if it was the last of a seat."""
        if self.audience.leave(member) and not self.tables.stopping:
            self.followed_until = self._loop.time() + FOLLOWED_S  # they may be elsewhere now
            self.post(self._note_absence)

    def _note_absence(self) -> None:
        self.audience.tell_lobby()
        self._tell_gathering()
        if self.tables.watches:
            return
        self.tables.store.see(self.id, self.tables.clock.wall()).add_done_callback(ignore)
        self.alarm.set()

    def is_idle(self, ahead_s: float = 0.0) -> bool:
        """Whether nothing is asked, and nothing due within that time."""
        return not (self._busy or self.alarm.rings_within(ahead_s))

    def is_quiet(self, ahead_s: float = 0.0) -> bool:
        """Whether nobody looks besides, and no bot thinks."""
        return self.is_idle(ahead_s) and not (self.audience.members or self.bots.thinking)
