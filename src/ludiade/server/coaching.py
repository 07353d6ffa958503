"""The coach at an online table: a hint for somebody alone with bots."""

import logging
import time

from ludiade.bots import Seen, seen
from ludiade.bots.coach.words import reason, speech
from ludiade.kernel.inputs import Awaiting
from ludiade.server.frames import Advice
from ludiade.server.members import Asker, Member
from ludiade.server.notice import allows_hints
from ludiade.server.opponents import seed
from ludiade.server.requests import Hint
from ludiade.server.rows import Asked
from ludiade.server.table import Table
from ludiade.server.wire import Denied

log = logging.getLogger("ludiade.coaching")


async def hint(table: Table, asker: Asker, request: Hint) -> None:
    """Tell everybody that a seat asks the coach, and the seat what the coach thinks."""
    seat = request.seat
    asker.check_own(seat)
    if table.row.status != "playing":
        raise Denied("match_ended" if table.row.ended_already else "not_begun")
    if not allows_hints(table.row):
        raise Denied("no_hints")
    live = await table.folded()
    waiting = live.match.state.waiting()
    if not isinstance(waiting, Awaiting) or seat not in waiting.seats:
        raise Denied("nothing_to_decide")
    asked = Asked(seat, live.told)
    if asked not in table.row.asked:
        row = table.copy_row()
        row.asked.append(asked)
        await table.change(row)
    table.hub.spawn(_advise(table, asker, seen(live.match, seat), live.match.window))


async def _advise(table: Table, asker: Asker, saw: Seen, window: int) -> None:
    """Have the coach think in a worker, beside the table's own work."""
    hub, row = table.hub, table.row
    end = time.monotonic() + hub.config.hint_s
    try:
        found = await hub.workers.advise(row.name, saw, seed(row, saw.seat), end)
    except Exception:
        log.exception("the coach could not think at table %s", table.row.name)
        table.hub.counters.add("errors")
        asker.refuse(Denied("internal"), table.row.game, table.row.names, None)
        return
    if isinstance(asker, Member) and asker not in table.members:
        return
    because = reason(found.why, speech(saw.game, asker.lang), table.row.names)
    asker.answer(Advice(saw.seat, window, found.action, found.chance, found.chances, because))
