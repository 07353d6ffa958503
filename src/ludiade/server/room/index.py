"""What is found of a table from outside its log: derived from the room, never the truth."""

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from msgspec import Struct

from ludiade.kernel.inputs import Over
from ludiade.server.room.entries import Device, Purpose, Status
from ludiade.server.room.timing import wakes_at

if TYPE_CHECKING:
    from ludiade.server.room.room import Room


LogKind = Literal["table", "gathering"]


class WayIn(NamedTuple):
    """Where a digest leads, until when by the wall clock in milliseconds."""

    digest: str
    purpose: Purpose
    until: int


class Index(Struct, frozen=True, omit_defaults=True):
    """What a store looks tables and gatherings up by; written with the entries it follows from."""

    status: Status
    game: str
    public: bool
    """Whether a seat waits that anybody may take."""
    due: int | None
    """When the table is to be woken, by the wall clock in milliseconds."""
    devices: tuple[Device, ...]
    """On whose lists it stands: the host's and of all who hold a seat, unless they put it away."""
    ways: tuple[WayIn, ...]
    card: dict[str, Any]
    """What a shelf shows of the table: seats with the numbers of people, whether it is paused."""
    kind: LogKind = "table"
    part_of: str | None = None
    """The gathering that a table belongs to."""


def index(room: "Room", created: int) -> Index:
    """The index of a room that was opened at a time of the wall clock."""
    wakes = wakes_at(room)
    waits = any(seat.open and seat.kind == "waiting" for seat in room.seats)
    return Index(
        status=room.status,
        game=room.game.id,
        public=room.status == "open" and room.mixing is None and waits,
        due=None if wakes is None else created + wakes,
        devices=tuple(sorted(room.listed_by())),
        ways=() if room.has_ended else tuple(
            WayIn(way.digest, way.purpose, created + way.until) for way in room.ways
        ),
        card={
            "seats": [
                {"kind": seat.kind, "person": seat.person, "level": seat.level, "bot": seat.bot,
                 "stands_in": seat.stands_in,
                 "holders": [hold.device for hold in seat.holds if hold.role == "holder"]}
                for seat in room.seats
            ],
            "paused": room.paused,
            "practice": room.practice is not None,
            "ranks": list(room.waiting.ranks) if isinstance(room.waiting, Over) else None,
        },
        part_of=None if room.part_of is None else room.part_of.gathering,
    )  # fmt: skip
