"""What the server asks of a store; every implementation obeys tests/server/store/contract.py.

A table is a log of entries under the unique key (table, n); a request is known for ever by the
unique key (table, device, request key). Everything else is an index, written with the entries it
follows from and made anew from them by `ludiade check --mend`; people alone are overwritten.

Several nodes may use one store at once. What they share besides the truth (leases, limits, who is
where) only saves time: it may be lost at any moment, and two nodes that do the same do no harm.

StoreError
├── Conflict     somebody else has appended first: read what was missed, decide again
├── Repeated     this request was stored before, as entry `n`
├── Taken        the name or the code of a new table is in use: draw another
└── NotStored    the store is full, read-only, broken or out of reach, or this write is broken
"""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, Protocol

from msgspec import Struct

from ludiade.server.room.entries import Device, Logged, Purpose
from ludiade.server.room.index import Index, LogKind


class StoreError(Exception):
    """What was asked is not stored."""


class Conflict(StoreError):
    """The key (table, n) is taken."""


class Repeated(StoreError):
    """The key (table, device, request key) is taken, by entry `n`."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class Taken(StoreError):
    """A new table's name, or a code that leads to it, is in use."""


class NotStored(StoreError):
    """The store cannot write this now; `reason` is one of full, read_only, broken, unreachable."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Person(NamedTuple):
    """Somebody at a table: the digest of their device's token, where it has one, and their name."""

    number: Device
    digest: str | None
    name: str


class NewLog(NamedTuple):
    """A table or a gathering with its first entries."""

    name: str
    created: int
    entries: Sequence[Logged]
    found_by: Index
    people: Sequence[Person]


class Row(Struct, frozen=True):
    """A table, or a gathering, in the store."""

    id: int
    name: str
    created: int
    """By the wall clock, in milliseconds: entries count from here."""
    touched: int
    """When an index was last written, by the wall clock, or somebody last seen."""
    index: Index
    people: tuple[Person, ...]


class Store(Protocol):
    """Logs and their index; what a call has answered survives any crash."""

    async def now(self) -> int:
        """Milliseconds since 1970 by the clock that all nodes share."""

    def create(
        self,
        name: str,
        created: int,
        entries: Sequence[Logged],
        index: Index,
        people: Sequence[Person],
        opener: tuple[str, str] | None = None,
    ) -> "asyncio.Future[int]":
        """Keep a new table, and answer its number; `opener` is a device's digest and request key.

        Taken where the name or a way in is in use (one whose time is over may be taken);
        Repeated, its `n` the number of the table, where that device has opened it by that key;
        Conflict where the gathering it belongs to is not there any more.
        """

    def append(
        self,
        table: int,
        n: int,
        entries: Sequence[Logged],
        index: Index | None = None,
        people: Sequence[Person] = (),
    ) -> "asyncio.Future[None]":
        """Keep entries n, n+1, …, with the index and the people that follow, all or nothing.

        A future, so that a move needs no task of its own to wait for it. Conflict where the log
        does not end at n − 1; Repeated where a request key is taken.
        """

    async def read(self, table: int, start: int = 0) -> list[Logged]:
        """The entries from `start` on."""

    async def grown(self, known: Mapping[int, int]) -> list[int]:
        """Which of these tables have more entries than one knows of, all in one question."""

    async def load(self, name: str) -> Row | None:
        """The table of that name."""

    async def load_number(self, table: int) -> Row | None:
        """The table of that number."""

    async def requested(self, table: int, device: Device, key: str) -> int | None:
        """The number of the entry that a request of a device has become."""

    async def find(self, digest: str, now: int) -> tuple[str, Purpose] | None:
        """The table a way in leads to, and what for; nothing where its time is over."""

    async def spoken(self, now: int) -> int:
        """How many spoken codes are in use."""

    async def public(self, most: int = 100) -> list[Row]:
        """Tables where anybody may sit down, the newest first.

        Where there are more, the newest of each device that has opened some, then its second
        newest, and so on: nobody fills the list alone.
        """

    async def tables_of(self, digest: str, most: int = 100, kind: LogKind = "table") -> list[Row]:
        """The tables, or the gatherings, a device has to do with, the newest first."""

    async def tables_in(self, gathering: str) -> list[Row]:
        """The tables of a gathering, in the order they were opened."""

    async def unstarted(self, digest: str) -> int:
        """How many tables a device has opened that have not begun."""

    async def due(
        self, until: int, most: int = 1000, node: str = "", seconds: float = 0.0,
        kind: LogKind = "table",
    ) -> list[str]:  # fmt: skip
        """The names of tables, or of gatherings, at which something is due before `until`.

        A node that gives its name takes them for so many seconds, longer where it asks again:
        until then other nodes that take are not told of them.
        """

    async def leave_due(self, node: str, names: Sequence[str]) -> None:
        """Give back what was taken so: this node can do nothing there, and others may."""

    async def lease(self, table: int, window: int, seat: int, node: str, seconds: float) -> bool:
        """Take a bot's turn for so many seconds, or longer where one has it; whether that is so.

        No where another node has it, or the same seat's in a later window.
        """

    async def take(self, limit: str, key: str, rate: float, most: float) -> float:
        """Count one more against a limit of so many at once, refilled by `rate` a second.

        Answers how many seconds are missing: 0 where it may be. `key` is who asks, an address (of
        IPv6 the network) or a digest; where it is written at all, then as an HMAC under a secret
        that changes daily, and for an hour after it was last counted.
        """

    async def give_back(self, limit: str, key: str) -> None:
        """What was counted shall not count after all."""

    async def attend(
        self, node: str, present: Collection[tuple[int, Device]], seconds: float
    ) -> None:
        """Say which devices are at which tables on a node, all of them, for so many seconds.

        Said again in time, and whenever it changes; only what has changed is written.
        """

    async def elsewhere(self, node: str, tables: Sequence[int]) -> dict[int, frozenset[Device]]:
        """Which devices are at these tables on other nodes; tables without any are left out."""

    async def idle(self, before: int, after: int = 0, most: int = 100) -> list[Row]:
        """Unfinished tables not touched since `before`, by number, after a number."""

    def see(self, table: int, now: int) -> "asyncio.Future[None]":
        """Note that somebody was at a table."""

    async def forget(self, tables: Sequence[int], kept: NewLog | None = None) -> None:
        """Delete tables and gatherings, and all that belongs to them, for good, all or none.

        With a gathering go all of its tables, whoever is just opening one.
        One that is kept, under the name of one of them, begins anew with these entries alone.
        """

    def admit(self, digest: str, now: int) -> "asyncio.Future[None]":
        """Keep a new device by the digest of its token."""

    async def knows(self, digest: str) -> bool:
        """Whether a device was ever admitted."""

    @property
    def oldest_s(self) -> float:
        """For how long the oldest write has been waiting, in seconds."""

    async def probe(self) -> None:
        """Write something durable; NotStored if that cannot be done."""

    async def close(self) -> None:
        """Finish what is asked, then let go of the files."""
