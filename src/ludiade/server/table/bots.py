"""Bots at a table: asked when they are awaited and somebody looks, called off when not any more."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from ludiade.bots.levels import STAND_IN, simpler
from ludiade.kernel.errors import Illegal
from ludiade.kernel.types import Action
from ludiade.server.room.asks import SERVER, BotFailed, BotMove
from ludiade.server.room.room import Room
from ludiade.server.table.lease import Lease
from ludiade.server.table.queue import Rest
from ludiade.server.think import worker
from ludiade.server.think.patience import Playing, bot_seed, paced, patience, think_s

if TYPE_CHECKING:
    from ludiade.server.table.table import Table

log = logging.getLogger("ludiade.bots")
AGAIN_S = 1.0
"""After which the simplest bot is asked again, where it failed too."""
Wanted = tuple[int, int, bool]
"""The window, the seat, and whether a person is late there."""


class Bots:
    """The bots that think about one table's present wait."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.thinking: dict[Wanted, asyncio.Task[None]] = {}

    def ask_awaited(self) -> None:
        """Have every bot decide that the table waits for."""
        room = self._table.room
        for seat in room.awaited:
            if room.seats[seat].kind == "bot":
                self._ask((room.window, seat, False))

    def ask_late(self) -> None:
        """The turn limit is over: have a bot decide for every person still awaited."""
        room = self._table.room
        for seat in room.awaited:
            if room.seats[seat].kind == "person":
                self._ask((room.window, seat, True))

    def _ask(self, wanted: Wanted, level: str | None = None) -> None:
        if wanted not in self.thinking and self._is_wanted(wanted):
            work = self._decide(wanted, level or self._level(wanted))
            self.thinking[wanted] = self._table.tables.spawn(work)

    def call_off(self) -> None:
        """Stop the bots whom the table no longer waits for."""
        for wanted in [wanted for wanted in self.thinking if not self._is_wanted(wanted)]:
            self.thinking.pop(wanted).cancel()

    def dismiss(self) -> None:
        """Stop every bot."""
        for task in self.thinking.values():
            task.cancel()
        self.thinking.clear()

    def _is_wanted(self, wanted: Wanted) -> bool:
        window, seat, late = wanted
        room = self._table.room
        if room.paused or room.window != window or seat not in room.awaited:
            return False
        if not late:
            return room.seats[seat].kind == "bot" and bool(self._table.audience.members)
        found = room.deadline
        return room.seats[seat].kind == "person" and found is not None and found.then == "bot"

    def _level(self, wanted: Wanted) -> str:
        return STAND_IN if wanted[2] else self._table.room.seats[wanted[1]].level

    async def _decide(self, wanted: Wanted, level: str) -> None:
        """Decide from what the seat sees, and answer when somebody thinking would."""
        room, loop = self._table.room, self._table.tables.loop
        try:
            think, pause = self._patience(room, wanted, level)
            answer_at = loop.time() + pause
            async with Lease(self._table, wanted[0], wanted[1]):
                action = await self._choose(room, wanted[1], level, time.monotonic() + think)
        except worker.BotFailed as failed:
            self._replace(wanted, level, str(failed))
            return
        except Exception:
            self.thinking.pop(wanted, None)
            self._table.tables.counters.add("errors")
            log.exception("no bot could decide at table %s", self._table.name)
            return
        await asyncio.sleep(max(0.0, answer_at - loop.time()))
        self._table.post(self._move, wanted, level, action)

    def _patience(self, room: Room, wanted: Wanted, level: str) -> tuple[float, float]:
        if wanted[2]:
            return think_s(level), 0.0
        config = self._table.tables.config
        assert room.state is not None
        playing = Playing(room.game, room.options, room.players, room.state)
        pace = room.settings.bot_pace
        usual, plain = paced(config.bot_pause_s, pace), paced(config.bot_quick_s, pace)
        return patience(playing, wanted[1], level, usual, plain)

    async def _choose(self, room: Room, seat: int, level: str, due: float) -> Action:
        seed = bot_seed(room.secret, room.name, seat)
        pool = self._table.tables.pool
        return await pool.choose(room.name, room.seen_by(seat), level, seed, room.last_step, due)

    def _move(self, wanted: Wanted, level: str, action: Action) -> Rest:
        window, seat, late = wanted
        self.thinking.pop(wanted, None)
        asked = BotMove(seat, window, action, level, late)
        try:
            return self._table.change(SERVER, asked, self._table.alarm.set_again)
        except Illegal as illegal:
            self._replace(wanted, level, illegal.code)
            return None

    def _replace(self, wanted: Wanted, level: str, why: str) -> None:
        """Say that a bot failed, and let a simpler one play on."""
        self.thinking.pop(wanted, None)
        table, (_, seat, late) = self._table, wanted
        next_level = simpler(level)
        if next_level is None:  # nothing is wrong with the simplest of all: the machine has no time
            log.error("no bot could decide at table %s, asked again: %s", table.name, why)
            table.tables.loop.call_later(AGAIN_S, table.alarm.set)
            return
        table.tables.counters.add("bots_replaced")
        log.error(
            "bot %s failed at seat %d of table %s, replaced by %s: %s",
            level, seat, table.name, next_level, why,
        )  # fmt: skip
        if late:
            self._ask(wanted, next_level)
        else:
            table.post(table.change, SERVER, BotFailed(seat, level), table.alarm.set_again)
