"""Tables as a shelf shows them: who plays, who is awaited, how long ago something happened."""

from typing import Literal

from msgspec import Struct

from ludiade.kernel.errors import Refusal
from ludiade.kernel.inputs import Awaiting
from ludiade.server.hub import Hub
from ludiade.server.live import Live
from ludiade.server.rows import Row, Status
from ludiade.server.store.port import StoreError

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


def card(hub: Hub, row: Row, device: str | None, live: Live | None = None) -> Card:
    """What is told of a table, as much as is known of it."""
    awaited = None
    last = max(row.created, row.started or 0, row.ended or 0)
    if live is not None:
        waiting = live.match.state.waiting()
        awaited = list(waiting.seats) if isinstance(waiting, Awaiting) else []
        last = max(last, (row.started or 0) + live.opened)
    return Card(
        table=row.name,
        game=row.game,
        status=row.status,
        seats=[CardSeat(p.kind, p.name, p.level, p.stands_in) for p in row.places],
        mine=row.seats_of(device) if device is not None else [],
        paused=row.paused,
        awaited=awaited,
        ago_s=max(0, hub.clock.wall() - last) // 1000,
    )


async def cards_of(hub: Hub, device: str) -> list[Card]:
    """The tables of a device, the newest first."""
    found = []
    left = LOOKED_AT
    for row in await hub.store.tables_of(device):
        live = None
        if row.status == "playing" and left:
            left -= 1
            live = await _live(hub, row)
        found.append(card(hub, row, device, live))
    return found


async def _live(hub: Hub, row: Row) -> Live | None:
    """A match under way, in its turn, so that nothing is told before it is stored."""
    try:
        table = await hub.table(row.name)
        return await table.do(table.folded)
    except (Refusal, StoreError):
        return None
