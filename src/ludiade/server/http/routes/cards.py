"""Tables as a shelf shows them: who plays, who is awaited, how long ago something happened."""

from typing import Any, Literal

from msgspec import Struct

from ludiade.kernel.errors import Refusal
from ludiade.server.room.entries import Device, Status
from ludiade.server.store.port import Row, StoreError
from ludiade.server.table.table import Table
from ludiade.server.table.tables import Tables

LOOKED_AT = 8
"""So many of a device's matches under way, the newest, are looked into to tell who is awaited.

One in memory only answers; another is folded, which takes some milliseconds.
"""


class CardSeat(Struct, frozen=True):
    """A seat on a table's card."""

    kind: Literal["waiting", "person", "bot"]
    name: str
    level: str
    stands_in: bool


class Card(Struct, frozen=True):
    """A table as those who may come to it see it from outside."""

    table: str
    game: str
    status: Status
    seats: list[CardSeat]
    mine: list[int]
    """The seats of the device that asks."""
    paused: bool
    awaited: list[int] | None
    """Who must decide; null where that was not looked up."""
    ago_s: int
    """Since the present wait began; where that was not looked up, since the last thing known."""
    practice: bool
    """Whether its shuffles were laid out, as those of a guided first game are."""
    ranks: list[int] | None
    """Who was first, second and so on, once the match is over."""
    gathering: str | None
    """Where it is played, if it is a table of a class or a club evening."""


def card(tables: Tables, row: Row, digest: str | None, table: Table | None = None) -> Card:
    """What is told of a table, as much as is known of it."""
    names = {person.number: person.name for person in row.people}
    own = {p.number for p in row.people if digest is not None and p.digest == digest}
    shown = row.index.card
    seats: list[dict[str, Any]] = shown["seats"]
    return Card(
        table=row.name,
        game=row.index.game,
        status=row.index.status,
        seats=[_seat(seat, names) for seat in seats],
        mine=[number for number, seat in enumerate(seats) if own.intersection(seat["holders"])],
        paused=shown["paused"],
        awaited=None if table is None else list(table.room.awaited),
        ago_s=_ago_ms(tables, row, table) // 1000,
        practice=shown.get("practice", False),  # rows of earlier versions tell neither
        ranks=shown.get("ranks"),
        gathering=row.index.part_of,
    )


def _seat(seat: dict[str, Any], names: dict[Device, str]) -> CardSeat:
    name = seat["bot"] if seat["person"] is None else names.get(seat["person"], "")
    return CardSeat(seat["kind"], name, seat["level"], seat["stands_in"])


async def cards_of(tables: Tables, digest: str) -> list[Card]:
    """The tables of a device, the newest first."""
    found = []
    left = LOOKED_AT
    for row in await tables.store.tables_of(digest):
        table = None
        if row.index.status == "playing" and left:
            left -= 1
            table = await _table(tables, row.name)
        found.append(card(tables, row, digest, table))
    return found


def _ago_ms(tables: Tables, row: Row, table: Table | None) -> int:
    if table is not None:
        return max(0, table.now() - table.room.opened_at)
    return max(0, tables.clock.wall() - row.touched)


async def _table(tables: Tables, name: str) -> Table | None:
    try:
        return await tables.table(name)
    except (Refusal, StoreError):
        return None
