"""Diego: the moments of a turn, then those in which chance is awaited or nothing any more."""
# Not compiled: constants, which the compiler reads from here as they are.

from typing import Final

TURN: Final = 0
CLAIMED: Final = 1
PASSED: Final = 2
SEATING: Final = 3
DEALING: Final = 4
ENDED: Final = 5
