"""What a gathering orders of one of its tables, done once however often it is asked."""

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludiade.server.room.asks import GATHERING, NOBODY, Ask, Hold
from ludiade.server.room.draft import Draft
from ludiade.server.table.outcomes import Ordering, settle

if TYPE_CHECKING:
    from ludiade.server.table.table import Table


async def order(table: "Table", asked: Ask, key: str) -> None:
    """Have something decided that the table's gathering wants, and wait until it is stored."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def then(draft: Draft) -> None:
        settle(done, None)

    table.tables.check_storing()
    table.post(table.change, GATHERING, asked, then, key, peer=Ordering(done, "fr"), key=key)
    await done


def recognised(table: "Table", asked: Hold) -> Hold:
    """With the device by its number, where it has one there, and a name only where it is new."""
    room = table.room
    person = room.seats[asked.seat].person if asked.seat < room.players else None
    known = person is not None and table.names.get(person) == asked.name
    number = table.number_of(asked.holder)
    return replace(
        asked, device=None if number == NOBODY else number, name="" if known else asked.name
    )
