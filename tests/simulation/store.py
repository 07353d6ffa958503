"""A store in memory with the two unique keys, all or nothing; and a node's way to it."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Any

from ludiade.server.room.entries import Device, Logged, Purpose
from ludiade.server.room.index import Index
from ludiade.server.store.port import Conflict, NotStored, Person, Repeated, Row, StoreError
from tests.simulation.loop import Actor, Loop


class Kept:
    """One table: what is acknowledged of it is here for ever."""

    def __init__(self, number: int, name: str, opened: Logged, index: Index) -> None:
        self.number = number
        self.name = name
        self.index = index
        self.people: dict[Device, Person] = {}
        self.log: list[Logged] = [opened]
        self.times: list[float] = [0.0]
        """When each of them was stored."""
        self.keys: dict[tuple[Device | None, str], int] = {}
        self.stored_at: dict[str, float] = {}
        """When a request key came into the log."""

    @property
    def row(self) -> Row:
        people = tuple(self.people[number] for number in sorted(self.people))
        return Row(self.number, self.name, 0, 0, self.index, people)


class Disk:
    """The truth that all nodes share."""

    def __init__(self) -> None:
        self.tables: dict[int, Kept] = {}
        self.names: dict[str, Kept] = {}
        self.leases: dict[tuple[int, int], tuple[int, str, float]] = {}
        """Of a bot's turn: the window, the node, and until when."""
        self.taken: dict[str, tuple[str, float]] = {}
        """Which node sees to what is due at a table, and until when."""
        self.present: dict[str, tuple[float, frozenset[tuple[int, Device]]]] = {}
        """Until when to believe a node which devices are at which tables."""
        self.down = False
        """Whether nothing can be read or written at present."""

    def open(self, name: str, opened: Logged, index: Index, people: Sequence[Person]) -> Kept:
        kept = Kept(len(self.tables) + 1, name, opened, index)
        kept.people = {person.number: person for person in people}
        self.tables[kept.number] = self.names[name] = kept
        return kept

    def append(
        self, table: int, n: int, entries: Sequence[Logged], index: Index | None,
        people: Sequence[Person], now: float,
    ) -> None:  # fmt: skip
        kept = self.tables[table]
        for _, device, key in entries:
            if key is not None and (device, key) in kept.keys:
                raise Repeated(kept.keys[device, key])
        if n != len(kept.log):
            raise Conflict(n)
        self.write(kept, entries, now)
        kept.index = index or kept.index
        kept.people |= {person.number: person for person in people}

    def write(self, kept: Kept, entries: Sequence[Logged], now: float) -> None:
        for number, (_, device, key) in enumerate(entries, len(kept.log)):
            if key is not None:
                kept.keys[device, key] = number
                kept.stored_at.setdefault(key, now)
        kept.log += entries
        kept.times += [now] * len(entries)


