"""Diabolo: what is decided, told, seen and agreed on (rules 2.9)."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludiade.kernel import types as kinds
from ludiade.kernel.types import Seat

Colour = Literal["red", "yellow", "green", "violet", "blue"]
Side = Literal["demon", "angel"]
Stronger = Literal["demon", "angel", "equal"]
Card = Literal[
    "red-1", "red-2", "red-3", "red-4", "red-5",
    "yellow-1", "yellow-2", "yellow-3", "yellow-4", "yellow-5",
    "green-1", "green-2", "green-3", "green-4", "green-5",
    "violet-1", "violet-2", "violet-3", "violet-4", "violet-5",
    "blue-1", "blue-2", "blue-3", "blue-4", "blue-5",
]  # fmt: skip
Rounds = Annotated[int, Meta(ge=1, le=100)]


class Options(kinds.Options, frozen=True):
    rounds: Rounds | None = None
    """How many rounds; as many as players if nothing is said (2.6)."""
    announce: Literal["secret", "sequential"] = "secret"
    """Doubles are announced all at once, or one after another from the dealer's left (B3)."""


class Play(kinds.Action, frozen=True):
    """Lay a card on one side of the line of its colour."""

    card: Card
    side: Side


class Discard(kinds.Action, frozen=True):
    """Give up a card, since none can be laid."""

    card: Card


class Double(kinds.Action, frozen=True):
    """Announce one's Double for the line being scored, or keep it."""

    spend: bool


Action = Play | Discard | Double


class Unofficial(kinds.Event, frozen=True):
    """Two players are not foreseen by the rulebook (2.1)."""


class RoundBegan(kinds.Event, frozen=True):
    round: int
    dealer: Seat
    seat: Seat


class Drew(kinds.Event, frozen=True):
    seat: Seat


class Played(kinds.Event, frozen=True):
    """A card was laid; the sums are those of its line now."""

    seat: Seat
    card: Card
    side: Side
    demon_sum: int
    angel_sum: int


class Locked(kinds.Event, frozen=True):
    """A line has its five cards."""

    colour: Colour


class Blocked(kinds.Event, frozen=True):
    """Nothing can be laid, so the whole hand is shown."""

    seat: Seat
    cards: tuple[Card, ...]


class Discarded(kinds.Event, frozen=True):
    seat: Seat
    card: Card


class RoundClosed(kinds.Event, frozen=True):
    """Enough lines are locked; scoring begins."""

    round: int
    lines: int


class Weighed(kinds.Event, frozen=True):
    """The two sides of a line compared: which values lie there, and who is stronger."""

    colour: Colour
    demon: tuple[int, ...]
    demon_sum: int
    angel: tuple[int, ...]
    angel_sum: int
    stronger: Stronger


class Decided(kinds.Event, frozen=True):
    """A seat has sealed its answer about its Double."""

    seat: Seat


class Answered(kinds.Event, frozen=True):
    """A seat has said aloud whether it spends its Double."""

    seat: Seat
    spend: bool


class Revealed(kinds.Event, frozen=True):
    """All sealed answers are opened: who spends a Double."""

    colour: Colour
    seats: tuple[Seat, ...]


class NobodyDoubles(kinds.Event, frozen=True):
    """All sealed answers are opened: every Double is kept."""

    colour: Colour


class Showed(kinds.Event, frozen=True):
    """A seat's hand in the colour being scored."""

    seat: Seat
    colour: Colour
    values: tuple[int, ...]
    total: int


class Gained(kinds.Event, frozen=True):
    """A seat has the most of an angel line."""

    seat: Seat
    colour: Colour
    most: int
    doubled: bool
    points: int


class Lost(kinds.Event, frozen=True):
    """A seat has the most of a demon line."""

    seat: Seat
    colour: Colour
    points: int


class NobodyHolds(kinds.Event, frozen=True):
    """No hand has a card of the colour: no points."""

    colour: Colour


class Wasted(kinds.Event, frozen=True):
    """Doubles spent that brought nothing."""

    seats: tuple[Seat, ...]


class Totalled(kinds.Event, frozen=True):
    """Where a seat stands after a round."""

    seat: Seat
    round: int
    points: int


class Won(kinds.Event, frozen=True):
    """The match is over; a tie shares the victory."""

    seats: tuple[Seat, ...]
    points: int


Event = (
    Unofficial | RoundBegan | Drew | Played | Locked | Blocked | Discarded | RoundClosed | Weighed
    | Decided | Answered | Revealed | NobodyDoubles | Showed | Gained | Lost | NobodyHolds | Wasted
    | Totalled | Won
)  # fmt: skip


class Line(Struct, frozen=True):
    """A Heaven/Hell card and the values laid on its two sides."""

    colour: Colour
    demon: list[int]
    angel: list[int]
    locked: bool


class Scoring(Struct, frozen=True):
    """The angel line for which Doubles are being announced."""

    colour: Colour
    decided: list[Seat]
    answers: list[bool | None]
    """One a seat: its answer where it was given and these eyes may see it."""


class View(kinds.View, frozen=True):
    lines: list[Line]
    hands: list[list[Card] | int]
    shown: list[list[Card]]
    doubles: list[bool]
    scores: list[int]
    round: int
    dealer: Seat
    turn: Seat | None
    pile: int
    discard: list[Card]
    scoring: Scoring | None
    revealed: list[list[Card]]
    """The hands of the lines scored so far in this round; of their colours, all cards (B13)."""


class Share(Struct, frozen=True):
    """What a line brought a seat that held most of its colour."""

    seat: Seat
    values: list[int]
    """The cards of the colour that it showed."""
    doubled: bool
    points: int
    """Won, or lost below zero."""


class CountedLine(Struct, frozen=True):
    """A line as it was weighed and counted."""

    colour: Colour
    demon: list[int]
    demon_sum: int
    angel: list[int]
    angel_sum: int
    stronger: Stronger
    locked: bool
    most: int
    """The highest sum in a hand; 0 where nobody held the colour, or nothing was shown."""
    shares: list[Share]


class CountedRound(kinds.Round, frozen=True):
    lines: list[CountedLine]


class Sheet(kinds.Sheet, frozen=True):
    rounds: Sequence[CountedRound]
    counting: list[CountedLine]
    """The lines weighed so far in a round that is being counted."""
