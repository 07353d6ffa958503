"""What a table is made of: numbered entries, each kind a type. The list of entries is the table.

Entries name devices and people by number; names and tokens stand apart, so that somebody can be
forgotten without touching a match. `at` is in milliseconds since the table was opened and never
runs back.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, cast

import msgspec
from msgspec import Meta, Raw, Struct

from ludiade.kernel.fairness.chance import Hex32
from ludiade.kernel.types import Action

Device = int
"""The number of a device, or of a person without one, at its table; 0 opened it."""
Ms = Annotated[int, Meta(ge=0, le=2**53)]
Purpose = Literal[
    "join", "watch", "spoken", "move", "hand", "call", "attend", "screen", "member", "host"
]  # fmt: skip
"""Of a table: a link to sit or to watch by, a spoken code, one that moves a seat or shows its hand.
Of a gathering: its spoken code, its link, the screen's, a member's own code, one for a host."""
Subject = Literal["close", "pause"]
Status = Literal["open", "playing", "over", "closed"]
if TYPE_CHECKING:
    GivenAction = Raw | Action
else:  # what is stored says nothing of types: its game reads it
    GivenAction = Raw
MOST_ENTRIES = 20_000
"""After so many a match is closed: no log grows without end."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agreed on besides the game's options."""

    turn_limit: Annotated[int, Meta(ge=5, le=7 * 24 * 3600)] | None = None
    """Seconds after which a bot moves for a late seat."""
    spectators: bool = True
    untimed: bool = False
    """No delay runs out: the table waits for every answer."""
    hints: bool = True
    """Whether somebody alone with bots may ask the coach."""
    bot_pace: Literal["calm", "usual", "quick"] = "usual"
    """How long bots wait before they answer."""


class Hold(Struct, frozen=True, array_like=True):
    """A device at a seat: it decides and sees the hand (holder), or only shows the board."""

    device: Device
    role: Literal["holder", "screen"] = "holder"


