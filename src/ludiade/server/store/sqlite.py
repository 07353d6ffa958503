"""The store of one process: one SQLite file."""

import re
import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import msgspec

from ludiade.server.rows import Row, Status
from ludiade.server.store.port import Conflict, Entry, Found
from ludiade.server.store.writer import Append, Stored, Work, Writer

MIGRATIONS = Path(__file__).parent / "migrations"
_rows = msgspec.msgpack.Decoder(Row)


def connect(file: Path | str, synchronous: str = "FULL") -> sqlite3.Connection:
    """A connection that writes ahead, and syncs the log at the end of every transaction."""
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute(f"PRAGMA synchronous = {synchronous}")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def migrate(db: sqlite3.Connection) -> int:
    """Bring a file up to the newest numbered migration, and say which that is."""
    steps = sorted(MIGRATIONS.glob("[0-9]*.sql"))
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(steps):
        raise ValueError(f"this file is of a newer version ({version}) than this program")
    for step in steps[version:]:
        number = int(re.match(r"\d+", step.name)[0])  # type: ignore[index]
        script = step.read_text(encoding="utf-8")
        db.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")
        version = number
    return int(version)


class SqliteStore:
    """Rows and inputs in one file: read on the event loop, committed in a thread beside it."""

    def __init__(self, file: Path | str, synchronous: str = "FULL") -> None:
        self._write = connect(file, synchronous)
        migrate(self._write)
        self._write.execute("PRAGMA busy_timeout = 0")  # the event loop must not wait
        self._read = connect(file, synchronous)
        self._writer = Writer(self._write)

    async def create(self, row: Row) -> None:
        await self._writer.ask(creating(row))

    async def save(self, row: Row) -> None:
        await self._writer.ask(_saving(row))
        row.version += 1

    def append(
        self, match: int, n: int, entries: Sequence[Entry], row: Row | None = None
    ) -> Stored:
        if row is None:
            return self._writer.ask(Append(match, n, entries))
        stored = self._writer.ask(Append(match, n, entries, _saving(row)))
        stored.add_done_callback(partial(_count_up, row))
        return stored

    async def read(self, match: int, start: int = 0) -> list[Entry]:
        found = self._read.execute(
            "SELECT line, key FROM input WHERE match = ? AND n >= ? ORDER BY n", (match, start)
        )
        return [Entry(line.encode(), key) for line, key in found]

    async def load(self, name: str) -> Row | None:
        found = self._read.execute("SELECT row FROM lobby WHERE name = ?", (name,)).fetchone()
        return None if found is None else _rows.decode(found[0])

    async def find(self, digest: str) -> Found | None:
        found = self._read.execute(
            "SELECT row FROM lobby JOIN opening ON lobby.id = opening.lobby WHERE digest = ?",
            (digest,),
        ).fetchone()
        if found is None:
            return None
        row = _rows.decode(found[0])
        return Found(row.name, next(key for key in row.keys if key.digest == digest))

    async def tables(self, status: Status, after: int = 0, most: int = 100) -> list[Row]:
        found = self._read.execute(
            "SELECT row FROM lobby WHERE status = ? AND id > ? ORDER BY id LIMIT ?",
            (status, after, most),
        )
        return [_rows.decode(row) for (row,) in found]

    async def tables_of(self, device: str, most: int = 100) -> list[Row]:
        found = self._read.execute(
            "SELECT row FROM lobby JOIN holder ON lobby.id = holder.lobby"
            " WHERE device = ? ORDER BY lobby.id DESC LIMIT ?",
            (device, most),
        )
        return [_rows.decode(row) for (row,) in found]

    async def see(self, match: int, seat: int, at: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR REPLACE INTO presence VALUES (?, ?, ?)", (match, seat, at))

        await self._writer.ask(work)

    async def seen(self, match: int) -> dict[int, int]:
        return dict(
            self._read.execute("SELECT seat, at FROM presence WHERE match = ?", (match,)).fetchall()
        )

    async def probe(self) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR REPLACE INTO probe VALUES (1, unixepoch())")

        await self._writer.ask(work)

    async def close(self) -> None:
        self._writer.stop()
        self._read.close()
        self._write.close()


def _count_up(row: Row, stored: Stored) -> None:
    if stored.exception() is None:
        row.version += 1


def creating(row: Row) -> Work:
    def work(db: sqlite3.Connection) -> None:
        cursor = db.execute(
            "INSERT INTO lobby (name, version, status, row) VALUES (?, ?, ?, x'')",
            (row.name, row.version, row.status),
        )
        row.id = cursor.lastrowid or 0
        db.execute("UPDATE lobby SET row = ? WHERE id = ?", (msgspec.msgpack.encode(row), row.id))
        _index(db, row)

    return work


def _saving(row: Row) -> Work:
    copy = msgspec.structs.replace(row, version=row.version + 1)
    encoded = msgspec.msgpack.encode(copy)  # now: the live row may change while this waits its turn

    def work(db: sqlite3.Connection) -> None:
        done = db.execute(
            "UPDATE lobby SET version = version + 1, status = ?, row = ?"
            " WHERE id = ? AND version = ?",
            (copy.status, encoded, copy.id, copy.version - 1),
        )
        if done.rowcount != 1:
            raise Conflict(f"table {copy.name} is not at version {copy.version - 1}")
        _index(db, _rows.decode(encoded))

    return work


def _index(db: sqlite3.Connection, row: Row) -> None:
    """Write down where this row can be found from."""
    db.execute("DELETE FROM opening WHERE lobby = ?", (row.id,))
    db.executemany("INSERT INTO opening VALUES (?, ?)", [(key.digest, row.id) for key in row.keys])
    db.execute("DELETE FROM holder WHERE lobby = ?", (row.id,))
    db.executemany("INSERT INTO holder VALUES (?, ?)", [(d, row.id) for d in row.devices()])
