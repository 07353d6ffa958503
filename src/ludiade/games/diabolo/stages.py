"""Diabolo: what is awaited."""
# Not compiled: constants, which the compiler reads from here as they are.

from typing import Final


class Stage:
    """A player's card, everybody's Doubles, chance, or nothing any more."""

    PLAYING: Final = 0
    BLOCKED: Final = 1
    DOUBLING: Final = 2
    SEATING: Final = 3
    DEALING: Final = 4
    ENDED: Final = 5
