"""One decision about a gathering in the making: the entries it adds, and what they lead to."""

from collections.abc import Mapping

from ludiade.server.gathering.entries import MOST_ENTRIES, Entry, Over
from ludiade.server.gathering.gathering import Gathering
from ludiade.server.room.draft import Present
from ludiade.server.room.entries import Device

Names = Mapping[Device, str]


class Draft:
    """The gathering as it was decided from, the entries, and the one with them folded in."""

    def __init__(self, before: Gathering, at: int, present: Present, names: Names) -> None:
        self.before = before
        self.gathering = before
        self.at = max(at, before.at)
        self.present = present
        self._known = names
        self.entries: list[Entry] = []
        self.names: dict[Device, str] = {}
        """New or blotted out, to be kept apart from the log."""

    def add(self, entry: Entry) -> None:
        """Let an entry happen in a fork; what it was decided from stays as it is."""
        if self.gathering is self.before:
            self.gathering = self.before.fork()
        self.gathering.fold(entry)
        self.entries.append(entry)

    def name(self, number: Device) -> str:
        """The name of a number."""
        return self.names.get(number, self._known.get(number, ""))

    def taken(self, but: Device | None = None) -> list[str]:
        """What everybody is called, apart from somebody."""
        members = self.gathering.members.items()
        return [self.name(member.name) for number, member in members if number != but]

    def settle(self) -> None:
        """End a gathering that has grown too long."""
        if self.gathering.n >= MOST_ENTRIES and not self.gathering.is_over:
            self.add(Over(self.at, "long"))
