"""A whole table as a line of JSON: what exports are made of, whichever store they come from."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Raw, Struct

from ludiade.server.room.entries import Device, Logged
from ludiade.server.room.index import Index
from ludiade.server.store.migrations import v1
from ludiade.server.store.migrations.carry_over import carried
from ludiade.server.store.port import Person

FORMAT = "ludiade-tables/2"
FORMAT_1 = "ludiade-tables/1"


class ExportedTable(Struct, frozen=True, kw_only=True):
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


class ExportedLine(Struct, frozen=True):
    """A whole table on one line."""

    format: str
    table: ExportedTable
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


class Imported(NamedTuple):
    """What became of the tables of an export."""

    added: int
    known: int
    """Those that were there already, at that point or further on."""


class NotEmpty(Exception):
    """Where everything is to be moved to, there are tables already."""


class Kept(NamedTuple):
    """All that a store keeps of a table."""

    name: str
    created: int
    touched: int
    entries: Sequence[Logged]
    found_by: Index
    people: Sequence[Person]
    opener: tuple[str, str] | None

    def is_known_by(self, entries: Sequence[bytes]) -> bool:
        """Whether a log, as bodies of entries, begins with this table's, so that it adds nothing.

        Nothing where there is no such log.
        """
        own = [entry.body for entry in self.entries]
        return bool(own) and list(entries[: len(own)]) == own

    def line(self) -> bytes:
        """The table as it is exported."""
        table = ExportedTable(
            name=self.name, created=self.created, touched=self.touched, index=self.found_by,
            opener=self.opener,
        )  # fmt: skip
        entries = [ExportedEntry(Raw(body), device, key) for body, device, key in self.entries]
        return msgspec.json.encode(ExportedLine(FORMAT, table, list(self.people), entries)) + b"\n"


def read_line(text: bytes) -> Kept:
    """The table of one line; MsgspecError, UnicodeError, OverflowError or IndexError if none is."""
    if msgspec.json.decode(text, type=_Format).format == FORMAT_1:
        old = msgspec.json.decode(text, type=LineOfVersion1)
        if len(old.inputs) != len(old.keys):
            raise msgspec.ValidationError("one key an input")
        found = carried(old.row, zip(map(bytes, old.inputs), old.keys, strict=True), ())
        return Kept(*found, None)
    line = msgspec.json.decode(text, type=ExportedLine)
    if line.format != FORMAT:
        raise msgspec.ValidationError(line.format)
    entries = [Logged(bytes(one.entry), one.device, one.key) for one in line.entries]
    table = line.table
    return Kept(
        table.name, table.created, table.touched, entries, table.index, line.people, table.opener
    )


UNREADABLE = (msgspec.MsgspecError, UnicodeError, OverflowError, IndexError)
"""What a line that is none of an export makes `read_line` raise."""
