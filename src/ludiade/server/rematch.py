"""Another match with the same people."""

import secrets

from ludiade.kernel import shelf
from ludiade.server.codes import new_table_name
from ludiade.server.frames import Done
from ludiade.server.lobby import create
from ludiade.server.members import Asker
from ludiade.server.requests import Rematch
from ludiade.server.table import Table
from ludiade.server.wire import Denied


async def rematch(table: Table, asker: Asker, request: Rematch) -> None:
    """Open another table once the match has ended; asked twice, it is the same one."""
    old = table.row
    if asker.device is None or not old.seats_of(asker.device):
        raise Denied("not_your_seat")
    if not old.ended_already:
        raise Denied("not_ended")
    if old.rematch is None:
        await _open(table)
    asker.answer(Done())


async def _open(table: Table) -> None:
    """The same seats and options under the newest rules; whoever had left is expected back."""
    hub = table.hub
    row = table.copy_row()
    row.id, row.version, row.name = 0, 0, new_table_name()
    row.status, row.started, row.ended, row.pause = "open", None, None, None
    newest = shelf.find(row.game)
    assert newest is not None
    newest.read_options(row.options, row.players)
    row.rules = newest.rules
    row.created, row.seed = hub.clock.wall(), secrets.token_bytes(32).hex()
    row.thoughts = secrets.token_hex(16)
    row.contributions, row.asked = [""] * row.players, []
    for place in row.places:
        if place.stands_in:
            place.kind, place.stands_in, place.level = "person", False, ""
    opened = await create(hub, row)
    changed = table.copy_row()
    changed.rematch = opened.table
    await table.change(changed)
