"""A match that has ended, for those who sat there or may watch."""

from collections.abc import Iterator
from typing import cast

import msgspec
from msgspec import UNSET, Raw

from ludiade.kernel.record import FORMAT, Document, ExpiredLine, Line, MoveLine, ShuffledLine
from ludiade.server.room.asks import NOBODY
from ludiade.server.room.entries import (
    Expired,
    Logged,
    Moved,
    Shuffled,
    UnknownEntry,
    read_entry,
)
from ludiade.server.room.fairness import is_open, on_record
from ludiade.server.room.overview import names_of
from ludiade.server.room.room import Room
from ludiade.server.room.watching import check_watcher
from ludiade.server.table.tables import Tables
from ludiade.server.wire.decoding import Denied


class Ended:
    """The whole of an ended match."""

    def __init__(self, room: Room, log: list[Logged], names: list[str]) -> None:
        self.room = room
        self.names = names
        self._log = log

    def lines(self) -> list[Line]:
        """Every input as the record has it, its time counted from the start of the match."""
        return list(lines(self._log, self.room.started_at))

    def document(self) -> Document:
        """The record of the match, with its seed."""
        room = self.room
        said = on_record(room)
        return Document(
            format=FORMAT, game=room.game.id, rules=room.game.rules, players=room.players,
            inputs=self.lines(), names=self.names, options=room.whole_options,
            fairness=UNSET if said is None else said,
        )  # fmt: skip


async def ended_match(tables: Tables, name: str, device: str | None, watch: str | None) -> Ended:
    """An ended match; Denied for one that has not, and to whoever neither sat nor may watch."""
    row = await tables.store.load(name)
    if row is None or row.index.kind != "table":
        raise Denied("no_such_table")
    log: list[Logged] = []
    try:
        if row.index.status in ("open", "playing"):
            room = (await tables.table(name)).room
        if row.index.status in ("over", "closed") or room.has_ended:
            room, log = await tables.ended.find(row)
    except UnknownEntry:
        raise Denied("newer_table") from None
    who = next((p.number for p in row.people if device is not None and p.digest == device), NOBODY)
    if who not in room.played and who not in room.devices():
        check_watcher(room, watch, max(room.at, tables.clock.wall() - row.created))
    if not room.has_ended:
        raise Denied("not_ended")
    if not is_open(room):
        tables.ended.drop(row.id)  # it is not as it will be
        raise Denied("round_goes_on")
    if not row.index.devices:  # everybody has put it away
        raise Denied("no_such_table")
    return Ended(room, log, names_of(room, {p.number: p.name for p in row.people}))


def lines(log: list[Logged], started: int) -> Iterator[Line]:
    """The inputs of the match among the entries of its table."""
    for logged in log:
        entry = read_entry(logged.body)
        at = max(0, entry.at - started)
        if isinstance(entry, Moved):
            action = msgspec.json.decode(cast(Raw, entry.action))
            yield MoveLine(at=at, seat=entry.seat, action=action)
        elif isinstance(entry, Shuffled):
            yield ShuffledLine(at=at, order=entry.order)
        elif isinstance(entry, Expired):
            yield ExpiredLine(at=at)
