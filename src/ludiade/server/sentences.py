"""The server's sentences, with those of the game that is played."""

from collections.abc import Sequence
from pathlib import Path

from ludiade.kernel import shelf
from ludiade.kernel.errors import Refusal
from ludiade.kernel.texts import Texts, texts

HERE = Path(__file__).parent


def say(lang: str, game: str | None = None) -> Texts:
    """The sentences of a language."""
    found = shelf.find(game) if game is not None else None
    return texts(lang, HERE, *([found.folder] if found is not None else []))


def sentence(
    refusal: Refusal, lang: str, game: str | None = None, names: Sequence[str] = ()
) -> str:
    """Why something cannot be, in the words of the game that refuses it."""
    if game is None and refusal.folder is not None:
        return texts(lang, HERE, refusal.folder).refuse(refusal, names)
    return say(lang, game).refuse(refusal, names)


def default_name(lang: str, seat: int) -> str:
    """What somebody is called who gave no name."""
    return say(lang).say("player", number=str(seat + 1))
