"""What a device may ask, each kind a type: decoding is validation (docs/protocol.md)."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from ludiade.kernel.fairness.chance import Hex32

PROTOCOL = 2
"""Goes up when an older page would misunderstand; it is told so, and loads itself anew."""
PHRASES = (
    "hello", "well_played", "thanks", "sorry", "your_turn", "one_moment", "back", "oh_no", "bravo",
    "again", "bye",
)  # fmt: skip
Name = Annotated[str, Meta(max_length=1000)]
Token = Annotated[str, Meta(max_length=100)]
RequestKey = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]+$")]
"""Any text but one with a zero in it, which PostgreSQL cannot hold."""
SeatNumber = Annotated[int, Meta(ge=0, lt=16)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Milliseconds = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Language = Literal["fr", "en"]


class Unkeyed(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What a device asks."""


class Keyed(Unkeyed, frozen=True, kw_only=True):
    """What changes a table; the same key twice is one request, for ever."""

    key: RequestKey | None = None


class Hello(Unkeyed, frozen=True, tag="hello", kw_only=True):
    """The first frame: which table, and the last step this device has."""

    table: Annotated[str, Meta(max_length=40)]
    n: Number | None = None
    token: Token | None = None
    watch: Token | None = None
    lang: Language = "fr"
    protocol: Number | None = None


class DoMove(Unkeyed, frozen=True, tag="move", kw_only=True):
    """A seat decides, in a window; the same key twice is one move."""

    seat: SeatNumber
    window: Number
    action: Raw
    key: RequestKey
    left_ms: Milliseconds | None = None
    """What the device's clock left of the delay when the player decided."""


class Commit(Keyed, frozen=True, tag="commit", kw_only=True):
    """Promise a seat's share in the shuffles, by its SHA-256."""

    seat: SeatNumber
    commitment: Hex32


class Reveal(Keyed, frozen=True, tag="reveal", kw_only=True):
    """A seat's share in the shuffles, as it was promised."""

    seat: SeatNumber
    contribution: Hex32


class Start(Keyed, frozen=True, tag="start", kw_only=True):
    """The host begins the match."""


class Say(Unkeyed, frozen=True, tag="say", kw_only=True):
    """One of the preset phrases."""

    seat: SeatNumber
    phrase: Annotated[str, Meta(max_length=20)]


class Hint(Keyed, frozen=True, tag="hint", kw_only=True):
    """What would the coach do? Everybody is told that a seat asks."""

    seat: SeatNumber


class Vote(Keyed, frozen=True, tag="vote", kw_only=True):
    """Pause, go on, or close the match unfinished."""

    seat: SeatNumber
    on: Literal["close", "pause", "resume"]
    yes: bool = True


class StandIn(Keyed, frozen=True, tag="stand_in", kw_only=True):
    """Let a bot play for an absent seat, or for one's own."""

    seat: SeatNumber


class TakeBack(Keyed, frozen=True, tag="take_back", kw_only=True):
    """Take one's seat back from the bot."""

    seat: SeatNumber


class Reorder(Keyed, frozen=True, tag="reorder", kw_only=True):
    """Before the start: who sits where, by the present numbers of the seats."""

    order: Annotated[list[SeatNumber], Meta(max_length=16)]


class Reseat(Keyed, frozen=True, tag="reseat", kw_only=True):
    """Before the start: what a seat is for."""

    seat: SeatNumber
    kind: Literal["here", "link", "open", "bot"]
    name: Name = ""
    level: Annotated[str, Meta(max_length=20)] = "random"


class Leave(Keyed, frozen=True, tag="leave", kw_only=True):
    """Give a seat up: before the start it is free again, later a bot stands in."""

    seat: SeatNumber


class PutAway(Keyed, frozen=True, tag="put_away", kw_only=True):
    """Take the table off this device's list; one that has not ended is left first."""


class Rematch(Keyed, frozen=True, tag="rematch", kw_only=True):
    """After the end: another table with the same people; its name comes in the lobby frame."""


class Ping(Unkeyed, frozen=True, tag="ping", kw_only=True):
    """Are you there?"""

    at: Milliseconds = 0


TableRequest = (
    DoMove | Commit | Reveal | Start | Say | Hint | Vote | StandIn | TakeBack | Reorder | Reseat
    | Leave | PutAway | Rematch | Ping
)  # fmt: skip
"""What may be asked of a table one looks at."""
Request = Hello | TableRequest
