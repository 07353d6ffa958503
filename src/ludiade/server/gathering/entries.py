"""What a gathering is made of: numbered entries, each kind a type, like a table's.

Entries name devices, members and names by number; names and digests of tokens stand apart, so that
a gathering can be told without naming anybody. `at` counts from its opening, in milliseconds.
"""

from typing import Literal, cast

import msgspec
from msgspec import Struct

from ludiade.kernel.fairness.chance import Hex32
from ludiade.server.room.entries import Device, Ms, UnknownEntry, Way
from ludiade.server.wire.gatherings import Door, Kind, Pairing, Plan

MOST_ENTRIES = 20_000
"""After so many a gathering is over: no log grows without end."""
Seating = tuple[tuple[Device | None, ...], ...]
"""Members by table and seat; none is a bot's seat."""


class _Kind(Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """One kind of entry."""

    at: Ms


class Gathered(_Kind, frozen=True, tag="gathered", kw_only=True):
    """The gathering, before anybody has come; device 0 opened it."""

    name: str
    plan: Plan
    """With the game's options written whole."""
    rules: int
    secret: Hex32
    """Seeds, links, names and seatings follow from it; told to nobody."""
    ways: tuple[Way, ...]


class Arrival(Struct, frozen=True, array_like=True):
    """Somebody who comes: the number they are known and named by, and that of a name they wish."""

    member: Device
    wish: Device | None = None


class Came(_Kind, frozen=True, tag="came"):
    """People have come on a device; they wait at the door where it asks."""

    device: Device
    arrivals: tuple[Arrival, ...]
    asking: bool = False


class Wished(_Kind, frozen=True, tag="wished"):
    """A member would like another name, or not any more."""

    member: Device
    wish: Device | None


class Named(_Kind, frozen=True, tag="named"):
    """A member is called by another name from now on, wished for or given; no wish is left."""

    member: Device
    name: Device


class DoorSet(_Kind, frozen=True, tag="door"):
    """Who may come in from now on."""

    door: Door


class Admitted(_Kind, frozen=True, tag="admitted"):
    """Members who waited at the door, or were gone, are in."""

    members: tuple[Device, ...]


class Gone(_Kind, frozen=True, tag="gone"):
    """Members have left, or a host has removed them."""

    members: tuple[Device, ...]
    removed: bool = False


class HandRaised(_Kind, frozen=True, tag="hand"):
    """A member asks for help, or does not any more."""

    member: Device
    up: bool


class TimeGiven(_Kind, frozen=True, tag="time"):
    """A member has so many seconds more at each decision."""

    member: Device
    seconds: int


class Offered(_Kind, frozen=True, tag="offered"):
    """A code by which a member comes back elsewhere, or (none) another device is a host too."""

    way: Way
    member: Device | None


class Claimed(_Kind, frozen=True, tag="claimed"):
    """A device has used such a code."""

    digest: str
    device: Device


class RoundSet(_Kind, frozen=True, tag="round"):
    """Everybody is seated anew; where one deal is for all, promises are awaited until then."""

    tables: Seating
    pairing: Pairing
    until: Ms = 0
    byes: tuple[Device, ...] = ()
    """Who sits out because there is no place."""


class Promised(_Kind, frozen=True, tag="promised"):
    """A device has promised its share in the deal by its hash."""

    device: Device
    commitment: Hex32


class Redeeming(_Kind, frozen=True, tag="redeeming"):
    """All promises stand, and are to be redeemed until then."""

    until: Ms


class Redeemed(_Kind, frozen=True, tag="redeemed"):
    """A device's share, as it was promised."""

    device: Device
    contribution: Hex32


class PromisedAgain(_Kind, frozen=True, tag="promised_again"):
    """Some did not redeem: they contribute nothing in this round, all others promise anew."""

    withheld: tuple[Device, ...]
    until: Ms


class Dealt(_Kind, frozen=True, tag="dealt"):
    """The deal of the round is settled; its tables open."""


class TableAdded(_Kind, frozen=True, tag="table_added"):
    """One more table in this round."""

    seats: tuple[Device | None, ...]


class Transferred(_Kind, frozen=True, tag="transferred"):
    """A member has gone to another seat; whoever sat there has theirs."""

    member: Device
    table: int
    seat: int


class Halted(_Kind, frozen=True, tag="halted"):
    """Tables of this round pause, or go on."""

    tables: tuple[int, ...]
    on: bool


class Stopped(_Kind, frozen=True, tag="stopped"):
    """Tables of this round are to end as they stand."""

    tables: tuple[int, ...]


class Finished(_Kind, frozen=True, tag="finished"):
    """A table has ended: by its rules with these points, or otherwise."""

    round: int
    table: int
    scores: tuple[int, ...] | None = None
    ranks: tuple[int, ...] | None = None


class Shown(_Kind, frozen=True, tag="shown"):
    """What the screen shows: a table of a round, perhaps one moment of it, or nothing."""

    round: int = 0
    table: int = 0
    inputs: int | None = None


class Over(_Kind, frozen=True, tag="over"):
    """The gathering is over: by a host, because nobody came back, or it grew too long."""

    why: Literal["host", "idle", "long"] = "host"


class Arrived(_Kind, frozen=True, tag="arrived"):
    """What was ordered up to entry n has reached its tables; how those are called that opened."""

    n: int
    opened: dict[int, str] = {}


class Kept(_Kind, frozen=True, tag="kept"):
    """All that is left of a gathering that was forgotten: the map of a class, without names."""

    name: str
    kind: Kind
    game: str
    rules: int
    understood: msgspec.Raw


Entry = (
    Gathered | Came | Wished | Named | DoorSet | Admitted | Gone | HandRaised | TimeGiven | Offered
    | Claimed | RoundSet | Promised | Redeeming | Redeemed | PromisedAgain | Dealt | TableAdded
    | Transferred | Halted | Stopped | Finished | Shown | Over | Arrived | Kept
)  # fmt: skip
_decoder = msgspec.json.Decoder(Entry)


def read_entry(body: bytes) -> Entry:
    """An entry from its stored bytes; UnknownEntry where a newer version has written it."""
    try:
        return cast(Entry, _decoder.decode(body))
    except msgspec.ValidationError as error:
        raise UnknownEntry(str(error)) from None
