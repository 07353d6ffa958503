"""Diego: what is awaited."""
# Not compiled: constants, which the compiler reads from here as they are.

from typing import Final


class Stage:
    """A player's turn, objections to a pair or to a pass, chance, or nothing any more."""

    TURN: Final = 0
    CLAIMED: Final = 1
    PASSED: Final = 2
    SEATING: Final = 3
    DEALING: Final = 4
    ENDED: Final = 5
