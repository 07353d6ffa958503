"""What is written, as pieces of work that are stored together and refused each alone."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ludiade.server.room.entries import Logged
from ludiade.server.room.index import Index
from ludiade.server.store.port import Person


class Columns(NamedTuple):
    """An index as the columns of `tables`."""

    shown: str
    status: str
    public: bool
    due: int | None
    looked_up: str


def columns(index: Index) -> Columns:
    """An index as the columns of its table's row."""
    return Columns(
        msgspec.json.encode(index).decode(), index.status, index.public, index.due,
        msgspec.json.encode([index.ways, index.devices]).decode(),
    )  # fmt: skip


class Piece(ABC):
    """Something to be written, all or nothing, by `write_pieces` of the migrations."""

    __slots__ = ("now", "table")

    def __init__(self, table: int | None, now: int | None) -> None:
        self.table = table
        """The table it belongs to: pieces of one table are stored in their order."""
        self.now = now
        """The time it is written at; none is the database's."""

    def encoded(self) -> bytes:
        """As `write_pieces` takes it; raises whatever is wrong with the values."""
        return msgspec.json.encode({"table": self.table, "now": self.now, **self.fields()})

    @abstractmethod
    def fields(self) -> dict[str, Any]: ...

    async def found(self, db: Any) -> tuple[bool, int | None]:
        """Whether it was stored though nobody said so, and its result; asking may be in vain."""
        return False, None


class Append(Piece):
    """Entries of one table, with the index and the people that follow."""

    __slots__ = ("entries", "index", "n", "people")
    table: int

    def __init__(
        self, table: int, n: int, entries: Sequence[Logged], index: Index | None,
        people: Sequence[Person], now: int | None,
    ) -> None:  # fmt: skip
        super().__init__(table, now)
        self.n = n
        self.entries = entries
        self.index = index
        self.people = people

    @property
    def is_common(self) -> bool:
        """Entries, perhaps with an index: most that is written, and one statement for many."""
        return bool(self.entries) and self.n > 0 and not self.people

    def fields(self) -> dict[str, Any]:
        return {
            "do": "append", "n": self.n, "entries": _entries(self.entries),
            "index": None if self.index is None else columns(self.index)._asdict(),
            "people": self.people,
        }  # fmt: skip

    async def found(self, db: Any) -> tuple[bool, int | None]:
        if not self.entries:
            return False, None
        rows = await db.fetch(
            "SELECT convert_to(body, 'UTF8'), device, key FROM entry"
            " WHERE table_id = $1 AND n >= $2 AND n < $3 ORDER BY n",
            self.table, self.n, self.n + len(self.entries),
        )  # fmt: skip
        return [tuple(row) for row in rows] == [tuple(one) for one in self.entries], None


class Create(Piece):
    """A new table with its first entries."""

    __slots__ = ("created", "entries", "index", "name", "opener", "people")

    def __init__(
        self, name: str, created: int, entries: Sequence[Logged], index: Index,
        people: Sequence[Person], opener: tuple[str, str] | None, touched: int,
    ) -> None:  # fmt: skip
        super().__init__(None, touched)
        self.name = name
        self.created = created
        self.entries = entries
        self.index = index
        self.people = people
        self.opener = opener

    def fields(self) -> dict[str, Any]:
        opener, request = self.opener or (None, None)
        return {
            "do": "create", "name": self.name, "created": self.created, "opener": opener,
            "request": request, "entries": _entries(self.entries),
            "index": columns(self.index)._asdict(), "people": self.people,
            "kind": self.index.kind, "part_of": self.index.part_of,
        }  # fmt: skip

    async def found(self, db: Any) -> tuple[bool, int | None]:
        """Names are drawn at random: where there is one, it is this one."""
        number = await db.fetchval("SELECT id FROM tables WHERE name = $1", self.name)
        return number is not None, number


class Small(Piece):
    """Something that may be written twice without harm."""

    __slots__ = ("_fields",)

    def __init__(self, do: str, table: int | None, now: int | None, **more: Any) -> None:
        super().__init__(table, now)
        self._fields = {"do": do, **more}

    def fields(self) -> dict[str, Any]:
        return self._fields


def _entries(entries: Sequence[Logged]) -> list[tuple[int | None, str | None, str]]:
    for _, device, key in entries:
        if not isinstance(device, int | None) or not isinstance(key, str | None):
            raise TypeError("a device is a number, a request key a text")
    return [(device, key, body.decode()) for body, device, key in entries]
