"""What the server itself asks of a room; none of it can be read from the wire."""

from typing import Literal

from msgspec import Struct

from ludiade.kernel.types import Action
from ludiade.server.room.entries import Device
from ludiade.server.wire.requests import TableRequest


class Sit(Struct, frozen=True):
    """A device wants the first free seat, or the one it has; `invited` by a link, not a code."""

    name: str
    only_open: bool
    invited: bool


class Offer(Struct, frozen=True):
    """A device wants a code for its seat, known here by its digest."""

    seat: int
    purpose: Literal["move", "hand"]
    digest: str


class Claim(Struct, frozen=True):
    """A device has said a code."""

    digest: str


class BotMove(Struct, frozen=True):
    """A bot has decided, for its own seat or (`late`) for somebody whose time was up."""

    seat: int
    window: int
    action: Action
    level: str
    late: bool


class BotFailed(Struct, frozen=True):
    """A bot could not decide; a simpler one plays on."""

    seat: int
    level: str


class TimeUp(Struct, frozen=True):
    """Something may be due."""


class Recover(Struct, frozen=True):
    """The table has been loaded after the server was away."""


class CloseIdle(Struct, frozen=True):
    """Nobody has come for a long time."""


class Follow(Struct, frozen=True):
    """Another table was opened with the same people."""

    table: str


class Hold(Struct, frozen=True):
    """A gathering says who holds a seat; no digest: a bot plays there."""

    seat: int
    name: str
    holder: str | None
    """The digest of the device's token."""
    more_s: int
    left: bool = False
    """Whoever sat here is gone: a bot plays on in their name."""
    device: Device | None = None
    """The number of that device at the table, where it has one; found when it is decided."""


class Halt(Struct, frozen=True):
    """A host of the gathering pauses the table, or lets it go on."""

    on: bool


class Finish(Struct, frozen=True):
    """A host of the gathering ends the match as it stands."""


class Unseal(Struct, frozen=True):
    """The last table of the round has ended."""


GatheringAsk = Hold | Halt | Finish | Unseal
OwnAsk = (
    GatheringAsk | Sit | Offer | Claim | BotMove | BotFailed | TimeUp | Recover | CloseIdle | Follow
)
Ask = TableRequest | OwnAsk
SERVER = -1
"""Who asks, where it is no device."""
GATHERING = 0
"""The number of the gathering at each of its tables: no device has its digest."""
NOBODY = -2
"""A device that has no number at the table."""
