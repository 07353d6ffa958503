"""Who looks at a gathering, and what they are shown: at once what it decides, soon what is played.

Members are shown only what concerns them; what happens at tables goes to hosts and the screen, at
most four times a second however fast it is played.
"""

import asyncio
import logging
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ludiade.kernel.errors import Refusal
from ludiade.server.codes import digest
from ludiade.server.gathering.authority import check_known
from ludiade.server.gathering.gathering import Gathering
from ludiade.server.gathering.sight import attending, hosting
from ludiade.server.hall.attendants import As, Attendant
from ludiade.server.hall.live import live_table
from ludiade.server.hall.projecting import Projector
from ludiade.server.room.draft import Present
from ludiade.server.room.entries import Device
from ludiade.server.store.port import StoreError
from ludiade.server.table.table import Table
from ludiade.server.wire.decoding import Denied, encode
from ludiade.server.wire.gathering_frames import Hosting, Projecting, TableInfo

if TYPE_CHECKING:
    from ludiade.server.hall.hall import Hall

log = logging.getLogger("ludiade.hall")
SOON_S = 0.25
MOST_WINDOWS = 16
"""So many connections one device, or all screens by the link, may look over."""
SHARE = 10.0
"""After showing hosts something, so many times as long passes before they are shown more."""
NUMBER = re.compile(rb'"n":\d+,')
LIVE_S = 5.0
"""How often waits are looked at that nothing else says have become long."""


class Made(NamedTuple):
    """A frame of hosts or screens, what it was made from, and until when it is good enough."""

    of: Gathering
    data: bytes
    until: float


