"""Diamino: what is decided, told, seen and agreed on (rules 1.14)."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from ludiade.games.diamino.words.lexicon.names import (
    EDITION,
    FILTERS,
    LONGEST_WORD,
    NEWEST,
    SHORTEST_WORD,
)
from ludiade.kernel import types as kinds
from ludiade.kernel.types import Seat

Formula = Literal["score", "race", "patience"]
Seconds = Annotated[int, Meta(ge=0, le=86_400)]
Penalty = Annotated[int, Meta(ge=0, le=1000)]
Rounds = Annotated[int, Meta(ge=1, le=100)]
Vocabulary = Annotated[str, Meta(examples=list(FILTERS))]
Word = Annotated[str, Meta(pattern=rf"^[A-Z]{{{SHORTEST_WORD},{LONGEST_WORD}}}\Z")]
OwnList = Annotated[tuple[Word, ...], Meta(max_length=2000)]
"""The words of a table, a class's of this week for instance: on record they are kept whole."""
Cause = Literal["green", "red", "contest", "wrong_contest", "words", "finish", "leftovers"]
Origin = Literal["red", "green", "contest", "wrong_contest", "words", "finish", "left", "taken"]
"""Where points come from: `left` is what one could not place oneself, `taken` what others left."""


class Options(kinds.Options, frozen=True):
    formula: Formula = "score"
    """With score (2 to 4 players), without (2 to 8), or the patience of one."""
    contest_seconds: Seconds = 20
    """How long a placement may be contested; 0 waits for everybody."""
    auto_validate: bool = False
    """A placement with a non-word is refused at once, and nobody contests."""
    wrong_contest_penalty: Penalty = 0
    """What a contest that is not justified costs: points in `score`, tiles in `race` (1.8)."""
    word_scoring: Literal["none", "placed", "main_word"] = "none"
    """Whether words score in `score`, and how (A1)."""
    lexicon: str | OwnList = EDITION
    """An edition of the lexicon (`fr`: the newest), a table's own list, or the SHA-256 of one."""
    word_filter: Vocabulary | OwnList = "all"
    """All words, only verbs, or those of a list: one of ours, or the table's own (1.5)."""
    lemmas_only: bool = False
    """Only head words: no plural, no feminine, no conjugated form (1.5)."""
    red_discard_can_finish: bool = True
    """Putting back the last tile on a red devil finishes (A2)."""
    open_racks: bool = False
    """All racks lie open, for teaching (A14)."""
    max_idle_rounds: Rounds = 3
    """Rounds without a placement after which a deal ends (A15)."""
    rounds: Rounds = 1
    """Deals whose points add up (A20)."""
    patience_rack: Literal["all", "twelve"] = "all"
    """All tiles face up, or twelve at a time (1.11)."""
    patience_islands: bool = False
    """Words of the patience need not touch (1.11)."""

    def __post_init__(self) -> None:
        if self.lexicon == NEWEST:  # what is agreed on, and recorded, is one edition
            force_setattr(self, "lexicon", EDITION)
        for name, words in (("lexicon", self.lexicon), ("word_filter", self.word_filter)):
            if not isinstance(words, str):  # the same words are the same list
                force_setattr(self, name, tuple(sorted(set(words))))


class Place(kinds.Action, frozen=True):
    """Lay the tiles of a word: `8H` reads across, `H8` down; a joker is in lower case."""

    at: str
    word: str


class Exchange(kinds.Action, frozen=True):
    """Swap some tiles with the reserve; `*` is a joker."""

    tiles: str


class Pass(kinds.Action, frozen=True):
    """Do nothing this turn; in the patience, stop."""


class Contest(kinds.Action, frozen=True):
    """Say that a word of the placement does not exist."""


class Accept(kinds.Action, frozen=True):
    """Let the placement stand."""


class Shed(kinds.Action, frozen=True):
    """Put a tile back into the reserve for a red devil."""

    tile: str


Action = Place | Exchange | Pass | Contest | Accept | Shed


class DrewForStart(kinds.Event, frozen=True):
    seat: Seat
    tile: str


class Began(kinds.Event, frozen=True):
    seat: Seat
    round: int


