"""Diamino's workshop: a list of words, looked through while it is being written."""
# Not compiled: run once a list.

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from ludiade.games.diamino.lists.class_lists import MOST_BYTES, Examined, examine
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.json.convert import refusal
from ludiade.kernel.texts import Texts

LIGHT = 4096
"""Bytes of a question that takes a moment only."""


class ListAsk(Struct, frozen=True, tag_field="ask", tag="list", forbid_unknown_fields=True):
    """Which of these words count at a table?"""

    text: Annotated[str, Meta(max_length=MOST_BYTES)]
    verbs: bool = False
    """Only verbs shall."""
    lemmas: bool = False
    """Only head words shall."""
    unknown: bool = False
    """Words count that the lexicon does not have."""


def answer(say: Texts, data: bytes) -> Examined:
    """The answer to a question; BadRecord where it is none, or no list."""
    try:
        ask = msgspec.json.decode(data, type=ListAsk)
    except msgspec.ValidationError as error:
        raise refusal(str(error), "$") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadRecord("$", "bad_form") from None
    return examine(say, ask.text, ask.verbs, ask.lemmas, ask.unknown)


def is_heavy(data: bytes) -> bool:
    return len(data) > LIGHT
