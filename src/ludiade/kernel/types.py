"""The base kinds of what travels: actions, events, options and views are frozen Structs.

The domain type is the wire type, and decoding is validation. Structs stay in modules that are not
compiled: inside one they would become slow generic classes.
"""

import re
from typing import NewType

from msgspec import Struct

Seat = NewType("Seat", int)
"""A place at the table, from 0, clockwise; a sentence shows the name of who sits there."""


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
