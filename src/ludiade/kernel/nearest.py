"""What somebody may have meant who mistyped a name."""

import unicodedata
from collections.abc import Iterable

LIKE = 0.6
"""How much of a word must be right to be taken for another, 0 to 1."""


def choices(given: object, known: Iterable[object], like: float = LIKE) -> dict[str, object]:
    """What there is (`among`) and what may be meant (`nearest`), as details of a refusal."""
    among = [str(one) for one in known]
    meant = nearest(str(given), among, like)
    return {"among": among} if meant is None else {"among": among, "nearest": meant}


def nearest(given: str, known: Iterable[str], like: float = LIKE) -> str | None:
    """The name that looks most like what was given, if any does."""
    from difflib import get_close_matches

    by_sound = {folded(name): name for name in known}
    found = get_close_matches(folded(given), by_sound, 1, like)
    return by_sound[found[0]] if found else None


def folded(word: str) -> str:
    """A word without case and accents."""
    plain = unicodedata.normalize("NFD", word.strip().casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))
