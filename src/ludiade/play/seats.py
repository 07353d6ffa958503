"""Who sits at a table in the terminal: people by name, and bots by theirs or by their level."""

from collections.abc import Sequence

from msgspec import Struct

from ludiade.bots import Bot, bot
from ludiade.bots.opponents import level_of, name

ANY_BOT = ("bot", "robot")
ANY_LEVEL = "easy"
"""The one who comes when nobody is named."""


class Place(Struct, frozen=True):
    """A seat of the table: somebody's name, and the bot that plays for it if nobody does."""

    name: str
    bot: Bot | None


def places(words: Sequence[str], lang: str, seed: int) -> list[Place]:
    """A place for each word: a person's name, a bot's, its level, or just `bot`."""
    seats: list[Place] = []
    for number, word in enumerate(words):
        level = ANY_LEVEL if word.lower() in ANY_BOT else level_of(word)
        if level is None:
            seats.append(Place(word, None))
        else:
            called = name(level, lang, {place.name for place in seats})
            seats.append(Place(called, bot(level, seed + number)))
    return seats
