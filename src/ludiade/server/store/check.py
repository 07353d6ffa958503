"""Is every table what its log says? Logs are folded, and what is derived from them compared."""

import sqlite3
import time
from collections.abc import Sequence, Set
from contextlib import closing
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from ludiade.kernel.errors import BadRecord
from ludiade.server.gathering.gathering import Gathering
from ludiade.server.gathering.index import index as gathering_index
from ludiade.server.room.entries import Device, Logged, UnknownEntry
from ludiade.server.room.house import HouseRules
from ludiade.server.room.index import Index, LogKind, index
from ludiade.server.room.room import Room
from ludiade.server.store.files import Lock, make_private
from ludiade.server.store.schema import connect, migrate, reading
from ludiade.server.store.statements import write_index
from ludiade.server.wire.decoding import Denied

Code = Literal["damaged", "gap", "declined", "unreadable", "index", "lookup"]


class Problem(Struct, frozen=True):
    """What is not as it should be at a table, or (`damaged`) with the file."""

    code: Code
    table: str
    reason: str = ""
    mended: bool = False


class Report(Struct):
    """What was looked at and what was found."""

    tables: int = 0
    entries: int = 0
    problems: list[Problem] = []

    @property
    def left(self) -> int:
        """Problems that remain; a table that another version serves is none."""
        return sum(not one.mended and one.code != "declined" for one in self.problems)


def check_file(file: Path, mend: bool = False, house: HouseRules | None = None) -> Report:
    """Fold every log of a file; InUse where it is to be mended while a server runs."""
    if not mend:
        with reading(file) as db:
            return _check(db, False, house or HouseRules())
    lock = Lock(file.resolve())
    try:
        if not file.exists():
            raise FileNotFoundError(file)
        make_private(file)
        with closing(connect(file)) as db:
            migrate(db)
            db.execute("BEGIN IMMEDIATE")
            report = _check(db, True, house or HouseRules())
            db.execute("COMMIT")
            return report
    finally:
        lock.release()


def _check(db: sqlite3.Connection, mend: bool, house: HouseRules) -> Report:
    report = Report()
    said = [line for (line,) in db.execute("PRAGMA integrity_check(10)")]
    if said != ["ok"]:
        report.problems.append(Problem("damaged", "", "; ".join(said)))
    tables = db.execute("SELECT id, name, created, kind FROM tables ORDER BY id").fetchall()
    for number, name, created, kind in tables:
        sql = "SELECT n, body FROM entry WHERE table_id = ? ORDER BY n"
        log = db.execute(sql, (number,)).fetchall()
        report.tables += 1
        report.entries += len(log)
        try:
            expected = expected_index(log, kind, created, house)
        except Unsound as unsound:
            report.problems.append(Problem(unsound.code, name, unsound.reason))
            continue
        if (wrong := differs(_stored(db, number), expected)) is not None:
            if mend:
                _mend(db, number, expected)
            report.problems.append(Problem(wrong, name, mended=mend))
    return report


class Unsound(Exception):
    """A log that does not lead to a room."""

    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


def expected_index(
    log: Sequence[tuple[int, str]], kind: LogKind, created: int, house: HouseRules
) -> Index:
    """The index that numbered entries lead to; Unsound where they do not."""
    if [n for n, _ in log] != list(range(len(log))) or not log:
        raise Unsound("gap", f"{len(log)} entries, numbered to {log[-1][0] if log else -1}")
    try:
        entries = [Logged(body.encode()) for _, body in log]
        if kind == "gathering":
            return gathering_index(Gathering.folded(entries), created)
        return index(Room.folded(entries, house), created)
    except (UnknownEntry, BadRecord) as declined:
        raise Unsound("declined", str(declined)) from None
    except Denied as denied:
        here = denied.code not in ("unknown_game", "unknown_rules")
        raise Unsound("unreadable" if here else "declined", denied.code) from None
    except Exception as error:  # whatever a damaged log makes the rules do
        raise Unsound("unreadable", f"{type(error).__name__}: {error}") from None


class Stored(NamedTuple):
    """What a store has derived from a log."""

    shown: str
    columns: tuple[str, bool, int | None]
    """Status, whether it is public, and when something is due."""
    ways: Set[tuple[str, str, int]]
    holders: Set[str]
    people: Sequence[tuple[Device, str | None]]


def differs(stored: Stored, expected: Index) -> Code | None:
    """What differs from the log: the index, or only what is looked up by it."""
    try:
        shown = msgspec.json.decode(stored.shown, type=Index)
    except msgspec.MsgspecError:
        return "index"
    if shown != expected or stored.columns != (expected.status, expected.public, expected.due):
        return "index"
    now = time.time_ns() // 1_000_000  # a way whose time is over may lead elsewhere
    in_time = {way for way in stored.ways if way[2] > now}
    digests = {d for one, d in stored.people if one in expected.devices and d is not None}
    if in_time != {way for way in expected.ways if way.until > now}:
        return "lookup"
    return None if stored.holders == digests else "lookup"


def _stored(db: sqlite3.Connection, number: int) -> Stored:
    def rows(sql: str) -> list[Any]:
        return db.execute(f"{sql} WHERE table_id = ?", (number,)).fetchall()

    sql = "SELECT shown, status, public, due FROM tables WHERE id = ?"
    shown, status, public, due = db.execute(sql, (number,)).fetchone()
    return Stored(
        shown, (status, bool(public), due), set(rows("SELECT digest, purpose, until FROM way")),
        {digest for (digest,) in rows("SELECT digest FROM holder")},
        rows("SELECT number, digest FROM person"),
    )  # fmt: skip


def _mend(db: sqlite3.Connection, number: int, expected: Index) -> None:
    """Write the index anew, all of it; when somebody was last there stays as it was."""
    sql = "SELECT touched FROM tables WHERE id = ?"
    (touched,) = db.execute(sql, (number,)).fetchone()
    db.execute("UPDATE tables SET shown = 'null' WHERE id = ?", (number,))
    write_index(db, number, expected, (), time.time_ns() // 1_000_000)
    db.execute("UPDATE tables SET touched = ? WHERE id = ?", (touched, number))
