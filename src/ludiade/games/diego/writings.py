"""Diego: from what is written on a card to what is drawn and what it is worth, exactly."""
# Not compiled: run once a match at most.

import re
from fractions import Fraction as Exact

from ludiade.games.diego.material import Decimal, Fraction, Percent, Sum, Term

FIGURES = r"\d{1,9}"
_NUMBER = re.compile(rf"-?{FIGURES}(/{FIGURES})?", re.A)
_DECIMAL = re.compile(rf"(-?{FIGURES})(?:,({FIGURES}))?", re.A)
_FRACTION = re.compile(rf"(-?{FIGURES})/({FIGURES})", re.A)
_PERCENT = re.compile(rf"(-?{FIGURES})(?:,({FIGURES}))?[ \u00a0\u202f]?%", re.A)
_TERM = rf"{FIGURES}(?:[,/]{FIGURES})?"
_SUM = re.compile(rf"-?{_TERM}(?: ?[+-] ?{_TERM})*", re.A)
_SIGNED = re.compile(rf"([+-]?) ?({_TERM})", re.A)


class Unreadable(ValueError):
    """Not a writing of this kind."""


class ZeroBelow(ValueError):
    """A fraction of zero parts."""


class WrongLength(ValueError):
    """A sum of one term, or of more than four."""


def read_number(text: str) -> Exact:
    """A family's number: whole, or a fraction."""
    if _NUMBER.fullmatch(text) is None:
        raise Unreadable(text)
    if "/" not in text:
        return Exact(int(text))
    return worth(read_fraction(text))


def read_decimal(text: str) -> Decimal:
    found = _DECIMAL.fullmatch(text)
    if found is None:
        raise Unreadable(text)
    return Decimal(found[1], found[2])


def read_fraction(text: str) -> Fraction:
    found = _FRACTION.fullmatch(text)
    if found is None:
        raise Unreadable(text)
    if int(found[2]) == 0:
        raise ZeroBelow(text)
    return Fraction(int(found[1]), int(found[2]))


def read_term(text: str) -> Term:
    """A whole number, a decimal or a fraction."""
    return read_fraction(text) if "/" in text else read_decimal(text)


def read_percent(text: str) -> Percent:
    found = _PERCENT.fullmatch(text)
    if found is None:
        raise Unreadable(text)
    return Percent(Decimal(found[1], found[2]))


def read_sum(text: str) -> Sum:
    """A chain of two to four terms."""
    if _SUM.fullmatch(text) is None:
        raise Unreadable(text)
    (sign, first), *others = _SIGNED.findall(text)
    if not 1 <= len(others) <= 3:
        raise WrongLength(text)
    chain: Sum | Term = read_term(sign + first)
    for sign, term in others:
        chain = Sum(chain, sign == "-", read_term(term))
    assert isinstance(chain, Sum)
    return chain


def worth(face: Decimal | Fraction | Percent | Sum) -> Exact:
    """The number that a writing stands for."""
    match face:
        case Decimal(whole, places):
            return Exact(f"{whole}.{places or 0}")
        case Fraction(top, bottom):
            return Exact(top, bottom)
        case Percent(value):
            return worth(value) / 100
        case Sum(left, minus, right):
            return worth(left) - worth(right) if minus else worth(left) + worth(right)
