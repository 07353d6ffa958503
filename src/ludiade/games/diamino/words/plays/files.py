"""Files of positions, read without mercy and answered one by one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal, cast

from msgspec import Meta, Struct, to_builtins

from ludiade.games.diamino.words.lexicon import Lexicon
from ludiade.games.diamino.words.plays import Value
from ludiade.games.diamino.words.plays.positions import (
    LISTED_AT_MOST,
    answer,
    best,
    generator,
    listing,
)
from ludiade.kernel.json.convert import convert
from ludiade.kernel.json.strict import parse, read_bytes

Row = Annotated[str, Meta(pattern=r"^[.#A-Za-z]{15}\Z")]
Rows = Annotated[list[Row], Meta(min_length=15, max_length=15)]
Rack = Annotated[str, Meta(pattern=r"^[A-Z?]{1,112}\Z")]
Coordinate = Annotated[int, Meta(ge=0, le=14)]


class Position(Struct):
    """A board, a rack, and which opening rule holds."""

    id: str
    rows: Rows
    rack: Rack
    start: tuple[Coordinate, Coordinate]
    opening: Literal["first", "cover", "anywhere"]
    out_black: bool


class File(Struct):
    """What a file of positions must hold; it may hold more."""

    positions: list[Position]


def answers(
    path: Path, lexicon: Lexicon, number: int, listed: bool, value: Value
) -> Iterator[object]:
    """An answer for each position, with the best plays by `value` or all of them if asked for."""
    file = cast(File, convert(parse(read_bytes(path)), File, "$"))
    graph = lexicon.graph()
    for position in map(to_builtins, file.positions):
        finder = generator(position, graph)
        found = answer(position, finder)
        if number:
            found["best"] = best(position, finder, number, value)
        if listed:
            few = found["n_plays"] <= LISTED_AT_MOST
            found["plays"] = listing(position, finder) if few else None
        yield found
