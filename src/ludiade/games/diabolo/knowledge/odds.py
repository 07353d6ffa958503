"""Diabolo: which way a line may tip, and what is to be expected of the other hands.

The tables are made once for all players, who leave them as they are: one entry for each chance
that a card is of a colour, or for each lead of a line.
"""

from functools import cache
from math import exp, sqrt
from typing import Final

from ludiade.games.diabolo.cards import COPIES, FULL_LINE, HAND

CARDS: Final = 14
"""Of each colour (2.1)."""
SUMS: Final = 31
"""What a hand of one colour may count: 0 to 30."""
CHANCES: Final = 40
"""The steps in which a chance is counted."""
REACH: Final = 40
"""How far a line may lean, in half points."""


@cache
def leanings(others: int) -> list[float]:
    """For each number of cards that may still come, and each lead: heaven 1, hell −1."""
    table: list[float] = []
    for cards in range(FULL_LINE + 1):
        spread = 0.4 + 0.95 * others * sqrt(cards)
        for lead in range(-REACH, REACH + 1):
            if cards == 0:
                table.append(1.0 if lead > 0 else -1.0 if lead < 0 else 0.0)
            else:
                table.append(1 - 2 / (1 + exp(lead / spread)))
    return table


@cache
def gains(others: int, sight: float, hand: int = HAND) -> list[float]:
    """What heaven brings to each sum of a colour, ahead of the others' mean; without sight a
    player takes it that nobody else holds any."""
    table: list[float] = []
    for chance in range(CHANCES + 1):
        highest = highest_of(others, chance / CHANCES, hand)
        for held in range(SUMS):
            gain = 0.0
            for theirs, likely in enumerate(highest):
                if theirs < held:
                    gain += likely * held
                elif theirs > held:
                    gain -= likely * theirs / others
                else:
                    gain += likely * held * (1 - 1 / others)
            table.append(sight * gain + (1 - sight) * held)
    return table


@cache
def odds(others: int, sight: float, hand: int = HAND) -> list[float]:
    """How likely each sum of a colour is the highest, or one of them."""
    table: list[float] = []
    for chance in range(CHANCES + 1):
        likely = 0.0
        for share in highest_of(others, chance / CHANCES, hand):
            likely += share
            table.append(sight * likely + (1 - sight))
    return table


def highest_of(others: int, chance: float, hand: int) -> list[float]:
    """How likely each sum is to be the highest in so many other hands of so many cards."""
    sums = [1.0] + [0.0] * (SUMS - 1)
    for _ in range(hand):
        sums = [
            sums[held] * (1 - chance)
            + sum([
                sums[held - value] * chance * COPIES[value - 1] / CARDS
                for value in range(1, min(held, len(COPIES)) + 1)
            ])
            for held in range(SUMS)
        ]  # fmt: skip
    below = 0.0
    highest: list[float] = []
    for share in sums:
        highest.append((below + share) ** others - below**others)
        below += share
    return highest
