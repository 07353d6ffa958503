"""Who may look at a table without sitting there."""

from ludiade.server.codes import digest
from ludiade.server.room.room import Room
from ludiade.server.wire.decoding import Denied


def check_watcher(room: Room, token: str | None, at: int) -> None:
    """Refuse whoever has no right to watch: by a link, or where a seat is open to anybody."""
    if not room.settings.spectators:
        raise Denied("no_spectators")
    if any(seat.open for seat in room.seats):
        return
    proof = digest(token or "")
    for way in room.ways:
        if way.digest == proof and way.purpose in ("join", "watch") and way.until >= at:
            return
    raise Denied("not_invited")
