"""Tables that nobody comes back to: closed after a long time, and kept readable."""

import asyncio
import logging
from typing import TYPE_CHECKING

from ludiade.kernel.errors import Refusal
from ludiade.server.live import stored_lines
from ludiade.server.rows import Row, Status
from ludiade.server.store.port import StoreError

if TYPE_CHECKING:
    from ludiade.server.hub import Hub

log = logging.getLogger("ludiade.archive")
PAGE = 100
UNFINISHED: tuple[Status, ...] = ("open", "playing")


async def archive(hub: "Hub") -> int:
    """Close what has been idle for too long, its seed revealed; how many tables that were."""
    closed = 0
    for status in UNFINISHED:
        after = 0
        while rows := await hub.store.tables(status, after, PAGE):
            for row in rows:
                after = row.id
                if await _last(hub, row) < hub.clock.wall() - 1000 * hub.config.archive_s:
                    closed += await _close(hub, row.name)
            await asyncio.sleep(0)
    return closed


async def _last(hub: "Hub", row: Row) -> int:
    """When something last happened at a table."""
    last = row.created
    if row.started is not None:
        lines = stored_lines((await hub.store.read(row.id))[-1:])
        ats = [line.at for line in lines if isinstance(line.at, int)]
        last = row.started + max(ats, default=0)
    return max([last, *(await hub.store.seen(row.id)).values()])


async def _close(hub: "Hub", name: str) -> bool:
    try:
        table = await hub.table(name)

        async def work() -> bool:
            if table.members or table.row.ended_already:
                return False
            row = table.copy_row()
            row.status, row.ended, row.pause = "closed", hub.clock.wall(), None
            await table.change(row)
            hub.arm(table)
            return True

        return await table.do(work)
    except (Refusal, StoreError) as error:
        log.warning("table %s cannot be archived: %r", name, error)
        return False
