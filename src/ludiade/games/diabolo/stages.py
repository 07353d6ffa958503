"""Diabolo: the moments of a round, then those in which chance is awaited or nothing any more."""
# Not compiled: constants, which the compiler reads from here as they are.

from typing import Final

PLAYING: Final = 0
BLOCKED: Final = 1
DOUBLING: Final = 2
SEATING: Final = 3
DEALING: Final = 4
ENDED: Final = 5
