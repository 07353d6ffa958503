"""Where a word may lie that touches no tile: the opening, the islands of a patience.

A place is four cells: the first and the last that the word may take, the latest for its first
letter, the earliest for its last.
"""

from array import array
from collections.abc import Iterator

from ludiade.games.diamino.words.plays.layout import SIDE, STRIDE

OPENING_LETTERS = 8
Segment = tuple[int, int]


def opening(rows: list[str], rule: str, start: tuple[int, int]) -> "array[int]":
    """The places of the first word: it begins on `start`, covers it, or lies anywhere."""
    places = array("i")
    for line, squares in _lines(rows):
        if rule == "anywhere":
            _add_anywhere(places, line, squares.split("#"))
        elif (here := _place_on(line, start)) is not None:
            first, last = _around(squares, here)
            places.extend(_through(line, first, last, here, here, rule))
    return places


def opening_over_black(rows: list[str], rule: str, start: tuple[int, int]) -> "array[int]":
    """The places of a first word that is also the last and covers one black square."""
    places = array("i")
    for line, squares in _lines(rows):
        here = _place_on(line, start)
        for black in (place for place in range(SIDE) if squares[place] == "#"):
            first, last = _around(squares[:black] + "." + squares[black + 1 :], black)
            if rule == "anywhere":
                places.extend(_through(line, first, last, black, black, "cover"))
            elif here is not None and first <= here <= last:
                places.extend(_through(line, first, last, here, black, rule))
    return places


def islands(rows: list[str]) -> "array[int]":
    """The places of a word that has no tile in it or beside it."""
    places = array("i")
    for line, squares in _lines(rows):
        beside = [
            text
            for other, text in _lines(rows)
            if abs(other - line) == 1 and other // SIDE == line // SIDE
        ]
        lonely = "".join(
            "#"
            if squares[place] == "#"
            or any(
                sign.isalpha()
                for sign in [text[place] for text in beside]
                + list(squares[max(0, place - 1) : place + 2])
            )
            else "."
            for place in range(SIDE)
        )
        _add_anywhere(places, line, lonely.split("#"))
    return places


def black_cells(rows: list[str]) -> list[int]:
    """Every black square, once in each direction."""
    black = [divmod(at, SIDE) for at, sign in enumerate("".join(rows)) if sign == "#"]
    across = [row * STRIDE + 1 + col for row, col in black]
    return across + sorted((SIDE + col) * STRIDE + 1 + row for row, col in black)


def _lines(rows: list[str]) -> Iterator[tuple[int, str]]:
    yield from enumerate(rows)
    for col in range(SIDE):
        yield SIDE + col, "".join(row[col] for row in rows)


def _place_on(line: int, square: tuple[int, int]) -> int | None:
    row, col = square
    if line == row:
        return col
    return row if line == SIDE + col else None


def _around(squares: str, here: int) -> Segment:
    """The stretch without black squares around a place; an empty one if it is black itself."""
    if squares[here] == "#":
        return here, here - 1
    return squares.rfind("#", 0, here) + 1, (squares + "#").find("#", here) - 1


def _through(line: int, first: int, last: int, here: int, also: int, rule: str) -> Iterator[int]:
    if rule == "first":
        if also < here:
            return
        first, last = here, min(last, here + OPENING_LETTERS - 1)
    for place in (first, last, min(here, also), max(here, also)):
        yield line * STRIDE + 1 + place


def _add_anywhere(places: "array[int]", line: int, stretches: list[str]) -> None:
    place = 0
    for stretch in stretches:
        if len(stretch) > 1:
            cell = line * STRIDE + 1 + place
            last = cell + len(stretch) - 1
            places.extend((cell, last, last, cell))
        place += len(stretch) + 1
