"""What a table decides together: to pause, to go on, to close a match unfinished."""

from ludiade.server.frames import Done, Subject
from ludiade.server.members import Asker
from ludiade.server.requests import Vote
from ludiade.server.rows import Pause
from ludiade.server.table import Table, Voices
from ludiade.server.wire import Denied


async def vote(table: Table, asker: Asker, request: Vote) -> None:
    """A seat's voice: everybody there must agree to pause, more than half to close.

    A proposal falls when whoever made it says no, or when too many have declined.
    """
    asker.check_own(request.seat)
    row = table.row
    if row.status != "playing":
        raise Denied("not_begun" if row.status == "open" else "match_ended")
    if request.on == "resume":
        if request.yes:
            await _resume(table)
    elif request.on == "pause" and row.paused:
        raise Denied("paused")
    else:
        await _weigh(table, request.on, request.seat, request.yes)
    asker.answer(Done())


async def _weigh(table: Table, on: Subject, seat: int, yes: bool) -> None:
    voices = table.votes.setdefault(on, Voices())
    voices.hear(seat, yes)
    there = {
        one for one, place in enumerate(table.row.places)
        if place.kind == "person" and (table.present(one) or one == seat)
    }  # fmt: skip
    enough = len(there) if on == "pause" else len(there) // 2 + 1
    if len(there.intersection(voices.agreed)) >= enough:
        await (_close if on == "close" else _pause)(table)
        return
    if not voices.agreed or len(there.difference(voices.declined)) < enough:
        del table.votes[on]
    table.tell_lobby()


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
    before, window = row.pause, live.match.window
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
