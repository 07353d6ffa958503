"""Diego in class: what is told of a session, as the page draws it."""

from typing import Literal

from msgspec import Struct

from ludiade.games.diego.material import Affiliation, AnyFace
from ludiade.kernel import types as kinds

What = Literal["claimed", "accepted", "contested", "passed", "let_pass", "caught"]
"""DIEGO, no objection, PAS DIEGO; PASSE, no objection to a pass, DIEGO to a pass."""
Verdict = Literal["not_enough", "reads_well", "misreads"]


class Shown(Struct, frozen=True):
    """A card: the number it shows, the way it is written, what is drawn on it."""

    number: str
    affiliation: Affiliation
    face: AnyFace


class Said(Struct, frozen=True):
    """One decision behind a figure: in which sitting, after which input, by whom."""

    sitting: int
    """Its place among those given."""
    at: int
    """The number of its input, from 0: to show it, replay until `at + 1`."""
    what: What
    right: bool
    person: str | None = None
    """Only where it was asked for."""


class Judgement(Struct, frozen=True):
    """Two cards, and how they were judged: taken for equal though they are not, or the reverse."""

    first: Shown
    second: Shown
    equal: bool
    """Whether they show one number."""
    wrong: int
    of: int
    """How often they were judged at all."""
    misreadings: list[str]
    """Those that take the two as they were wrongly taken, what fits the class best first."""
    behind: list[Said]
    """The decisions that were wrong."""


class Cell(Struct, frozen=True):
    """A number in one way of writing, over all judgements of that card."""

    number: str
    affiliation: Affiliation
    wrong: int
    of: int
    stands_out: bool
    """To be taken up together: more often wrong than the deck is, and seen often enough."""


class Crossing(Struct, frozen=True):
    """Two ways of writing against each other."""

    one: Affiliation
    other: Affiliation
    wrong: int
    of: int
    stands_out: bool
    pairs: list[int]
    """The judgements behind it that went wrong, by their places in `judgements`."""


class Finding(Struct, frozen=True):
    """A misreading that explains a person's decisions."""

    misreadings: list[str]
    """One, or several that nothing seen could tell apart."""
    sure: float
    """From 0 to 1, among all that the model knows."""
    signs: list[Said]
    """The decisions that speak most for it."""


class Person(Struct, frozen=True):
    """What is known of one of the group."""

    person: str
    verdict: Verdict
    decisions: int
    wrong: int
    finding: Finding | None


class Spread(Struct, frozen=True):
    """A misreading in the group."""

    misreadings: list[str]
    people: int
    """Of how many it is said."""
    expected: float
    """How many have it by the model's odds, the unsure ones too."""


class Talk(Struct, frozen=True):
    """A claim worth talking about, ready to be projected: it names nobody."""

    judgement: int
    """Its place in `judgements`."""
    said: Said
    """A decision to show it by."""
    people: int
    """How many judged these two cards wrongly."""


class Understood(kinds.Understood, frozen=True):
    """What a session shows."""

    claims: int
    """Pairs laid on the table."""
    decisions: int
    numbers: list[str]
    affiliations: list[Affiliation]
    judgements: list[Judgement]
    """Every two cards that were judged wrongly, by the most people first."""
    taken_for_equal: list[int]
    """Cards of different numbers taken for a pair, the most frequent first, by their places."""
    not_seen_equal: list[int]
    """Pairs refused or overlooked, the most frequent first, by their places."""
    cells: list[Cell]
    crossings: list[Crossing]
    spread: list[Spread]
    """Most people first."""
    not_enough: int
    """People of whom too little was seen."""
    reads_well: int
    talk: list[Talk]
    persons: list[Person]
    """Empty where it was not asked for."""
