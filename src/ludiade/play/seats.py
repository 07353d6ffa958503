"""Who sits at a table in the terminal: people by name, and bots."""

from collections.abc import Sequence

from msgspec import Struct

from ludiade.bots import Bot, bot

BOT_WORDS = ("bot", "robot", "random")


class Place(Struct, frozen=True):
    """A seat of the table: somebody's name, and the bot that plays for it if nobody does."""

    name: str
    bot: Bot | None


def places(words: Sequence[str], bot_name: str, seed: int) -> list[Place]:
    """A place for each word: a person's name, or one of the words for a bot."""
    seats: list[Place] = []
    for number, word in enumerate(words):
        if word.lower() in BOT_WORDS:
            seats.append(Place(f"{bot_name} {number + 1}", bot("random", seed + number)))
        else:
            seats.append(Place(word, None))
    return seats
