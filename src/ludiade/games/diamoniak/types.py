"""Diamoniak: what is decided, told, seen and agreed on (rules 4.7)."""

from typing import Literal

from msgspec import Struct

from ludiade.kernel import types as kinds
from ludiade.kernel.types import Seat

Colour = Literal["pink", "blue", "green", "violet"]
Payable = Literal["pink", "blue", "green", "violet", "diamond", "fairy"]
Card = Literal["pink", "blue", "green", "violet", "diamond", "witch", "fairy"]
SaleGoesTo = Literal["seller", "discard"]
Phase = Literal["opening", "pressing", "bewitched"]


class Options(kinds.Options, frozen=True):
    first_player: Literal["first", "random"] = "first"
    """Who begins: the first seat, where the youngest sits, or anybody (D17)."""
    sale_goes_to: SaleGoesTo = "seller"
    """Where the three diamonds of a purchase go (D1)."""
    release_colour_when_empty: bool = False
    """A castle that a witch has emptied frees its colour (D3)."""
    fairy_never_paid: bool = False
    """A fairy cannot be one of the cards paid to a witch (D4)."""


class Draw(kinds.Action, frozen=True):
    """Turn up the top card of the pile."""


class Stop(kinds.Action, frozen=True):
    """End the turn and keep everything."""


class Buy(kinds.Action, frozen=True):
    """Give three diamonds for a card of one's colour that lies beside an opponent."""

    seller: Seat


class Pay(kinds.Action, frozen=True):
    """Leave three cards to the witch."""

    cards: tuple[Payable, ...]


class Fairy(kinds.Action, frozen=True):
    """Send the witch away with a fairy."""


Action = Draw | Stop | Buy | Pay | Fairy


class Began(kinds.Event, frozen=True):
    seat: Seat


class Drew(kinds.Event, frozen=True):
    seat: Seat
    card: Card
    to: Literal["castle", "side", "witch"]


class ChoseColour(kinds.Event, frozen=True):
    seat: Seat
    colour: Colour


class Stopped(kinds.Event, frozen=True):
    seat: Seat


class Bought(kinds.Event, frozen=True):
    seat: Seat
    seller: Seat
    colour: Colour
    diamonds_to: SaleGoesTo


class Paid(kinds.Event, frozen=True):
    seat: Seat
    cards: tuple[Payable, ...]


class Spared(kinds.Event, frozen=True):
    """The witch found nothing to take."""

    seat: Seat


class SentAway(kinds.Event, frozen=True):
    """A fairy has sent the witch away."""

    seat: Seat


class Released(kinds.Event, frozen=True):
    """A castle is empty and its colour is free again."""

    seat: Seat
    colour: Colour


class Reshuffled(kinds.Event, frozen=True):
    cards: int


class Won(kinds.Event, frozen=True):
    seat: Seat
    colour: Colour


Event = (
    Began | Drew | ChoseColour | Stopped | Bought | Paid | Spared | SentAway | Released
    | Reshuffled | Won
)  # fmt: skip


class Player(Struct, frozen=True):
    colour: Colour | None
    castle: int
    side: dict[Card, int]


class View(kinds.View, frozen=True):
    players: list[Player]
    pile: int
    discard: dict[Card, int]
    turn: Seat | None
    phase: Phase | None


class Household(Struct, frozen=True):
    """A player's castle and fortunes."""

    colour: Colour | None
    castle: int
    """How many of its stages stand."""
    side: dict[Card, int]
    drew: int
    witches: int
    """Of the cards drawn."""
    paid: int
    """Cards left to witches."""
    sent_away: int
    """Witches that left with a fairy."""
    bought: int
    sold: int


class Sheet(kinds.Sheet, frozen=True):
    stages: int
    """How many a whole castle has."""
    households: list[Household]
