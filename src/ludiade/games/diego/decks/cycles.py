"""Diego: generated decks. A name stands for one deck for ever, so nothing here may change (5.11).

Whatever is drawn comes from SHA-256 of the name, in the order of this file. A better generator
takes another name.
"""

import hashlib
from collections.abc import Iterator, Sequence
from fractions import Fraction as Exact
from functools import cache
from math import ceil, floor
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from ludiade.games.diego.decks.words import MOST, fraction_words, mixed_words
from ludiade.games.diego.material import (
    AreaWriting,
    Deck,
    Family,
    LineWriting,
    WordsWriting,
    Writings,
)

FAMILIES = 6
JOINED = 3
TICKETS = 6  # no mistake is drawn more than six times as often as another
MOST_PARTS = 20
MOST_DISC_PARTS = 10
MOST_TICKS = 40
POWERS = (10, 100, 1000)
AMPLIFIERS = (2, 3, 4, 6)
ItemT = TypeVar("ItemT")


class Mistake(Struct, frozen=True, forbid_unknown_fields=True):
    """A mistake pupils make, and the numbers it confuses."""

    mistake: str
    fr: str
    en: str
    pairs: list[tuple[str, str]]


class Cycle(Struct, frozen=True):
    """What a school cycle asks of a deck."""

    most: int
    denominators: tuple[int, ...]
    steps: tuple[Exact, ...]
    """The grain of its brackets."""
    finer: tuple[Exact, ...]
    """And the grain where these would hold another number of the deck."""


CYCLES = {
    "cycle3": Cycle(3, (2, 4, 5, 10), (Exact(1), Exact(1, 10)), (Exact(1, 20),)),
    "cycle4": Cycle(5, (2, 4, 5, 8, 10, 20), (Exact(1, 10), Exact(1, 100)), (Exact(1, 100),)),
}


class Stream:
    """Fair choices from a name: 32-bit words of SHA-256(name ‖ block), block after block."""

    def __init__(self, name: str) -> None:
        self._words = self._from(name.encode())

    def _from(self, name: bytes) -> Iterator[int]:
        block = 0
        while True:
            digest = hashlib.sha256(name + block.to_bytes(4, "big")).digest()
            for at in range(0, len(digest), 4):
                yield int.from_bytes(digest[at : at + 4], "big")
            block += 1

    def below(self, n: int) -> int:
        """A number below n, each as likely: words past the last whole multiple are passed over."""
        limit = 2**32 - 2**32 % n
        return next(word for word in self._words if word < limit) % n

    def choose(self, items: Sequence[ItemT]) -> ItemT:
        return items[self.below(len(items))]

    def take(self, items: list[ItemT]) -> ItemT:
        """One of the items, which leaves the list."""
        return items.pop(self.below(len(items)))


@cache
def mistakes() -> list[Mistake]:
    """The named mistakes, in the order of their data file."""
    data = Path(__file__).with_name("mistakes.json").read_bytes()
    return msgspec.json.decode(data, type=list[Mistake])


def generate(cycle: str, seed: str) -> Deck:
    """The deck of that name."""
    stream = Stream(f"{cycle}:{seed}")
    kind = CYCLES[cycle]
    numbers = _draw_numbers(kind, stream)
    return Deck(tuple(_family(kind, number, numbers, stream) for number in numbers))


def _draw_numbers(cycle: Cycle, stream: Stream) -> list[Exact]:
    """Three pairs joined by a mistake, and any others up to six numbers."""
    tickets = [pairs for pairs in _pairs(cycle) for _ in pairs[:TICKETS]]
    joined: set[tuple[Exact, Exact]] = set()
    while len(joined) < JOINED:
        joined.add(stream.choose(stream.choose(tickets)))
    numbers = sorted({number for pair in joined for number in pair})
    others = [number for number in _universe(cycle) if number not in numbers]
    while len(numbers) < FAMILIES:
        numbers.append(stream.take(others))
    return sorted(numbers)


@cache
def _universe(cycle: Cycle) -> list[Exact]:
    return sorted({
        Exact(top, bottom)
        for bottom in cycle.denominators
        for top in range(1, cycle.most * bottom + 1)
        if Exact(top, bottom).denominator > 1
    })  # fmt: skip


@cache
def _pairs(cycle: Cycle) -> list[list[tuple[Exact, Exact]]]:
    """The pairs of each mistake that the cycle knows."""
    known = set(_universe(cycle))
    exact = [[(Exact(a), Exact(b)) for a, b in mistake.pairs] for mistake in mistakes()]
    return [[pair for pair in pairs if known.issuperset(pair)] for pairs in exact]


