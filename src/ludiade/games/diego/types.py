"""Diego: what is decided, told, seen and agreed on (rules 5.10)."""

from typing import Annotated, Literal, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from ludiade.games.diego.material import Affiliation, AnyFace, Deck
from ludiade.kernel import types as kinds
from ludiade.kernel.types import Seat

Side = Literal["diego", "pas_diego"]
Reason = Literal["no_targets", "all_passed"]
TermKind = Literal[
    "capital", "diego_right", "diego_wrong", "pas_diego_right", "pas_diego_wrong", "families"
]
Pair = tuple[int, int]
"""A card that came from a hand, and the target it was laid with."""
CardNumber = Annotated[int, Meta(ge=0, le=119)]
"""A card's place in the shuffled deck; twelve families of ten cards are the largest."""
FIRST_EIGHT = list(get_args(Affiliation)[:8])
Played = Annotated[tuple[Affiliation, ...], Meta(extra_json_schema={"default": FIRST_EIGHT})]
"""The schema names as default what is played of our own decks, for forms to show."""
OurDeck = Annotated[str, Meta(examples=["standard", "cycle3:SEED", "cycle4:SEED", "diagnostic"])]


class Options(kinds.Options, frozen=True):
    affiliations: Played | UnsetType = UNSET
    """Ways of showing a number; left out, the first eight, or all of an own deck (5.7)."""
    hand: Annotated[int, Meta(ge=2, le=8)] = 6
    """Cards in a hand (5.7)."""
    targets: Annotated[int, Meta(ge=2, le=8)] = 6
    """Targets in the row (5.7)."""
    delay: Annotated[int, Meta(ge=1, le=15)] = 15
    """Seconds in which the opponents may object (5.3)."""
    pair_in_hand: bool = False
    """A pair may be laid from one's own hand (5.7)."""
    capital: Annotated[int, Meta(ge=0, le=1000)] = 0
    """Points everybody starts with (5.6)."""
    teams: bool = False
    """Seats 0 and 2 against 1 and 3 (5.7)."""
    open_hands: bool = False
    """Hands are always visible (E2)."""
    pass_contest_side: Side = "diego"
    """Where a pair won against a pass is put (E3)."""
    bonus_side: Literal["either", "diego"] = "either"
    """On which side the pairs of the bonus may lie (E15)."""
    training: bool = False
    """Right and wrong are told at once (E20)."""
    deck: OurDeck | Deck = "standard"
    """`standard`, `cycle3:SEED`, `cycle4:SEED`, `diagnostic`, or a whole deck (5.11)."""


class Diego(kinds.Action, frozen=True):
    """Say DIEGO to a card and a target: on one's turn, or against a pass."""

    card: CardNumber
    target: CardNumber


class Pass(kinds.Action, frozen=True):
    """Say that nothing goes together."""


class Contest(kinds.Action, frozen=True):
    """Say PAS DIEGO to the pair on the table."""


class Accept(kinds.Action, frozen=True):
    """Have no objection."""


Action = Diego | Pass | Contest | Accept


class Card(Struct, frozen=True, omit_defaults=True):
    """A card as it is seen: its place in the shuffled deck, and what is drawn on it."""

    card: int
    affiliation: Affiliation
    face: AnyFace
    number: str | UnsetType = UNSET
    """The number it shows, at the end only."""


class Began(kinds.Event, frozen=True):
    seat: Seat


class Claimed(kinds.Event, frozen=True):
    """DIEGO: a card laid with a target, or with another card of the hand."""

    seat: Seat
    card: Card
    target: Card
    from_hand: bool


class Passed(kinds.Event, frozen=True):
    """PASSE: the hand is shown while the delay runs."""

    seat: Seat
    cards: tuple[Card, ...]


class PassedEmpty(kinds.Event, frozen=True):
    """Without a card one passes by oneself (E14)."""

    seat: Seat


class Accepted(kinds.Event, frozen=True):
    seat: Seat


class Won(kinds.Event, frozen=True):
    """Nobody objected to the pair."""

    seat: Seat
    card: Card
    target: Card


