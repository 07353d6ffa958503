"""Diadingo: the moments of a turn, then those in which chance is awaited or nothing any more."""
# Not compiled: constants, which the compiler reads from here as they are.

from typing import Final

LIFTING: Final = 0
STEALING: Final = 1
SEATING: Final = 2
TURNING: Final = 3
DEALING: Final = 4
OVER: Final = 5
