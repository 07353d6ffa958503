"""What is kept of a table besides its inputs: who sits where, what was agreed, what is promised."""

from typing import Any, Literal

from msgspec import Struct

Status = Literal["open", "playing", "over", "closed"]
Kind = Literal["waiting", "person", "bot"]
Role = Literal["holder", "screen"]
Purpose = Literal["join", "watch", "move", "hand", "spoken"]

STAND_IN = "easy"
"""The bot that plays for somebody who has left, and for another bot that fails."""


class Hold(Struct, frozen=True):
    """A device at a seat: it decides and sees the hand (holder), or only shows the board."""

    device: str
    role: Role = "holder"


class Place(Struct):
    """A seat of the table."""

    kind: Kind
    name: str = ""
    level: str = ""
    """Of the bot that sits here, also while it only stands in for somebody."""
    stands_in: bool = False
    open: bool = False
    """Anybody may sit here, not only those with the link."""
    holds: list[Hold] = []

    def devices(self) -> list[str]:
        """Those who decide for this seat."""
        return [hold.device for hold in self.holds if hold.role == "holder"]


class Key(Struct, frozen=True):
    """A way in: a link, a spoken code, a recovery code; kept as a digest, and not for ever."""

    digest: str
    purpose: Purpose
    expires: int
    seat: int | None = None


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agreed on besides the game's options."""

    turn_limit: int | None = None
    """Seconds after which a bot moves for a late seat."""
    spectators: bool = True
    untimed: bool = False
    """No delay runs out: the table waits for every answer."""
    hints: bool = True
    """Whether somebody alone with bots may ask the coach."""


class Pause(Struct, frozen=True):
    """Time that a window does not count: since when it stands, and how much it was given."""

    window: int
    since: int | None
    given: int = 0


class Asked(Struct, frozen=True):
    """A seat has asked the coach, after so many events of the match."""

    seat: int
    after: int


class Row(Struct, kw_only=True):
    """A table; `version` goes up with each change, so that two writers cannot cross."""

    id: int = 0
    name: str
    version: int = 0
    status: Status = "open"
    game: str
    rules: int
    options: dict[str, Any]
    settings: Settings
    places: list[Place]
    host: str
    keys: list[Key]
    seed: str
    thoughts: str = ""
    """What the bots' chance comes from; told to nobody."""
    contributions: list[str]
    practice: list[list[int]] | None = None
    created: int
    started: int | None = None
    ended: int | None = None
    pause: Pause | None = None
    asked: list[Asked] = []
    rematch: str | None = None

    @property
    def players(self) -> int:
        return len(self.places)

    @property
    def names(self) -> list[str]:
        return [place.name for place in self.places]

    @property
    def ended_already(self) -> bool:
        return self.status in ("over", "closed")

    @property
    def paused(self) -> bool:
        return self.pause is not None and self.pause.since is not None

    def waits_for_people(self) -> bool:
        return self.status == "open" and any(p.kind == "waiting" for p in self.places)

    def seats_of(self, device: str) -> list[int]:
        """The seats this device decides for."""
        return [seat for seat, place in enumerate(self.places) if device in place.devices()]

    def devices(self) -> set[str]:
        """Every device that has to do with this table."""
        return {self.host, *(hold.device for place in self.places for hold in place.holds)}
