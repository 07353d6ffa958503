"""Version 1 as it was: a row a table, its inputs apart. Frozen: nothing but migrations reads it."""

import re
from typing import Any, Literal, NamedTuple

from msgspec import UNSET, Raw, Struct, UnsetType

Purpose = Literal["join", "watch", "move", "hand", "spoken"]
STAND_IN = "easy"
BOT_KEY = re.compile(r"bot \d+ \d+")
"""Under which a bot's move was stored."""
ARCHIVE_MS = 60 * 24 * 3600 * 1000
"""After which a table that nobody came back to was closed."""
DEFAULTS: dict[tuple[str, int], dict[str, Any]] = {
    ("diabolo", 1): {"rounds": None, "announce": "secret"},
    ("diadingo", 1): {
        "games": 1, "professional": False, "values": "3x14", "theft_compulsory": False,
        "after_theft": "from_robbed", "show_stuck": False,
    },
    ("diamino", 1): {
        "formula": "score", "contest_seconds": 20, "auto_validate": False,
        "wrong_contest_penalty": 0, "word_scoring": "none", "lexicon": "fr-1",
        "word_filter": "all", "lemmas_only": False, "red_discard_can_finish": True,
        "open_racks": False, "max_idle_rounds": 3, "rounds": 1, "patience_rack": "all",
        "patience_islands": False,
    },
    ("diamoniak", 1): {
        "first_player": "first", "sale_goes_to": "seller", "release_colour_when_empty": False,
        "fairy_never_paid": False,
    },
    ("diego", 1): {
        "hand": 6, "targets": 6, "delay": 15, "pair_in_hand": False, "capital": 0, "teams": False,
        "open_hands": False, "pass_contest_side": "diego", "bonus_side": "either",
        "training": False, "deck": "standard",
    },
}  # fmt: skip
"""What a row that left an option out meant by that."""
NEWEST_LEXICON = {"lexicon": "fr"}


class Hold(Struct, frozen=True):
    device: str
    role: Literal["holder", "screen"] = "holder"


class Place(Struct, frozen=True):
    kind: Literal["waiting", "person", "bot"]
    name: str = ""
    level: str = ""
    stands_in: bool = False
    open: bool = False
    holds: list[Hold] = []


class Key(Struct, frozen=True):
    digest: str
    purpose: Purpose
    expires: int
    seat: int | None = None


class Settings(Struct, frozen=True):
    turn_limit: int | None = None
    spectators: bool = True
    untimed: bool = False
    hints: bool = True


class Pause(Struct, frozen=True):
    """Time that a window does not count: since when it stands, and how much it was given."""

    window: int
    since: int | None
    given: int = 0


class HintAsked(Struct, frozen=True):
    """A seat has asked the coach, after so many events of the match."""

    seat: int
    after: int


class Row(Struct, frozen=True, kw_only=True):
    """Times are of the wall clock, in milliseconds."""

    id: int = 0
    name: str
    status: Literal["open", "playing", "over", "closed"] = "open"
    game: str
    rules: int
    options: dict[str, Any]
    settings: Settings
    places: list[Place]
    host: str
    keys: list[Key]
    seed: str
    thoughts: str = ""
    contributions: list[str]
    practice: list[list[int]] | None = None
    created: int
    started: int | None = None
    ended: int | None = None
    pause: Pause | None = None
    asked: list[HintAsked] = []
    rematch: str | None = None

    def whole_options(self) -> dict[str, Any]:
        """The options with what was left out, as it was meant when the table was opened."""
        meant = DEFAULTS.get((self.game, self.rules), {})
        edition = {
            name: meant[name] for name, newest in NEWEST_LEXICON.items()
            if name in meant and self.options.get(name) == newest
        }  # fmt: skip
        return {**meant, **self.options, **edition}


class Line(Struct, frozen=True):
    """An input, `at` so many milliseconds after the start: less than none after a clock's step."""

    type: Literal["move", "shuffled", "expired"]
    at: int = 0
    seat: int = 0
    action: Raw | UnsetType = UNSET
    order: list[int] = []

    @property
    def raw_action(self) -> Raw:
        return Raw(b"null") if isinstance(self.action, UnsetType) else self.action


class Input(NamedTuple):
    """An input and the key of the request that brought it."""

    line: Line
    key: str | None

    @property
    def by_bot(self) -> bool:
        return self.key is not None and BOT_KEY.fullmatch(self.key) is not None
