"""The store of one process: one SQLite file."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import msgspec

from ludiade.server.buckets import Buckets
from ludiade.server.room.entries import Device, Logged, Purpose
from ludiade.server.room.index import Index, LogKind
from ludiade.server.store.files import Lock, make_private
from ludiade.server.store.port import NewLog, NotStored, Person, Row
from ludiade.server.store.schema import connect, leave_no_trace, migrate
from ludiade.server.store.statements import Append, Create, Forget
from ludiade.server.store.writer import Writer

ROW = (
    "SELECT tables.id, name, created, touched, shown, (SELECT json_group_array("
    "json_array(number, digest, name)) FROM (SELECT * FROM person WHERE table_id = tables.id"
    " ORDER BY number)) FROM tables "
)
"""A table with its people, in one statement: of one moment."""
LOOKED_AT = 2000
"""Of so many public tables the list is made."""
_indexes = msgspec.json.Decoder(Index)
_people = msgspec.json.Decoder(tuple[Person, ...])


def wall_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class SqliteStore:
    """Logs in one file: read on the event loop, committed in a thread beside it."""

    def __init__(
        self, file: Path | str, synchronous: str = "FULL", wall: Callable[[], int] = wall_ms
    ) -> None:
        path = Path(file).resolve()
        self._wall = wall
        self._buckets = Buckets()
        with ExitStack() as opened:
            opened.callback(Lock(path).release)
            make_private(path)
            self._write = opened.enter_context(closing(connect(path, synchronous)))
            migrate(self._write)
            self._write.execute("PRAGMA busy_timeout = 0")  # the event loop must not wait
            self._read = opened.enter_context(closing(connect(path, synchronous)))
            self._opened = opened.pop_all()
        self._writer = Writer(self._write)

    def create(
        self, name: str, created: int, entries: Sequence[Logged], index: Index,
        people: Sequence[Person], opener: tuple[str, str] | None = None,
    ) -> "asyncio.Future[int]":  # fmt: skip
        return self._writer.ask(Create(name, created, entries, index, people, opener, created))

    def append(
        self, table: int, n: int, entries: Sequence[Logged], index: Index | None = None,
        people: Sequence[Person] = (),
    ) -> "asyncio.Future[None]":  # fmt: skip
        touched = 0 if index is None and not people else self._wall()
        return self._writer.ask(Append(table, n, entries, index, people, touched))

    async def now(self) -> int:
        return self._wall()

    async def read(self, table: int, start: int = 0) -> list[Logged]:
        found = self._find(
            "SELECT CAST(body AS BLOB), device, key FROM entry"
            " WHERE table_id = ? AND n >= ? ORDER BY n",
            table, start,
        )  # fmt: skip
        return [Logged(*entry) for entry in found]

    async def grown(self, known: Mapping[int, int]) -> list[int]:
        sql = (
            "SELECT table_id FROM json_each(?) AS known JOIN entry"
            " ON table_id = known.value ->> 0 AND n = known.value ->> 1"
        )
        return [t for (t,) in self._find(sql, msgspec.json.encode(list(known.items())).decode())]

    async def load(self, name: str) -> Row | None:
        return next(iter(self._rows("WHERE name = ?", name)), None)

    async def load_number(self, table: int) -> Row | None:
        return next(iter(self._rows("WHERE id = ?", table)), None)

    async def requested(self, table: int, device: Device, key: str) -> int | None:
        sql = "SELECT n FROM entry WHERE table_id = ? AND device = ? AND key = ?"
        found = self._find(sql, table, device, key)
        return found[0][0] if found else None

    async def find(self, digest: str, now: int) -> tuple[str, Purpose] | None:
        found = self._find(
            "SELECT name, purpose FROM way JOIN tables ON tables.id = table_id"
            " WHERE digest = ? AND until > ?",
            digest, now,
        )  # fmt: skip
        return found[0] if found else None

    async def spoken(self, now: int) -> int:
        sql = "SELECT count(*) FROM way WHERE purpose IN ('spoken', 'call') AND until > ?"
        return int(self._find(sql, now)[0][0])

    async def public(self, most: int = 100) -> list[Row]:
        return self._rows(
            "WHERE tables.id IN (SELECT id FROM (SELECT newest.id AS id, row_number() OVER"
            " (PARTITION BY digest ORDER BY newest.id DESC) AS turn FROM (SELECT id FROM tables"
            " WHERE public = 1 ORDER BY id DESC LIMIT ?) AS newest LEFT JOIN person"
            " ON table_id = newest.id AND number = 0) ORDER BY turn, id DESC LIMIT ?)"
            " ORDER BY tables.id DESC",
            LOOKED_AT, most,
        )  # fmt: skip

    async def tables_of(self, digest: str, most: int = 100, kind: LogKind = "table") -> list[Row]:
        return self._rows(
            "JOIN holder ON holder.table_id = tables.id"
            " WHERE holder.digest = ? AND kind = ? ORDER BY holder.table_id DESC LIMIT ?",
            digest, kind, most,
        )  # fmt: skip

    async def tables_in(self, gathering: str) -> list[Row]:
        return self._rows("WHERE part_of = ? ORDER BY id", gathering)

    async def unstarted(self, digest: str) -> int:
        found = self._find(
            "SELECT count(*) FROM person JOIN tables ON tables.id = table_id"
            " WHERE digest = ? AND number = 0 AND status = 'open'",
            digest,
        )
        return int(found[0][0]) if found else 0

    async def due(
        self, until: int, most: int = 1000, node: str = "", seconds: float = 0.0,
        kind: LogKind = "table",
    ) -> list[str]:  # fmt: skip
        sql = "SELECT name FROM tables WHERE due < ? AND kind = ? ORDER BY due, id LIMIT ?"
        return [name for (name,) in self._find(sql, until, kind, most)]

    async def leave_due(self, node: str, names: Sequence[str]) -> None:
        """There is nobody else to whom it could be left."""

    async def idle(self, before: int, after: int = 0, most: int = 100) -> list[Row]:
        return self._rows(
            "WHERE status IN ('open', 'playing') AND id > ? AND touched < ? AND kind = 'table'"
            " ORDER BY id LIMIT ?",
            after, before, most,
        )  # fmt: skip

    async def forget(self, tables: Sequence[int], kept: NewLog | None = None) -> None:
        await self._writer.ask(Forget(tables, kept, self._wall()))
        await self._writer.ask(leave_no_trace, apart=True)

    def see(self, table: int, now: int) -> "asyncio.Future[None]":
        return self._run("UPDATE tables SET touched = max(touched, ?) WHERE id = ?", now, table)

    def admit(self, digest: str, now: int) -> "asyncio.Future[None]":
        return self._run(
            "INSERT OR IGNORE INTO device (digest, admitted) VALUES (?, ?)", digest, now
        )

    async def knows(self, digest: str) -> bool:
        return bool(self._find("SELECT 1 FROM device WHERE digest = ?", digest))

    # What several nodes would share: one process has all of it

    async def lease(self, table: int, window: int, seat: int, node: str, seconds: float) -> bool:
        return True

    async def take(self, limit: str, key: str, rate: float, most: float) -> float:
        return self._buckets.take(f"{limit} {key}", rate, most)

    async def give_back(self, limit: str, key: str) -> None:
        self._buckets.give_back(f"{limit} {key}")

    async def attend(
        self, node: str, present: Collection[tuple[int, Device]], seconds: float
    ) -> None:
        pass

    async def elsewhere(self, node: str, tables: Sequence[int]) -> dict[int, frozenset[Device]]:
        return {}

    @property
    def oldest_s(self) -> float:
        return self._writer.oldest_s

    async def probe(self) -> None:
        await self._run("INSERT OR REPLACE INTO probe (id, at) VALUES (1, ?)", self._wall())

    async def close(self) -> None:
        self._writer.stop()
        self._opened.close()

    def _run(self, sql: str, *values: object) -> "asyncio.Future[None]":
        """Have one statement written."""

        def work(db: sqlite3.Connection) -> None:
            db.execute(sql, values)

        return self._writer.ask(work)

    def _find(self, sql: str, *values: object) -> list[Any]:
        """Rows of the file; nothing where the values are such as no file can hold."""
        try:
            return self._read.execute(sql, values).fetchall()
        except (OverflowError, UnicodeEncodeError):
            return []
        except sqlite3.Error as error:
            raise NotStored("broken") from error

    def _rows(self, where: str, *values: object) -> list[Row]:
        return [
            Row(number, name, created, touched, _indexes.decode(shown), _people.decode(people))
            for number, name, created, touched, shown, people in self._find(ROW + where, *values)
        ]
