"""Positions as documents: what the checking files and `ludiade diamino plays` read and write."""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from ludiade.games.diamino.words.lexicon import Lexicon
from ludiade.games.diamino.words.plays.board import Board
from ludiade.games.diamino.words.plays.errors import BadPosition
from ludiade.games.diamino.words.plays.generator import Plays, Value
from ludiade.games.diamino.words.plays.layout import SIDE

LISTED_AT_MOST = 2_000_000


def positions(path: Path, lexicon: Lexicon) -> Iterator[dict[str, Any]]:
    """One answer for each position of a file: the numbers of plays and their hashes."""
    graph = lexicon.graph()
    for position in read_positions(path):
        yield answer(position, generator(position, graph))


def read_positions(path: Path) -> list[dict[str, Any]]:
    """The positions of a file."""
    try:
        found = json.loads(path.read_text("utf-8"))["positions"]
    except (ValueError, KeyError, TypeError) as error:
        raise BadPosition("bad_positions") from error
    for number, position in enumerate(found, 1):
        _check(position, f"{number}")
    return list(found)


def _check(position: object, place: str) -> None:
    match position:
        case {
            "id": str(),
            "rows": [*rows],
            "rack": str(),
            "start": [int(row), int(col)],
            "opening": str(),
            "out_black": bool(),
        } if all(isinstance(line, str) for line in rows) and {row, col} <= set(range(SIDE)):
            return
    raise BadPosition("bad_position", place)


def generator(position: dict[str, Any], graph: memoryview) -> Plays:
    """The generator for one position."""
    row, col = position["start"]
    return Plays(Board(graph, position["rows"]), position["opening"], (row, col))


def answer(position: dict[str, Any], plays: Plays) -> dict[str, Any]:
    """Numbers and hashes; too many plays are only counted."""
    rack, out_black = position["rack"], position["out_black"]
    number = plays.count(rack, out_black)
    folded = plays.count(rack, out_black, folded=True)
    listed = number <= LISTED_AT_MOST
    lines = listing(position, plays) if listed else []
    return {
        "id": position["id"],
        "n_plays": number,
        "sha256_plays": _hash(lines) if listed else None,
        "n_plays_folded": folded,
        "sha256_folded": _hash(sorted({line.upper() for line in lines})) if listed else None,
    }


def listing(position: dict[str, Any], plays: Plays) -> list[str]:
    """All plays as `row,col,A|D,word`, sorted."""
    return sorted(map(str, plays.all(position["rack"], position["out_black"])))


def best(
    position: dict[str, Any], plays: Plays, number: int, value: Value
) -> list[tuple[int, str]]:
    """The best plays with their values."""
    found = plays.best(position["rack"], number, value, position["out_black"])
    return [(points, str(play)) for points, play in found]


def _hash(lines: list[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()
