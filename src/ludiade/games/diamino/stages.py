"""Diamino: what is awaited."""
# Not compiled: constants, which the compiler reads from here as they are.

from typing import Final


class Stage:
    """Chance, a player's turn, answers to a placement, a tile to put back, or nothing any more."""

    DRAWING: Final = 0
    DEALING: Final = 1
    MIXING_EXCHANGE: Final = 2
    MIXING_SHED: Final = 3
    TURN: Final = 4
    CONTEST: Final = 5
    SHEDDING: Final = 6
    OVER: Final = 7
