"""Coming to a table and going away."""

from functools import partial

from ludiade.server.codes import digest
from ludiade.server.members import Member
from ludiade.server.notice import notice
from ludiade.server.requests import Hello
from ludiade.server.table import Table
from ludiade.server.wire import Denied


async def enter(table: Table, member: Member, hello: Hello) -> None:
    """Let a device in: those who sit here, and spectators where they may."""
    row = table.row
    if member.device not in row.devices():
        _check_watcher(table, hello.watch)
    table.seat(member)
    member.n = 0
    new = [seat for seat in member.seats if not table.present(seat)]
    table.members.append(member)
    for seat in new:
        table.away.pop(seat, None)
    if new:
        table.tell_lobby()
    else:
        member.answer(notice(table, member))
    if row.started is not None:
        await table.catch_up(member, hello.n)
        table.hub.arm(table)


def leave(table: Table, member: Member) -> None:
    """A connection has gone; the others are told if it was the last of a seat."""
    if member not in table.members:
        return
    table.members.remove(member)
    gone = [seat for seat in member.seats if not table.present(seat)]
    for seat in gone:
        table.away[seat] = table.hub.clock.steady()
    if gone and not table.hub.stopping:
        table.post(partial(_note_absence, table, gone))


async def _note_absence(table: Table, seats: list[int]) -> None:
    table.tell_lobby()
    at = table.hub.clock.wall()
    for seat in seats:
        if not table.present(seat):
            await table.hub.store.see(table.row.id, seat, at)


def _check_watcher(table: Table, watch: str | None) -> None:
    row = table.row
    if not row.settings.spectators:
        raise Denied("no_spectators")
    if any(place.open for place in row.places):
        return
    proof, now = digest(watch or ""), table.hub.clock.wall()
    for key in row.keys:
        if key.digest == proof and key.purpose in ("join", "watch") and key.expires >= now:
            return
    raise Denied("not_invited")