class Contested(kinds.Event, frozen=True):
    """PAS DIEGO: the pair goes to the one who objected."""

    seat: Seat
    against: Seat
    card: Card
    target: Card


class Caught(kinds.Event, frozen=True):
    """DIEGO to a pass: the pair goes to the one who saw it."""

    seat: Seat
    against: Seat
    card: Card
    target: Card
    side: Side


class Stood(kinds.Event, frozen=True):
    """Nobody objected to the pass."""

    seat: Seat


class Judged(kinds.Event, frozen=True):
    """In training: whether the pair goes together, and what that is worth."""

    seat: Seat
    match: bool
    points: int


class Refilled(kinds.Event, frozen=True):
    """Cards drawn for the hand, and the new target."""

    seat: Seat
    drawn: int
    target: Card | None


class Ended(kinds.Event, frozen=True):
    reason: Reason


class Scored(kinds.Event, frozen=True):
    """The control sheet has spoken: pairs right and wrong on each side, families, points."""

    seat: Seat
    diego_right: int
    diego_wrong: int
    pas_diego_right: int
    pas_diego_wrong: int
    families: int
    capital: int
    points: int


class TeamScored(kinds.Event, frozen=True):
    seat: Seat
    partner: Seat
    points: int


Event = (
    Began | Claimed | Passed | PassedEmpty | Accepted | Won | Contested | Caught | Stood | Judged
    | Refilled | Ended | Scored | TeamScored
)  # fmt: skip


class Sorter(Struct, frozen=True):
    """The pairs a player has won."""

    diego: list[Pair]
    pas_diego: list[Pair]


class Verdicts(Struct, frozen=True):
    """Whether each pair of a sorter goes together, in the order of its pairs."""

    diego: list[bool]
    pas_diego: list[bool]


class StandingPair(Struct, frozen=True, tag_field="type", tag="diego"):
    seat: Seat
    card: int
    target: int
    silent: list[Seat]
    """Who has not yet spoken."""


class StandingPass(Struct, frozen=True, tag_field="type", tag="pass"):
    seat: Seat
    silent: list[Seat]


Standing = StandingPair | StandingPass


class ControlLine(Struct, frozen=True):
    """A number and everything that shows it."""

    number: str
    faces: list[AnyFace]


class View(kinds.View, frozen=True):
    hands: list[list[Card] | int]
    targets: list[Card]
    pile: int
    sorters: list[Sorter]
    turn: Seat | None
    standing: Standing | None
    scores: list[int] | None
    seen: list[Card]
    """Every card these eyes have ever seen."""
    backs: list[list[int]]
    """Which cards lie in each hand, by number: everybody sees who draws when."""
    shown: list[int]
    """Cards in hands that the whole table has seen on a pass."""
    against_pass: list[int]
    """Hand cards of the PAS DIEGO pairs that were won against a pass (E3)."""
    passes: int
    """Passes in a row without objection."""
    verdicts: list[Verdicts] | None
    control: list[ControlLine] | None
    """The control sheet, at the end."""


class JudgedPair(Struct, frozen=True):
    """A pair of a sorter, and what the control sheet says of it."""

    first: Card
    second: Card
    side: Side
    against_pass: bool
    """Won against a pass: on the PAS DIEGO side too it was meant to go together (E3)."""
    match: bool
    right: bool
    points: int


class Term(Struct, frozen=True):
    """One part of a player's sum: so many, at so much each."""

    kind: TermKind
    count: int
    each: int
    points: int


class Result(Struct, frozen=True):
    """A player's own pairs and points; a team's are in `teams`."""

    pairs: list[JudgedPair]
    terms: list[Term]
    points: int


class Team(Struct, frozen=True):
    seats: list[Seat]
    parts: list[int]
    """What each of them brings."""
    points: int


class Sheet(kinds.Sheet, frozen=True):
    reason: Reason
    """Why the match ended."""
    results: list[Result]
    teams: list[Team]
    """The two of them, where teams play."""
