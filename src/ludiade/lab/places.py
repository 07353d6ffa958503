"""Who sits at a table in the terminal: people by name, and bots as they are named everywhere."""

import re
from collections.abc import Sequence

from ludiade.bots.levels import STAND_IN
from ludiade.bots.opponents import level_of, name
from ludiade.kernel.nearest import nearest
from ludiade.lab.entrants import Entrant, check, entrant, house, known_names
from ludiade.lab.errors import Unready
from ludiade.lab.foreign import Seated
from ludiade.lab.program import Limits
from ludiade.play.seats import SeatedPlayer

ANY_BOT = ("bot", "robot")
PERSON = "name:"
"""Before the name of a person who is called like a bot."""
ALIKE = 0.75
"""How like a bot's name a person's must be to be taken for a mistyped bot, 0 to 1."""


def places(words: Sequence[str], lang: str, seed: int) -> list[SeatedPlayer]:
    """A place for each word: a person's name, a bot, or just `bot`.

    Unready for a bot that there is not, and for a name that may be a bot's mistyped.
    """
    seated = [_bot_of(word) for word in words]
    check(bot for bot in seated if bot is not None)
    seats: list[SeatedPlayer] = []
    for number, (word, bot) in enumerate(zip(words, seated, strict=True)):
        if bot is None:
            person = word.removeprefix(PERSON)
            like_a_bot = ":" in person or _level_called(person) is not None
            recorded = PERSON + person if like_a_bot else person
            seats.append(SeatedPlayer(person, None, recorded))
        else:
            taken = {place.name for place in seats}
            called = name(bot.level, lang, taken) if bot.level else bot.name
            seats.append(SeatedPlayer(called, _seated(bot, seed + number), called))
    return seats


def places_again(recorded: Sequence[str], seed: int) -> list[SeatedPlayer]:
    """The places of a match that was left, by the names on its record.

    Unready for a bot that is there no more.
    """
    bots = [_bot_called(word) for word in recorded]
    check(bot for bot in bots if bot is not None)
    return [
        SeatedPlayer(
            word.removeprefix(PERSON), None if bot is None else _seated(bot, seed + number), word
        )
        for number, (word, bot) in enumerate(zip(recorded, bots, strict=True))
    ]


def _seated(bot: Entrant, seed: int) -> Seated:
    return Seated(bot, Limits(), seed, "easy")


def _bot_called(recorded: str) -> Entrant | None:
    """The bot that has this name at a table, Basile or Basile 2, or nothing for a person."""
    if recorded.startswith(PERSON):
        return None
    level = _level_called(recorded)
    if level is not None:
        return house(level)
    return entrant(recorded) if ":" in recorded else None


def _level_called(recorded: str) -> str | None:
    return level_of(re.sub(r" \d+$", "", recorded))


def _bot_of(word: str) -> Entrant | None:
    """The bot that is meant, or nothing for a person."""
    if word.startswith(PERSON):
        return None
    if word.lower() in ANY_BOT:
        return house(STAND_IN)
    try:
        return entrant(word)
    except Unready as unready:
        if unready.code != "unknown_bot" or ":" in word:
            raise
    meant = nearest(word, known_names(), ALIKE)
    if meant is not None:
        raise Unready("bot_or_person", given=word, bot=meant)
    return None
