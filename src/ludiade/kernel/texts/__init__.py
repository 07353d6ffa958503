"""Sentences for people: Fluent catalogues beside the code they speak for.

A game's `texts.fr.ftl` and `texts.en.ftl` hold, for every action, event, refusal and option, a
message named `action-…`, `event-…`, `error-…` or `option-…` (underscores become dashes), and for
an action whose fields the game names (`Game.naming`) one named `move-…`; a `figure-…` says what
events of a kind are counted as. The fields are its variables: a Seat reads as a player's name; a
text as its `word-…`, where there is one (the bare value is `$FIELD_raw`); a list as "2 diamonds and
a fairy", by `count-…` or `word-…`; a Struct within an event as its `thing-…`, whose variables are
its own fields. A whole number that counts from 0 on record reads from 1 as `$FIELD_nth`.
"""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, Literal, get_args, get_type_hints

from msgspec import Struct

from ludiade.kernel.errors import BadRecord, Illegal, Refusal, Unfair
from ludiade.kernel.texts.french import french
from ludiade.kernel.types import Action, Event, Seat

LANGUAGES = ("fr", "en")
HERE = Path(__file__).parent
MOST_SIGNS = 900
OBVIOUS = ("$", "$.game", "$.players")
"""Places in a document that a refusal names already."""


