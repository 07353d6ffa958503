"""The kinds of values that words of a command line stand for: how each is read and completed."""

import re
from collections.abc import Callable, Iterable

from msgspec import Struct

from ludiade.cli.usage import Usage
from ludiade.kernel.nearest import choices

MOST = 999_999_999
_LENGTH = re.compile(r"-?\d{1,3}(\.\d{1,3})?", re.A)
MOST_JOBS = 256
"""All of them are started at once."""


def _as_it_stands(word: str, given: str) -> object:
    return given


class Kind(Struct, frozen=True):
    """A kind of value; `placeholder` stands for it in a help, in the words of `word-…`."""

    placeholder: str
    read: Callable[[str, str], object] = _as_it_stands
    """What a text means that was given for a word; Usage or BadRecord where it means nothing."""
    known: Callable[[], Iterable[str]] = tuple
    """All there may be, for completion, where that is a short list."""
    is_list: bool = False
    """Whether several are separated by commas."""
    is_repeatable: bool = False
    """Whether the option may be given again, for more of them."""
    is_path: bool = False


def whole(low: int = 0, high: int = MOST) -> Kind:
    """A whole number from `low` to `high`."""

    def read(word: str, given: str) -> int:
        short = given.isascii() and given.isdigit() and len(given) <= len(str(MOST))
        if not (short and low <= int(given) <= high):
            raise Usage("not_a_number", word=word, given=given, low=low, high=high)
        return int(given)

    return Kind("N", read)


def millimetres(most: int) -> Kind:
    """A length, positive or negative, with tenths."""

    def read(word: str, given: str) -> float:
        text = given.replace(",", ".")
        if not _LENGTH.fullmatch(text) or abs(float(text)) > most:
            raise Usage("not_a_length", word=word, given=given, most=most)
        return float(text)

    return Kind("MM", read)


def choice(*among: str) -> Kind:
    """One of a few words."""

    def read(word: str, given: str) -> str:
        if given not in among:
            raise Usage("not_a_choice", word=word, given=given, **choices(given, among))
        return given

    return Kind("|".join(among), read, lambda: among)


def _read_game(word: str, given: str) -> object:
    from ludiade.kernel import shelf

    return shelf.get(given)


def _games() -> Iterable[str]:
    from ludiade.kernel import shelf

    return shelf.names()


def _read_options(word: str, given: str) -> object:
    from ludiade.kernel.errors import BadRecord
    from ludiade.kernel.json.convert import convert
    from ludiade.kernel.json.strict import parse

    if "{" not in given and "=" in given:  # as other programs are told options
        raise Usage("options_are_json", word=word, given=given)
    try:
        options = parse(given.encode(errors="surrogateescape"))
    except BadRecord as bad:
        raise BadRecord("$.options", bad.code, **bad.details) from None
    return convert(options, dict, "$.options")


def _read_list(word: str, given: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in given.split(",") if part.strip())


def _bots() -> Iterable[str]:
    from ludiade.bots.levels import BOTS

    return BOTS


TEXT = Kind("TEXT")
FILE = Kind("FILE", is_path=True)
FOLDER = Kind("FOLDER", is_path=True)
ADDRESS = Kind("ADDRESS")
GAME = Kind("GAME", _read_game, _games)
OPTIONS = Kind("JSON", _read_options)
LIST = Kind("LIST", _read_list, is_list=True, is_repeatable=True)
BOT = Kind("BOT", known=_bots, is_path=True)  # FILE.py:FUNCTION
BOTS = Kind("BOTS", known=_bots, is_list=True, is_path=True)
JOBS = whole(0, MOST_JOBS)