class Seat(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat of the table: nobody yet, a person, or a bot."""

    kind: Literal["waiting", "person", "bot"]
    person: Device | None = None
    """Whose name stands here; kept while a bot stands in."""
    holds: tuple[Hold, ...] = ()
    level: str = ""
    """Of the bot that sits here, also while it only stands in for somebody."""
    bot: str = ""
    """What the bot is called."""
    stands_in: bool = False
    left: bool = False
    """Whoever sat here has given the seat up for a bot."""
    open: bool = False
    """Anybody may sit here, not only those with the link."""
    more_s: int = 0
    """So many seconds more at each decision, where the gathering grants them."""

    def decides(self, device: Device) -> bool:
        """Whether that device decides for this seat."""
        return Hold(device) in self.holds

    @property
    def highest(self) -> Device:
        """The highest number of a person or a device here."""
        return max([self.person or 0, *(hold.device for hold in self.holds)])


class Way(Struct, frozen=True, forbid_unknown_fields=True):
    """A way in: a link, a spoken code, a code that moves a seat; kept as a digest, until a time."""

    digest: str
    purpose: Purpose
    until: Ms
    seat: int | None = None
    device: Device | None = None
    """Who has used it: asked again by the same device, it leads to the same seat."""


class SharedDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """The one deal of a round, as all devices of its gathering have made it (recipe 3)."""

    seed: Hex32
    beginnings: int
    commitments: list[str]
    contributions: list[str]


class PartOf(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """To which gathering a table belongs: its round, its number there, and its deal."""

    gathering: str
    round: int
    number: int
    deal: SharedDeal | None = None
    """None where the table has its own."""


class _Kind(Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """One kind of entry; a field that this version does not know is as strange as a kind."""

    at: Ms


class Opened(_Kind, frozen=True, tag="opened", kw_only=True):
    """The table, before anybody has come: the game, the whole of its options, the seats."""

    name: str
    game: str
    rules: int
    options: dict[str, Any]
    settings: Settings
    seats: tuple[Seat, ...]
    secret: Hex32
    """Seeds, links and the bots' chance follow from it; told to nobody."""
    ways: tuple[Way, ...] = ()
    host: Device = 0
    practice: list[list[int]] | None = None
    recipe: Literal[1, 2, 3] = 2
    """By which recipe the shuffles follow from the seed and what the seats contribute."""
    part_of: PartOf | None = None
    """Of a gathering, which holds the table: device 0 is nobody's then but its."""


class Reseated(_Kind, frozen=True, tag="reseated"):
    """A seat has another holder, or is for something else; nothing that was committed stands."""

    seat: int
    now: Seat


class Reordered(_Kind, frozen=True, tag="reordered"):
    """Before the start: who sits where, by the numbers of the seats until now."""

    order: list[int]


class Offered(_Kind, frozen=True, tag="offered"):
    """A code by which another device takes a seat over; it replaces the seat's earlier ones."""

    way: Way


class Claimed(_Kind, frozen=True, tag="claimed"):
    """A device has used a code: the seat is moved to it, or its hand is shown there."""

    digest: str
    device: Device


class Committed(_Kind, frozen=True, tag="committed"):
    """A seat's device has promised a contribution by its hash."""

    seat: int
    commitment: Hex32


class Mixing(_Kind, frozen=True, tag="mixing"):
    """The host has begun (commit), or all promises stand and are redeemed (reveal)."""

    stage: Literal["commit", "reveal"]
    until: Ms


class Revealed(_Kind, frozen=True, tag="revealed"):
    """A seat's contribution, as it was promised."""

    seat: int
    contribution: Hex32


class BegunAgain(_Kind, frozen=True, tag="begun_again"):
    """Somebody did not redeem a promise: they are unseated, and all commit anew."""

    withheld: tuple[int, ...]


class Begun(_Kind, frozen=True, tag="begun"):
    """The match begins; the shuffles follow."""

    contributions: tuple[str, ...] | None = None
    """Only at tables of the first recipe, which did not promise them before."""
    seed: Hex32 | None = None
    """Only there too: drawn apart from the table's secret."""


class Moved(_Kind, frozen=True, tag="moved"):
    """A seat has decided; `bot` names the level that did so for it."""

    seat: int
    action: GivenAction
    """The game's own action: its JSON where the entry was stored, itself where it is new."""
    bot: str = ""


class Shuffled(_Kind, frozen=True, tag="shuffled"):
    """Chance has given an order."""

    order: list[int]


class Expired(_Kind, frozen=True, tag="expired"):
    """The delay of the present wait has run out."""


class Granted(_Kind, frozen=True, tag="granted"):
    """More time for the present wait, because the server was away."""

    ms: Ms


class Voted(_Kind, frozen=True, tag="voted"):
    """A seat's word on a proposal, its own or another's."""

    seat: int
    on: Subject
    yes: bool


class Dropped(_Kind, frozen=True, tag="dropped"):
    """A proposal has fallen: taken back, or declined by too many of those who were there."""

    on: Subject


class Paused(_Kind, frozen=True, tag="paused"):
    """All who were there have agreed to pause, or (`held`) a host of the gathering wants it."""

    held: bool = False


class Resumed(_Kind, frozen=True, tag="resumed"):
    """The match goes on."""


class Closed(_Kind, frozen=True, tag="closed"):
    """The match ends unfinished: by agreement, because nobody came back, it grew too long, or a
    host of the gathering ends it."""

    why: Literal["agreed", "idle", "long", "host"] = "agreed"


class StoodIn(_Kind, frozen=True, tag="stood_in"):
    """A bot plays for a seat that was `away` so long, or `left` by its own device's wish."""

    seat: int
    level: str
    left: bool = False
    away: Ms = 0


class CameBack(_Kind, frozen=True, tag="came_back"):
    """Somebody takes the seat back from the bot."""

    seat: int


class Replaced(_Kind, frozen=True, tag="replaced"):
    """A bot has failed, and a simpler one plays on."""

    seat: int
    level: str


class Hinted(_Kind, frozen=True, tag="hinted"):
    """A seat has asked the coach."""

    seat: int


class PutAway(_Kind, frozen=True, tag="put_away"):
    """A device does not list the table any more."""

    device: Device


class Unsealed(_Kind, frozen=True, tag="unsealed"):
    """The last table of the round has ended: what all of them were dealt may be known."""


class Followed(_Kind, frozen=True, tag="followed"):
    """Another table has been opened with the same people."""

    table: str


Entry = (
    Opened | Reseated | Reordered | Offered | Claimed | Committed | Mixing | Revealed | BegunAgain
    | Begun | Moved | Shuffled | Expired | Granted | Voted | Dropped | Paused | Resumed | Closed
    | StoodIn | CameBack | Replaced | Hinted | PutAway | Followed | Unsealed
)  # fmt: skip


class Logged(NamedTuple):
    """An entry as it is stored: its JSON, and which request of which device brought it."""

    body: bytes
    device: Device | None = None
    key: str | None = None


_decoder = msgspec.json.Decoder(Entry)
encode_entry = msgspec.json.Encoder().encode


def read_entry(body: bytes) -> Entry:
    """An entry from its stored bytes; UnknownEntry where a newer version has written it."""
    try:
        return cast(Entry, _decoder.decode(body))
    except msgspec.ValidationError as error:
        raise UnknownEntry(str(error)) from None


class UnknownEntry(Exception):
    """An entry of a kind that this version does not know: its table is declined here."""
