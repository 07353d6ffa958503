"""What happens to a match under way: a device's move, the end of a delay."""

from functools import partial

from ludiade.kernel.inputs import Awaiting, Move
from ludiade.server.frames import Saved
from ludiade.server.live import Live
from ludiade.server.members import Asker
from ludiade.server.requests import DoMove
from ludiade.server.table import Table
from ludiade.server.timing import check_in_time
from ludiade.server.turns import Rest, Work
from ludiade.server.wire import Denied


def move(table: Table, asker: Asker, request: DoMove) -> Rest:
    """A seat's decision: once for its key, in its window, in time, within the rules."""
    asker.check_own(request.seat)
    again = partial(_move_again, table, asker, request)
    if table.live is None:
        return _move_folded(table, asker, request, again)
    return _move(table, table.live, asker, request, again)


async def _move_folded(table: Table, asker: Asker, request: DoMove, again: Work | None) -> Rest:
    return _move(table, await table.folded(), asker, request, again)


async def _move_again(table: Table, asker: Asker, request: DoMove) -> Rest:
    """Another writer was first: only if the window still stands, try once more."""
    table.live = None
    await table.refresh()
    return await _move_folded(table, asker, request, None)


def _move(table: Table, live: Live, asker: Asker, request: DoMove, again: Work | None) -> Rest:
    before = live.keys.get(f"{request.seat} {request.key}")
    if before is not None:
        asker.answer(Saved(request.key, before))
        return None
    _check_playing(table)
    if table.row.places[request.seat].kind == "bot":
        raise Denied("bot_sits_here")
    if request.window != live.match.window:
        raise Denied("stale_window")
    check_in_time(table.limit(live), request.left_ms, table.hub.config)
    action = live.read_action(request.action)
    step = live.move(Move(request.seat, action), table.now(), request.key)
    return table.commit(live, step, asker, again)


async def expire(table: Table, window: int) -> Rest:
    """The end of a delay, unless its window has closed by itself or been given more time."""
    table.alarm = None
    live = await table.folded()
    left = table.limit(live)
    if stands(table, live, window) and left is not None and left.then == "expires":
        if left.left_ms <= -table.hub.config.grace_ms:
            return table.commit(live, live.expire(table.now()), None)
    table.hub.arm(table)
    return None


def stands(table: Table, live: Live, window: int) -> bool:
    """Whether a window is still open and the match is going on."""
    row = table.row
    awaiting = isinstance(live.match.state.waiting(), Awaiting)
    return row.status == "playing" and not row.paused and awaiting and live.match.window == window


def _check_playing(table: Table) -> None:
    row = table.row
    if row.status == "open":
        raise Denied("not_begun")
    if row.ended_already:
        raise Denied("match_ended")
    if row.paused:
        raise Denied("paused")
