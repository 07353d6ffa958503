"""Diadingo: what is decided, told, seen and agreed on (rules 3.8)."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludiade.kernel import types as kinds
from ludiade.kernel.types import Seat

Ring = Literal["ring-1000", "ring-2000", "ring-3000", "ring-4000", "ring-5000", "ring-6000"]
Card = Literal[
    "ring-1000", "ring-2000", "ring-3000", "ring-4000", "ring-5000", "ring-6000", "theft"
]
Values = Literal["6x7", "3x14"]
Why = Literal["no_cards", "no_loose_diamonds"]
AfterTheft = Literal["from_robbed", "back_to_thief_left"]
Games = Annotated[int, Meta(ge=1, le=100)]
Place = Annotated[int, Meta(ge=0, le=41)]
"""On the tray, row by row."""
RingNumber = Annotated[int, Meta(ge=0, le=41)]
"""Among a player's rings, in the order they were drawn."""


class Options(kinds.Options, frozen=True):
    games: Games = 1
    """How many games are played; their dollars add up (3.5)."""
    professional: bool = False
    """Empty rings count against their owner (3.5)."""
    values: Values = "6x7"
    """What the rings are worth: 1000 to 6000, seven each, or 1000 to 3000, fourteen each (3.1)."""
    theft_compulsory: bool = False
    """Who can steal must steal (C1)."""
    after_theft: AfterTheft = "from_robbed"
    """Where play goes on after the robbed player's turn: to her left or the thief's (C2)."""
    show_stuck: bool = False
    """Drawings mark the places that were tried and found fixed (C6)."""


class Take(kinds.Action, frozen=True):
    """Try to lift one diamond off the tray."""

    place: Place


class Steal(kinds.Action, frozen=True):
    """Move a diamond from an opponent's ring onto one's own empty ring of the same value."""

    victim: Seat
    ring: RingNumber
    onto: RingNumber


class Decline(kinds.Action, frozen=True):
    """Put a usable theft card aside and draw again."""


Action = Take | Steal | Decline


class Began(kinds.Event, frozen=True):
    """The tray has been turned and the cards shuffled."""

    seat: Seat
    game: int
    games: int


class Drew(kinds.Event, frozen=True):
    seat: Seat
    card: Card


class Took(kinds.Event, frozen=True):
    """The diamond was loose and sits on the ring just drawn."""

    seat: Seat
    place: int
    card: Ring
    left: int


class FoundFixed(kinds.Event, frozen=True):
    """The diamond would not come off and the ring stays empty."""

    seat: Seat
    place: int
    card: Ring


class Stole(kinds.Event, frozen=True):
    seat: Seat
    victim: Seat
    card: Ring
    ring: int
    onto: int


class Resumed(kinds.Event, frozen=True):
    """The robbed player has had her turn, and play goes back to the left of the thief (C2)."""

    seat: Seat


class Declined(kinds.Event, frozen=True):
    """A theft card that could have been used was put aside."""

    seat: Seat


class PutAside(kinds.Event, frozen=True):
    """A theft card had no use."""

    seat: Seat


class Ended(kinds.Event, frozen=True):
    """A game is over; with the last of them, what would never have come off is seen (C14)."""

    game: int
    why: Why
    fixed: list[int]
    """The places of the fixed diamonds, after the last game."""


class Earned(kinds.Event, frozen=True):
    """What a player's rings brought in the game that has ended, and in all games so far."""

    seat: Seat
    game: int
    dollars: int
    total: int


class Won(kinds.Event, frozen=True):
    """One of those with most dollars; `shared` where there are several."""

    seat: Seat
    dollars: int
    shared: bool


Event = (
    Began | Drew | Took | FoundFixed | Stole | Resumed | Declined | PutAside | Ended | Earned | Won
)  # fmt: skip


class RingCard(Struct, frozen=True):
    value: int
    diamond: bool


class Player(Struct, frozen=True):
    rings: list[RingCard]


class View(kinds.View, frozen=True):
    """What everyone sees; which untried diamonds are fixed is in nobody's view (C14)."""

    players: list[Player]
    gone: list[int]
    stuck: list[int]
    left: int
    deck: int
    thefts: int
    """Theft cards used or put aside in this game."""
    drawn: Card | None
    turn: Seat | None
    resume: Seat | None
    """Who plays after the robbed player, where play goes back to the thief's left (C2)."""
    scores: list[int]
    game: int
    show_stuck: bool
    """Whether a drawing of the tray marks the places in `stuck` (C6)."""


class Earnings(Struct, frozen=True):
    """What a player had at the end of a game, and what it was worth."""

    rings: list[RingCard]
    full: int
    """Rings with a diamond."""
    won: int
    """The dollars of those."""
    empty: int
    lost: int
    """The dollars that empty rings cost: none but for professionals (3.5)."""
    stole: int
    robbed: int
    """Diamonds taken from others, and by others."""


class PlayedGame(kinds.Round, frozen=True):
    """A game of the series; its points are dollars."""

    why: Why
    players: list[Earnings]


class Sheet(kinds.Sheet, frozen=True):
    rounds: Sequence[PlayedGame]
    professional: bool
