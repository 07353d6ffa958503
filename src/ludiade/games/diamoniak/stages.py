"""Diamoniak: what is awaited."""
# Not compiled: constants, which the compiler reads from here as they are.

from typing import Final

from ludiade.games.diamoniak import types as t


class Stage:
    """A player's decision in three phases of her turn, chance, or nothing any more."""

    OPENING: Final = 0
    PRESSING: Final = 1
    BEWITCHED: Final = 2
    SEATING: Final = 3
    DEALING: Final = 4
    RESHUFFLING: Final = 5
    WON: Final = 6


PHASES: Final[dict[int, t.Phase]] = {
    Stage.OPENING: "opening",
    Stage.PRESSING: "pressing",
    Stage.BEWITCHED: "bewitched",
}
