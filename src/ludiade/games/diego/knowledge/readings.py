"""Diego: what a card says to whoever reads it well, and what pupils read instead."""

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


def misread(face: AnyFace) -> list[Reading]:
    """The mistakes that this kind of writing invites, each as what is then read."""
    if isinstance(face, Bracket):  # the tenth before or after
        low, high = worth(face.low), worth(face.high)
        return [(high, high + high - low), (low + low - high, low)]
    true = _number(face)
    return [(number, number) for number in _mistaken(face) if number != true]


def _mistaken(face: AnyFace) -> list[Exact]:
    if isinstance(face, Decimal):  # the comma moved, the whole part forgotten
        number = worth(face)
        return [10 * number, number / 10, number % 1]
    if isinstance(face, Fraction):
        return _fraction_mistaken(face.top, face.bottom)
    if isinstance(face, Words):
        number_said = _number(face)
        if number_said is None:
            return []
        return _fraction_mistaken(number_said.numerator, number_said.denominator)
    if isinstance(face, Area):  # the parts left, or shaded parts over all the parts there are
        drawn = face.wholes * face.parts
        return [Exact(drawn - face.shaded, face.parts), Exact(face.shaded, drawn)]
    if isinstance(face, Line):  # the first tick counted as one, every tick taken for a tenth
        tenths = face.start + Exact(face.tick, 10)
        return [face.start + Exact(face.tick + 1, face.parts), tenths]
    if isinstance(face, Sum):  # tops added and bottoms added, or the first term alone
        top, bottom = _added(face)
        return [Exact(top, bottom), worth(_first(face))]
    assert isinstance(face, Percent)
    return [worth(face) * 10, worth(face) * 100]


def _fraction_mistaken(top: int, bottom: int) -> list[Exact]:
    """The bar read as a comma, tenths for hundredths, or top and bottom exchanged."""
    if bottom in (10, 100, 1000):
        return [Exact(top * 10, bottom), Exact(top, bottom * 10)]
    comma = Exact(f"{top}.{bottom}")
    return [comma, Exact(bottom, top)] if top else [comma]


def _added(face: Sum | Decimal | Fraction) -> tuple[int, int]:
    """2/5 for 1+1/4: tops and bottoms, each on their own."""
    if isinstance(face, Sum):
        top, bottom = _added(face.left)
        more, under = _added(face.right)
        return top - more if face.minus else top + more, bottom + under
    number = worth(face)
    return number.numerator, number.denominator


def _first(face: Sum) -> Decimal | Fraction:
    left = face.left
    return _first(left) if isinstance(left, Sum) else left
