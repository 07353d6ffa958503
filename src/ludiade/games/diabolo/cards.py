"""Diabolo: the cards (rule 2.1), and a hand of them as numbers.

The cards of one colour in a hand are one number, written in octal: its lowest digit counts the
ones, the next the twos, and so on. No value has more than four copies, so no digit overflows.
"""

from typing import Final

from mypy_extensions import i64

from ludiade.games.diabolo import types as t

COLOURS: Final[list[t.Colour]] = ["red", "yellow", "green", "violet", "blue"]
CARDS: Final[list[t.Card]] = [
    "red-1", "red-2", "red-3", "red-4", "red-5",
    "yellow-1", "yellow-2", "yellow-3", "yellow-4", "yellow-5",
    "green-1", "green-2", "green-3", "green-4", "green-5",
    "violet-1", "violet-2", "violet-3", "violet-4", "violet-5",
    "blue-1", "blue-2", "blue-3", "blue-4", "blue-5",
]  # fmt: skip
LINES: Final = 5
"""A line for each colour."""
VALUES: Final = 5
KINDS: Final = 25
COPIES: Final = [4, 3, 3, 2, 2]
"""How many cards there are of each value, in every colour."""
HAND: Final = 6
"""How many each player is dealt (2.2)."""
FULL_SIDE: Final = 3
FULL_LINE: Final = 5
"""How many a side of a line holds, and a line (2.3)."""

DIGIT: Final = 3
ONES: Final = 7

DECK: Final = [kind for kind in range(KINDS) for _ in range(COPIES[kind % VALUES])]
INDEX: Final[dict[str, int]] = {name: kind for kind, name in enumerate(CARDS)}
COLOUR: Final = [kind // VALUES for kind in range(KINDS)]
ONE: Final = [1 << DIGIT * (kind % VALUES) for kind in range(KINDS)]
"""One such card, as it counts in a hand."""


def total(side: list[int]) -> i64:
    """The sum of the values on one side of a line."""
    points: i64 = 0
    for value in side:
        points += value
    return points


def worth(held: i64) -> i64:
    """The sum of the cards held of one colour."""
    points: i64 = 0
    value: i64 = 1
    while held > 0:
        points += value * (held & ONES)
        held >>= DIGIT
        value += 1
    return points


def size(held: i64) -> i64:
    """Their number."""
    cards: i64 = 0
    while held > 0:
        cards += held & ONES
        held >>= DIGIT
    return cards


def values(held: i64) -> list[int]:
    """Their values, ascending."""
    found: list[int] = []
    for value in range(VALUES):
        for _ in range(held >> DIGIT * value & ONES):
            found.append(value + 1)
    return found


def named(colour: i64, held: i64) -> list[t.Card]:
    """Their names, in listing order."""
    return [CARDS[colour * VALUES + value - 1] for value in values(held)]


def hand_of(held: list[int], seat: i64) -> list[t.Card]:
    """The names of all that a player holds, in listing order."""
    cards: list[t.Card] = []
    for colour in range(LINES):
        cards += named(colour, held[seat * LINES + colour])
    return cards
