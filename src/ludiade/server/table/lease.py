"""Which node thinks about a bot's turn, so that it is thought about once."""

import asyncio
import logging
from typing import TYPE_CHECKING

from ludiade.server.store.port import StoreError

if TYPE_CHECKING:
    from ludiade.server.table.table import Table

log = logging.getLogger("ludiade.bots")
LEASE_S = 1.5
"""How long a turn stays with a node that is not heard of any more."""
RENEW_S = 0.5


class Lease:
    """A bot's turn while it is this node's; entered once no other node has it.

    The unique key of the log makes a second answer harmless, so where the store cannot say whose
    turn it is, everybody thinks.
    """

    def __init__(self, table: "Table", window: int, seat: int) -> None:
        self._table = table
        self._window = window
        self._seat = seat
        self._renewing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> None:
        if not self._table.tables.shared:
            return
        while not await self._is_ours():
            self._table.tables.pool.prepare()  # should that node die, it takes no start as well
            await asyncio.sleep(RENEW_S)
        self._renewing = self._table.tables.spawn(self._renew())

    async def __aexit__(self, *_: object) -> None:
        if self._renewing is not None:
            self._renewing.cancel()

    async def _is_ours(self) -> bool:
        tables = self._table.tables
        assert tables.following is not None
        try:
            return await tables.store.lease(
                self._table.id, self._window, self._seat, tables.following.node, LEASE_S
            )
        except StoreError as error:
            log.warning("the store cannot say whose turn it is: %r", error)
            return True

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEW_S)
            await self._is_ours()
