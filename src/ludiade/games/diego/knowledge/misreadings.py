"""Diego: the ways pupils misread numbers, in one model for decks, bots and the map of a class.

A misreading says what a face is taken for when it stands alone (`alone`), or which two faces are
taken for a pair when they lie side by side (`beside`). Where it says None the card is read well.
Their names, explanations and remedies are texts: `misreading-ID`, `misreading-ID-example`,
`misreading-ID-help`. The names of the literature: whole-number and reciprocal thinking for
decimals (Resnick, Steinle and Stacey), part-part for areas (Kieren), gap thinking (Pearn and
Stephens), unit confusion on the line (Kerslake, Larson), componentwise addition.
"""
# Not compiled: run once a deck.

from collections.abc import Callable
from fractions import Fraction as Exact
from typing import NamedTuple

from ludiade.games.diego.knowledge.readings import Reading, read, together
from ludiade.games.diego.knowledge.words import parts_said
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

Beside = Callable[[AnyFace, AnyFace], bool | None]


class Misreading(NamedTuple):
    """One way to misread, for all the cards it concerns."""

    id: str
    alone: Callable[[AnyFace], Exact | None] = lambda face: None
    """The number a face is taken for; None where this misreading says nothing of it."""
    beside: Beside | None = None
    """Whether two faces are taken for a pair; None where each is read by itself."""
    concerns: tuple[type, type] = (object, object)
    """The kinds of faces that `beside` speaks of."""

    def reads(self, face: AnyFace) -> Reading | None:
        """What such a pupil reads."""
        taken = self.alone(face)
        return read(face) if taken is None else (taken, taken)

    def pairs(self, one: AnyFace, other: AnyFace) -> bool:
        """Whether such a pupil says DIEGO to two cards."""
        found = self.beside(one, other) if self.beside else None
        return together(self.reads(one), self.reads(other)) if found is None else found


def misread(face: AnyFace) -> list[Reading]:
    """The mistakes that a face invites, each as what is then read: never what it says."""
    true = read(face)
    if isinstance(face, Bracket):  # one of the ends is taken for the number itself
        ends = [worth(face.low), worth(face.high)]
        return [(end, end) for end in ends]
    taken = [one.alone(face) for one in MISREADINGS]
    found = [(number, number) for number in taken if number is not None]
    return [reading for reading in dict.fromkeys(found) if reading != true]


def _bar_as_comma(face: AnyFace) -> Exact | None:
    """2/5 for 2,5."""
    return Exact(f"{face.top}.{face.bottom}") if isinstance(face, Fraction) else None


def _top_after_comma(face: AnyFace) -> Exact | None:
    """2/5 for 0,2."""
    return _after_comma(face.top) if isinstance(face, Fraction) else None


def _bottom_after_comma(face: AnyFace) -> Exact | None:
    """1/4 for 0,4."""
    if not isinstance(face, Fraction):
        return None
    return _after_comma(face.bottom if face.top >= 0 else -face.bottom)


def _upside_down(face: AnyFace) -> Exact | None:
    """2/5 for 5/2."""
    return Exact(face.bottom, face.top) if isinstance(face, Fraction) and face.top else None


def _top_alone(face: AnyFace) -> Exact | None:
    """5/4 and 5/2 both for 5."""
    return Exact(face.top) if isinstance(face, Fraction) else None


def _hundredths_as_tenths(face: AnyFace) -> Exact | None:
    """25/100 for 25/10."""
    if isinstance(face, Fraction) and face.bottom in (100, 1000):
        return Exact(face.top * 10, face.bottom)
    return None


def _same_gap(one: AnyFace, other: AnyFace) -> bool | None:
    """1/4 and 2/5 are both three short of a whole."""
    if isinstance(one, Fraction) and isinstance(other, Fraction):
        return one.bottom - one.top == other.bottom - other.top
    return None


def _and_a_part(face: AnyFace) -> Exact | None:
    """ "un quart" heard as one and a quarter."""
    said = parts_said(face.fr) or parts_said(face.en) if isinstance(face, Words) else None
    if said is None:
        return None
    count, parts = said
    return count + Exact(1 if count >= 0 else -1, parts)


def _comma_unread(face: AnyFace) -> Exact | None:
    """0,25 and 2,5 both for 25."""
    if isinstance(face, Decimal) and face.places is not None:
        return Exact(int(face.whole + face.places))
    return None


def _whole_forgotten(face: AnyFace) -> Exact | None:
    """1,25 for 0,25."""
    if isinstance(face, Decimal) and face.places is not None:
        return Exact(f"{'-' if face.whole.startswith('-') else ''}0.{face.places}")
    return None


def _longer_is_larger(one: AnyFace, other: AnyFace) -> bool | None:
    """0,4 in 0,1<…<0,25, since 4 is between 1 and 25."""
    return _between(one, other, lambda places: (int(places), 0))


def _shorter_is_larger(one: AnyFace, other: AnyFace) -> bool | None:
    """0,2 in 0,35<…<0,5, since hundredths are smaller than tenths."""
    return _between(one, other, lambda places: (-len(places), int(places)))


def _ends_included(one: AnyFace, other: AnyFace) -> bool | None:
    """0,25 in 0,1<…<0,25."""
    for bracket, card in ((one, other), (other, one)):
        number = read(card)
        if isinstance(bracket, Bracket) and not isinstance(card, Bracket) and number is not None:
            return worth(bracket.low) <= number[0] <= worth(bracket.high)
    return None


def _percent_after_comma(face: AnyFace) -> Exact | None:
    """5 % for 0,5 and 250 % for 0,250."""
    if isinstance(face, Percent) and face.value.places is None:
        return _after_comma(int(face.value.whole))
    return None


