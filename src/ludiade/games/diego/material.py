"""Diego: what a deck is made of, as it stands on record and as it is drawn (rules 5.2, 5.11)."""
# Not compiled: run once a match at most.

import hashlib
from functools import cached_property
from typing import Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from ludiade.kernel.types import Whole

Affiliation = Literal[
    "decimal", "fraction", "decimal_fraction", "words", "area", "line", "sum", "bracket",
    "amplified", "percent",
]  # fmt: skip
Shape = Literal["disc", "bar"]


class AreaWriting(Struct, frozen=True, forbid_unknown_fields=True):
    shape: Shape
    parts: Whole
    shaded: Whole


class LineWriting(Struct, frozen=True, forbid_unknown_fields=True):
    start: Whole = field(name="from")
    end: Whole = field(name="to")
    parts: Whole
    tick: Whole


class WordsWriting(Struct, frozen=True, forbid_unknown_fields=True):
    fr: str | UnsetType = UNSET
    en: str | UnsetType = UNSET


class Writings(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of one family, each as an author writes it."""

    decimal: str | UnsetType = UNSET
    fraction: str | UnsetType = UNSET
    decimal_fraction: str | UnsetType = UNSET
    words: WordsWriting | UnsetType = UNSET
    area: AreaWriting | UnsetType = UNSET
    line: LineWriting | UnsetType = UNSET
    sum: str | UnsetType = UNSET
    bracket: tuple[str, ...] | UnsetType = UNSET
    amplified: str | UnsetType = UNSET
    percent: str | UnsetType = UNSET


class Family(Struct, frozen=True, forbid_unknown_fields=True):
    """A number and the cards that show it."""

    number: str
    cards: Writings


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole deck, families by ascending number."""

    families: tuple[Family, ...]


class Face(Struct, frozen=True, tag_field="kind", tag=str.lower):
    """What is drawn on a card, as data: page, terminal and print draw it."""


class Decimal(Face, frozen=True):
    """A number in figures; comma or point is for the language to say."""

    whole: str
    """With its sign."""
    places: str | None


class Fraction(Face, frozen=True):
    top: int
    bottom: int


class Words(Face, frozen=True):
    fr: str
    en: str


class Area(Face, frozen=True):
    shape: Shape
    wholes: int
    parts: int
    """In each whole."""
    shaded: int
    """In all."""


class Line(Face, frozen=True):
    start: int
    end: int
    parts: int
    """In each unit."""
    tick: int
    """Counted from the left end."""


Term = Decimal | Fraction


class Sum(Face, frozen=True):
    """A chain of terms, read from the left."""

    left: "Sum | Decimal | Fraction"
    minus: bool
    right: Term


class Bracket(Face, frozen=True):
    low: Term
    high: Term


class Percent(Face, frozen=True):
    value: Decimal


AnyFace = Decimal | Fraction | Words | Area | Line | Sum | Bracket | Percent


class Material(Struct, frozen=True, dict=True):
    """The cards of one match in listing order: families ascending, affiliations inside."""

    affiliations: tuple[Affiliation, ...]
    numbers: tuple[str, ...]
    faces: tuple[AnyFace, ...]

    def affiliation(self, entry: int) -> Affiliation:
        return self.affiliations[entry % len(self.affiliations)]

    def number(self, entry: int) -> str:
        return self.numbers[entry // len(self.affiliations)]

    @cached_property
    def entries(self) -> dict[tuple[Affiliation, AnyFace], int]:
        """Where a card that was seen stands in the listing order."""
        return {(self.affiliation(entry), face): entry for entry, face in enumerate(self.faces)}

    @cached_property
    def fingerprint(self) -> str:
        listed = (self.affiliations, self.numbers, self.faces)
        return hashlib.sha256(msgspec.json.encode(listed)).hexdigest()

    def __repr__(self) -> str:
        """Short, because the truth of every state holds it."""
        return f"Material({self.fingerprint})"
