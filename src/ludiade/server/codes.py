"""Ways in: tokens no one can guess, codes one can say aloud, and how both are kept."""

import hashlib
import re
import secrets
import unicodedata
from functools import cache
from pathlib import Path

WORDS = Path(__file__).parent / "words.txt"
NUMBERS = range(10, 100)
RARE = 100
"""Of so many spoken codes at most one is in use."""
# Without those that are mistaken for one another when read aloud or copied by hand.
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
RECOVERY_LETTERS = 8
LONGEST_NAME = 24
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}\Z")
_NAME_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_token() -> str:
    """256 bits from the system: nobody guesses one."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What is kept of a token.

    Whoever measures how long a look-up takes learns about digests, and from a digest nothing about
    the token that they could choose the next try by.
    """
    return hashlib.sha256(token.encode()).hexdigest()


def new_table_name() -> str:
    """The name of a table in addresses: no secret, but not to be guessed either."""
    return "".join(secrets.choice(_NAME_LETTERS) for _ in range(12))


@cache
def words() -> tuple[str, ...]:
    """Common French words, without accents."""
    return tuple(WORDS.read_text(encoding="utf-8").split())


def words_needed(in_use: int) -> int:
    """How many words a spoken code has, so that at most one in a hundred codes leads anywhere."""
    count = 1
    while in_use >= len(words()) ** count * len(NUMBERS) // RARE:
        count += 1
    return count


def spoken(chance: bytes, count: int = 1) -> str:
    """Words and a number, to be said over the telephone, from 32 bytes of chance."""
    number = int.from_bytes(chance, "big")
    said = []
    for _ in range(count):
        number, chosen = divmod(number, len(words()))
        said.append(words()[chosen])
    return " ".join([*said, str(NUMBERS[number % len(NUMBERS)])])


def new_recovery() -> str:
    """A short code that moves a seat to another device."""
    code = "".join(secrets.choice(LETTERS) for _ in range(RECOVERY_LETTERS))
    return f"{code[:4]}-{code[4:]}"


def spoken_digest(said: str) -> str:
    """A code as somebody typed it: capitals, accents, blanks and dashes do not matter."""
    plain = unicodedata.normalize("NFKD", said).casefold()
    kept = "".join(c for c in plain if c.isascii() and c.isalnum())
    return digest(f"spoken:{kept}")


BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and marks that show nothing: by them two names look like one, or one like none."""
VARIANTS = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Marks that choose a drawing of the sign before them, and mostly none."""
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn")
MOST_MARKS = 2
"""Upon one letter, of whatever script: more of them reach into the lines above and below."""


def clean_name(name: str, otherwise: str, most: int = LONGEST_NAME) -> str:
    """A name fit for a table: no invisible signs, no marks that turn the line around, not long."""
    plain = unicodedata.normalize("NFC", name[:1000])
    kept: list[str] = []
    marks = 0
    for sign in plain:
        kind = unicodedata.category(sign)
        if sign in BLANK or sign in VARIANTS or kind in HIDDEN:
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())[:most].strip() or otherwise
