"""Diadingo: what is awaited."""
# Not compiled: constants, which the compiler reads from here as they are.

from typing import Final


class Stage:
    """A player's diamond or theft, chance, or nothing any more."""

    LIFTING: Final = 0
    STEALING: Final = 1
    SEATING: Final = 2
    TURNING: Final = 3
    DEALING: Final = 4
    OVER: Final = 5
