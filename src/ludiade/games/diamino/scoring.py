"""Diamino: what tiles, words and ends are worth (rules 1.2, 1.7 and 1.9)."""

from typing import Final

from ludiade.games.diamino.material import GREEN, GROUND, RED, VALUES, tile_of

GREEN_POINTS: Final = 5
RED_POINTS: Final = 10
FINISH_POINTS: Final = 25


def value_of(tiles: str) -> int:
    """The figures on some tiles; a joker, also one on the board, is worth nothing."""
    total = 0
    for sign in tiles:
        total += VALUES[tile_of(sign)]
    return total


def greens(squares: list[int]) -> int:
    """How many of these squares bear a green devil."""
    return sum([GROUND[square] == GREEN for square in squares])


def reds(squares: list[int]) -> int:
    """How many of these squares bear a red devil."""
    return sum([GROUND[square] == RED for square in squares])


def word_points(scoring: str, tiles: str, main: str, words: list[str]) -> int:
    """What a placement earns (A1); a single tile with two words counts the dearer."""
    if scoring == "placed":
        return value_of(tiles)
    if scoring == "main_word":
        if len(tiles) > 1:
            return value_of(main)
        return max([value_of(word) for word in words])
    return 0


def race_points(racks: list[str], black: bool) -> int:
    """What the winner of a deal without score earns (1.9); his own rack is empty."""
    left = sum([value_of(rack) for rack in racks])
    return 2 * left if black else left


def finish_points(black: bool) -> int:
    """The bonus of whoever finishes a deal with score: only this is doubled (1.9)."""
    return 2 * FINISH_POINTS if black else FINISH_POINTS