def language(asked: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """What the flag, LUDIADE_LANG or the locale says: English for any other language than French.

    Where none of them says anything (no locale, `C` or `POSIX`), it is French.
    """
    locale = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG", "")
    said = (asked or environ.get("LUDIADE_LANG") or locale).lower()
    name = re.split(r"[-_.@]", said, maxsplit=1)[0]
    return "fr" if name in ("", "c", "posix", "fr") else "en"


def catalogue(folder: Path, lang: str) -> str:
    """What is written for a folder in a language, in Fluent."""
    source = (folder / f"texts.{lang}.ftl").read_text(encoding="utf-8")
    # what a sentence names, a path for one, stays as it is given
    return french(source) if lang == "fr" else source


@cache
def texts(lang: str, *folders: Path) -> "Texts":
    """The sentences of a language, the kernel's and those of the given folders."""
    return Texts(lang, *folders)


class Texts:
    """The sentences of one language."""

    def __init__(self, lang: str, *folders: Path) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # slow to load: only to speak

        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in (HERE, *folders):
            self._bundle.add_resource(FluentResource(catalogue(folder, lang)))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **details: object) -> str:
        """The sentence of that key; a missing key or variable is a mistake of ours."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        said, errors = self._bundle.format_pattern(pattern, _clipped(details))
        if errors:
            raise KeyError(f"{key}: {errors}")
        return str(said)

    def tell(self, event: Event, names: Sequence[str] = ()) -> str:
        """What happened, as a sentence."""
        return self._struct("event", event, names)

    def offer(self, action: Action, names: Sequence[str] = ()) -> str:
        """What may be done, as a label."""
        return self._struct("action", action, names)

    def describe(
        self, action: Action, named: Mapping[str, object], names: Sequence[str] = ()
    ) -> str:
        """What was or could be done, by what the game says that its fields stand for."""
        key = _key("move", str(action.__struct_config__.tag))
        if not named or key not in self:
            return self.offer(action, names)
        fields = {name: getattr(action, name) for name in action.__struct_fields__}
        return self.say(key, **self._words({**fields, **named}, _hints(type(action)), names))

    def thing(self, value: Struct, names: Sequence[str] = ()) -> str:
        """Something that an event or a view holds, as it reads in a sentence."""
        return self._struct("thing", value, names)

    def refuse(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Why something cannot be, citing the rule it rests on."""
        details = dict(refusal.details)
        among, nearest = details.pop("among", ()), details.pop("nearest", None)
        why = details.pop("why", None)
        if why is not None:  # a refusal inside a refusal: an action that cannot be read
            details["why"] = self.refuse(Refusal(str(why), **details), names)
        words = self._words(details, {"seat": Seat}, names)
        if "game" in details and refusal.folder is not None and "game-name" in self:
            words["game"] = self.say("game-name")
        said = self.say(_key("error", refusal.code), **words)
        if nearest is not None:
            said = self.say("nearest", sentence=said, name=nearest)
        if isinstance(among, list) and among:
            said = self.say("among", sentence=said, names=self.join(among))
        if isinstance(refusal, Illegal) and refusal.rule:
            return self.say("rule-cited", sentence=said, rule=refusal.rule)
        return said

    def refuse_there(self, refusal: Refusal) -> str:
        """The same with its place, the key or the input, where the sentence alone does not say."""
        said = self.refuse(refusal)
        if isinstance(refusal, BadRecord) and refusal.path not in OBVIOUS:
            return self.say("at-path", path=refusal.path.removeprefix("$."), sentence=said)
        number = getattr(refusal, "number", None)
        if isinstance(refusal, Illegal | Unfair) and number is not None:
            return self.say("at-input", number=str(number), sentence=said)
        return said

    def explain(self, key: str, named: Mapping[str, object], names: Sequence[str] = ()) -> str:
        """A reason for something, as a sentence; a `seat` that it names is a player."""
        said = self.say(key, **self._words(named, {"seat": Seat}, names))
        return said[:1].upper() + said[1:]  # what is named first may be a word of the game

    def name(self, seat: int, names: Sequence[str] = ()) -> str:
        """Who sits there."""
        return names[seat] if 0 <= seat < len(names) else self.say("player", number=str(seat + 1))

    def word(self, value: str) -> str:
        """A card or another thing, as it reads in a sentence."""
        key = _key("word", value)
        return self.say(key) if key in self else value

    def join(self, words: Sequence[str], by: Literal["and", "or"] = "and") -> str:
        """A list as one says it."""
        if not words:
            return self.say("list-nothing")
        if len(words) == 1:
            return words[0]
        return self.say(f"list-{by}", first=", ".join(words[:-1]), last=words[-1])

    def _struct(self, kind: str, value: Struct, names: Sequence[str]) -> str:
        tag = value.__struct_config__.tag or type(value).__name__.lower()
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        return self.say(_key(kind, str(tag)), **self._words(fields, _hints(type(value)), names))

    def _words(
        self, fields: Mapping[str, object], hints: Mapping[str, Any], names: Sequence[str]
    ) -> dict[str, object]:
        words: dict[str, object] = {}
        for field, value in fields.items():
            seat = Seat in (hints.get(field), *get_args(hints.get(field)))
            words[field] = self._value(value, seat, names)
            if isinstance(value, str):
                words[f"{field}_raw"] = value
            elif isinstance(value, int):
                words[f"{field}_nth"] = self._value(int(value) + 1, False, names)
        return words

    def _value(self, value: object, seat: bool, names: Sequence[str]) -> object:
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case int() if seat:
                return self.name(value, names)
            case int():  # Fluent cannot write a number of forty digits
                return value if abs(value) < 10**15 else str(value)
            case str():
                return self.word(value)
            case list() | tuple() if seat:
                return self.join([self.name(item, names) for item in value])
            case list() | tuple():
                return self.join([self._group(v, len(list(g)), names) for v, g in groupby(value)])
            case Struct():
                return self.thing(value, names)
        return str(value)

    def _group(self, value: object, count: int, names: Sequence[str]) -> str:
        key = _key("count", str(value))
        if key in self:
            return self.say(key, n=count)
        return ", ".join([str(self._value(value, False, names))] * count)


def _clipped(details: Mapping[str, object]) -> dict[str, object]:
    """Fluent gives up on anything longer than 2,500 signs, and nobody would read it."""
    return {
        name: f"{value[:MOST_SIGNS]}…"
        if isinstance(value, str) and len(value) > MOST_SIGNS
        else value
        for name, value in details.items()
    }


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _key(kind: str, name: str) -> str:
    return f"{kind}-{name}".replace("_", "-")
