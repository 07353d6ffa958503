"""Mistakes with gatherings that are planted, to see that the simulation finds them."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from ludiade.server.room.asks import GATHERING
from ludiade.server.room.entries import Logged
from ludiade.server.room.index import Index
from ludiade.server.store.port import Conflict, Person, Row
from tests.simulation.bugs import Bug, Kind


def _opened_anew(kind: Kind) -> Kind:
    """A table that was ordered twice is opened twice: the request is not known again."""

    class Amnesic(kind):
        def create(self, *given: Any) -> "asyncio.Future[int]":
            return super().create(*given[:5])

    return Amnesic


def _orders_not_known_again(kind: Kind) -> Kind:
    class Forgetful(kind):
        def store(self, table: int, n: int, entries: list[Logged], *rest: Any) -> None:
            super().store(table, n, entries, *rest)
            for _, device, key in entries:
                if device == GATHERING:
                    self._disk.tables[table].keys.pop((device, key), None)

    return Forgetful


def _orders_lost(kind: Kind) -> Kind:
    """Now and then an order is taken for carried that was never stored."""

    class Lossy(kind):
        def append(
            self, table: int, n: int, entries: Sequence[Logged], index: Index | None = None,
            people: Sequence[Person] = (),
        ) -> "asyncio.Future[None]":  # fmt: skip
            key = entries[0].key or ""
            if key.startswith("gathering ") and self._chance.random() < 0.1:
                return self._write(lambda: None)
            return super().append(table, n, entries, index, people)

    return Lossy


def _conflicts_ignored(kind: Kind) -> Kind:
    """Whoever is second at the gathering stores behind the first, without deciding again."""

    class Stubborn(kind):
        def store(self, table: int, n: int, *rest: Any) -> None:
            try:
                super().store(table, n, *rest)
            except Conflict:
                kept = self._disk.tables[table]
                if kept.index.kind == "table":
                    raise
                super().store(table, len(kept.log), *rest)

    return Stubborn


def _ends_never_looked_up(kind: Kind) -> Kind:
    """A table that ended on a node that died is not found by the others."""

    class Blind(kind):
        async def tables_in(self, gathering: str) -> list[Row]:
            return []

    return Blind


def _growth_never_looked_up(kind: Kind) -> Kind:
    class Deaf(kind):
        async def grown(self, known: Mapping[int, int]) -> list[int]:
            tables = self._disk.tables
            return [n for n in await super().grown(known) if tables[n].index.kind == "table"]

    return Deaf


PLANTED = [
    Bug("a table that was ordered twice is opened twice", _opened_anew),
    Bug("orders are not known again", _orders_not_known_again),
    Bug("an order is taken for carried and is not", _orders_lost),
    Bug("conflicts at a gathering are ignored", _conflicts_ignored),
    Bug("ends of tables are not looked up", _ends_never_looked_up),
    Bug("what others store at a gathering is not looked up", _growth_never_looked_up),
]
