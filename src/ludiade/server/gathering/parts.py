"""What a gathering consists of: members, tables of a round, the promise of its deal, orders."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ludiade.server.room.entries import Device
from ludiade.server.wire.gathering_frames import MemberStatus
from ludiade.server.wire.gatherings import Pairing

TableStatus = Literal["opening", "playing", "over", "closed"]


class Member(Struct, frozen=True):
    """Somebody, or a team, on a device."""

    device: Device
    name: Device
    """The number of the name they are called by."""
    status: MemberStatus
    wish: Device | None = None
    hand_at: int | None = None
    more_s: int = 0


class RoundTable(Struct, frozen=True):
    """A table of a round: members by seat, none where a bot plays."""

    seats: tuple[Device | None, ...]
    name: str = ""
    """Of the table itself, once it is open."""
    status: TableStatus = "opening"
    paused: bool = False
    stopped: bool = False
    """It was told to end."""
    scores: tuple[int, ...] | None = None
    ranks: tuple[int, ...] | None = None

    @property
    def has_ended(self) -> bool:
        return self.status in ("over", "closed")


class Deal(Struct, frozen=True):
    """The one deal of a round: who promised and redeemed what, device by device."""

    devices: tuple[Device, ...]
    stage: Literal["promise", "redeem", "dealt"] = "promise"
    until: int = 0
    beginnings: int = 1
    commitments: dict[Device, str] = {}
    contributions: dict[Device, str] = {}
    withheld: frozenset[Device] = frozenset()
    """They contribute nothing any more."""

    def in_order(self, given: dict[Device, str]) -> list[str]:
        """What each device has given, nothing where it has not."""
        return [given.get(device, "") for device in self.devices]

    @property
    def awaited(self) -> set[Device]:
        """Who has yet to promise, or to redeem what they promised."""
        if self.stage == "promise":
            return set(self.devices) - self.withheld - set(self.commitments)
        if self.stage == "redeem":
            return set(self.commitments) - set(self.contributions)
        return set()


class Round(Struct, frozen=True):
    """A round: its tables, numbered from 1, and its deal where all have the same."""

    pairing: Pairing
    since: int
    tables: dict[int, RoundTable]
    deal: Deal | None = None
    byes: tuple[Device, ...] = ()

    def place_of(self, member: Device) -> tuple[int, int] | None:
        """At which table and seat somebody sits."""
        for number, table in self.tables.items():
            if member in table.seats:
                return number, table.seats.index(member)
        return None

    def places(self) -> dict[Device, tuple[int, int]]:
        """The same for everybody."""
        found: dict[Device, tuple[int, int]] = {}
        for number, table in self.tables.items():
            for seat, member in enumerate(table.seats):
                if member is not None:
                    found.setdefault(member, (number, seat))
        return found

    def with_table(self, number: int, **changes: object) -> "Round":
        """The same round with one table otherwise."""
        changed = replace(self.tables[number], **changes)
        return replace(self, tables=self.tables | {number: changed})

    @property
    def has_ended(self) -> bool:
        """Whether every table has ended; a round whose cards are not dealt has not."""
        return all(table.has_ended for table in self.tables.values())

    @property
    def under_way(self) -> list[int]:
        """The tables that have not ended."""
        return [number for number, table in self.tables.items() if not table.has_ended]


class Order(Struct, frozen=True):
    """What entry n wants of a table: keyed by the gathering and n, it is done once.

    `sit`: somebody holds a seat who did not before; `seat`: the same, called otherwise, say.
    """

    n: int
    round: int
    table: int
    what: Literal["open", "sit", "seat", "halt", "resume", "finish", "unseal"]
    seat: int = 0
