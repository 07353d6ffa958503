"""The base kinds of what travels: actions, events, options, views and sheets, frozen Structs.

The domain type is the wire type, and decoding is validation. Structs stay in modules that are not
compiled: inside one they would become slow generic classes.
"""

import re
from collections.abc import Sequence
from typing import Annotated, NewType

from msgspec import Meta, Struct

Seat = NewType("Seat", Annotated[int, Meta(ge=0, le=15)])
"""A place at the table, from 0, clockwise; a sentence shows the name of who sits there."""
Whole = Annotated[int, Meta(ge=1 - 2**31, le=2**31 - 1)]
"""A whole number from outside where the rules have their own word on what is too large."""


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Action(Struct, frozen=True, tag_field="type", tag=_tag, forbid_unknown_fields=True):
    """What a seat decides."""


class Event(Struct, frozen=True, tag_field="type", tag=_tag):
    """What the whole table saw happen."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The variant the table agreed on."""


class View(Struct, frozen=True):
    """What some eyes may see, built field by field, so that forgetting hides."""


class Round(Struct, frozen=True):
    """A round, a deal or a game of a series that was played to its end."""

    number: int
    points: list[int]
    """What it brought each seat."""
    totals: list[int]
    """Where each seat stood after it."""


class Sheet(Struct, frozen=True):
    """A match in figures, summed up from what everybody saw: whatever is told of it in numbers."""

    order: list[Seat]
    """The seats as they are listed: the best first, and among equals who came nearest."""
    rounds: Sequence[Round]
    """Those that have ended; none where a match is not played in rounds."""


class Understood(Struct, frozen=True):
    """What the matches of a group show of what it has understood; a game adds what is drawn."""

    matches: int
    people: int
    """How many of the group decided something."""


def best_first(*marks: list[int]) -> list[Seat]:
    """The seats by their marks, a later list settling what an earlier one leaves equal."""
    seats = range(len(marks[0]))
    return [Seat(seat) for seat in sorted(seats, key=lambda seat: [-mark[seat] for mark in marks])]
