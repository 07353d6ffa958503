"""Who sat at a table of version 1, by number: the host is 0, then all as they sit."""

from ludiade.server.room.entries import Device, Hold, Seat
from ludiade.server.store.migrations import v1
from ludiade.server.store.port import Person


class People:
    """The seats with numbers for people, and apart from them names and digests."""

    def __init__(self, row: v1.Row) -> None:
        self._numbers: dict[str, Device] = {row.host: 0}
        self._names: dict[Device, str] = {}
        for place in row.places:
            for hold in place.holds:
                self._numbers.setdefault(hold.device, len(self._numbers))
        self._count = len(self._numbers)
        self.seats = tuple(self._seat(place) for place in row.places)

    @property
    def people(self) -> list[Person]:
        """Everybody, in order."""
        digests = {number: digest for digest, number in self._numbers.items()}
        return [
            Person(number, digests.get(number), self._names.get(number, ""))
            for number in range(self._count)
        ]

    def decider(self, seat: int) -> Device | None:
        """The device that decides for a seat."""
        holds = self.seats[seat].holds if seat < len(self.seats) else ()
        return next((hold.device for hold in holds if hold.role == "holder"), None)

    def _seat(self, place: v1.Place) -> Seat:
        """As it was before a bot stood in."""
        holds = tuple(Hold(self._numbers[hold.device], hold.role) for hold in place.holds)
        if place.kind == "bot" and not place.stands_in:
            return Seat("bot", level=place.level, bot=place.name, open=place.open)
        if place.kind == "waiting":
            return Seat("waiting", open=place.open)
        holder = next((hold.device for hold in holds if hold.role == "holder"), None)
        if holder is None or holder in self._names:  # several share a device
            holder = self._count
            self._count += 1
        self._names[holder] = place.name
        return Seat("person", person=holder, holds=holds, open=place.open)
