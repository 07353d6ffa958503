"""One decision in the making: the entries it adds, and the room they lead to."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from ludiade.kernel.inputs import Shuffle
from ludiade.server.room.entries import MOST_ENTRIES, Closed, Device, Entry, Shuffled
from ludiade.server.room.room import Room


class Present(NamedTuple):
    """Who is connected, and since when the others are not: handed in, never kept in a log."""

    here: frozenset[Device]
    since: Mapping[Device, int]
    loaded: int
    """Since when anything is known of it."""

    def at_seat(self, room: Room, seat: int) -> bool:
        """Whether a device that decides for that seat is connected."""
        return any(room.seats[seat].decides(device) for device in self.here)

    def away_ms(self, room: Room, seat: int, at: int) -> int:
        """For how long nobody of that seat has been there, as far as is known."""
        if self.at_seat(room, seat):
            return 0
        holders = [h.device for h in room.seats[seat].holds if h.role == "holder"]
        return at - max((self.since.get(device, self.loaded) for device in holders), default=0)


class Draft(Struct, eq=False):
    """The room as it was decided from, the entries, and the room with them folded in."""

    before: Room
    at: int
    """When it is decided: not before anything else in the log."""
    room: Room
    entries: list[Entry] = []
    names: dict[Device, str] = {}
    """Of people who have come, to be kept apart from the log."""
    digests: dict[Device, str] = {}
    """Of devices that a gathering has brought, to be kept there too."""

    def add(self, entry: Entry) -> None:
        """Let an entry happen in a fork; the room it was decided from stays as it is."""
        room = self.room
        if room is self.before:
            room = self.room = room.fork()
        room.fold(entry)
        self.entries.append(entry)

    def settle(self) -> None:
        """Add the shuffles that are called for now; end a match that has grown too long."""
        room = self.room
        while isinstance(room.waiting, Shuffle) and room.status == "playing":
            self.add(Shuffled(self.at, room.next_order(room.waiting.size)))
        if room.n >= MOST_ENTRIES and not room.has_ended:
            self.add(Closed(self.at, "long"))
