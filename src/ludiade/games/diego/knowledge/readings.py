"""Diego: what a card says to whoever reads it well."""

from fractions import Fraction as Exact

from ludiade.games.diego.knowledge.words import said
from ludiade.games.diego.material import (
    AnyFace,
    Area,
    Bracket,
    Decimal,
    Fraction,
    Line,
    Percent,
    Sum,
    Words,
)
from ludiade.games.diego.writings import worth

Reading = tuple[Exact, Exact]
"""From where to where a card's number lies: twice the number itself, or a bracket's ends."""


def read(face: AnyFace) -> Reading | None:
    """What is drawn, by arithmetic; None for words that say no number."""
    if isinstance(face, Bracket):
        return worth(face.low), worth(face.high)
    number = _number(face)
    return None if number is None else (number, number)


def _number(face: AnyFace) -> Exact | None:
    if isinstance(face, Words):
        french = said(face.fr)
        return said(face.en) if french is None else french
    if isinstance(face, Area):
        return Exact(face.shaded, face.parts)
    if isinstance(face, Line):
        return face.start + Exact(face.tick, face.parts)
    assert isinstance(face, Decimal | Fraction | Percent | Sum)
    return worth(face)


def together(one: Reading | None, other: Reading | None) -> bool:
    """Whether two readings show the same number, or one a bracket of the other's (5.1)."""
    if one is None or other is None:
        return False
    if one[0] == one[1] and other[0] == other[1]:
        return one[0] == other[0]
    if one[0] == one[1]:
        return other[0] < one[0] < other[1]
    return other[0] == other[1] and one[0] < other[0] < one[1]
