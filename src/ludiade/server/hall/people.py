"""Who is who at a gathering, apart from its log: devices by their digests, names by number."""

from collections.abc import Iterable

from ludiade.server.room.asks import NOBODY
from ludiade.server.room.entries import Device
from ludiade.server.store.port import Person


class People:
    """What a store keeps of the people of one gathering."""

    def __init__(self, people: Iterable[Person]) -> None:
        self.names: dict[Device, str] = {}
        self.digests: dict[Device, str] = {}
        self._numbers: dict[str, Device] = {}
        self.meet(people)

    def meet(self, people: Iterable[Person]) -> None:
        """Know devices by their digests, and names by their numbers."""
        for person in people:
            self.names[person.number] = person.name
            if person.digest is not None:
                self._numbers[person.digest] = person.number
                self.digests[person.number] = person.digest

    def number_of(self, digest: str | None) -> Device:
        """The number of a device."""
        return NOBODY if digest is None else self._numbers.get(digest, NOBODY)
