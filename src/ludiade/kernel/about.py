"""What a game's box and rulebook say of themselves: who made it, for whom, whence the rules."""

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from ludiade.kernel.texts.french import french

if TYPE_CHECKING:
    from ludiade.kernel.texts import Texts

FILE = "about.json"


class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """A few words in both languages."""

    fr: str
    en: str


class About(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The card of a game; what is None is not known to us, and is said to be so."""

    author: str | None = None
    publisher: str | None = None
    year: int | None = None
    """Of the edition whose rules we follow."""
    age: int | None = None
    """From how many years on, as the box has it."""
    minutes: int | None = None
    """How long a game lasts, as the box has it."""
    translator: str | None = None
    """Of the rulebook, where its text is a translation and names one."""
    source: Said | None = None
    """The rulebook from which our rules were written, and where it was found."""
    reconstruction: Said | None = None
    """What we had to make anew because it is lost."""


def read_about(folder: Path) -> About:
    """What the file beside a game's rules tells; nothing where there is none."""
    file = folder / FILE
    return msgspec.json.decode(file.read_bytes(), type=About) if file.is_file() else About()


def about_lines(about: About, seats: range, say: "Texts") -> list[str]:
    """The card as it is read, a line each."""
    lines = [
        say.say("about-author", author=about.author or "none"),
        say.say("about-publisher", publisher=about.publisher or "none"),
        say.say("about-year", year=str(about.year or "none")),
        say.say("about-players", low=seats[0], high=seats[-1]),
        say.say("about-age", age=about.age or "none"),
        say.say("about-minutes", minutes=about.minutes or "none"),
    ]
    if about.translator is not None:
        lines.append(say.say("about-translator", translator=about.translator))
    for name, said in (("source", about.source), ("reconstruction", about.reconstruction)):
        if said is not None:
            words = french(said.fr) if say.lang == "fr" else said.en
            lines.append(say.say(f"about-{name}", said=words))
    return lines
