"""Copies of a store: a backup of the live file, and all tables as lines of JSON."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct

from ludiade.server.rows import Row
from ludiade.server.store.port import Entry
from ludiade.server.store.sqlite import connect, creating, migrate
from ludiade.server.store.writer import Append

FORMAT = "ludiade-tables/1"


class Line(Struct, frozen=True):
    """A whole table on one line."""

    format: str
    row: Row
    inputs: list[msgspec.Raw]
    keys: list[str | None]


class BadExport(Exception):
    """A line that is none of an export, with its number from 1."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(number, why)
        self.number = number
        self.why = why


def backup(file: Path, target: Path) -> None:
    """A consistent copy of a file that may be in use."""
    source = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    copy = sqlite3.connect(target)
    try:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = WAL")
    finally:
        copy.close()
        source.close()


def export_lines(file: Path) -> Iterator[bytes]:
    """Every table of a file, one line each, all as of one moment."""
    db = sqlite3.connect(f"file:{file}?mode=ro", uri=True, isolation_level=None)
    try:
        db.execute("BEGIN")
        for number, row in db.execute("SELECT id, row FROM lobby ORDER BY id"):
            inputs = db.execute("SELECT line, key FROM input WHERE match = ? ORDER BY n", (number,))
            stored = inputs.fetchall()
            yield msgspec.json.encode(Line(
                FORMAT,
                msgspec.msgpack.decode(row, type=Row),
                [msgspec.Raw(line.encode()) for line, _ in stored],
                [key for _, key in stored],
            )) + b"\n"  # fmt: skip
    finally:
        db.close()


def import_lines(file: Path, source: BinaryIO) -> int:
    """Add the tables of an export to a file, all or none, and say how many there were."""
    db = connect(file)
    try:
        migrate(db)
        db.execute("BEGIN IMMEDIATE")
        count = 0
        for count, text in enumerate(source, 1):
            try:
                line = msgspec.json.decode(text, type=Line)
            except msgspec.DecodeError as error:
                raise BadExport(count, str(error)) from None
            if line.format != FORMAT or len(line.inputs) != len(line.keys):
                raise BadExport(count, line.format)
            try:
                creating(line.row)(db)
            except sqlite3.IntegrityError as error:
                raise BadExport(count, str(error)) from None
            entries = [Entry(bytes(i), k) for i, k in zip(line.inputs, line.keys, strict=True)]
            if entries:
                Append(line.row.id, 0, entries)(db)
        db.execute("COMMIT")
        return count
    finally:
        db.close()
