"""What happens at a table by itself: the end of a delay, a bot's turn, what was under way."""

import asyncio
from typing import TYPE_CHECKING

from ludiade.server.room.asks import SERVER, Recover, TimeUp
from ludiade.server.room.draft import Draft
from ludiade.server.room.timing import due, rests
from ludiade.server.table.catching_up import was_away

if TYPE_CHECKING:
    from ludiade.server.table.table import Table


class Alarm:
    """Rings when something is due at one table; on a node that only watches it never does."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None
        self._stopped = False

    def set(self) -> None:
        """Set it for what is due, and ask the bots that are awaited while somebody looks."""
        table = self._table
        tables, room = table.tables, table.room
        if self._timer is not None:
            self._cancel()
        if table.bots.thinking:
            table.bots.call_off()
        if self._stopped or tables.stopping or tables.failing is not None or tables.watches:
            return
        found = due(room)
        if found is not None and (table.audience.members or not rests(room)):
            delay_s = max(0.0, (found.at - table.now()) / 1000)
            self._timer = tables.loop.call_later(delay_s, self._ring)
        if table.audience.members:
            table.bots.ask_awaited()

    def _ring(self) -> None:
        table = self._table
        self._timer = None
        found = due(table.room)
        if found is not None and found.what == "bot":
            table.bots.ask_late()
        else:
            table.post(table.change, SERVER, TimeUp(), self.set_again)

    def set_again(self, draft: Draft) -> None:
        """Set it anew where a decision led to nothing: it rang a moment too early."""
        if not draft.entries:
            self.set()

    def wake(self) -> None:
        """Take up what was under way when the table was last in memory."""
        table = self._table
        if table.tables.watches:
            return
        if table.tables.shared and not was_away(table.room, table.now()):
            table.post(self.set)  # another node was there all the time
        else:
            table.post(table.change, SERVER, Recover(), self.set_again)

    def rings_within(self, seconds: float) -> bool:
        """Whether something is due so soon."""
        now = self._table.tables.loop.time()
        return self._timer is not None and self._timer.when() <= now + seconds

    def stop(self) -> None:
        """Let nothing happen by itself any more, whatever is still asked."""
        self._stopped = True
        self._cancel()
        self._table.bots.dismiss()

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
