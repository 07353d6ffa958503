"""Mistakes that are planted, to see that the simulation finds them (test_planted.py)."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludiade.kernel.types import Action
from ludiade.server.bus.port import Bus, Heard
from ludiade.server.room.entries import Expired, Logged, UnknownEntry, read_entry
from ludiade.server.room.index import Index
from ludiade.server.store.port import Conflict, Person, Row
from ludiade.server.think.port import Thinkers
from tests.simulation.store import NodeStore

Kind = type[NodeStore]


class Bug:
    """A mistake, by its name; this one is none."""

    def __init__(
        self, name: str = "", store: Callable[[Kind], Kind] | None = None,
        bus: Callable[[Bus], Bus | None] | None = None,
        thinkers: Callable[[Thinkers], Thinkers] | None = None, *, needs_versions: bool = False,
    ) -> None:  # fmt: skip
        self.name = name
        self.store = store or (lambda kind: kind)
        self.bus = bus or (lambda bus: bus)
        self.thinkers = thinkers or (lambda thinkers: thinkers)
        self.needs_versions = needs_versions
        """Whether it shows only where nodes of two versions are left alone with what is due."""


def _published_before_stored(kind: Kind) -> Kind:
    class Early(kind):
        def append(self, *asked: Any) -> "asyncio.Future[None]":
            super().append(*asked)
            done: asyncio.Future[None] = self._loop.create_future()
            done.set_result(None)
            return done

    return Early


def _conflicts_ignored(kind: Kind) -> Kind:
    class Stubborn(kind):
        def store(self, table: int, n: int, *rest: Any) -> None:
            super().store(table, len(self._disk.tables[table].log), *rest)

    return Stubborn


def _delay_ended_twice(kind: Kind) -> Kind:
    """Who was second with the end of a delay stores it behind the first, without deciding again."""

    class Twice(kind):
        def store(self, table: int, n: int, entries: list[Logged], *rest: Any) -> None:
            try:
                super().store(table, n, entries, *rest)
            except Conflict:
                if not isinstance(read_entry(entries[0].body), Expired):
                    raise
                super().store(table, len(self._disk.tables[table].log), entries, *rest)

    return Twice


def _requests_not_known_again(kind: Kind) -> Kind:
    class Forgetful(kind):
        def store(self, table: int, n: int, entries: list[Logged], *rest: Any) -> None:
            super().store(table, n, entries, *rest)
            for _, device, key in entries:
                self._disk.tables[table].keys.pop((device, key), None)

    return Forgetful


def _read_from_the_next(kind: Kind) -> Kind:
    class OffByOne(kind):
        async def read(self, table: int, start: int = 0) -> list[Logged]:
            return await super().read(table, start + 1 if start else 0)

    return OffByOne


def _read_from_the_last(kind: Kind) -> Kind:
    class OffByOne(kind):
        async def read(self, table: int, start: int = 0) -> list[Logged]:
            found = await super().read(table, max(0, start - 1))
            return found if len(found) > 1 or not start else []

    return OffByOne


def _half_stored(kind: Kind) -> Kind:
    class Half(kind):
        def store(self, table: int, n: int, entries: list[Logged], *rest: Any) -> None:
            whole = self._chance.random() > 0.1
            super().store(table, n, entries if whole else entries[:1], *rest)

    return Half


def _acknowledged_and_lost(kind: Kind) -> Kind:
    """What a node that dies has stored last goes with it, although it was acknowledged."""

    class Lazy(kind):
        def append(
            self, table: int, n: int, entries: Sequence[Logged], index: Index | None = None,
            people: Sequence[Person] = (),
        ) -> "asyncio.Future[None]":  # fmt: skip
            if self._chance.random() < 0.02:
                return self._write(lambda: None)
            return super().append(table, n, entries, index, people)

    return Lazy


def _answer_never_comes(kind: Kind) -> Kind:
    class Silent(kind):
        def _answer(self, done: "asyncio.Future[None]", error: Any) -> None:
            if self._chance.random() >= 0.01:
                super()._answer(done, error)

    return Silent


def _lengths_never_asked(kind: Kind) -> Kind:
    class Deaf(kind):
        async def grown(self, known: Mapping[int, int]) -> list[int]:
            return []

    return Deaf


def _overdue_never_looked_up(kind: Kind) -> Kind:
    class Late(kind):
        async def due(self, *_: Any, **__: Any) -> list[str]:
            return []

    return Late


def _leases_never_end(kind: Kind) -> Kind:
    class Greedy(kind):
        async def lease(self, table: int, window: int, seat: int, node: str, s: float) -> bool:
            return await super().lease(table, window, seat, node, 10.0**6)

    return Greedy


def _newcomers_not_met(kind: Kind) -> Kind:
    """Whoever comes by another node is not looked up again."""

    class Aloof(kind):
        async def load(self, name: str) -> Row | None:
            known = self.__dict__.setdefault("known", {})
            if name not in known:
                known[name] = await super().load(name)
            return known[name]

    return Aloof


def _unknown_entries_skipped(kind: Kind) -> Kind:
    class Careless(kind):
        async def read(self, table: int, start: int = 0) -> list[Logged]:
            return [one for one in await super().read(table, start) if _is_known(one)]

    return Careless


def _is_known(logged: Logged) -> bool:
    try:
        read_entry(logged.body)
    except UnknownEntry:
        return False
    return True


def _no_other_nodes(bus: Bus) -> Bus | None:
    """A node that holds itself for the only one."""
    return None


class _Raising:
    """A bus that says so when it is away."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self.stop = bus.stop

    def listen(self, heard: Heard) -> None:
        self._bus.listen(heard)

    def hint(self, table: str, n: int) -> None:
        raise RuntimeError("NATS is away")


