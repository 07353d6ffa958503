"""Views as numbers: named blocks of a fixed length that a game's `learning.observation` gives.

    def observe(view, seat, players) -> list[Block]

The blocks of a game and a number of players have the same names and lengths in every view.
"""

from collections.abc import Iterable, Sequence

Block = tuple[str, list[float]]


def one_of(value: object, choices: Sequence[object]) -> list[float]:
    """A one where the value stands among the choices, else noughts."""
    return [float(value == choice) for choice in choices]


def counts(values: Iterable[object], choices: Sequence[object]) -> list[float]:
    """How often each of the choices is there."""
    listed = list(values)
    return [float(listed.count(choice)) for choice in choices]


def filled(values: Sequence[float], length: int) -> list[float]:
    """So many numbers, noughts where there are no more; what is beyond is left out."""
    return [*values[:length], *[0.0] * (length - len(values))]


def seats_from(seat: int, players: int) -> list[int]:
    """All seats clockwise, one's own first."""
    return [(seat + step) % players for step in range(players)]
