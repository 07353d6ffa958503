"""Bots at an online table: when they are asked, how long they take, what if they fail."""

import asyncio
import hashlib
import logging
import random
import time
from functools import partial
from typing import TYPE_CHECKING

from ludiade.bots import seen
from ludiade.bots.levels import RANDOM
from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import SPECTATOR
from ludiade.kernel.inputs import Awaiting, Move
from ludiade.kernel.types import Action
from ludiade.server.lane import BotFailed
from ludiade.server.live import Live
from ludiade.server.moves import stands
from ludiade.server.rows import STAND_IN, Row
from ludiade.server.table import Table
from ludiade.server.turns import Rest

if TYPE_CHECKING:
    from ludiade.server.hub import Hub

log = logging.getLogger("ludiade.opponents")
THINK_S = {"expert": 5.0}
LESS_S = 2.3
"""What the other levels have; with the way there and back that makes six and three seconds."""
DRAWS = 3
_chance = random.SystemRandom()


def ask(hub: "Hub", table: Table, live: Live, seat: int, late: bool = False) -> None:
    """Have a bot decide for a seat, unless one is at it; `late` where a person let time run out."""
    key = (live.match.window, seat)
    if key not in table.asked:
        table.asked[key] = (late, hub.spawn(_answer(hub, table, live, seat, late)))


def call_off(table: Table) -> None:
    """Stop the bots whom the table no longer waits for."""
    for key, (late, task) in list(table.asked.items()):
        if not _wanted(table, *key, late):
            del table.asked[key]
            task.cancel()


def dismiss(table: Table) -> None:
    """Stop every bot at a table."""
    for _, task in table.asked.values():
        task.cancel()
    table.asked.clear()


def seed(row: Row, seat: int) -> int:
    """A bot's seed for a whole match: from what nobody is told, and never from the cards."""
    digest = hashlib.sha256(f"{row.thoughts} {row.name} {seat}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


async def _answer(hub: "Hub", table: Table, live: Live, seat: int, late: bool) -> None:
    """Decide from what the seat sees, and answer when somebody thinking would."""
    window = live.match.window
    try:
        pause, most = (0.0, None) if late else _patience(hub, live, seat)
        answer_at = time.monotonic() + pause
        level, action = await _decide(hub, table, live, seat, most)
    except Exception:
        table.asked.pop((window, seat), None)
        hub.counters.add("errors")
        log.exception("no bot could decide at table %s", table.row.name)
        return
    await asyncio.sleep(max(0.0, answer_at - time.monotonic()))
    table.post(partial(_move, hub, table, seat, window, action, level, late))


def _patience(hub: "Hub", live: Live, seat: int) -> tuple[float, float | None]:
    """When the answer comes, and how long the thought may last if less than the level has."""
    if is_plain(live, seat):
        pause = _chance.uniform(*hub.config.bot_quick_s)
        return pause, pause
    return _chance.uniform(*hub.config.bot_pause_s), None


async def _decide(
    hub: "Hub", table: Table, live: Live, seat: int, most: float | None
) -> tuple[str, Action]:
    """What the bot of a seat does, or the simpler one that plays on for it, and which it was."""
    level = table.fallen.get(seat) or table.row.places[seat].level or STAND_IN
    while True:
        try:
            return level, await _choose(hub, table, live, seat, level, most)
        except BotFailed as failed:
            simpler = _replace(hub, table, seat, level, failed)
            if simpler is None:
                raise
            level = simpler


async def _move(
    hub: "Hub", table: Table, seat: int, window: int, action: Action, level: str, late: bool
) -> Rest:
    """A bot's decision, for its own seat or for somebody who is late."""
    table.asked.pop((window, seat), None)
    live = await table.folded()
    kind = table.row.places[seat].kind
    if not stands(table, live, window) or (kind == "bot") == late:
        hub.arm(table)
        return None
    try:
        step = live.move(Move(seat, action), table.now(), f"bot {window} {seat}")
    except Illegal as illegal:
        if illegal.code == "not_your_turn":  # it answered meanwhile
            return None
        if _replace(hub, table, seat, level, illegal.code):
            ask(hub, table, live, seat, late)
        return None
    return table.commit(live, step, None)


async def _choose(
    hub: "Hub", table: Table, live: Live, seat: int, level: str, most: float | None
) -> Action:
    known = seen(live.match, seat)
    if len(known.actions) == 1 and known.game.lists_all:
        return known.actions[0]
    seconds = THINK_S.get(level, LESS_S) if most is None else most
    row = table.row
    end = time.monotonic() + seconds
    return await hub.workers.choose(row.name, known, level, seed(row, seat), live.n, end)


def is_plain(live: Live, seat: int) -> bool:
    """Whether somebody who only watches would say that this seat has nothing to decide.

    The answer comes from truths a spectator may imagine, so it tells nothing of the true cards.
    """
    match = live.match
    if not match.game.lists_all:
        return False
    view = match.state.view(SPECTATOR)
    dice = Dice(_chance.getrandbits(40))
    for _ in range(DRAWS):
        truth = match.game.imagine(match.options, match.players, SPECTATOR, view, dice)
        if len(truth.moves(seat)) > 1:
            return False
    return True


def _wanted(table: Table, window: int, seat: int, late: bool) -> bool:
    row, live = table.row, table.live
    if live is None or row.status != "playing" or row.paused or live.match.window != window:
        return False
    waiting = live.match.state.waiting()
    awaited = isinstance(waiting, Awaiting) and seat in waiting.seats
    return awaited and row.places[seat].kind == ("person" if late else "bot")


def _replace(hub: "Hub", table: Table, seat: int, level: str, why: object) -> str | None:
    """Say that a bot failed, and who plays on for it; nobody where there is no simpler one."""
    hub.counters.add("bots_replaced")
    simpler = {RANDOM: None, STAND_IN: RANDOM}.get(level, STAND_IN)
    log.error(
        "bot %s failed at seat %d of table %s, replaced by %s: %s",
        level, seat, table.row.name, simpler, why,
    )  # fmt: skip
    if simpler is not None:
        table.fallen[seat] = simpler
    return simpler