class _Stuck:
    """Bots of which some never answer."""

    waiting_bots = 0
    waiting_hints = 0

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self.advise = thinkers.advise
        self.prepare = thinkers.prepare
        self.stop = thinkers.stop

    async def choose(
        self, table: str, seen: Any, level: str, seed: int, moment: int, due: float
    ) -> Action:
        if moment % 7 == 0:
            await asyncio.sleep(10**6)
        return await self._thinkers.choose(table, seen, level, seed, moment, due)


def _taken_for_ever(kind: Kind) -> Kind:
    """Whoever has taken what is due keeps it, also where it cannot serve the table, or has died."""

    class Dog(kind):
        async def due(self, until: int, most: int, node: str, seconds: float) -> list[str]:
            return await super().due(until, most, node, 10.0**6)

    return Dog


def _never_given_back(kind: Kind) -> Kind:
    """Nodes that cannot serve a table take what is due there in turns, and none that can has it."""

    class Miser(kind):
        async def leave_due(self, node: str, names: Sequence[str]) -> None:
            return None

    return Miser


NONE = Bug()
PLANTED = [
    Bug("published before it is stored", _published_before_stored),
    Bug("conflicts are ignored", _conflicts_ignored),
    Bug("a delay ends twice", _delay_ended_twice),
    Bug("requests are not known again", _requests_not_known_again),
    Bug("what was missed is read from the entry after", _read_from_the_next),
    Bug("what was missed is read from the entry before", _read_from_the_last),
    Bug("an append is stored in part", _half_stored),
    Bug("acknowledged and not stored", _acknowledged_and_lost),
    Bug("the store's answer never comes", _answer_never_comes),
    Bug("the store is not asked once a second", _lengths_never_asked),
    Bug("what is overdue is not looked up", _overdue_never_looked_up),
    Bug("what is due stays with the node that has taken it", _taken_for_ever),
    Bug(
        "what is due is not given back by who cannot serve it",
        _never_given_back,
        needs_versions=True,
    ),
    Bug("a bot's turn stays with a node that has died", _leases_never_end),
    Bug("newcomers at other nodes are not looked up", _newcomers_not_met),
    Bug("entries of a newer version are skipped", _unknown_entries_skipped),
    Bug("a node holds itself for the only one", bus=_no_other_nodes),
    Bug("a bus that is away stops the move", bus=_Raising),
    Bug("bots never answer", thinkers=_Stuck),
]