def _percent_as_tenths(face: AnyFace) -> Exact | None:
    """25 % for 2,5."""
    return worth(face) * 10 if isinstance(face, Percent) else None


def _percent_as_bottom(face: AnyFace) -> Exact | None:
    """20 % for 1/20."""
    number = worth(face.value) if isinstance(face, Percent) else None
    return 1 / number if number else None


def _part_to_part(face: AnyFace) -> Exact | None:
    """One shaded and four not, for 1/4."""
    left = face.wholes * face.parts - face.shaded if isinstance(face, Area) else 0
    return Exact(face.shaded, left) if isinstance(face, Area) and left else None


def _unshaded_counted(face: AnyFace) -> Exact | None:
    """One shaded of four, for 3/4."""
    if not isinstance(face, Area):
        return None
    return Exact(face.wholes * face.parts - face.shaded, face.parts)


def _pieces_as_whole(face: AnyFace) -> Exact | None:
    """Three halves drawn in two discs, for 3/4."""
    return Exact(face.shaded, face.wholes * face.parts) if isinstance(face, Area) else None


def _ticks_from_one(face: AnyFace) -> Exact | None:
    """The stroke of zero is counted as the first: 1/5 for 2/5."""
    return face.start + Exact(face.tick + 1, face.parts) if isinstance(face, Line) else None


def _ticks_as_tenths(face: AnyFace) -> Exact | None:
    """Two fifths for 0,2."""
    return face.start + Exact(face.tick, 10) if isinstance(face, Line) else None


def _line_as_unit(face: AnyFace) -> Exact | None:
    """3/2 on a line from 0 to 2, for 3/4 of the line."""
    if not isinstance(face, Line):
        return None
    return face.start + Exact(face.tick, (face.end - face.start) * face.parts)


def _tops_and_bottoms_added(face: AnyFace) -> Exact | None:
    """1/5+1/5 for 2/10."""
    if not isinstance(face, Sum):
        return None
    top, bottom = _added(face)
    return Exact(top, bottom)


def _after_comma(figures: int) -> Exact:
    return Exact(f"{'-' if figures < 0 else ''}0.{abs(figures)}")


def _added(face: Sum | Decimal | Fraction) -> tuple[int, int]:
    """2/5 for 1+1/4: tops and bottoms, each on their own."""
    match face:
        case Sum(left, minus, right):
            top, bottom = _added(left)
            more, under = _added(right)
            return top - more if minus else top + more, bottom + under
        case Fraction(top, bottom):
            return top, bottom
        case Decimal():
            number = worth(face)
            return number.numerator, number.denominator


def _between(one: AnyFace, other: AnyFace, order: Callable[[str], tuple[int, int]]) -> bool | None:
    """A number with places and a bracket of decimals, all of one whole part, places so ordered."""
    for bracket, card in ((one, other), (other, one)):
        if not isinstance(bracket, Bracket):
            continue
        low, high, number = bracket.low, bracket.high, _in_places(card)
        if number is None or not isinstance(low, Decimal) or not isinstance(high, Decimal):
            return None
        if not low.whole == high.whole == number.whole or number.whole.startswith("-"):
            return None
        if low.places is None or high.places is None or number.places is None:
            return None
        return order(low.places) < order(number.places) < order(high.places)
    return None


def _in_places(face: AnyFace) -> Decimal | None:
    """What is put beside decimals place by place: 0,4 is, and 4/10, and 40 % as 0,40."""
    if isinstance(face, Percent):
        return _hundredths(face.value)
    if not isinstance(face, Fraction):
        return face if isinstance(face, Decimal) else None
    places = len(str(face.bottom)) - 1
    if face.bottom != 10**places or places == 0 or face.top < 0:
        return None
    whole, rest = divmod(face.top, face.bottom)
    return Decimal(str(whole), str(rest).zfill(places))


def _hundredths(value: Decimal) -> Decimal | None:
    """So many percent as a decimal of two places, where they are whole."""
    if value.places is not None or value.whole.startswith("-"):
        return None
    whole, rest = divmod(int(value.whole), 100)
    return Decimal(str(whole), str(rest).zfill(2))


MISREADINGS: tuple[Misreading, ...] = (
    Misreading("bar_as_comma", _bar_as_comma),
    Misreading("top_after_comma", _top_after_comma),
    Misreading("bottom_after_comma", _bottom_after_comma),
    Misreading("upside_down", _upside_down),
    Misreading("top_alone", _top_alone),
    Misreading("hundredths_as_tenths", _hundredths_as_tenths),
    Misreading("same_gap", beside=_same_gap, concerns=(Fraction, Fraction)),
    Misreading("and_a_part", _and_a_part),
    Misreading("comma_unread", _comma_unread),
    Misreading("whole_forgotten", _whole_forgotten),
    Misreading("longer_is_larger", beside=_longer_is_larger, concerns=(Bracket, object)),
    Misreading("shorter_is_larger", beside=_shorter_is_larger, concerns=(Bracket, object)),
    Misreading("ends_included", beside=_ends_included, concerns=(Bracket, object)),
    Misreading("percent_after_comma", _percent_after_comma),
    Misreading("percent_as_tenths", _percent_as_tenths),
    Misreading("percent_as_bottom", _percent_as_bottom),
    Misreading("part_to_part", _part_to_part),
    Misreading("unshaded_counted", _unshaded_counted),
    Misreading("pieces_as_whole", _pieces_as_whole),
    Misreading("ticks_from_one", _ticks_from_one),
    Misreading("ticks_as_tenths", _ticks_as_tenths),
    Misreading("line_as_unit", _line_as_unit),
    Misreading("tops_and_bottoms_added", _tops_and_bottoms_added),
)
