"""The store of many nodes: one PostgreSQL."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from ludiade.server.room.entries import Device, Logged, Purpose
from ludiade.server.room.index import Index, LogKind
from ludiade.server.store.port import NewLog, NotStored, Person, Row
from ludiade.server.store.postgres.connecting import close, connect, unusable
from ludiade.server.store.postgres.pieces import Append, Create, Small
from ludiade.server.store.postgres.pool import Pool
from ludiade.server.store.postgres.reader import Reader
from ludiade.server.store.postgres.schema import check_rights, check_version
from ludiade.server.store.postgres.sharing import Sharing
from ludiade.server.store.postgres.unusable import Unusable, shown
from ludiade.server.store.postgres.writer import Writer

ROW = (
    "SELECT tables.id, name, created, touched, shown, (SELECT coalesce(json_agg("
    "json_build_array(number, digest, name) ORDER BY number), '[]') FROM"
    " (SELECT number, digest, person.name FROM person WHERE table_id = tables.id) AS people)"
    " FROM tables "
)
"""A table with its people, in one statement: of one moment."""
LOOKED_AT = 2000
"""Of so many public tables the list is made."""
log = logging.getLogger(__name__)
_indexes = msgspec.json.Decoder(Index)
_people = msgspec.json.Decoder(tuple[Person, ...])


class PostgresStore(Sharing):
    """Logs in one database, which many nodes may write to at once."""

    def __init__(self, url: str, wall: Callable[[], int] | None = None) -> None:
        """`wall` stands in for the database's clock in tests."""
        super().__init__(Pool(url))
        self._wall = wall
        self._writer = Writer(url)
        self._reader = Reader(self._pool)

    @classmethod
    async def open(cls, url: str, wall: Callable[[], int] | None = None) -> "PostgresStore":
        """Connect; Unusable where the database cannot be used as it is."""
        db = await connect(url)
        try:
            await check_version(db, url)
            await check_rights(db, url)
            if await _is_unsafe(db, url):
                log.warning("fsync is off at %s: a power cut there loses moves", shown(url))
        finally:
            await close(db)
        store = cls(url, wall)
        try:
            await store._writer.open()
        except NotStored:
            await store.close()
            raise Unusable("unreachable", shown(url)) from None
        return store

    def create(
        self, name: str, created: int, entries: Sequence[Logged], index: Index,
        people: Sequence[Person], opener: tuple[str, str] | None = None,
    ) -> "asyncio.Future[int]":  # fmt: skip
        return self._writer.ask(Create(name, created, entries, index, people, opener, created))

    def append(
        self, table: int, n: int, entries: Sequence[Logged], index: Index | None = None,
        people: Sequence[Person] = (),
    ) -> "asyncio.Future[None]":  # fmt: skip
        return self._writer.ask(Append(table, n, entries, index, people, self._now()))

    async def read(self, table: int, start: int = 0) -> list[Logged]:
        return await self._reader.read(table, start)

    async def grown(self, known: Mapping[int, int]) -> list[int]:
        found = await self._pool.find(
            "SELECT t FROM unnest($1::bigint[], $2::integer[]) AS known (t, length)"
            " WHERE (SELECT true FROM entry WHERE table_id = t AND n = length)",
            list(known), list(known.values()),
        )  # fmt: skip
        return [table for (table,) in found]

    async def load(self, name: str) -> Row | None:
        return next(iter(await self._rows("WHERE name = $1", name)), None)

    async def load_number(self, table: int) -> Row | None:
        return next(iter(await self._rows("WHERE id = $1", table)), None)

    async def requested(self, table: int, device: Device, key: str) -> int | None:
        sql = "SELECT n FROM entry WHERE table_id = $1 AND device = $2 AND key = $3"
        found = await self._pool.find(sql, table, device, key)
        return found[0][0] if found else None

    async def find(self, digest: str, now: int) -> tuple[str, Purpose] | None:
        found = await self._pool.find(
            "SELECT name, purpose FROM way JOIN tables ON tables.id = table_id"
            " WHERE digest = $1 AND until > $2",
            digest, now,
        )  # fmt: skip
        return (found[0][0], found[0][1]) if found else None

    async def spoken(self, now: int) -> int:
        sql = "SELECT count(*) FROM way WHERE purpose IN ('spoken', 'call') AND until > $1"
        found = await self._pool.find(sql, now)
        return int(found[0][0]) if found else 0

    async def public(self, most: int = 100) -> list[Row]:
        return await self._rows(
            "WHERE tables.id IN (SELECT id FROM (SELECT newest.id AS id, row_number() OVER"
            " (PARTITION BY digest ORDER BY newest.id DESC) AS turn FROM (SELECT id FROM tables"
            " WHERE public ORDER BY id DESC LIMIT $1) AS newest LEFT JOIN person"
            " ON table_id = newest.id AND number = 0) AS turns ORDER BY turn, id DESC LIMIT $2)"
            " ORDER BY tables.id DESC",
            LOOKED_AT, most,
        )  # fmt: skip

    async def tables_of(self, digest: str, most: int = 100, kind: LogKind = "table") -> list[Row]:
        return await self._rows(
            "JOIN holder ON holder.table_id = tables.id"
            " WHERE holder.digest = $1 AND kind = $3 ORDER BY holder.table_id DESC LIMIT $2",
            digest, most, kind,
        )  # fmt: skip

    async def tables_in(self, gathering: str) -> list[Row]:
        return await self._rows("WHERE part_of = $1 ORDER BY tables.id", gathering)

    async def unstarted(self, digest: str) -> int:
        found = await self._pool.find(
            "SELECT count(*) FROM person JOIN tables ON tables.id = table_id"
            " WHERE digest = $1 AND number = 0 AND status = 'open'",
            digest,
        )
        return int(found[0][0]) if found else 0

    async def idle(self, before: int, after: int = 0, most: int = 100) -> list[Row]:
        return await self._rows(
            "WHERE status IN ('open', 'playing') AND id > $1 AND touched < $2 AND kind = 'table'"
            " ORDER BY id LIMIT $3",
            after, before, most,
        )  # fmt: skip

    async def now(self) -> int:
        if self._wall is not None:
            return self._wall()
        return int((await self._pool.find("SELECT now_ms()"))[0][0])

    async def forget(self, tables: Sequence[int], kept: NewLog | None = None) -> None:
        begins = None
        if kept is not None:
            begins = Create(*kept, None, kept.created).fields() | {"now": kept.created}
        piece = Small("forget", None, self._now(), tables=list(tables), kept=begins)
        await self._writer.ask(piece)

    def see(self, table: int, now: int) -> "asyncio.Future[None]":
        return self._writer.ask(Small("see", table, now))

    def admit(self, digest: str, now: int) -> "asyncio.Future[None]":
        return self._writer.ask(Small("admit", None, now, digest=digest))

    async def knows(self, digest: str) -> bool:
        return bool(await self._pool.find("SELECT 1 FROM device WHERE digest = $1", digest))

    @property
    def oldest_s(self) -> float:
        return self._writer.oldest_s

    async def probe(self) -> None:
        await self._writer.ask(Small("probe", None, self._now()))

    async def close(self) -> None:
        await self._writer.stop()
        await self._pool.close()

    def _now(self) -> int | None:
        return None if self._wall is None else self._wall()

    async def _rows(self, where: str, *values: object) -> list[Row]:
        return [
            Row(number, name, created, touched, _indexes.decode(shown), _people.decode(people))
            for number, name, created, touched, shown, people in await self._pool.find(
                ROW + where, *values
            )
        ]


async def _is_unsafe(db: Any, url: str) -> bool:
    """Whether what is committed there may not be on the disk yet."""
    try:
        return bool(await db.fetchval("SELECT current_setting('fsync') = 'off'"))
    except Exception as error:
        raise unusable(error, url) from None
