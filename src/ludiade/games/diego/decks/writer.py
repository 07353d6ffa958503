"""Diego: a number written in every way there is, for decks that people make.

Of each writing the usual one comes first, then others that may be taken instead. Unlike the
generator of named decks (`cycles.py`) this may be bettered at any time: what it makes is kept
whole.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction as Exact
from math import ceil, floor

from msgspec.structs import replace

from ludiade.games.diego.decks.words import EN_PARTS, FR_PARTS, MOST, fraction_words, mixed_words
from ludiade.games.diego.material import (
    Affiliation,
    AreaWriting,
    Family,
    LineWriting,
    WordsWriting,
    Writings,
)

POWERS = (10, 100, 1000, 10_000)
AMPLIFIERS = (3, 2, 4, 6)
DISCS = (2, 3, 4, 6, 8)
"""Discs are cut into so many parts; what is cut otherwise is a bar."""
MOST_PARTS, MOST_WHOLES, MOST_TICKS = 20, 5, 40
GRAINS = (Exact(1, 10), Exact(1, 20), Exact(1), Exact(1, 100), Exact(1, 1000))
"""The steps of brackets, the usual one first."""
Writing = str | tuple[str, str] | WordsWriting | AreaWriting | LineWriting


def write(
    number: Exact, numbers: Sequence[Exact], affiliations: Sequence[Affiliation]
) -> Family | None:
    """A family in the usual writings; None where a number cannot be written so."""
    cards: dict[str, Writing] = {}
    for affiliation in affiliations:
        found = next(ways(number, numbers, affiliation), None)
        if found is None:
            return None
        cards[affiliation] = found
    return family(number, cards)


def family(number: Exact, cards: dict[str, Writing]) -> Family:
    """A number and its cards, as they stand on record."""
    return Family(str(number), replace(Writings(), **cards))


def ways(number: Exact, numbers: Sequence[Exact], affiliation: Affiliation) -> Iterator[Writing]:
    """How a number may be written in one way of writing, in a deck of these numbers."""
    match affiliation:
        case "decimal":
            yield from _decimals(number)
        case "fraction":
            yield f"{number.numerator}/{number.denominator}"
        case "decimal_fraction":
            yield from _decimal_fractions(number)
        case "words":
            yield from _words(number)
        case "area":
            yield from _areas(number)
        case "line":
            yield from _lines(number)
        case "sum":
            yield from _sums(number)
        case "bracket":
            yield from brackets(number, numbers)
        case "amplified":
            yield from _amplified(number)
        case "percent":
            yield from (f"{text} %" for text in _decimals(number * 100))


def decimal(number: Exact) -> str | None:
    """The exact writing with a comma; None where it would not end."""
    for places in range(5):
        if (number * 10**places).denominator == 1:
            figures = f"{abs(number) * 10**places}".zfill(places + 1)
            sign = "-" if number < 0 else ""
            tail = f",{figures[len(figures) - places :]}" if places else ""
            return f"{sign}{figures[: len(figures) - places]}{tail}"
    return None


def _decimals(number: Exact) -> Iterator[str]:
    if (text := decimal(number)) is not None:
        yield text


def _decimal_fractions(number: Exact) -> Iterator[str]:
    """Over the least power of ten that is not the fraction's own denominator."""
    for power in POWERS:
        if power % number.denominator == 0 and power != number.denominator:
            yield f"{number * power}/{power}"


def _words(number: Exact) -> Iterator[WordsWriting]:
    top, bottom = abs(number.numerator), number.denominator
    said = []
    if bottom in FR_PARTS and bottom in EN_PARTS and 0 < top <= MOST:
        said.append(fraction_words(top, bottom))
        if top > bottom:
            said.append(mixed_words(abs(number)))
    if number < 0:
        said = [WordsWriting(f"moins {words.fr}", f"minus {words.en}") for words in said]
    yield from said


def _areas(number: Exact) -> Iterator[AreaWriting]:
    for parts in (number.denominator, 2 * number.denominator):
        if number > 0 and 2 <= parts <= MOST_PARTS and number <= MOST_WHOLES:
            yield AreaWriting("disc" if parts in DISCS else "bar", parts, int(number * parts))


def _lines(number: Exact) -> Iterator[LineWriting]:
    start = min(0, floor(number))
    if number - start > MOST_WHOLES:
        start = floor(number) - 1
    end = max(start + 1, ceil(number))
    for parts in (number.denominator, 2 * number.denominator):
        for far in (end, end + 1):
            if 2 <= parts <= MOST_PARTS and (far - start) * parts <= MOST_TICKS:
                yield LineWriting(start, far, parts, int((number - start) * parts))


def _sums(number: Exact) -> Iterator[str]:
    top, bottom = number.numerator, number.denominator
    whole, rest = divmod(abs(number), 1)
    if number < 0:
        above = floor(number)
        yield f"{above}+{number - above}" if number != above else f"{above - 1}+1"
        yield f"{1 + number}-1" if number > -1 else f"{number + 1}-1"
        return
    if whole and rest:
        yield f"{whole}+{rest}"
    if top > 1:
        yield f"1/{bottom}+{top - 1}/{bottom}" if bottom > 1 else f"1+{top - 1}"
    for part in range(2, min(4, top // 2) + 1):
        yield f"{part}/{bottom}+{top - part}/{bottom}"
    yield f"1/{2 * bottom}+{2 * top - 1}/{2 * bottom}"
    yield f"{ceil(number) + (not rest)}-{ceil(number) + (not rest) - number}"


def _amplified(number: Exact) -> Iterator[str]:
    """Numerator and denominator multiplied; never a decimal fraction, which is another card."""
    for by in AMPLIFIERS:
        if number.denominator * by not in POWERS and number.denominator > 1:
            yield f"{number.numerator * by}/{number.denominator * by}"


def brackets(number: Exact, numbers: Sequence[Exact]) -> Iterator[tuple[str, str]]:
    """Ends on both sides with no other number of the deck between them, the usual ones first."""
    seen = set()
    for ends in (_nearest(number), _wider(number)):
        for low, high in ends:
            if sum(low < other < high for other in {*numbers, number}) == 1:
                texts = decimal(low), decimal(high)
                if texts not in seen and texts[0] is not None and texts[1] is not None:
                    seen.add(texts)
                    yield texts[0], texts[1]


def _nearest(number: Exact) -> Iterator[tuple[Exact, Exact]]:
    for step in GRAINS:
        yield step * (ceil(number / step) - 1), step * (floor(number / step) + 1)


def _wider(number: Exact) -> Iterator[tuple[Exact, Exact]]:
    """Ends of tenths and twentieths up to three steps away: unlike ones show more."""
    step = Exact(1, 20)
    below, above = step * (ceil(number / step) - 1), step * (floor(number / step) + 1)
    for down in range(5):
        for up in range(5):
            yield below - down * step, above + up * step
