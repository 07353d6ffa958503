"""A node's way to the store that all share, on which anything may be lost."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Any

from ludiade.server.room.entries import Device, Logged, Purpose
from ludiade.server.room.index import Index, LogKind
from ludiade.server.store.port import NewLog, NotStored, Person, Row, StoreError
from tests.simulation.disk import Disk
from tests.simulation.loop import Actor


class NodeStore:
    """The port as one node has it: with a way there and back."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, disk: Disk, node: Actor, far: Actor, chance: Random
    ) -> None:
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
        self._disk.append(table, n, entries, index, people, self.wall())

    def create(
        self, name: str, created: int, entries: Sequence[Logged], index: Index,
        people: Sequence[Person], opener: tuple[str, str] | None = None,
    ) -> "asyncio.Future[int]":  # fmt: skip
        return self._write(
            lambda: self._disk.create(name, created, list(entries), index, list(people), opener)
        )

    def wall(self) -> int:
        """Milliseconds by the clock that all nodes share."""
        return int(1000 * self._loop.time())

    def _write(self, work: Callable[[], Any]) -> "asyncio.Future[Any]":
        done: asyncio.Future[Any] = self._loop.create_future()
        arrives = self._chance.uniform(0.0005, 0.01)
        self._loop.call_later(arrives, self._arrive, work, done, context=self._far.context)
        return done

    def _arrive(self, work: Callable[[], Any], done: "asyncio.Future[Any]") -> None:
        if self._node.dead and self._chance.random() < 0.5:
            return
        error: StoreError | None = None
        result = None
        if self._disk.down:
            error = NotStored("broken")
        else:
            try:
                result = work()
            except StoreError as refused:
                error = refused
        if error is None and self._chance.random() < self.unsure:
            error = NotStored("broken")  # it is stored, and its node does not hear of it
        back = self._chance.uniform(0.0005, 0.01)
        self._loop.call_later(back, self._answer, done, error, result, context=self._far.context)

    unsure = 0.0
    """How often an answer is lost although the write was not."""

    def _answer(self, done: "asyncio.Future[Any]", error: StoreError | None, result: Any) -> None:
        if done.done() or self._node.dead:
            return
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)
            done.exception()

    def see(self, table: int, now: int) -> "asyncio.Future[None]":
        def seen() -> None:
            kept = self._disk.tables[table]
            kept.touched = max(kept.touched, now)

        return self._write(seen)

    def admit(self, digest: str, now: int) -> "asyncio.Future[None]":
        return self._write(lambda: self._disk.admitted.add(digest))

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
        return await self._asked(lambda: self._disk.log_of(table)[start:])

    async def grown(self, known: Mapping[int, int]) -> list[int]:
        log_of = self._disk.log_of
        return await self._asked(lambda: [t for t, n in known.items() if len(log_of(t)) > n])

    async def load(self, name: str) -> Row | None:
        names = self._disk.names
        return await self._asked(lambda: names[name].row if name in names else None)

    async def load_number(self, table: int) -> Row | None:
        there = self._disk.tables
        return await self._asked(lambda: there[table].row if table in there else None)

    async def requested(self, table: int, device: Device, key: str) -> int | None:
        return await self._asked(lambda: self._disk.requested(table, device, key))

    async def find(self, digest: str, now: int) -> tuple[str, Purpose] | None:
        return await self._asked(lambda: self._disk.find(digest, now))

    async def due(
        self, until: int, most: int = 1000, node: str = "", seconds: float = 0.0,
        kind: LogKind = "table",
    ) -> list[str]:  # fmt: skip
        def late() -> list[str]:
            now, taken = self._loop.time(), self._disk.taken
            names = self._disk.due(until, kind)
            mine = [name for name in names if self._is_free(taken.get(name), node, now)][:most]
            taken.update(dict.fromkeys(mine, (node, now + seconds)))
            return mine

        return await self._asked(late)

    async def leave_due(self, node: str, names: Sequence[str]) -> None:
        def leave() -> None:
            taken = self._disk.taken
            for name in names:
                if taken.get(name, ("",))[0] == node:
                    del taken[name]

        await self._asked(leave)

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
        return await self._asked(self.wall)

    async def take(self, limit: str, key: str, rate: float, most: float) -> float:
        return await self._asked(lambda: self._disk.limits.take(f"{limit} {key}", rate, most))

    async def give_back(self, limit: str, key: str) -> None:
        await self._asked(lambda: self._disk.limits.give_back(f"{limit} {key}"))

    async def idle(self, before: int, after: int = 0, most: int = 100) -> list[Row]:
        return await self._asked(lambda: self._disk.idle(before, after, most))

    async def tables_of(self, digest: str, most: int = 100, kind: LogKind = "table") -> list[Row]:
        return await self._asked(lambda: self._disk.tables_of(digest, most, kind))

    async def tables_in(self, gathering: str) -> list[Row]:
        return await self._asked(lambda: self._disk.tables_in(gathering))

    async def forget(self, tables: Sequence[int], kept: NewLog | None = None) -> None:
        await self._asked(lambda: self._disk.forget(tables, kept))

    async def spoken(self, now: int) -> int:
        return await self._asked(lambda: self._disk.spoken(now))

    async def public(self, most: int = 100) -> list[Row]:
        return await self._asked(lambda: self._disk.public(most))

    async def unstarted(self, digest: str) -> int:
        return await self._asked(lambda: self._disk.unstarted(digest))

    async def knows(self, digest: str) -> bool:
        return await self._asked(lambda: digest in self._disk.admitted)

    async def close(self) -> None:
        """Nothing is held open."""