class Placed(kinds.Event, frozen=True):
    seat: Seat
    at: str
    word: str


class Accepted(kinds.Event, frozen=True):
    seat: Seat


class Contested(kinds.Event, frozen=True):
    """A contest and its outcome; `words` are those that do not exist."""

    seat: Seat
    mover: Seat
    justified: bool
    words: tuple[str, ...]


class Stood(kinds.Event, frozen=True):
    """Nobody contests any more."""

    seat: Seat
    word: str


class Covered(kinds.Event, frozen=True):
    """Devils under the tiles of a placement."""

    seat: Seat
    greens: int
    reds: int


class Scored(kinds.Event, frozen=True):
    seat: Seat
    points: int
    cause: Cause


class Drew(kinds.Event, frozen=True):
    seat: Seat
    tiles: int


class PutBack(kinds.Event, frozen=True):
    """A tile goes back for a red devil, face down."""

    seat: Seat


class Exchanged(kinds.Event, frozen=True):
    seat: Seat
    tiles: int


class Passed(kinds.Event, frozen=True):
    seat: Seat


class Finished(kinds.Event, frozen=True):
    """A player has no tile left."""

    seat: Seat
    black: bool


class Blocked(kinds.Event, frozen=True):
    """Nobody finishes this deal."""

    round: int


class Left(kinds.Event, frozen=True):
    """What a player could not place, laid open at the end of a deal."""

    seat: Seat
    tiles: str
    value: int


class Solved(kinds.Event, frozen=True):
    """The end of a patience."""

    placed: int


Event = (
    DrewForStart | Began | Placed | Accepted | Contested | Stood | Covered | Scored | Drew
    | PutBack | Exchanged | Passed | Finished | Blocked | Left | Solved
)  # fmt: skip


class Laid(Struct, frozen=True):
    """A word that stands for good."""

    seat: Seat
    at: str
    word: str


class Standing(Struct, frozen=True):
    """The placement that can be contested, and who has not spoken yet."""

    seat: Seat
    at: str
    word: str
    silent: list[Seat]


class Foreseen(Struct, frozen=True):
    """What a placement would bring if nobody contests it."""

    words: list[str]
    """Every word it forms, whether it exists or not."""
    points: int
    """For whoever lays it; what finishing brings is not counted."""
    others: int
    """For each of the others."""
    red: int
    green: int
    """Devils covered."""


class View(kinds.View, frozen=True):
    board: list[str]
    """15 rows: `.` empty, a capital, a joker in lower case."""
    racks: list[str | int]
    """Tiles in listing order, or their number where hidden."""
    reserve: int
    scores: list[int]
    turn: Seat | None
    standing: Standing | None
    to_shed: int
    moves: list[Laid]
    may_exchange: int
    fresh: list[str]
    """The squares covered by the placement of this turn."""
    first: Seat
    """Who began this deal."""
    round: int
    passes: int
    idle: int
    """Turns in succession without a placement that stood."""
    known: list[str]
    """Tiles that the table saw in a placement taken back and that must still be in the rack."""
    returned: list[str | None]
    """Tiles a seat put into the reserve that must still be there; its own secret."""


class Gain(Struct, frozen=True):
    """Points of one origin."""

    origin: Origin
    count: int
    """Devils, words refused, wrong contests, words laid, deals finished, or tiles."""
    points: int


class Account(Struct, frozen=True):
    """Where a seat's points come from, and what it could not place."""

    words: int
    """Words it laid that stood."""
    gains: list[Gain]
    left: str
    """Its tiles at the end of the deal, of the last one where there are several."""
    left_value: int


class Deal(kinds.Round, frozen=True):
    finisher: Seat | None
    """Who placed the last tile; nobody where the deal was blocked."""
    black: bool
    accounts: list[Account]


class Sheet(kinds.Sheet, frozen=True):
    rounds: Sequence[Deal]
    accounts: list[Account]
    """Of the whole match, also of a deal under way."""
    words: int
    """Laid by everybody together."""
    placed: int | None
    """Tiles of a patience on the board, of `tiles` in all."""
    tiles: int