class NodeStore:
    """The port as one node has it: with a way there and back, on which anything may be lost."""

    def __init__(self, loop: Loop, disk: Disk, node: Actor, far: Actor, chance: Random) -> None:
        self._loop = loop
        self._disk = disk
        self._node = node
        self._far = far
        self._chance = chance
        self.oldest_s = 0.0

    # What is written

    def append(
        self, table: int, n: int, entries: Sequence[Logged], index: Index | None = None,
        people: Sequence[Person] = (),
    ) -> "asyncio.Future[None]":  # fmt: skip
        return self._write(lambda: self.store(table, n, list(entries), index, list(people)))

    def store(
        self, table: int, n: int, entries: list[Logged], index: Index | None, people: list[Person]
    ) -> None:
        """What becomes of an append once it has arrived."""
        self._disk.append(table, n, entries, index, people, self._loop.time())

    def _write(self, work: Callable[[], None]) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = self._loop.create_future()
        arrives = self._chance.uniform(0.0005, 0.01)
        self._loop.call_later(arrives, self._arrive, work, done, context=self._far.context)
        return done

    def _arrive(self, work: Callable[[], None], done: "asyncio.Future[None]") -> None:
        if self._node.dead and self._chance.random() < 0.5:
            return
        error: StoreError | None = None
        if self._disk.down:
            error = NotStored("broken")
        else:
            try:
                work()
            except StoreError as refused:
                error = refused
        if error is None and self._chance.random() < self.unsure:
            error = NotStored("broken")  # it is stored, and its node does not hear of it
        back = self._chance.uniform(0.0005, 0.01)
        self._loop.call_later(back, self._answer, done, error, context=self._far.context)

    unsure = 0.0
    """How often an answer is lost although the write was not."""

    def _answer(self, done: "asyncio.Future[None]", error: StoreError | None) -> None:
        if done.done() or self._node.dead:
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
            done.exception()

    def see(self, table: int, now: int) -> "asyncio.Future[None]":
        return self._write(lambda: None)

    def admit(self, digest: str, now: int) -> "asyncio.Future[None]":
        return self._write(lambda: None)

    def create(self, *_: object) -> "asyncio.Future[int]":
        raise NotImplementedError("tables are opened before the evening begins")

    async def probe(self) -> None:
        await self._write(lambda: None)

    # What is read

    async def _asked(self, find: Callable[[], Any]) -> Any:
        """What was true when it was asked, or when it was answered."""
        early = self._chance.random() < 0.5
        found = find() if early else None
        await asyncio.sleep(self._chance.uniform(0.0005, 0.01))
        if self._disk.down:
            raise NotStored("broken")
        return found if early else find()

    async def read(self, table: int, start: int = 0) -> list[Logged]:
        return await self._asked(lambda: self._disk.tables[table].log[start:])

    async def grown(self, known: Mapping[int, int]) -> list[int]:
        return await self._asked(
            lambda: [t for t, n in known.items() if len(self._disk.tables[t].log) > n]
        )

    async def load(self, name: str) -> Row | None:
        kept = self._disk.names.get(name)
        return await self._asked(lambda: kept and kept.row)

    async def load_number(self, table: int) -> Row | None:
        return await self._asked(lambda: self._disk.tables[table].row)

    async def requested(self, table: int, device: Device, key: str) -> int | None:
        return await self._asked(lambda: self._disk.tables[table].keys.get((device, key)))

    async def find(self, digest: str, now: int) -> tuple[str, Purpose] | None:
        ways = [(k.name, w) for k in self._disk.tables.values() for w in k.index.ways]
        found = [(name, way.purpose) for name, way in ways if way.digest == digest]
        return await self._asked(lambda: found[0] if found else None)

    async def due(
        self, until: int, most: int = 1000, node: str = "", seconds: float = 0.0
    ) -> list[str]:
        def late() -> list[str]:
            now, taken = self._loop.time(), self._disk.taken
            found = [(k.index.due, k.name) for k in self._disk.tables.values()]
            names = [name for due, name in found if due is not None and due < until]
            mine = [name for name in names if self._is_free(taken.get(name), node, now)]
            taken.update(dict.fromkeys(mine, (node, now + seconds)))
            return mine

        return await self._asked(late)

    @staticmethod
    def _is_free(taken: tuple[str, float] | None, node: str, now: float) -> bool:
        return taken is None or taken[0] == node or taken[1] < now

    async def lease(self, table: int, window: int, seat: int, node: str, seconds: float) -> bool:
        def take() -> bool:
            now, held = self._loop.time(), self._disk.leases.get((table, seat))
            if held is not None and held[1] != node:
                if held[0] > window or (held[0] == window and held[2] > now):
                    return False
            self._disk.leases[table, seat] = (window, node, now + seconds)
            return True

        return await self._asked(take)

    async def attend(
        self, node: str, present: Collection[tuple[int, Device]], seconds: float
    ) -> None:
        here = frozenset(present)
        until = self._loop.time() + seconds
        await self._asked(lambda: self._disk.present.update({node: (until, here)}))

    async def elsewhere(self, node: str, tables: Sequence[int]) -> dict[int, frozenset[Device]]:
        def others() -> dict[int, frozenset[Device]]:
            now, found = self._loop.time(), {}
            for name, (until, here) in self._disk.present.items():
                for table, device in sorted(here) if name != node and until > now else ():
                    found.setdefault(table, set()).add(device)
            return {table: frozenset(devices) for table, devices in found.items()}

        return await self._asked(others)

    async def now(self) -> int:
        return await self._asked(lambda: int(1000 * self._loop.time()))

    async def take(self, limit: str, key: str, rate: float, most: float) -> float:
        return 0.0

    async def give_back(self, limit: str, key: str) -> None:
        """Nothing is counted here."""

    async def idle(self, before: int, after: int = 0, most: int = 100) -> list[Row]:
        return []

    async def tables_of(self, digest: str, most: int = 100) -> list[Row]:
        def mine() -> list[Row]:
            rows = [kept.row for kept in self._disk.tables.values()]
            return [row for row in rows if any(p.digest == digest for p in row.people)]

        return await self._asked(mine)

    async def spoken(self, now: int) -> int:
        return 0

    async def public(self, most: int = 100) -> list[Row]:
        return []

    async def unstarted(self, digest: str) -> int:
        return 0

    async def knows(self, digest: str) -> bool:
        return True

    async def close(self) -> None:
        """Nothing is held open."""
