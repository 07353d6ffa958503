"""From an open table to the first card: a promise, what the devices add to it, the deal."""

from functools import partial

from ludiade.kernel.chance import BYTES
from ludiade.server.frames import Done
from ludiade.server.live import Live
from ludiade.server.members import Asker
from ludiade.server.requests import Contribute, Start
from ludiade.server.seating import host_before_start
from ludiade.server.table import Table
from ludiade.server.wire import Denied


async def contribute(table: Table, asker: Asker, request: Contribute) -> None:
    """A seat's share in the shuffles; the commitment has been public since the table was opened."""
    asker.check_own(request.seat)
    if table.row.status != "open":
        raise Denied("already_begun")
    table.contributions.setdefault(request.seat, request.bytes)
    asker.answer(Done())
    if table.mixing is not None and not _missing(table):
        await begin(table)


async def start(table: Table, asker: Asker, request: Start) -> None:
    """The host begins; whoever has not contributed has three seconds to do so."""
    host_before_start(table, asker)
    if table.row.waits_for_people():
        raise Denied("seats_wait")
    asker.answer(Done())
    if _missing(table):
        wait = table.hub.config.mixing_s
        table.mixing = table.hub.loop.time() + wait
        table.tell_lobby()
        table.hub.loop.call_later(wait, table.post, partial(begin, table))
    else:
        await begin(table)


async def begin(table: Table) -> None:
    """Store the contributions and the first shuffles in one piece, then show the table."""
    if table.row.status != "open":
        return
    table.mixing = None
    row = table.copy_row()
    row.status = "playing"
    row.started = table.hub.clock.wall()
    row.contributions = [table.contributions.get(seat, "") for seat in range(row.players)]
    row.keys = [key for key in row.keys if key.purpose in ("join", "watch")]
    live = Live(table.game, row)
    step = live.begin()
    await table.hub.store.append(row.id, 0, live.entries, row)
    table.row, table.live = row, live
    table.tell_lobby()
    table.publish(live, step, None)
    table.hub.arm(table)


def _missing(table: Table) -> bool:
    """Whether a person's device has yet to contribute; practice tables ask for nothing."""
    if table.row.practice is not None:
        return False
    people = [seat for seat, place in enumerate(table.row.places) if place.kind == "person"]
    return any(len(table.contributions.get(seat, "")) != 2 * BYTES for seat in people)
