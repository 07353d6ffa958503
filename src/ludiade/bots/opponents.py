"""The five opponents as people know them: what each is called, and its manner."""

from collections.abc import Collection
from pathlib import Path

from ludiade.bots.levels import BOTS
from ludiade.kernel.nearest import folded
from ludiade.kernel.texts import LANGUAGES, Texts, texts

HERE = Path(__file__).parent


def opponents(lang: str) -> Texts:
    """Names (`bot-LEVEL`, `kin-LEVEL`) and manners (`manner-LEVEL`) in a language."""
    return texts(lang, HERE)


def name(level: str, lang: str, taken: Collection[str] = ()) -> str:
    """What a bot is called, with a number where somebody has that name already."""
    own = opponents(lang).say(f"bot-{level}")
    numbered = (f"{own} {number}" for number in range(2, len(taken) + 3))
    return own if own not in taken else next(word for word in numbered if word not in taken)


def name_of_kin(level: str, lang: str, taken: Collection[str] = ()) -> str:
    """What a bot is called at a table on line: by the first free name of its level's kin.

    On a command line these are people's names, and a bot of the same level has a number.
    """
    kin = opponents(lang).say(f"kin-{level}").split(", ")
    own = opponents(lang).say(f"bot-{level}")
    free = (word for word in (own, *kin) if word not in taken)
    return next(free, None) or name(level, lang, taken)


def level_of(word: str) -> str | None:
    """The level that a word names: `expert`, or Mélusine with or without her accent."""
    plain = folded(word)
    for level in BOTS:
        names = {folded(opponents(lang).say(f"bot-{level}")) for lang in LANGUAGES}
        if plain == level or plain in names:
            return level
    return None
