"""Who is who at a table or a gathering, apart from its log."""

from collections.abc import Iterable

from ludiade.server.room.asks import NOBODY
from ludiade.server.room.draft import Draft
from ludiade.server.room.entries import Device
from ludiade.server.store.port import Person


class People:
    """What a store keeps of the people of one log: devices by their digests, names by number."""

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

    def coming(self, draft: Draft, who: Device, digest: str | None) -> list[Person]:
        """Who has come with a decision: the device itself, and people who share one."""
        comes = who >= 0 and digest is not None and digest not in self._numbers
        if not comes and not draft.names:
            return []
        found = dict.fromkeys(draft.names)
        if comes:
            found[who] = None
        return [
            Person(
                number, digest if number == who else draft.digests.get(number),
                draft.names.get(number, ""),
            )
            for number in found
        ]  # fmt: skip
