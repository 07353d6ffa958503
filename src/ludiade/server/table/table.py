"""One table on this node: decide, append, publish, arm; one thing after the other.

A `Change` is the one way anything changes here, for devices, bots and the end of a delay alike.
Nothing is sent from what is not stored: the room is replaced by the one that a decision led to
once its entries are on the disk, and is left as it was if they are not.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from ludiade.bots import opponents
from ludiade.kernel.errors import Refusal
from ludiade.server.codes import clean_name
from ludiade.server.room.asks import NOBODY, SERVER, Ask, Claim, Hold, Sit
from ludiade.server.room.decide import decide
from ludiade.server.room.draft import Draft
from ludiade.server.room.entries import Device, Entry, Logged, encode_entry
from ludiade.server.room.index import Index, index
from ludiade.server.room.overview import names_of
from ludiade.server.room.room import Room
from ludiade.server.room.seats import check_level
from ludiade.server.room.timing import rests, wakes_at
from ludiade.server.sentences import default_name
from ludiade.server.store.port import Conflict, NotStored, Person, Repeated, Row, StoreError
from ludiade.server.table import coaching, rematch
from ludiade.server.table.alarm import Alarm
from ludiade.server.table.audience import Audience
from ludiade.server.table.bots import Bots
from ludiade.server.table.catching_up import catch_up
from ludiade.server.table.ordered import recognised
from ludiade.server.table.outcomes import Waiter, ignore, not_saved, settle
from ludiade.server.table.peers import Member, Peer
from ludiade.server.table.people import People
from ludiade.server.table.queue import Queue, Rest
from ludiade.server.wire.decoding import Denied
from ludiade.server.wire.frames import Done, Pong, Saved
from ludiade.server.wire.requests import (
    DoMove,
    Hello,
    Hint,
    Ping,
    Rematch,
    Reseat,
    Say,
    TableRequest,
)

if TYPE_CHECKING:
    from ludiade.server.table.tables import Tables

log = logging.getLogger("ludiade.table")
Then = Callable[[Draft], None]
Saving = tuple[Peer, str]
"""Who is to find the key of a move in the step it led to."""
TRIES = 20
"""How often a decision is made anew because another writer was first."""
IN_A_ROW = 4
GIVE_WAY_S = 0.01
"""How long a node with much to do waits after so many entries, where there may be others."""
FOLLOWED_S = 3.0
"""For how long a hint, loading, or a departure makes this node reckon with others at a table."""
RETRY_S = 1.0
"""After which what the table itself wanted, and could not store, is tried again."""


class Change(Struct, eq=False):
    """Something that is to be decided: who asks what, and what became of it so far."""

    who: Device
    asked: Ask
    then: Then
    key: str | None
    digest: str | None
    saved: Saving | None = None
    tries: int = TRIES
    """How often it may still be decided anew."""
    draft: Draft | None = None
    people: list[Person] = []


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
        self._people = People(row.people)
        self.names, self.number_of = self._people.names, self._people.number_of
        self.touched = self._anchor = tables.clock.steady()
        self._at = max(room.at, tables.clock.wall() - row.created)
        self.loaded = self._at
        self.followed_until = tables.loop.time() + FOLLOWED_S
        """Until when it is asked often whether somebody is there at another node."""
        self.heard_until = 0.0
        """Until when others are told what is stored here, since they have spoken of it."""
        self._in_a_row = 0
        self._changing: Change | None = None
        """What is on its way to the disk."""

    def now(self) -> int:
        """Milliseconds since the table was opened; the wall clock was asked once, on loading."""
        return self._at + int(1000 * (self.tables.clock.steady() - self._anchor))

    # What is asked

    def ask(self, peer: Peer, request: TableRequest) -> None:
        """Queue a device's request; who asks is settled now, what they may when its turn comes."""
        if isinstance(request, DoMove):  # answered by the step it leads to
            self.tables.check_storing()
            key, saved = request.key, (peer, request.key)
            change = Change(NOBODY, request, _nothing_more, key, peer.digest, saved)
            self.post(self._decide, change, peer=peer, key=key)
        elif isinstance(request, Ping):
            peer.answer(Pong(request.at))
        else:
            self.tables.check_storing()
            said = None if isinstance(request, Say) else request.key
            self.post(self._asked, peer, peer.digest, request, said, peer=peer, key=said)

    def _asked(
        self, peer: Peer, digest: str | None, request: TableRequest, key: str | None
    ) -> Rest:
        if isinstance(request, Reseat):
            request = self._named(request, peer.lang)
        then = partial(self._done, peer, request, key)
        if isinstance(request, Rematch):
            return rematch.open_next(self, digest, then)
        return self.change(NOBODY, request, then, key, digest)

    def _done(self, peer: Peer, request: TableRequest, key: str | None, draft: Draft) -> None:
        """Answer the device that asked, apart from what everybody is told."""
        if isinstance(request, Hint):
            coaching.advise(self, peer, request.seat)
        elif isinstance(request, Say):
            self.audience.say(request)
            if peer not in self.audience.members:
                peer.answer(Done())
        else:
            peer.answer(Done(key))

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

    def change(
        self, who: Device, asked: Ask, then: Then, key: str | None = None,
        digest: str | None = None,
    ) -> Rest:  # fmt: skip
        """Have something decided that is no move of a device, and so changes the table."""
        return self._decide(Change(who, asked, then, key, digest))

    def _decide(self, change: Change) -> Rest:
        """Decide from the room as it is now, append, and only then publish and arm.

        Whoever comes with a `digest` is known by it, or given the next number where they may sit.
        """
        who, asked, digest = change.who, change.asked, change.digest
        if digest is not None:
            who = self.number_of(digest)
            if who == NOBODY and isinstance(asked, Sit | Claim):
                who = self.room.people
            change.who = who
        elif isinstance(asked, Hold):
            asked = recognised(self, asked)
        try:
            draft = decide(self.room, who, asked, self.now(), self.audience.present)
        except Refusal as refusal:
            if who == SERVER or (not self.tables.shared and (change.key is None or who < 0)):
                raise
            return self._refused(refusal, change)
        if not draft.entries:
            change.then(draft)
            return None
        change.draft = draft
        change.people = self._people.coming(draft, who, digest)
        self._changing = change
        return self.tables.store.append(
            self.id, draft.before.n, self._logged(draft.entries, who, change.key),
            self._index(draft), change.people,
        )  # fmt: skip

    def _logged(self, entries: list[Entry], who: Device, key: str | None) -> list[Logged]:
        """The entries as they are stored; the first of them bears the request's key."""
        device = None if who < 0 else who
        logged = []
        for entry in entries:
            logged.append(Logged(encode_entry(entry), device, key))
            key = None
        return logged

    def _index(self, draft: Draft) -> Index | None:
        """The index, where something that can be looked up has changed."""
        before, after = draft.before, draft.room
        if before.revision == after.revision:
            untimed = before.deadline is None and after.deadline is None
            if untimed or wakes_at(before) == wakes_at(after):
                return None
        return index(after, self.created)

    def stored(self, stored: "asyncio.Future[None]") -> Rest:
        """Publish what was decided, and arm what is due, now that it is on the disk."""
        change, self._changing = self._changing, None
        assert change is not None
        error = stored.exception()
        if error is not None:
            if change.tries and (
                isinstance(error, Conflict) or (isinstance(error, Repeated) and self.tables.shared)
            ):
                return self._decide_again(error, change)
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

    async def do_server(self, asked: Ask) -> Room:
        """Have something decided that no device has asked."""
        done: asyncio.Future[Room] = self._loop.create_future()

        def then(draft: Draft) -> None:
            settle(done, self.room)

        self.post(self.change, SERVER, asked, then, peer=Waiter(done, "fr"))
        return await done

    async def _decide_again(self, error: StoreError, change: Change) -> Rest:
        """Another writer was first: fold what was missed, tell it, and decide where it stands."""
        if not await catch_up(self) and isinstance(error, Repeated):
            raise error
        change.tries -= 1
        return self._decide(change)

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

    async def _refused(self, refusal: Refusal, change: Change) -> Rest:
        """No refusal rests on what is out of date, nor goes to a request that was stored before."""
        if self.tables.shared and change.tries and await catch_up(self):
            change.tries -= 1
            return self._decide(change)
        who, key = change.who, change.key
        if key is None or who < 0:
            raise refusal
        n = await self.tables.store.requested(self.id, who, key)
        if n is None:
            raise refusal
        raise Repeated(n)

    def meet(self, people: Iterable[Person]) -> None:
        """Know people by their numbers, and by their devices."""
        self._people.meet(people)
        self.audience.forget_present()

    def _named(self, request: Reseat, lang: str) -> Reseat:
        """The seat with the name that will stand there."""
        others = [n for s, n in enumerate(names_of(self.room, self.names)) if s != request.seat]
        if request.kind == "bot":
            check_level(request.level)
            return replace(request, name=opponents.name_of_kin(request.level, lang, others))
        return replace(request, name=clean_name(request.name, default_name(lang, request.seat)))

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


def _nothing_more(draft: Draft) -> None:
    """A move is answered by the step it leads to."""
