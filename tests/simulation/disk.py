"""What all nodes of an evening share: tables in memory under the keys of a real store."""

from collections.abc import Callable, Sequence
from itertools import islice

import msgspec

from ludiade.server.buckets import Buckets
from ludiade.server.room.entries import Device, Logged, Purpose
from ludiade.server.room.index import Index, LogKind, WayIn
from ludiade.server.store.port import Conflict, NewLog, NotStored, Person, Repeated, Row, Taken

LARGEST = 2**63
"""No database holds a number beyond."""


class Kept:
    """One table: what is acknowledged of it is here for ever."""

    def __init__(self, number: int, name: str, created: int, index: Index) -> None:
        self.number = number
        self.name = name
        self.created = self.touched = created
        self.index = index
        self.people: dict[Device, Person] = {}
        self.log: list[Logged] = []
        self.times: list[float] = []
        """When each of them was stored."""
        self.keys: dict[tuple[Device | None, str], int] = {}
        self.stored_at: dict[str, float] = {}
        """When a request key came into the log."""

    @property
    def row(self) -> Row:
        people = tuple(self.people[number] for number in sorted(self.people))
        return Row(self.number, self.name, self.created, self.touched, self.index, people)

    @property
    def holders(self) -> set[str | None]:
        """The digests of the devices that the index names."""
        found = (self.people.get(number) for number in self.index.devices)
        return {person.digest for person in found if person is not None}

    @property
    def opener(self) -> str | None:
        """The digest of whoever opened it."""
        return self.people[0].digest if 0 in self.people else None


