"""What a table decides together: to pause, to go on, to close a match unfinished."""

from ludiade.server.frames import Done
from ludiade.server.members import Asker
from ludiade.server.requests import Vote
from ludiade.server.rows import Pause
from ludiade.server.table import Table
from ludiade.server.wire import Denied


async def vote(table: Table, asker: Asker, request: Vote) -> None:
    """A seat's voice: everybody there must agree to pause, more than half to close."""
    asker.check_own(request.seat)
    if table.row.status != "playing":
        raise Denied("not_begun" if table.row.status == "open" else "match_ended")
    voices = table.votes.setdefault(request.on, set())
    (voices.add if request.yes else voices.discard)(request.seat)
    there = {
        seat for seat, place in enumerate(table.row.places)
        if place.kind == "person" and (table.present(seat) or seat == request.seat)
    }  # fmt: skip
    agreed = voices & there
    if request.on == "close" and len(agreed) * 2 > len(there):
        await _close(table)
    elif request.on == "pause" and agreed == there:
        await _pause(table)
    elif request.on == "resume" and agreed:
        await _resume(table)
    else:
        table.tell_lobby()
    asker.answer(Done())


async def _close(table: Table) -> None:
    """End the match unfinished; its seed is revealed."""
    row = table.copy_row()
    row.status, row.ended, row.pause = "closed", table.hub.clock.wall(), None
    table.votes.clear()
    await table.change(row)
    table.hub.arm(table)


async def _pause(table: Table) -> None:
    live = await table.folded()
    row = table.copy_row()
    before = row.pause
    if before is None or before.since is None:
        window = live.match.window
        given = before.given if before is not None and before.window == window else 0
        row.pause = Pause(window, table.now(), given)
    table.votes.clear()
    await table.change(row)
    table.hub.arm(table)


async def _resume(table: Table) -> None:
    row = table.copy_row()
    pause = row.pause
    if pause is None or pause.since is None:
        raise Denied("not_paused")
    row.pause = Pause(pause.window, None, pause.given + table.now() - pause.since)
    table.votes.clear()
    await table.change(row)
    live = await table.folded()
    for member in table.members:
        await table.catch_up(member, live.n)
    table.hub.arm(table)
