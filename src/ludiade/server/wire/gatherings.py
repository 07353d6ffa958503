"""What a device may ask of a gathering, each kind a type (docs/gatherings.md)."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludiade.kernel.fairness.chance import Hex32
from ludiade.server.room.entries import Settings
from ludiade.server.wire.requests import (
    Keyed,
    Language,
    Name,
    Number,
    RequestKey,
    SeatNumber,
    Token,
    Unkeyed,
)

Kind = Literal["class", "club"]
Pairing = Literal["apart", "random", "strength", "swiss", "round_robin", "screen", "hand"]
"""`screen`: those who share a device sit at one table, all others apart."""
Door = Literal["open", "asking", "closed"]
MOST_MEMBERS = 200
MOST_A_DEVICE = 12
"""People on one screen: a class in teams on three devices."""
LONGEST_MINUTES = 400 * 24 * 60
Member = Annotated[int, Meta(ge=0, lt=2**31)]
Members = Annotated[list[Member], Meta(max_length=MOST_MEMBERS)]
TableNumber = Annotated[int, Meta(ge=1, le=MOST_MEMBERS)]
RoundNumber = Annotated[int, Meta(ge=1, le=50)]
GatheringName = Annotated[str, Meta(max_length=40)]


class Plan(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a gathering is to be: the same for a class and for a club."""

    kind: Kind = "class"
    title: Annotated[str, Meta(max_length=200)] = ""
    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    """The game's own; for Diego a deck of one's own among them."""
    settings: Settings = Settings()
    """Of every table."""
    size: Annotated[int, Meta(ge=1, le=16)] = 2
    """How many sit at a table."""
    teams: bool = False
    """Whether those who sit there are teams: only a word for the page."""
    bots: Annotated[str, Meta(max_length=20)] | None = None
    """The level of the bots that fill tables up; none: tables of other sizes."""
    rounds: RoundNumber = 2
    pairing: Pairing = "apart"
    """How the next round is seated unless its request says otherwise; teams share screens."""
    same_deal: bool = False
    """Every table of a round is dealt the same."""
    door: Door = "open"
    own_names: bool = True
    """Whether people may wish for a name of their own, which a host approves."""
    stuck_s: Annotated[int, Meta(ge=10, le=3600)] = 60
    """After which a table that waits for somebody who is there counts as stuck."""
    keep_map: bool = True
    """Whether the map of the class, without names, is kept when the rest is forgotten."""
    forget_min: Annotated[int, Meta(ge=0, le=LONGEST_MINUTES)] = 60
    """So many minutes after its end a gathering is forgotten."""


class OpenGathering(Plan, frozen=True, kw_only=True):
    """Somebody opens a gathering."""

    key: RequestKey | None = None


class Attend(Unkeyed, frozen=True, tag="attend", kw_only=True):
    """Look at a gathering on this connection: as a host, a member, or with a screen's token."""

    gathering: GatheringName
    token: Token | None = None
    screen: Token | None = None
    """Of the link for the projector; a host may say "host" to see what is projected."""
    lang: Language = "fr"
    protocol: Number | None = None


# Of a member's own device


class OfGathering(Keyed, frozen=True, kw_only=True):
    """What is asked of a gathering, known by one look at its type."""


class Wish(OfGathering, frozen=True, tag="wish", kw_only=True):
    """A member would like to be called otherwise."""

    member: Member
    name: Name


class Hand(OfGathering, frozen=True, tag="hand", kw_only=True):
    """A member asks for help, or does not any more; a host may lower a hand too."""

    member: Member
    up: bool = True


class Depart(OfGathering, frozen=True, tag="depart", kw_only=True):
    """A member leaves early."""

    member: Member


class Promise(OfGathering, frozen=True, tag="promise", kw_only=True):
    """A device promises its share in the deal of this round, by its SHA-256."""

    commitment: Hex32


class Redeem(OfGathering, frozen=True, tag="redeem", kw_only=True):
    """A device's share in the deal, as it was promised."""

    contribution: Hex32


# Of a host


class SetDoor(OfGathering, frozen=True, tag="door", kw_only=True):
    """Who may come in from now on: anybody with the code, after a host's nod, or nobody."""

    door: Door


class LetIn(OfGathering, frozen=True, tag="let_in", kw_only=True):
    """Let in who waits at the door, or somebody who was removed or has left."""

    members: Members


class Approve(OfGathering, frozen=True, tag="approve", kw_only=True):
    """Say yes or no to the name that a member wishes for."""

    member: Member
    yes: bool = True


class Rename(OfGathering, frozen=True, tag="rename", kw_only=True):
    """Call a member otherwise; with no name, one is drawn anew."""

    member: Member
    name: Name = ""


class Remove(OfGathering, frozen=True, tag="remove", kw_only=True):
    """Members leave by a host's wish; their devices do not come back by the code."""

    members: Members


class NextRound(OfGathering, frozen=True, tag="next_round", kw_only=True):
    """Seat everybody anew; the unfinished tables of the round before end where `end` says so."""

    pairing: Pairing | None = None
    tables: Annotated[list[Members], Meta(max_length=MOST_MEMBERS)] | None = None
    """Who sits where, for `hand`."""
    absent: bool = False
    """Whether those are seated too whose device is not there."""
    end: bool = False


class AddTable(OfGathering, frozen=True, tag="add_table", kw_only=True):
    """One more table in this round, for late comers."""

    members: Members


class Transfer(OfGathering, frozen=True, tag="transfer", kw_only=True):
    """A member goes to a seat of another table of this round; who sits there takes their seat."""

    member: Member
    table: TableNumber
    seat: SeatNumber


class Pause(OfGathering, frozen=True, tag="pause", kw_only=True):
    """Pause all tables of this round, or one."""

    table: TableNumber | None = None


class Resume(OfGathering, frozen=True, tag="resume", kw_only=True):
    """Let all tables go on, or one."""

    table: TableNumber | None = None


class EndTable(OfGathering, frozen=True, tag="end_table", kw_only=True):
    """End one table, or (none) all of this round."""

    table: TableNumber | None = None


class MoreTime(OfGathering, frozen=True, tag="more_time", kw_only=True):
    """So many seconds more at each of a member's decisions, from now on; 0: as everybody."""

    member: Member
    seconds: Annotated[int, Meta(ge=0, le=3600)]


class Project(OfGathering, frozen=True, tag="project", kw_only=True):
    """Show a table of a round on the screen, or one moment of it, without names; none: nothing."""

    round: RoundNumber | None = None
    """None: this one."""
    table: TableNumber | None = None
    inputs: Number | None = None
    """After so many inputs of its record; none: as it stands, and goes on."""


class EndGathering(OfGathering, frozen=True, tag="end_gathering", kw_only=True):
    """The gathering is over: its tables end, nobody comes in."""


GatheringRequest = (
    Wish | Hand | Depart | Promise | Redeem | SetDoor | LetIn | Approve | Rename | Remove
    | NextRound | AddTable | Transfer | Pause | Resume | EndTable | MoreTime | Project
    | EndGathering
)  # fmt: skip
"""What may be asked of a gathering."""
