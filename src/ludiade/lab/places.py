"""Who sits at a table in the terminal: people by name, and bots as they are named everywhere."""

from collections.abc import Sequence

from ludiade.bots.levels import STAND_IN
from ludiade.bots.opponents import name
from ludiade.kernel.nearest import nearest
from ludiade.lab.entrants import Entrant, check, entrant, house, known_names
from ludiade.lab.errors import Unready
from ludiade.lab.foreign import Seated
from ludiade.lab.program import Limits
from ludiade.play.seats import Place

ANY_BOT = ("bot", "robot")
PERSON = "name:"
"""Before the name of a person who is called like a bot."""
ALIKE = 0.75
"""How like a bot's name a person's must be to be taken for a mistyped bot, 0 to 1."""


def places(words: Sequence[str], lang: str, seed: int) -> list[Place]:
    """A place for each word: a person's name, a bot, or just `bot`.

    Unready for a bot that there is not, and for a name that may be a bot's mistyped.
    """
    seated = [_bot_of(word) for word in words]
    check(bot for bot in seated if bot is not None)
    seats: list[Place] = []
    for number, (word, bot) in enumerate(zip(words, seated, strict=True)):
        if bot is None:
            seats.append(Place(word.removeprefix(PERSON), None))
        else:
            taken = {place.name for place in seats}
            called = name(bot.level, lang, taken) if bot.level else bot.name
            seats.append(Place(called, Seated(bot, Limits(), seed + number, "easy")))
    return seats


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
