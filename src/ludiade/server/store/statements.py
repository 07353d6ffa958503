"""What is written of a table, as pieces of work that the writer runs in its transactions."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from ludiade.server.room.entries import Logged
from ludiade.server.room.index import Index
from ludiade.server.store.port import Conflict, NewLog, Person, Repeated, Taken

Work = Callable[[sqlite3.Connection], Any]
"""Statements to be run in a transaction, all or nothing; it may be run again."""
_INSERT = "INSERT INTO entry (table_id, n, device, key, body) VALUES (?, ?, ?, ?, ?)"
_INSERT_NEXT = (
    "INSERT INTO entry (table_id, n, device, key, body) VALUES (?1,"
    " (SELECT n + 1 FROM entry WHERE table_id = ?1 AND n = ?2 - 1), ?3, ?4, ?5)"
)
"""Fails on a number that is nothing where the entry before is not there.

Not INSERT … SELECT, for which SQLite builds a table of its own each time.
"""
_HIGHEST = "SELECT coalesce(max(n), -1) FROM entry WHERE table_id = ?"
_REQUESTED = "SELECT n FROM entry WHERE table_id = ? AND device IS ? AND key = ?"
_GOES_ON = (
    "SELECT 1 FROM tables WHERE name = ? AND kind = 'gathering'"
    " AND coalesce(shown ->> '$.card.kept', 0) = 0"
)
_PARTS = "SELECT id FROM tables WHERE part_of IN (SELECT name FROM tables WHERE id = ?)"
_UNIQUE = (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)
_index = msgspec.json.Decoder(Index)


class Append(Struct):
    """Entries of one table, in one piece, with the index and the people that follow."""

    table: int
    n: int
    entries: Sequence[Logged]
    index: Index | None
    people: Sequence[Person]
    now: int

    @property
    def row(self) -> tuple[object, ...] | None:
        """The most frequent one: a single entry and nothing else, which mostly can be kept."""
        if len(self.entries) != 1 or self.index is not None or self.people or not self.n:
            return None
        body, device, key = self.entries[0]
        return self.table, self.n, device, key, body.decode()

    def __call__(self, db: sqlite3.Connection) -> None:
        """Whoever repeats a request is told so, also where the log has grown meanwhile."""
        self._check(db)
        insert_entries(db, self.table, self.n, self.entries)
        if self.index is not None or self.people:
            write_index(db, self.table, self.index, self.people, self.now)

    def _check(self, db: sqlite3.Connection) -> None:
        for _, device, key in self.entries:
            if key is not None:
                found = db.execute(_REQUESTED, (self.table, device, key)).fetchone()
                if found is not None:
                    raise Repeated(found[0])
        (high,) = db.execute(_HIGHEST, (self.table,)).fetchone()
        if high != self.n - 1:
            raise Conflict(f"the log of table {self.table} ends at {high}, not before {self.n}")


class Create:
    """A new table with its first entries."""

    __slots__ = ("created", "entries", "index", "name", "opener", "people", "touched")

    def __init__(
        self, name: str, created: int, entries: Sequence[Logged], index: Index,
        people: Sequence[Person], opener: tuple[str, str] | None, touched: int,
    ) -> None:  # fmt: skip
        self.name = name
        self.created = created
        self.entries = entries
        self.index = index
        self.people = people
        self.opener = opener
        self.touched = touched

    def __call__(self, db: sqlite3.Connection) -> int:
        opener, request = self.opener or (None, None)
        if opener is not None:
            sql = "SELECT id FROM tables WHERE opener = ? AND request = ?"
            if (found := db.execute(sql, (opener, request)).fetchone()) is not None:
                raise Repeated(found[0])
        self._check_gathering(db)
        try:
            number = db.execute(
                "INSERT INTO tables (name, created, touched, opener, request, shown, status,"
                " public) VALUES (?, ?, ?, ?, ?, 'null', 'open', 0)",
                (self.name, self.created, self.touched, opener, request),
            ).lastrowid
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode in _UNIQUE:
                raise Taken(self.name) from None
            raise
        assert number is not None
        if self.index.kind != "table" or self.index.part_of is not None:
            sql = "UPDATE tables SET kind = ?, part_of = ? WHERE id = ?"
            db.execute(sql, (self.index.kind, self.index.part_of, number))
        insert_entries(db, number, 0, self.entries)
        write_index(db, number, self.index, self.people, self.touched)
        return number

    def _check_gathering(self, db: sqlite3.Connection) -> None:
        """No table is opened for a gathering that was forgotten meanwhile: it would stay."""
        part_of = self.index.part_of
        if part_of is not None and db.execute(_GOES_ON, (part_of,)).fetchone() is None:
            raise Conflict(f"gathering {part_of} is no more")


class Forget:
    """Tables and all that belongs to them are no more; what is kept begins anew.

    A gathering's tables are looked up here: one may have been opened since anybody looked.
    """

    __slots__ = ("kept", "tables", "touched")

    def __init__(self, tables: Sequence[int], kept: NewLog | None, touched: int) -> None:
        self.tables = tables
        self.kept = kept
        self.touched = touched

    def __call__(self, db: sqlite3.Connection) -> None:
        found = set(self.tables)
        for table in self.tables:
            found.update(part for (part,) in db.execute(_PARTS, (table,)))
        gone = [(table,) for table in sorted(found)]
        for name in ("way", "holder", "person", "entry"):
            db.executemany(f"DELETE FROM {name} WHERE table_id = ?", gone)
        db.executemany("DELETE FROM tables WHERE id = ?", gone)
        if self.kept is not None:
            Create(*self.kept, None, self.touched)(db)


def write_together(db: sqlite3.Connection, pieces: Sequence[Work]) -> list[Any]:
    """Run many pieces, all moves among them in one statement; what each leads to.

    Raises where something speaks against one of them: then each is to be run apart.
    """
    rows = [piece.row if isinstance(piece, Append) else None for piece in pieces]
    db.executemany(_INSERT_NEXT, [row for row in rows if row is not None])
    return [piece(db) if row is None else None for piece, row in zip(pieces, rows, strict=True)]


def insert_entries(db: sqlite3.Connection, table: int, n: int, entries: Sequence[Logged]) -> None:
    """Write entries n, n+1, …; sqlite3.IntegrityError where a number or a key is taken."""
    rows = [
        (table, number, device, key, body.decode())
        for number, (body, device, key) in enumerate(entries, n)
    ]
    db.executemany(_INSERT, rows)


def write_index(
    db: sqlite3.Connection, table: int, index: Index | None, people: Sequence[Person], now: int
) -> None:
    """Write people, and where the table is found from; ways and holders only where they change."""
    (text,) = db.execute("SELECT shown FROM tables WHERE id = ?", (table,)).fetchone()
    before = None if text == "null" else _index.decode(text)
    if people:
        db.executemany(
            "INSERT OR REPLACE INTO person (table_id, number, digest, name) VALUES (?, ?, ?, ?)",
            [(table, *person) for person in people],
        )
    if index is not None:
        db.execute(
            "UPDATE tables SET touched = max(touched, ?), shown = ?, status = ?, public = ?,"
            " due = ? WHERE id = ?",
            (
                now, msgspec.json.encode(index).decode(), index.status, index.public, index.due,
                table,
            ),
        )  # fmt: skip
        if before is None or before.ways != index.ways:
            _write_ways(db, table, index, now)
    after = index or before
    if after is not None and (people or before is None or before.devices != after.devices):
        _write_holders(db, table, after)


def _write_ways(db: sqlite3.Connection, table: int, index: Index, now: int) -> None:
    db.execute("DELETE FROM way WHERE table_id = ?", (table,))
    for way in index.ways:
        done = db.execute(
            "INSERT INTO way (digest, table_id, purpose, until) VALUES (?1, ?2, ?3, ?4)"
            " ON CONFLICT (digest) DO UPDATE SET table_id = ?2, purpose = ?3, until = ?4"
            " WHERE way.until <= ?5 OR way.table_id = ?2",
            (way.digest, table, way.purpose, way.until, now),
        )
        # One whose time is over may lead elsewhere by now.
        if not done.rowcount and way.until > now:
            raise Taken(way.digest)


def _write_holders(db: sqlite3.Connection, table: int, index: Index) -> None:
    db.execute("DELETE FROM holder WHERE table_id = ?", (table,))
    db.executemany(
        "INSERT OR IGNORE INTO holder (digest, table_id)"
        " SELECT digest, table_id FROM person"
        " WHERE table_id = ? AND number = ? AND digest IS NOT NULL",
        [(table, device) for device in index.devices],
    )