class Showing:
    """The devices that look at one gathering on this node."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self.attendants: list[Attendant] = []
        self._since: dict[Device, int] = {}
        self._elsewhere: frozenset[Device] = frozenset()
        self._loading: asyncio.Task[None] | None = None
        self._load_at = 0.0
        """When tables are loaded again: what this node cannot serve is not tried without end."""
        self._loaded = hall.now()
        self._timer: asyncio.TimerHandle | None = None
        self._free_at = 0.0
        """When hosts may be shown something again, however much is decided."""
        self._made: dict[tuple[As, str], Made] = {}
        self._projector = Projector(hall)

    # Who is there

    def present(self) -> Present:
        """Which devices look at the gathering, or are at one of its tables."""
        hall = self._hall
        here = self.devices() | self._elsewhere
        for table in self._tables():
            here |= {hall.number_of(member.digest) for member in table.audience.members}
        return Present(frozenset(here), self._since, self._loaded)

    def devices(self) -> set[Device]:
        """Which devices look at the gathering on this node."""
        number_of = self._hall.number_of
        return {number_of(one.digest) for one in self.attendants if one.seen_as == "device"}

    def note_elsewhere(self, devices: frozenset[Device]) -> None:
        """Which devices look at it on other nodes, as far as this one has heard."""
        if devices != self._elsewhere:
            self._elsewhere = devices
            self.show_soon()

    def _tables(self) -> Iterator[Table]:
        """The tables of this round that are in memory."""
        hall = self._hall
        for one in hall.gathering.round.tables.values() if hall.gathering.round else ():
            table = hall.tables.tables.get(one.name)
            if table is not None:
                yield table

    def enter(self, attendant: Attendant, token: str | None) -> None:
        """Show the gathering to who may see it; Denied for anybody else."""
        self.check(attendant, token)
        alike = [one for one in self.attendants if _are_alike(one, attendant)]
        if len(alike) >= MOST_WINDOWS:
            raise Denied("too_many", limit="windows", seconds=60)
        self.attendants.append(attendant)
        self._show(attendant)
        self.show_soon()

    def check(self, attendant: Attendant, token: str | None) -> None:
        """Refuse whoever has nothing to see here; of a map that was kept there is a report only."""
        g, who = self._hall.gathering, self._hall.number_of(attendant.digest)
        if g.kept is not None:
            raise Denied("no_such_gathering")
        if attendant.seen_as == "screen":
            proof = digest(token or "")
            by_link = any(w.digest == proof and w.purpose == "screen" for w in g.ways)
            if not (by_link or who in g.hosts):
                raise Denied("not_a_member")
            return
        check_known(g, who)

    def leave(self, attendant: Attendant) -> None:
        """A connection has gone."""
        if attendant in self.attendants:
            self.attendants.remove(attendant)
            self._since[self._hall.number_of(attendant.digest)] = self._hall.now()
            self.show_soon()

    # What they are told

    def show_all(self) -> None:
        """Tell everybody what has been decided, hosts not more often than it is cheap."""
        wait_s = self._free_at - self._hall.tables.loop.time()
        if wait_s > 0:
            self.show_soon(wait_s)
        else:
            self._show_to_hosts()
        for attendant in list(self.attendants):
            if not self._is_watching(attendant):
                self._show(attendant)

    def show_soon(self, delay_s: float = SOON_S) -> None:
        """Something has happened at a table, or somebody has come or gone."""
        loop = self._hall.tables.loop
        if self._timer is not None:
            if self._timer.when() <= loop.time() + delay_s:
                return
            self._timer.cancel()
        if not self._hall.tables.stopping:
            self._timer = loop.call_later(delay_s, self._show_hosts)

    def _is_watching(self, attendant: Attendant) -> bool:
        """Whether it is shown what happens at the tables."""
        number_of, hosts = self._hall.number_of, self._hall.gathering.hosts
        return attendant.seen_as == "screen" or number_of(attendant.digest) in hosts

    def _show_to_hosts(self) -> list[Attendant]:
        """Show hosts and screens how it stands; what several windows show is made once."""
        watching = [one for one in self.attendants if self._is_watching(one)]
        self._made.clear()
        for attendant in watching:
            self._show(attendant)
        return watching

    def _show_hosts(self) -> None:
        self._timer = None
        watching = self._show_to_hosts()
        if watching:
            self._load_missing()
        if watching and self._hall.gathering.status == "round":
            self.show_soon(LIVE_S)

    def _load_missing(self) -> None:
        """Have the tables in memory that hosts look at."""
        hall = self._hall
        now = hall.gathering.round
        if now is None or (self._loading is not None and not self._loading.done()):
            return
        if hall.tables.loop.time() < self._load_at:
            return
        names = [one.name for one in now.tables.values() if one.name and not one.has_ended]
        missing = [name for name in names if name not in hall.tables.tables]
        if missing:
            self._loading = hall.tables.spawn(self._load(missing))

    async def _load(self, names: list[str]) -> None:
        tables = self._hall.tables
        for name in names:
            try:
                await tables.table(name)
            except (Refusal, StoreError) as error:
                log.warning("table %s cannot be shown: %r", name, error)
                self._load_at = tables.loop.time() + LIVE_S
        self.show_soon()

    def _show(self, attendant: Attendant) -> None:
        try:
            told = self.told(attendant)
        except Refusal as refusal:  # nobody on that device belongs here any more
            self.attendants.remove(attendant)
            attendant.refuse(refusal, None, (), None)
            return
        # A member's frame may differ by its number alone.
        same = told if self._is_watching(attendant) else NUMBER.sub(b"", told, 1)
        if same != attendant.shown:
            attendant.shown = same
            attendant.send(told)

    def told(self, attendant: Attendant) -> bytes:
        """The frame that one device is shown now.

        A host's is large: made once for all windows, and again only where something was decided,
        or after so long that whoever asks without end costs others little.
        """
        hall = self._hall
        if not self._is_watching(attendant):
            who = hall.number_of(attendant.digest)
            check_known(hall.gathering, who)
            return encode(attending(hall.gathering, who, hall.names, hall.now()))
        begun = hall.tables.loop.time()
        key = attendant.seen_as, attendant.lang
        made = self._made.get(key)
        if made is None or made.of is not hall.gathering or made.until <= begun:
            data = encode(self._frame(attendant))
            ended = hall.tables.loop.time()
            made = Made(hall.gathering, data, ended + SHARE * (ended - begun))
            self._made[key] = made
            self._free_at = max(self._free_at, made.until)
        return made.data

    def _frame(self, attendant: Attendant) -> Hosting | Projecting:
        hall = self._hall
        if attendant.seen_as == "screen":
            return self._projector.frame()
        tables = self._live(attendant.lang)
        return hosting(hall.gathering, hall.names, hall.now(), self.present(), tables)

    def _live(self, lang: str) -> list[TableInfo]:
        hall = self._hall
        now = hall.gathering.round
        if now is None:
            return []
        return [
            live_table(hall, number, one, hall.tables.tables.get(one.name), lang)
            for number, one in now.tables.items()
        ]

    def stop(self) -> None:
        """Show nothing more."""
        if self._timer is not None:
            self._timer.cancel()


def _are_alike(one: Attendant, other: Attendant) -> bool:
    """Whether two look as the same device, or both as the screen."""
    if one.seen_as == "screen":
        return other.seen_as == "screen"
    return one.seen_as == other.seen_as and one.digest == other.digest
