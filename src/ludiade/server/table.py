"""One match on line: one turn after the other folds, applies, appends, and only then publishes."""

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from ludiade.kernel.errors import Refusal
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Over
from ludiade.server.frames import Saved, Subject
from ludiade.server.live import Live, Step
from ludiade.server.members import Asker, Member
from ludiade.server.notice import notice
from ludiade.server.rows import Row
from ludiade.server.sights import Sight
from ludiade.server.store.port import Conflict, NotStored, StoreError
from ludiade.server.timing import Limit, limit, recovery
from ludiade.server.turns import Rest, Storing, Turns, Work
from ludiade.server.wire import Denied

if TYPE_CHECKING:
    from ludiade.server.hub import Hub

log = logging.getLogger("ludiade.table")
_rows = msgspec.msgpack.Decoder(Row)


class Voices(Struct):
    """What was said to a proposal, in order: the first to agree has made it."""

    agreed: list[int] = []
    declined: list[int] = []

    def hear(self, seat: int, yes: bool) -> None:
        """Yes or no, the last word counts; nothing is left when whoever made it takes it back."""
        if not yes and self.agreed[:1] == [seat]:
            self.agreed.clear()
            return
        said, other = (self.agreed, self.declined) if yes else (self.declined, self.agreed)
        if seat in other:
            other.remove(seat)
        if seat not in said:
            said.append(seat)


