"""Diabolo: hands as numbers, and what a line is worth to them (rules 2.5)."""

from typing import Final

from mypy_extensions import i64

from ludiade.games.diabolo import types as t
from ludiade.kernel.state import Story
from ludiade.kernel.types import Seat

COLOURS: Final[list[t.Colour]] = ["red", "yellow", "green", "violet", "blue"]
CARDS: Final[list[t.Card]] = [
    "red-1", "red-2", "red-3", "red-4", "red-5",
    "yellow-1", "yellow-2", "yellow-3", "yellow-4", "yellow-5",
    "green-1", "green-2", "green-3", "green-4", "green-5",
    "violet-1", "violet-2", "violet-3", "violet-4", "violet-5",
    "blue-1", "blue-2", "blue-3", "blue-4", "blue-5",
]  # fmt: skip
LINES: Final = 5
VALUES: Final = 5
DIGIT: Final = 3
ONES: Final = 7

# The cards of one colour in a hand are one number, written in octal: its lowest digit counts the
# ones, the next the twos, and so on. No value has more than four copies, so no digit overflows.


def worth(held: i64) -> i64:
    """The sum of such cards."""
    points: i64 = 0
    value: i64 = 1
    while held > 0:
        points += value * (held & ONES)
        held >>= DIGIT
        value += 1
    return points


def size(held: i64) -> i64:
    """The number of such cards."""
    cards: i64 = 0
    while held > 0:
        cards += held & ONES
        held >>= DIGIT
    return cards


def values(held: i64) -> list[int]:
    """The value of each of such cards, ascending."""
    found: list[int] = []
    for value in range(VALUES):
        for _ in range(held >> DIGIT * value & ONES):
            found.append(value + 1)
    return found


def named(colour: i64, held: i64) -> list[t.Card]:
    """Such cards by name, in listing order."""
    return [CARDS[colour * VALUES + value - 1] for value in values(held)]


def total(side: list[int]) -> i64:
    """The sum of the values on one side of a line."""
    points: i64 = 0
    for value in side:
        points += value
    return points


def weighed(colour: i64, demons: list[int], angels: list[int]) -> t.Weighed:
    """The comparison of the two sides, as it is told."""
    demon = total(demons)
    angel = total(angels)
    return t.Weighed(
        COLOURS[colour], tuple(demons), demon, tuple(angels), angel,
        "equal" if angel == demon else "angel" if angel > demon else "demon",
    )  # fmt: skip


def score_line(
    hands: list[int], colour: i64, angel: bool, announced: i64, scores: list[int], tell: Story
) -> None:
    """Add the points of one line to the scores: all who hold the most of it win or lose them."""
    players: i64 = len(scores)
    most: i64 = 0
    for seat in range(players):
        held = worth(hands[seat * LINES + colour])
        most = held if held > most else most
        if tell is not None:
            shown = tuple(values(hands[seat * LINES + colour]))
            tell.append(t.Showed(Seat(seat), COLOURS[colour], shown, held))
    wasted = announced
    if most > 0:
        for seat in range(players):
            if worth(hands[seat * LINES + colour]) < most:
                continue
            doubled = announced >> seat & 1 == 1
            wasted &= ~(1 << seat)
            points = (2 * most if doubled else most) if angel else -most
            scores[seat] += points
            if tell is None:
                continue
            if angel:
                tell.append(t.Gained(Seat(seat), COLOURS[colour], most, doubled, points))
            else:
                tell.append(t.Lost(Seat(seat), COLOURS[colour], most))
    if tell is not None:
        if most == 0:
            tell.append(t.NobodyHolds(COLOURS[colour]))
        if wasted:
            tell.append(t.Wasted(seats_of(wasted, players)))


def seats_of(bits: i64, players: i64) -> tuple[Seat, ...]:
    """The seats whose bit is set."""
    return tuple([Seat(seat) for seat in range(players) if bits >> seat & 1])
