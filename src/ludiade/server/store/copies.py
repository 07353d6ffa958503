"""Copies of a store: a backup of the live file, and all tables as lines of JSON."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec

from ludiade.server.room.entries import Logged
from ludiade.server.room.index import Index
from ludiade.server.store.files import Lock, create_private, make_private, remove
from ludiade.server.store.lines import UNREADABLE, BadExport, Imported, Kept, read_line
from ludiade.server.store.port import Person, StoreError
from ludiade.server.store.schema import connect, migrate, reading
from ludiade.server.store.statements import Create

Admitted = tuple[str, int]
"""The digest of a device's token, and when it was admitted."""


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


def devices(file: Path) -> list[Admitted]:
    """Every device that was admitted, and when."""
    with reading(file) as db:
        return db.execute("SELECT digest, admitted FROM device ORDER BY digest").fetchall()


def import_lines(file: Path, source: Iterable[bytes], devices: Iterable[Admitted] = ()) -> Imported:
    """Add the tables of an export that are not there yet, all or none; InUse while a server runs.

    A file that was not there is not there after an import that failed either.
    """
    is_new = not file.exists()
    lock = Lock(file.resolve())
    try:
        return _import(file, source, devices)
    except BaseException:
        if is_new:
            remove(file)
        raise
    finally:
        lock.release()


def _import(file: Path, source: Iterable[bytes], devices: Iterable[Admitted]) -> Imported:
    make_private(file)
    with closing(connect(file)) as db:
        migrate(db)
        db.execute("BEGIN IMMEDIATE")
        number = added = 0
        for number, text in enumerate(source, 1):
            try:
                added += _add(db, read_line(text))
            except UNREADABLE as error:
                raise BadExport(number, str(error)) from None
            except (sqlite3.IntegrityError, StoreError) as error:
                raise BadExport(number, f"{type(error).__name__} {error}") from None
        db.executemany(
            "INSERT INTO device (digest, admitted) VALUES (?, ?)"
            " ON CONFLICT DO UPDATE SET admitted = excluded.admitted",
            devices,
        )
        db.execute("COMMIT")
        return Imported(added, number - added)


def _lines(db: sqlite3.Connection) -> Iterator[bytes]:
    tables = db.execute(
        "SELECT id, name, created, touched, shown, opener, request FROM tables ORDER BY id"
    )
    for number, name, created, touched, shown, opener, request in tables:
        entries = db.execute(
            "SELECT CAST(body AS BLOB), device, key FROM entry WHERE table_id = ? ORDER BY n",
            (number,),
        )
        people = db.execute(
            "SELECT number, digest, name FROM person WHERE table_id = ? ORDER BY number", (number,)
        )
        yield Kept(
            name, created, touched, [Logged(*entry) for entry in entries],
            msgspec.json.decode(shown, type=Index), [Person(*person) for person in people],
            None if opener is None else (opener, request),
        ).line()  # fmt: skip


def _add(db: sqlite3.Connection, kept: Kept) -> bool:
    """Add a table unless it is there; devices that sit there are admitted."""
    there = db.execute(
        "SELECT CAST(body AS BLOB) FROM entry"
        " WHERE table_id = (SELECT id FROM tables WHERE name = ?) ORDER BY n",
        (kept.name,),
    )
    if kept.is_known_by([body for (body,) in there]):
        return False
    Create(
        kept.name, kept.created, kept.entries, kept.found_by, kept.people, kept.opener, kept.touched
    )(db)
    db.executemany(
        "INSERT OR IGNORE INTO device (digest, admitted) VALUES (?, ?)",
        [(one.digest, kept.created) for one in kept.people if one.digest is not None],
    )
    return True
