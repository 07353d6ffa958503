"""A decision as a person is asked for it at a keyboard: short steps, with the answers to each."""

from collections.abc import Sequence

from msgspec import Struct

from ludiade.kernel.types import Action


class Reply(Struct, frozen=True):
    """An answer: the words that stand for it, of which the first is shown, and where it leads."""

    keys: tuple[str, ...]
    label: str
    """Empty where the board shows it already, beside its key."""
    then: "Action | Prompt"


class Prompt(Struct, frozen=True):
    """One step: what is asked, and how it can be answered."""

    question: str
    replies: tuple[Reply, ...] = ()
    hint: str = ""
    """What can be typed besides, which the game reads by itself: `D4`, `8H KEPI`."""


def numbered(question: str, choices: Sequence[tuple[str, "Action | Prompt"]]) -> Prompt:
    """A step whose answers are counted from 1."""
    replies = [Reply((str(n),), label, then) for n, (label, then) in enumerate(choices, 1)]
    return Prompt(question, tuple(replies))
