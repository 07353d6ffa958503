"""What people at a gathering are called: names drawn for them, and those they wish for."""

import hashlib
import hmac
import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from ludiade.server.codes import BLANK, LONGEST_NAME
from ludiade.server.wire.decoding import Denied

LIST = Path(__file__).parent / "names.txt"
_MARKUP = set("<>&{}[]\\`")
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_MARKS = ("Mn", "Me", "Mc")


@cache
def drawn_names() -> tuple[str, ...]:
    """Animals and plants, no two alike."""
    return tuple(LIST.read_text(encoding="utf-8").split())


def draw(secret: str, taken: Iterable[str], salt: str = "") -> str:
    """A name that nobody has; the list once more with numbers where it is used up."""
    used = {likeness(name) for name in taken}

    def luck(name: str) -> bytes:
        return hmac.digest(bytes.fromhex(secret), f"name {salt} {name}".encode(), hashlib.sha256)

    order = sorted(drawn_names(), key=luck)
    again = 1
    while True:
        for name in order:
            found = name if again == 1 else f"{name} {again}"
            if likeness(found) not in used:
                return found
        again += 1


def check_name(name: str) -> str:
    """A name as it will stand; Denied where it could hide, turn a line around, or be markup."""
    plain = unicodedata.normalize("NFC", name)
    if any(c in _MARKUP or c in BLANK or unicodedata.category(c) in _HIDDEN for c in plain):
        raise Denied("bad_name")
    marks = [unicodedata.category(c) in _MARKS for c in unicodedata.normalize("NFD", plain)]
    if any(all(marks[place : place + 3]) for place in range(len(marks) - 2)):
        raise Denied("bad_name")
    kept = " ".join(plain.split())
    if not kept or len(kept) > LONGEST_NAME or not likeness(kept):
        raise Denied("bad_name")
    return kept


def likeness(name: str) -> str:
    """What two names have in common that would be mistaken for one another."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(c for c in plain if c.isalnum())
