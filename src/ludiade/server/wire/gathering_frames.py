"""What the server tells of a gathering, to each who looks at it (docs/gatherings.md)."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from ludiade.server.wire.frames import Tagged, Waiting
from ludiade.server.wire.gatherings import Door, Kind, Pairing, Plan

Status = Literal["open", "round", "between", "over"]
MemberStatus = Literal["asking", "in", "left", "removed"]
TableState = Literal["opening", "playing", "stuck", "away", "paused", "over", "closed"]


class RoundFair(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What is promised of the one deal of a round; the seed once its last table has ended."""

    recipe: int
    gathering: str
    round: int
    beginnings: int
    commitment: str
    commitments: list[str]
    """Of each device that has a seat in this round, in order; empty where it promised none."""
    mine: int | None = None
    """Which of them is this device's."""
    stage: Literal["promise", "redeem"] | None = None
    """Promises are made, or redeemed; none: the cards are dealt."""
    options: dict[str, Any] | UnsetType = UNSET
    """While they are redeemed: the game's, whole, as they stand in the terms."""
    sizes: list[int] | UnsetType = UNSET
    """And how many sit at the tables of this device: one promise is kept for each."""
    left_ms: int | None = None
    contributions: list[str] | UnsetType = UNSET
    seed: str | UnsetType = UNSET


class Mine(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Somebody on this device, as they are told."""

    member: int
    name: str
    wish: str = ""
    """The name they would like, while no host has said yes or no."""
    status: MemberStatus
    hand: bool = False
    table: str | None = None
    """The name of the table where they sit in this round, once it is open and knows them: say
    `hello` there."""
    number: int | None = None
    """What that table is called in the room: table 3."""
    seat: int | None = None
    paused: bool = False
    """Whether a host lets that table rest."""
    more_s: int = 0


class Rank(Struct, frozen=True, kw_only=True):
    """A line of the standings."""

    rank: int
    member: int
    name: str
    mark: float
    """The mean of what the rounds were worth, from 0 to 1: the share of those beaten who had the
    same cards, or who sat at the same table."""
    played: int
    rounds: list[float | None]
    ranked: bool
    """Whether more than half of the rounds were played."""


class Attending(Tagged, frozen=True, tag="attending", kw_only=True):
    """A gathering as a member's device sees it: nothing of other members but the standings."""

    gathering: str
    n: int
    kind: Kind
    title: str
    game: str
    rules: int
    options: dict[str, Any]
    teams: bool
    own_names: bool
    status: Status
    round: int
    rounds: int
    paused: bool
    mine: list[Mine]
    fair: RoundFair | None
    standings: list[Rank] | None
    """Of a club, between rounds and at the end."""


class MemberInfo(Struct, frozen=True, kw_only=True):
    """Somebody, as a host sees them."""

    member: int
    name: str
    wish: str
    """The name they would like; nobody else is shown it before a host says yes."""
    status: MemberStatus
    device: int
    """Those with the same number share one."""
    present: bool
    away_ms: int | None
    hand: bool
    hand_ms: int | None
    more_s: int
    table: int | None
    """The number of their table in this round."""
    seat: int | None
    met: list[int]
    """Whom they have sat with in earlier rounds."""


class Place(Struct, frozen=True, kw_only=True):
    """A seat of a table, as a host sees it."""

    member: int | None
    name: str
    bot: str
    """The level of the bot that plays here; empty where a person does."""
    present: bool
    away_ms: int | None


class Progress(Struct, frozen=True):
    """How far a match has come, as its game counts: so many cards to draw of so many."""

    left: int
    of: int
    said: str


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table of the round, as a host sees it live."""

    number: int
    table: str
    """Its own name, for `hello`; empty while it is being opened."""
    watch: str | None
    """The token by which a host may look at it."""
    state: TableState
    seats: list[Place]
    awaited: list[int]
    """Seats."""
    awaited_ms: int | None
    """For how long."""
    moves: int
    progress: Progress | None
    last: str
    """What happened last, as a sentence."""
    scores: list[int] | None
    ranks: list[int] | None


class Projected(Struct, frozen=True):
    """What stands on the screen."""

    round: int
    table: int
    inputs: int | None


class Hosting(Tagged, frozen=True, tag="hosting", kw_only=True):
    """A gathering as a host sees it: all of it."""

    gathering: str
    n: int
    plan: Plan
    rules: int
    status: Status
    door: Door
    round: int
    since_ms: int
    """How long this round has been going on, or the wait for the first."""
    paused: bool
    pairing: Pairing | None
    """How this round was seated."""
    join: str | None
    code: str | None
    screen: str | None
    hosts: int
    members: list[MemberInfo]
    tables: list[TableInfo]
    under_way: bool
    """Whether something that was ordered has yet to reach a table."""
    projected: Projected | None
    fair: RoundFair | None
    standings: list[Rank] | None
    forgotten_in_ms: int | None
    """When it will be forgotten, once it is over."""


class Projecting(Tagged, frozen=True, tag="projecting", kw_only=True):
    """What the screen shows: a table without names, or the way in."""

    gathering: str
    n: int
    kind: Kind
    title: str
    game: str
    rules: int
    options: dict[str, Any]
    status: Status
    round: int
    rounds: int
    paused: bool
    code: str | None
    """While the door is open."""
    number: int | None = None
    """Of the table that is shown."""
    players: int | None = None
    view: Any = None
    """As a spectator sees it."""
    events: Any = None
    """What happened last."""
    waiting: Waiting | None = None


GatheringFrame = Hosting | Attending | Projecting
