"""Diamoniak: the moments of a turn, then those in which chance is awaited or nothing any more."""
# Not compiled: constants, which the compiler reads from here as they are.

from typing import Final

OPENING: Final = 0
PRESSING: Final = 1
BEWITCHED: Final = 2
SEATING: Final = 3
DEALING: Final = 4
RESHUFFLING: Final = 5
WON: Final = 6