class Table(Turns):
    """A table that somebody looks at, or that something is due at."""

    def __init__(self, hub: "Hub", row: Row, game: AnyGame) -> None:
        super().__init__(hub.loop, hub.config.queue)
        self.hub = hub
        self.row = row
        self.game = game
        self.live: Live | None = None
        self.members: list[Member] = []
        self.contributions: dict[int, str] = {}
        self.mixing: float | None = None
        """When the time to contribute is over, on the loop's clock."""
        self.votes: dict[Subject, Voices] = {}
        self.away: dict[int, float] = {}
        """Since when nobody of a seat has been there, on the steady clock."""
        self.asked: dict[tuple[int, int], tuple[bool, asyncio.Task[None]]] = {}
        """For which windows and seats a bot is thinking, and whether because somebody is late."""
        self.fallen: dict[int, str] = {}
        """Who plays where a bot has failed."""
        self.more_ms = 0
        """Given to the present delay because the server was away."""
        self.touched = self.loaded = hub.clock.steady()
        self.alarm: asyncio.TimerHandle | None = None

    # What goes wrong

    def failed(self, error: Exception, asker: Asker | None, key: str | None) -> None:
        """Tell the asker why not; whatever may not be stored is folded again."""
        if isinstance(error, Refusal):
            self._refuse(asker, error, key)
        elif isinstance(error, StoreError):
            self.forget(error)
            self._refuse(asker, not_saved(error), key)
        else:
            log.error("table %s", self.row.name, exc_info=error)
            self.hub.counters.add("errors")
            self.live = None
            self._refuse(asker, Denied("internal"), key)

    def _refuse(self, asker: Asker | None, refusal: Refusal, key: str | None) -> None:
        if asker is not None:
            self.hub.counters.add("refusals")
            asker.refuse(refusal, self.row.game, self.row.names, key)

    def forget(self, error: StoreError) -> None:
        """Drop a state whose last input is not stored; what is stored is folded again."""
        self.live = None
        if isinstance(error, NotStored):
            self.hub.store_failed(error)
        else:
            self.post(self.refresh)

    async def refresh(self) -> None:
        """Fold what is stored, and tell whoever has missed some of it."""
        live = await self.folded()
        for member in self.members:
            if member.n != live.n and self.row.started is not None:
                await self.catch_up(member, member.n)
        self.hub.arm(self)

    # Fold, append, publish

    async def folded(self) -> Live:
        """The live match, folded from what is stored where it is not in memory."""
        if self.live is None:
            row = await self.hub.store.load(self.row.name)
            assert row is not None
            self.row = row
            live = Live(self.game, row)
            live.fold(await self.hub.store.read(row.id))
            self.more_ms = recovery(live, row, self.now, self.hub.config)
            self.live = live
            self.hub.counters.add("folds")
        return self.live

    def commit(
        self, live: Live, step: Step, asker: Asker | None, again: Work | None = None
    ) -> Storing:
        """Store a step, then tell everybody; `again` is for when another writer was first."""
        row = None
        if isinstance(live.match.state.waiting(), Over):
            row = self.copy_row()
            row.status, row.ended = "over", self.hub.clock.wall()
        stored = self.hub.store.append(self.row.id, step.since, live.entries, row)
        return Storing(stored, partial(self._committed, live, step, asker, again, row))

    def _committed(
        self, live: Live, step: Step, asker: Asker | None, again: Work | None, row: Row | None,
        stored: "asyncio.Future[None]",
    ) -> Rest:  # fmt: skip
        error = stored.exception()
        if error is not None:
            if again is not None and isinstance(error, Conflict):
                return again()
            raise error
        self.more_ms = 0
        self.hub.counters.add("steps")
        self.publish(live, step, asker)
        if row is not None:
            self.row = row
            self.tell_lobby()
        if asker is not None and step.key is not None and asker not in self.members:
            asker.answer(Saved(step.key, step.n))
        self.hub.arm(self)
        return None

    def publish(self, live: Live, step: Step, asker: Asker | None) -> None:
        """Send every device its own sight of a stored step."""
        self.touched = self.hub.clock.steady()
        if not self.members:
            return
        sight = Sight(live, self.limit(live))
        events = b"[" + step.events + b"]"
        for member in self.members:
            saved = step.key if member is asker else None
            since, told = step.since, events
            if member.n != since:  # it has missed what another writer stored
                since, told = member.n, live.events_since(member.n) or events
            member.send(sight.frame(member.seats, member.shows, since, told, saved))
            member.n = live.n

    async def catch_up(self, member: Member, n: int | None) -> None:
        """Send one device where the table stands, and all it has missed since input n."""
        live = await self.folded()
        since = live.n if n is None else n
        events = live.events_since(since)
        if events is None:
            whole = Live(self.game, self.row)
            entries = await self.hub.store.read(self.row.id)
            whole.fold(entries[: live.n], keep=len(entries) + 1)
            events = whole.events_since(since)
        if events is None:  # a number we never gave: begin afresh
            since, events = live.n, b"[]"
        sight = Sight(live, self.limit(live))
        member.send(sight.frame(member.seats, member.shows, since, events, None))
        member.n = live.n

    # What is known of the table

    def now(self) -> int:
        """Milliseconds since the start of the match."""
        return self.hub.clock.wall() - (self.row.started or 0)

    def limit(self, live: Live) -> Limit | None:
        """What is left of the present wait."""
        return limit(live, self.row, self.now, self.more_ms)

    def copy_row(self) -> Row:
        """A row to change; it becomes the table's own once it is stored."""
        return _rows.decode(msgspec.msgpack.encode(self.row))

    async def change(self, row: Row) -> None:
        """Store a changed row, then tell everybody."""
        try:
            await self.hub.store.save(row)
        except StoreError:
            fresh = await self.hub.store.load(row.name)
            self.row = fresh or self.row
            raise
        self.row = row
        self.touched = self.hub.clock.steady()
        for member in self.members:
            self.seat(member)
        self.tell_lobby()

    def seat(self, member: Asker) -> None:
        """Say which seats a device decides for, and what it shows."""
        device = member.device
        member.seats = () if device is None else tuple(self.row.seats_of(device))
        if isinstance(member, Member):
            member.shows = len(member.seats) != 1

    def present(self, seat: int) -> bool:
        """Whether a device of that seat is connected."""
        return any(seat in member.seats for member in self.members)

    def gone_s(self, seat: int) -> float:
        """For how long nobody of that seat has been there, as far as is remembered."""
        if self.present(seat):
            return 0.0
        return self.hub.clock.steady() - self.away.get(seat, self.loaded)

    def tell_lobby(self) -> None:
        """Tell everybody about the table apart from its game."""
        for member in self.members:
            member.answer(notice(self, member))

    @property
    def quiet(self) -> bool:
        """Whether nothing is asked and nothing is due."""
        return not self._busy and self.alarm is None and self.mixing is None and not self.asked


def not_saved(error: StoreError) -> Denied:
    """What a device is told when its request could not be stored."""
    reason = error.reason if isinstance(error, NotStored) else "conflict"
    return Denied("not_saved", reason=reason, seconds=1)
