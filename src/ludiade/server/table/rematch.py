"""Another match with the same people."""

import secrets
from typing import TYPE_CHECKING

import msgspec

from ludiade.kernel import shelf
from ludiade.server.room.asks import SERVER, Follow
from ludiade.server.room.decide import decide
from ludiade.server.room.entries import Opened, Seat
from ludiade.server.table.catching_up import catch_up
from ludiade.server.table.queue import Rest
from ludiade.server.wire.decoding import Denied
from ludiade.server.wire.requests import Rematch

if TYPE_CHECKING:
    from ludiade.server.table.deciding import Then
    from ludiade.server.table.table import Table


async def open_next(table: "Table", digest: str | None, then: "Then") -> Rest:
    """Open another table once the match has ended; asked twice, it is the same one."""
    if table.tables.shared:
        await catch_up(table)
    who = table.number_of(digest)
    draft = decide(table.room, who, Rematch(), table.now(), table.audience.present)
    if table.room.follower is not None:
        then(draft)
        return None
    return await _open(table, then)


async def _open(table: "Table", then: "Then") -> Rest:
    """The same seats and options under the newest rules; whoever had left is expected back."""
    from ludiade.server.table.lobby import check_unstarted, create

    room = table.room
    newest = shelf.find(room.game.id)
    if newest is None:
        raise Denied("unknown_game", game=room.game.id)
    options = msgspec.to_builtins(newest.read_options(room.whole_options, room.players))
    entry = Opened(
        at=0, name="", game=newest.id, rules=newest.rules, options=options,
        settings=room.settings, seats=tuple(map(_expected, room.seats)),
        secret=secrets.token_hex(32), practice=room.practice, host=room.host,
    )  # fmt: skip
    row = await table.tables.store.load(table.name)
    assert row is not None
    seated = room.devices() | {seat.person for seat in room.seats}
    people = [person for person in row.people if person.number in seated]
    for person in people:
        if person.number == 0 and person.digest is not None:  # whose table it is counted as
            await check_unstarted(table.tables, person.digest)
    opened = await create(table.tables, entry, people, (table.name, "rematch"))
    return table.change(SERVER, Follow(opened.name), then)


def _expected(seat: Seat) -> Seat:
    """A seat at the next match: a person whom a bot stood in for sits there again."""
    if not seat.stands_in:
        return seat
    return Seat("person", person=seat.person, holds=seat.holds, open=seat.open)
