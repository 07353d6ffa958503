"""The tables of a file, and how an older file is brought up to date."""

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from ludiade.server.store.migrations.carry_over import carry_over

MIGRATIONS = Path(__file__).parent / "migrations"
CHECKPOINT_PAGES = 4000
"""So long the write-ahead log grows before it is carried over: 16 MB, written over from then on.

The tables being played write the same pages again and again, and each is carried over once.
"""
CHECKPOINT_MS = 5000
"""How long others may read the file before its write-ahead log cannot be emptied."""
STEPS: dict[int, Callable[[sqlite3.Connection], None]] = {2: carry_over}
"""What is done in Python after the script of that number, in its transaction."""


def connect(file: Path | str, synchronous: str = "FULL") -> sqlite3.Connection:
    """A connection that writes ahead, and syncs the log at the end of every transaction."""
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute(f"PRAGMA synchronous = {synchronous}")
    db.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA secure_delete = ON")
    return db


def leave_no_trace(db: sqlite3.Connection) -> None:
    """Let nothing that was deleted remain in the write-ahead log; in the file it is overwritten."""
    db.execute(f"PRAGMA busy_timeout = {CHECKPOINT_MS}")
    try:
        (busy, _, _) = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        db.execute("PRAGMA busy_timeout = 0")
    if busy:
        raise sqlite3.OperationalError("the write-ahead log is in use")


def newest() -> int:
    """The version that this program writes."""
    return len(_scripts())


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A file that may be in use, as of one moment; an older one as it would be migrated."""
    uri = f"{file.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as db:
        db.execute("BEGIN")
        if version(db) == newest():
            yield db
            return
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as copy:
            db.backup(copy)
            migrate(copy)
            yield copy


def version(db: sqlite3.Connection) -> int:
    """By which migration a file was last brought up to date; ValueError where that is unknown."""
    (found,) = db.execute("PRAGMA user_version").fetchone()
    if found > newest():
        raise ValueError(f"this file is of a newer version ({found}) than this program")
    return int(found)


def migrate(db: sqlite3.Connection) -> int:
    """Bring a file up to the newest numbered migration, each whole or not at all."""
    for script in _scripts()[version(db) :]:
        number = int(re.match(r"\d+", script.name)[0])  # type: ignore[index]
        try:
            db.executescript(f"BEGIN IMMEDIATE; {script.read_text(encoding='utf-8')}")
            if number in STEPS:
                STEPS[number](db)
            db.execute(f"PRAGMA user_version = {number}")
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise
    return version(db)


def _scripts() -> list[Path]:
    return sorted(MIGRATIONS.glob("[0-9]*.sql"))
