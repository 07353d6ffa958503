"""What a device reads of the frames it is sent: what it needs to play and to bear witness."""

import msgspec
from msgspec import Raw, Struct


class Wait(Struct):
    type: str
    seats: list[int] = []


class Look(Struct):
    seat: int | None
    view: Raw
    menu: list[Raw]


class Step(Struct, tag="step", rename={"since": "from"}):
    n: int
    since: int
    window: int
    waiting: Wait
    looks: list[Look]
    events: list[Raw]
    saved: str | None = None


class SeatSeen(Struct):
    kind: str
    stands_in: bool
    mine: bool
    present: bool


class Fair(Struct):
    commitments: list[str]


class Lobby(Struct, tag="lobby"):
    status: str
    seats: list[SeatSeen]
    host: bool
    mixing: str | None
    paused: bool
    fairness: Fair | None


class Saved(Struct, tag="saved"):
    key: str
    n: int


class Done(Struct, tag="done"):
    key: str | None = None


class Error(Struct, tag="error"):
    code: str
    key: str | None = None


class Said(Struct, tag="said"):
    seat: int
    phrase: str


class Pong(Struct, tag="pong"):
    at: int


Frame = Step | Lobby | Saved | Done | Error | Said | Pong
read = msgspec.json.Decoder(Frame).decode


# What a device that attends a gathering reads


class Mine(Struct):
    member: int
    status: str
    hand: bool = False
    table: str | None = None
    number: int | None = None
    seat: int | None = None
    more_s: int = 0


class RoundFair(Struct):
    beginnings: int
    commitments: list[str]
    mine: int | None = None
    stage: str | None = None


class Attending(Struct, tag="attending"):
    n: int
    status: str
    round: int
    paused: bool
    mine: list[Mine]
    fair: RoundFair | None


class MemberSeen(Struct):
    member: int
    status: str
    hand: bool
    more_s: int
    table: int | None
    seat: int | None


class TableSeen(Struct):
    number: int
    table: str


class Hosting(Struct, tag="hosting"):
    n: int
    status: str
    round: int
    paused: bool
    under_way: bool
    members: list[MemberSeen]
    tables: list[TableSeen]
    fair: RoundFair | None


Sight = Attending | Hosting
read_at_hall = msgspec.json.Decoder(Sight | Saved | Done | Error).decode
read_sight = msgspec.json.Decoder(Sight).decode
