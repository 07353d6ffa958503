"""Copies of a store: a backup of the live file, and all tables as lines of JSON."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Raw, Struct

from ludiade.server.room.entries import Device, Logged
from ludiade.server.room.index import Index
from ludiade.server.store.files import Lock, create_private, make_private
from ludiade.server.store.migrations import v1
from ludiade.server.store.migrations.carry_over import carried
from ludiade.server.store.port import Person, StoreError
from ludiade.server.store.schema import connect, migrate, reading
from ludiade.server.store.statements import Create

FORMAT = "ludiade-tables/2"
FORMAT_1 = "ludiade-tables/1"


class Table(Struct, frozen=True, kw_only=True):
    """What is kept of a table besides its log and its people."""

    name: str
    created: int
    touched: int
    index: Index
    opener: tuple[str, str] | None = None


class ExportedEntry(Struct, frozen=True, omit_defaults=True):
    """An entry, and which request of which device brought it."""

    entry: Raw
    device: Device | None = None
    key: str | None = None


class Line(Struct, frozen=True):
    """A whole table on one line."""

    format: str
    table: Table
    people: list[Person]
    entries: list[ExportedEntry]


class LineOfVersion1(Struct, frozen=True):
    """A whole table as version 1 wrote it."""

    format: str
    row: v1.Row
    inputs: list[Raw]
    keys: list[str | None]


class _Format(Struct, frozen=True):
    format: str


class BadExport(Exception):
    """A line that is none of an export, with its number from 1."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(number, why)
        self.number = number
        self.why = why


def backup(file: Path, target: Path) -> None:
    """A consistent copy of a file that may be in use; FileExistsError where there is one."""
    uri = f"{file.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True)) as source:
        create_private(target)
        try:
            with closing(sqlite3.connect(target)) as copy:
                source.backup(copy)
                copy.execute("PRAGMA journal_mode = WAL")
        except BaseException:
            target.unlink()
            raise


def export_lines(file: Path) -> Iterator[bytes]:
    """Every table of a file, one line each, all as of one moment."""
    with reading(file) as db:
        yield from _lines(db)


def export_file(file: Path, target: Path) -> None:
    """The same in a new file for its owner alone; FileExistsError where there is one."""
    create_private(target)
    try:
        with target.open("wb") as out:
            out.writelines(export_lines(file))
    except BaseException:
        target.unlink()
        raise


def import_lines(file: Path, source: BinaryIO) -> int:
    """Add the tables of an export, all or none, and say how many; InUse while a server runs."""
    lock = Lock(file.resolve())
    try:
        make_private(file)
        with closing(connect(file)) as db:
            migrate(db)
            db.execute("BEGIN IMMEDIATE")
            count = 0
            for count, text in enumerate(source, 1):
                try:
                    _add(db, text)
                except (msgspec.MsgspecError, UnicodeError, OverflowError, IndexError) as error:
                    raise BadExport(count, str(error)) from None
                except (sqlite3.IntegrityError, StoreError) as error:
                    raise BadExport(count, f"{type(error).__name__} {error}") from None
            db.execute("COMMIT")
            return count
    finally:
        lock.release()


def _lines(db: sqlite3.Connection) -> Iterator[bytes]:
    tables = db.execute(
        "SELECT id, name, created, touched, shown, opener, request FROM tables ORDER BY id"
    )
    for number, name, created, touched, shown, opener, request in tables:
        entries = db.execute(
            "SELECT body, device, key FROM entry WHERE table_id = ? ORDER BY n", (number,)
        )
        people = db.execute(
            "SELECT number, digest, name FROM person WHERE table_id = ? ORDER BY number", (number,)
        )
        table = Table(
            name=name, created=created, touched=touched,
            index=msgspec.json.decode(shown, type=Index),
            opener=None if opener is None else (opener, request),
        )  # fmt: skip
        line = Line(
            FORMAT,
            table,
            [Person(*person) for person in people],
            [ExportedEntry(Raw(body.encode()), device, key) for body, device, key in entries],
        )
        yield msgspec.json.encode(line) + b"\n"


def _add(db: sqlite3.Connection, text: bytes) -> None:
    """Add the table of one line; devices that sit there are admitted."""
    if msgspec.json.decode(text, type=_Format).format == FORMAT_1:
        old = msgspec.json.decode(text, type=LineOfVersion1)
        if len(old.inputs) != len(old.keys):
            raise msgspec.ValidationError("one key an input")
        carried(old.row, zip(map(bytes, old.inputs), old.keys, strict=True), ()).write(db)
        return
    line = msgspec.json.decode(text, type=Line)
    if line.format != FORMAT:
        raise msgspec.ValidationError(line.format)
    table = line.table
    entries = [Logged(bytes(one.entry), one.device, one.key) for one in line.entries]
    Create(
        table.name, table.created, entries, table.index, line.people, table.opener, table.touched
    )(db)
    db.executemany(
        "INSERT OR IGNORE INTO device (digest, admitted) VALUES (?, ?)",
        [(one.digest, table.created) for one in line.people if one.digest is not None],
    )