def _family(cycle: Cycle, number: Exact, numbers: list[Exact], stream: Stream) -> Family:
    top, bottom = number.numerator, number.denominator
    advanced = cycle.most > 3
    cards = Writings(
        decimal=_decimal(number),
        fraction=f"{top}/{bottom}",
        decimal_fraction=_over(number, _power(bottom)),
        words=_words(number, stream),
        area=_area(number, advanced, stream),
        line=_line(number, advanced, stream),
        sum=stream.choose(_differences(number) if advanced else _sums(number)),
        bracket=_bracket(cycle, number, numbers, stream),
        amplified=_amplified(number, stream),
        percent=f"{_decimal(number * 100)} %",
    )
    return Family(f"{top}/{bottom}", cards)


def _decimal(number: Exact) -> str:
    """The exact writing with a comma, without needless zeros."""
    thousandths = number * 1000
    assert thousandths.denominator == 1
    whole, places = divmod(thousandths.numerator, 1000)
    return f"{whole},{places:03}".rstrip("0").rstrip(",")


def _power(bottom: int) -> int:
    """The power of ten under the decimal fraction; never the fraction's own denominator."""
    return next(power for power in POWERS if power % bottom == 0 and power != bottom)


def _over(number: Exact, bottom: int) -> str:
    return f"{number * bottom}/{bottom}"


def _words(number: Exact, stream: Stream) -> WordsWriting:
    said = [fraction_words(number.numerator, number.denominator)]
    if number > 1:
        said.append(mixed_words(number))
    power = _power(number.denominator)
    if number * power <= MOST:
        said.append(fraction_words(int(number * power), power))
    return stream.choose(said)


def _area(number: Exact, advanced: bool, stream: Stream) -> AreaWriting:
    parts = [number.denominator]
    if advanced and 2 * number.denominator <= MOST_PARTS:
        parts.append(2 * number.denominator)
    cut = stream.choose(parts)
    disc = cut <= MOST_DISC_PARTS and stream.below(2) == 1
    return AreaWriting("disc" if disc else "bar", cut, int(number * cut))


def _line(number: Exact, advanced: bool, stream: Stream) -> LineWriting:
    """From zero; for the advanced, or where that is long, from the whole number before."""
    parts = number.denominator
    end = ceil(number) + stream.below(2)
    start = stream.choose([0, floor(number)]) if advanced else 0
    if (end - start) * parts > MOST_TICKS:
        start = floor(number)
    return LineWriting(start, end, parts, int((number - start) * parts))


def _sums(number: Exact) -> list[str]:
    """Ways to write a number as a sum."""
    top, bottom = number.numerator, number.denominator
    whole, rest = divmod(number, 1)
    ways = [f"{part}/{bottom}+{top - part}/{bottom}" for part in range(1, top // 2 + 1)]
    if whole:
        ways.append(f"{whole}+{rest}")
    tenths, hundredths = divmod(rest * 100, 10)
    if hundredths:
        digits = [f"{tenths}/10"] if tenths else []
        digits.append(f"{hundredths}/100")
        ways.append("+".join([str(whole), *digits] if whole else digits))
    if top == 1:
        ways.append(f"1/{2 * bottom}+1/{2 * bottom}")
    return [way for way in ways if "+" in way]


def _differences(number: Exact) -> list[str]:
    """Ways to write a number with a difference."""
    above = ceil(number)
    gap = above - number
    more = number + Exact(1, 2)
    ways = [f"{above}-{gap}", f"{above}-{_decimal(gap)}", f"{more}-1/2"]
    if gap.numerator > 1:
        part = gap.numerator // 2
        bottom = gap.denominator
        ways.append(f"{above}-{part}/{bottom}-{gap.numerator - part}/{bottom}")
    if number > 1:
        ways.append(f"{floor(number)}+1-{gap}")
    return ways


def _bracket(cycle: Cycle, number: Exact, numbers: list[Exact], stream: Stream) -> tuple[str, str]:
    """The nearest multiples of a step on both sides, with no other number between them."""
    for steps in (cycle.steps, cycle.finer):
        fitting = []
        for step in steps:
            low, high = step * (ceil(number / step) - 1), step * (floor(number / step) + 1)
            if sum(low < other < high for other in numbers) == 1:
                fitting.append((_decimal(low), _decimal(high)))
        if fitting:
            return stream.choose(fitting)
    raise AssertionError(number)


def _amplified(number: Exact, stream: Stream) -> str:
    """Numerator and denominator multiplied; never a decimal fraction, which is another card."""
    bottoms = [number.denominator * by for by in AMPLIFIERS]
    return _over(number, stream.choose([bottom for bottom in bottoms if bottom not in POWERS]))