class Disk:
    """The truth that all nodes share; each write is stored whole or raises and changes nothing."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.tables: dict[int, Kept] = {}
        self.names: dict[str, Kept] = {}
        self.requests: dict[tuple[str, str], Kept] = {}
        """Tables by the device that opened them and its request key."""
        self.ways: dict[str, tuple[Kept, WayIn]] = {}
        self.admitted: set[str] = set()
        self.limits = Buckets(clock)
        self.leases: dict[tuple[int, int], tuple[int, str, float]] = {}
        """Of a bot's turn: the window, the node, and until when."""
        self.taken: dict[str, tuple[str, float]] = {}
        """Which node sees to what is due at a table, and until when."""
        self.present: dict[str, tuple[float, frozenset[tuple[int, Device]]]] = {}
        """Until when to believe a node which devices are at which tables."""
        self.down = False
        """Whether nothing can be read or written at present."""
        self._clock = clock
        self._numbers = 0

    # What is written

    def create(
        self, name: str, created: int, entries: Sequence[Logged], index: Index,
        people: Sequence[Person], opener: tuple[str, str] | None = None,
    ) -> int:  # fmt: skip
        """Keep a new table; its number."""
        check_writable(entries, index, people, name)
        if opener is not None and opener in self.requests:
            raise Repeated(self.requests[opener].number)
        self._check_gathering(index.part_of)
        if name in self.names:
            raise Taken(name)
        self._numbers += 1
        kept = Kept(self._numbers, name, created, index)
        self._take_ways(kept, index.ways, created)
        kept.people = {person.number: person for person in people}
        self.tables[kept.number] = self.names[name] = kept
        if opener is not None:
            self.requests[opener] = kept
        self._write(kept, entries)
        return kept.number

    def append(
        self, table: int, n: int, entries: Sequence[Logged], index: Index | None,
        people: Sequence[Person], now: int,
    ) -> None:  # fmt: skip
        """Keep more entries of a table, and what follows from them."""
        check_writable(entries, index, people)
        kept = self.tables.get(table)
        for _, device, key in entries if kept is not None else ():
            if key is not None and (device, key) in kept.keys:
                raise Repeated(kept.keys[device, key])
        if kept is None or n != len(kept.log):
            raise Conflict(n)
        if index is not None:
            self._take_ways(kept, index.ways, now)
            kept.index = index
            kept.touched = max(kept.touched, now)
        kept.people |= {person.number: person for person in people}
        self._write(kept, entries)

    def _check_gathering(self, name: str | None) -> None:
        """No table is opened for a gathering that was forgotten meanwhile."""
        if name is None:
            return
        found = self.names.get(name)
        if found is None or found.index.kind != "gathering" or found.index.card.get("kept"):
            raise Conflict(f"gathering {name} is no more")

    def forget(self, tables: Sequence[int], new: NewLog | None) -> None:
        """Delete tables, a gathering's with it, and all that is theirs; one may begin anew."""
        names = {self.tables[number].name for number in tables if number in self.tables}
        parts = [one.number for one in self.tables.values() if one.index.part_of in names]
        gone = {n: self.tables.pop(n) for n in {*tables, *parts} if n in self.tables}
        for kept in gone.values():
            del self.names[kept.name]
        left = set(self.tables)
        self.requests = {key: one for key, one in self.requests.items() if one.number in left}
        self.ways = {digest: to for digest, to in self.ways.items() if to[0].number in left}
        if new is not None:
            self.create(*new)

    def _take_ways(self, kept: Kept, ways: Sequence[WayIn], now: int) -> None:
        """Have ways lead to a table, and its earlier ones nowhere; a way in use is Taken."""
        if kept.index.ways == ways and kept.log:
            return
        free = []
        for way in ways:
            other, theirs = self.ways.get(way.digest, (kept, way))
            if other is kept or theirs.until <= now:
                free.append(way)
            elif way.until > now:
                raise Taken(way.digest)
        self.ways = {digest: to for digest, to in self.ways.items() if to[0] is not kept}
        self.ways |= {way.digest: (kept, way) for way in free}

    def _write(self, kept: Kept, entries: Sequence[Logged]) -> None:
        now = self._clock()
        for number, (_, device, key) in enumerate(entries, len(kept.log)):
            if key is not None:
                kept.keys[device, key] = number
                kept.stored_at.setdefault(key, now)
        kept.log += entries
        kept.times += [now] * len(entries)

    # What is found

    def log_of(self, table: int) -> list[Logged]:
        return self.tables[table].log if table in self.tables else []

    def requested(self, table: int, device: Device, key: str) -> int | None:
        kept = self.tables.get(table)
        return None if kept is None else kept.keys.get((device, key))

    def find(self, digest: str, now: int) -> tuple[str, Purpose] | None:
        kept, way = self.ways.get(digest, (None, None))
        return (kept.name, way.purpose) if kept and way and way.until > now else None

    def spoken(self, now: int) -> int:
        said = ("spoken", "call")
        return sum(way.purpose in said and way.until > now for _, way in self.ways.values())

    def newest(self) -> list[Kept]:
        return list(reversed(self.tables.values()))

    def public(self, most: int) -> list[Row]:
        """The newest of each who has opened some, then their second newest, and so on."""
        turns: dict[str | None, int] = {}
        found = []
        for kept in self.newest():
            if kept.index.public:
                turn = turns[kept.opener] = turns.get(kept.opener, 0) + 1
                found.append((turn, -kept.number, kept))
        chosen = [kept for _, _, kept in islice(sorted(found, key=lambda f: f[:2]), most)]
        return [kept.row for kept in sorted(chosen, key=lambda kept: -kept.number)]

    def tables_of(self, digest: str, most: int, kind: LogKind) -> list[Row]:
        held = [k for k in self.newest() if digest in k.holders and k.index.kind == kind]
        return [kept.row for kept in held[:most]]

    def tables_in(self, gathering: str) -> list[Row]:
        return [kept.row for kept in self.tables.values() if kept.index.part_of == gathering]

    def unstarted(self, digest: str) -> int:
        return sum(k.opener == digest and k.index.status == "open" for k in self.tables.values())

    def idle(self, before: int, after: int, most: int) -> list[Row]:
        found = [
            kept.row
            for kept in self.tables.values()
            if kept.number > after and kept.touched < before and kept.index.kind == "table"
            and kept.index.status in ("open", "playing")
        ]  # fmt: skip
        return found[:most]

    def due(self, until: int, kind: LogKind) -> list[str]:
        those = [kept for kept in self.tables.values() if kept.index.kind == kind]
        dues = [(kept.index.due, kept.number, kept.name) for kept in those]
        return [
            name for due, _, name in sorted(d for d in dues if d[0] is not None and d[0] < until)
        ]


def check_writable(
    entries: Sequence[Logged], index: Index | None, people: Sequence[Person], name: str = ""
) -> None:
    """NotStored where something is such as no database takes it."""
    requests = [(device, key) for _, device, key in entries if key is not None]
    try:
        for body, device, key in entries:
            assert (device or 0) < LARGEST
            (body.decode() + (key or "")).encode()
        for person in people:
            person.name.encode()
        name.encode()
        assert len(set(requests)) == len(requests)
        if index is not None:
            msgspec.json.encode(index)
            assert (index.due or 0) < LARGEST
    except (AssertionError, AttributeError, TypeError, UnicodeError):
        raise NotStored("broken") from None
