"""What a device may ask, each kind a type: decoding is validation (docs/protocol.md)."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from ludiade.kernel.chance import Hex32

PHRASES = (
    "hello", "well_played", "thanks", "sorry", "your_turn", "one_moment", "back", "oh_no", "bravo",
    "again", "bye",
)  # fmt: skip
Name = Annotated[str, Meta(max_length=1000)]
Token = Annotated[str, Meta(max_length=100)]
RequestKey = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, lt=16)]
Language = Literal["fr", "en"]


class _Request(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a device asks."""


class Hello(_Request, frozen=True, tag="hello"):
    """The first frame: which table, and the last step this device has."""

    table: Annotated[str, Meta(max_length=40)]
    n: Annotated[int, Meta(ge=0)] | None = None
    token: Token | None = None
    watch: Token | None = None
    lang: Language = "fr"


class DoMove(_Request, frozen=True, tag="move"):
    """A seat decides, in a window; the same key twice is one move."""

    seat: SeatNumber
    window: int
    action: Raw
    key: RequestKey
    left_ms: int | None = None
    """What the device's clock left of the delay when the player decided."""


class Contribute(_Request, frozen=True, tag="contribute"):
    """A seat's share in the shuffles."""

    seat: SeatNumber
    bytes: Hex32


class Start(_Request, frozen=True, tag="start"):
    """The host begins the match."""


class Say(_Request, frozen=True, tag="say"):
    """One of the preset phrases."""

    seat: SeatNumber
    phrase: Annotated[str, Meta(max_length=20)]


class Hint(_Request, frozen=True, tag="hint"):
    """What would the coach do? Everybody is told that a seat asks."""

    seat: SeatNumber


class Vote(_Request, frozen=True, tag="vote"):
    """Pause, go on, or close the match unfinished."""

    seat: SeatNumber
    on: Literal["close", "pause", "resume"]
    yes: bool = True


class StandIn(_Request, frozen=True, tag="stand_in"):
    """Let a bot play for an absent seat, or for one's own."""

    seat: SeatNumber


class TakeBack(_Request, frozen=True, tag="take_back"):
    """Take one's seat back from the bot."""

    seat: SeatNumber


class Reorder(_Request, frozen=True, tag="reorder"):
    """Before the start: who sits where, by the present numbers of the seats."""

    order: Annotated[list[SeatNumber], Meta(max_length=16)]


class Reseat(_Request, frozen=True, tag="reseat"):
    """Before the start: what a seat is for."""

    seat: SeatNumber
    kind: Literal["here", "link", "open", "bot"]
    name: Name = ""
    level: Annotated[str, Meta(max_length=20)] = "random"


class Leave(_Request, frozen=True, tag="leave"):
    """Give a seat up: before the start it is free again, later a bot stands in."""

    seat: SeatNumber


class Rematch(_Request, frozen=True, tag="rematch"):
    """After the end: another table with the same people; its name comes in the lobby frame."""


class Ping(_Request, frozen=True, tag="ping"):
    """Are you there?"""

    at: int = 0


Deed = (
    DoMove
    | Contribute
    | Start
    | Say
    | Hint
    | Vote
    | StandIn
    | TakeBack
    | Reorder
    | Reseat
    | Leave
    | Rematch
    | Ping
)
Request = Hello | Deed
