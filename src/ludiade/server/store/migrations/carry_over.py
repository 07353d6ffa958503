"""The second migration: rows and inputs of version 1 become one log a table."""

import logging
import sqlite3
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from ludiade.server.room.entries import Logged, Opened, Seat, read_entry
from ludiade.server.room.index import Index, WayIn, index
from ludiade.server.room.room import Room
from ludiade.server.store.migrations import v1
from ludiade.server.store.migrations.log_of_v1 import Log
from ludiade.server.store.migrations.people import People
from ludiade.server.store.port import Person
from ludiade.server.store.statements import Create

_rows = msgspec.msgpack.Decoder(v1.Row)
_lines = msgspec.json.Decoder(v1.Line)
log = logging.getLogger(__name__)


class Carried(NamedTuple):
    """A table of version 1 as this one keeps it."""

    name: str
    created: int
    touched: int
    entries: Sequence[Logged]
    found_by: Index
    people: Sequence[Person]

    def write(self, db: sqlite3.Connection) -> None:
        """Add it to a file, and admit its devices."""
        create = Create(
            self.name, self.created, self.entries, self.found_by, self.people, None, self.touched
        )
        create(db)
        db.executemany(
            "INSERT OR IGNORE INTO device (digest, admitted) VALUES (?, ?)",
            [(person.digest, self.created) for person in self.people if person.digest is not None],
        )


def carry_over(db: sqlite3.Connection) -> None:
    """Write every table of version 1 as a log, then drop what version 1 kept."""
    for number, name, row in db.execute("SELECT id, name, row FROM lobby ORDER BY id").fetchall():
        inputs = db.execute("SELECT line, key FROM input WHERE match = ? ORDER BY n", (number,))
        seen = db.execute("SELECT at FROM presence WHERE match = ?", (number,))
        db.execute("SAVEPOINT one")
        try:
            carried(_rows.decode(row), inputs, [at for (at,) in seen]).write(db)
        except Exception:  # whatever is wrong with one table, the others are carried over
            log.exception("table %s is put aside", name)
            db.execute("ROLLBACK TO one")
            _put_aside(db, number)
        db.execute("RELEASE one")
    for table in ("input", "presence", "lobby"):
        db.execute(f"DROP TABLE {table}")


def _put_aside(db: sqlite3.Connection, number: int) -> None:
    """Keep what nobody can read as it was, for whoever can mend it."""
    db.execute("CREATE TABLE IF NOT EXISTS aside_lobby (id, name, row)")
    db.execute("CREATE TABLE IF NOT EXISTS aside_input (match, n, key, line)")
    db.execute("INSERT INTO aside_lobby SELECT id, name, row FROM lobby WHERE id = ?", (number,))
    db.execute(
        "INSERT INTO aside_input SELECT match, n, key, line FROM input WHERE match = ?", (number,)
    )


def carried(
    row: v1.Row, stored: Iterable[tuple[str | bytes, str | None]], seen: Iterable[int]
) -> Carried:
    """A row with its inputs and their keys, and when somebody was last there."""
    inputs = [v1.Input(_lines.decode(line), key) for line, key in stored]
    people = People(row)
    entries = Log(row, inputs, people).entries
    began = row.started or row.created
    touched = max(
        [row.created, began, row.ended or 0, began + (inputs[-1].line.at if inputs else 0), *seen]
    )
    return Carried(row.name, row.created, touched, entries, _index(row, entries), people.people)


def _index(row: v1.Row, entries: Sequence[Logged]) -> Index:
    """The index of the folded log; of the row alone where the game or its rules are unknown."""
    try:
        return index(Room.folded(entries), row.created)
    except Exception as error:  # rules may raise anything on what they do not know
        log.warning("table %s is kept, but cannot be gone on with: %r", row.name, error)
    opened = read_entry(entries[0].body)
    assert isinstance(opened, Opened)
    ended = row.status in ("over", "closed")
    return Index(
        status=row.status,
        game=row.game,
        public=False,
        due=None,
        devices=tuple(sorted({0, *(h.device for seat in opened.seats for h in seat.holds)})),
        ways=() if ended else tuple(WayIn(k.digest, k.purpose, k.expires) for k in row.keys),
        card={
            "seats": [_card(*pair) for pair in zip(row.places, opened.seats, strict=True)],
            "paused": row.pause is not None and row.pause.since is not None,
        },
    )  # fmt: skip


def _card(place: v1.Place, seat: Seat) -> dict[str, object]:
    return {
        "kind": place.kind,
        "person": seat.person,
        "level": place.level,
        "bot": seat.bot,
        "stands_in": place.stands_in,
        "holders": [hold.device for hold in seat.holds if hold.role == "holder"],
    }
