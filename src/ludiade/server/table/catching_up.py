"""A table reads what other nodes have appended, and folds only that."""

import logging
from typing import TYPE_CHECKING

from ludiade.server.room.entries import Logged, UnknownEntry, read_entry
from ludiade.server.room.room import Room
from ludiade.server.room.timing import due
from ludiade.server.wire.decoding import Denied

if TYPE_CHECKING:
    from ludiade.server.table.table import Table

log = logging.getLogger("ludiade.table")
AWAY_MS = 3000
"""What is due for so long and has not happened says that no node was there for it."""
ELSEWHERE = 1012
"""The close code of whoever should connect again, to be served by another node (RFC 6455)."""


async def catch_up(table: "Table") -> bool:
    """Fold and show what was missed; whether there was anything.

    To be awaited in the table's queue alone. Denied where it cannot be served here any more.
    """
    before, store = table.room, table.tables.store
    missed = await store.read(table.id, before.n)
    if not missed:
        return False
    room = _folded(table, before, missed)
    if room.revision != before.revision:  # somebody may have come
        row = await store.load(table.name)
        assert row is not None
        table.meet(row.people)
    table.replace_room(room)
    return True


def _folded(table: "Table", before: Room, missed: list[Logged]) -> Room:
    room = before.fork()
    try:
        for logged in missed:
            room.fold(read_entry(logged.body))
    except UnknownEntry:
        decline(table, "newer_table")
        raise Denied("newer_table") from None
    except Exception as error:  # a log that leads nowhere harms its own table alone
        log.error("table %s cannot be folded", table.name, exc_info=error)
        table.tables.counters.add("errors")
        decline(table, "internal")
        raise Denied("internal") from None
    return room


def decline(table: "Table", code: str) -> None:
    """Serve a table no more: whoever looks at it is told why, and goes elsewhere."""
    table.alarm.stop()
    if table.tables.tables.get(table.name) is table:
        del table.tables.tables[table.name]
    members = table.audience.members
    table.audience.members = []
    table.audience.forget_present()
    for member in members:
        member.refuse(Denied(code), table.room.game.id, (), None)
        member.end(ELSEWHERE, code)


def was_away(room: Room, at: int) -> bool:
    """Whether what is due has waited so long that every node must have been away."""
    found = due(room)
    return found is not None and at > found.at + AWAY_MS
