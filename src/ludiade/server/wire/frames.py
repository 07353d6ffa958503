"""What the server tells, each kind a type, encoded once (docs/protocol.md)."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from ludiade.server.room.entries import Subject


class Tagged(Struct, frozen=True, tag_field="type"):
    """What the server tells."""


class Waiting(Struct, frozen=True, omit_defaults=True):
    """What the table waits for, and what happens when the time is up."""

    type: Literal["awaiting", "over"]
    seats: list[int] | UnsetType = UNSET
    left_ms: int | UnsetType = UNSET
    then: Literal["expires", "bot"] | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    ranks: list[int] | UnsetType = UNSET


class Look(Struct, frozen=True):
    """What one seat (none: a spectator) sees, and its menu while it is awaited."""

    seat: int | None
    view: Any
    menu: list[Any]


class Step(Tagged, frozen=True, tag="step", rename={"since": "from"}):
    """Where the table stands after entry `n`, and all that happened since entry `from`."""

    n: int
    inputs: int
    """How many inputs the match has had: moves, shuffles and delays that ran out."""
    since: int
    window: int
    waiting: Any
    looks: list[Any]
    events: Any
    sheet: Any = None
    """The match in figures, where they have changed since entry `from`; the game says what they
    are."""
    saved: str | None = None
    """The key of this device's move, now stored."""


class Saved(Tagged, frozen=True, tag="saved"):
    """That request was stored before, as entry `n`; nothing is done twice."""

    key: str
    n: int


class Done(Tagged, frozen=True, tag="done", omit_defaults=True):
    """What was asked is done."""

    key: str | None = None


class Said(Tagged, frozen=True, tag="said"):
    seat: int
    phrase: str


class Advised(Tagged, frozen=True, tag="advice"):
    """What the coach would do in this window, told to the seat alone."""

    seat: int
    window: int
    action: Any
    would: str
    """The action in words, as this device reads them."""
    chance: float
    """What the seat may hope for after it, 0 to 1: the share of the others it will beat."""
    chances: list[float]
    """What each seat may hope for now, as this one sees it."""
    reason: str | None


class Pong(Tagged, frozen=True, tag="pong"):
    at: int


class Bye(Tagged, frozen=True, tag="bye"):
    """The server stops; come back in a moment."""

    again_ms: int


class Error(Tagged, frozen=True, tag="error", omit_defaults=True):
    """What cannot be, as a code for programs and a sentence for people."""

    code: str
    message: str
    key: str | None = None
    rule: str | None = None
    limit: str | None = None
    seconds: int | None = None
    table: str | None = None
    """The table that has no seat left, where it may be watched instead."""


class SeatInfo(Struct, frozen=True):
    """A seat as everybody may know it."""

    kind: Literal["waiting", "person", "bot"]
    name: str
    level: str
    stands_in: bool
    open: bool
    present: bool
    mine: bool
    away_ms: int | None
    """For how long nobody of this seat has been there."""
    host: bool
    """Whether the device that opened the table decides for it."""


class HintAsked(Struct, frozen=True):
    """A seat has asked the coach, after so many events of the match."""

    seat: int
    after: int


class Fair(Struct, frozen=True, omit_defaults=True):
    """What is promised of the shuffles; the seed once the match has ended (docs/fairness.md)."""

    recipe: int
    commitment: str
    beginnings: int
    """How often the match was begun: more than once where somebody withheld a contribution."""
    commitments: list[str]
    """By which each seat has promised its contribution; empty where it promised none."""
    contributions: list[str] | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    gathering: str | UnsetType = UNSET
    """Whose round has one deal for all its tables: recipe 3, shares are those of its devices."""
    round: int | UnsetType = UNSET


class Withheld(Struct, frozen=True):
    """Somebody who did not redeem a promise, and so lost the seat."""

    seat: int
    name: str


class Proposal(Struct, frozen=True):
    """To pause, or to close the match: who has agreed, first whose idea it was, and who has not."""

    on: Subject
    agreed: list[int]
    declined: list[int]


class Lobby(Tagged, frozen=True, tag="lobby"):
    """The table apart from its game."""

    table: str
    game: str
    rules: int
    options: dict[str, Any]
    status: Literal["open", "playing", "over", "closed"]
    seats: list[SeatInfo]
    host: bool
    turn_limit: int | None
    spectators: bool
    hints: bool
    """Whether the coach may be asked: not where two people sit."""
    asked: list[HintAsked]
    """Who has asked the coach, in order."""
    practice: bool
    fairness: Fair | None
    withheld: list[Withheld]
    """At the last beginning."""
    mixing: Literal["commit", "reveal"] | None
    """The match is being begun: contributions are promised, or promises redeemed."""
    mixing_ms: int | None
    paused: bool
    patience_ms: int
    """How long a seat must be away before the others may seat a bot there."""
    proposals: list[Proposal]
    rematch: str | None


Frame = Step | Saved | Done | Said | Advised | Pong | Bye | Error | Lobby
