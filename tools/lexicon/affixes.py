"""The affix file of a Hunspell dictionary: how one entry becomes all its forms."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

UNIT_PREFIXES = ("Um", "Ui")
"""Kilo-, centi- and the like; every other prefix class only makes elisions such as l'."""


class Rule(NamedTuple):
    """Take `strip` off, put `add` on, if the condition holds; `flags` may go on from there."""

    strip: str
    add: str
    flags: tuple[str, ...]
    condition: re.Pattern[str]


class Form(NamedTuple):
    """One form of an entry; its head is the entry itself, or a unit with its prefix."""

    text: str
    is_verb: bool
    head: str

    @property
    def is_head(self) -> bool:
        return self.text == self.head


class Affixes:
    """All suffix classes, and the two prefix classes that make words."""

    def __init__(self, path: Path) -> None:
        self.need_affix = self.forbidden = self.circumfix = self.keep_case = ""
        self.suffixes: dict[str, list[Rule]] = {}
        self.prefixes: dict[str, list[Rule]] = {}
        for line in path.read_text(encoding="utf-8").splitlines():
            match line.split():
                case ["NEEDAFFIX", flag]:
                    self.need_affix = flag
                case ["FORBIDDENWORD", flag]:
                    self.forbidden = flag
                case ["CIRCUMFIX", flag]:
                    self.circumfix = flag
                case ["KEEPCASE", flag]:
                    self.keep_case = flag
                case ["SFX", name, strip, affix, condition, *_]:
                    self.suffixes.setdefault(name, []).append(
                        _rule(strip, affix, f"(?:{condition})$")
                    )
                case ["PFX", name, strip, affix, condition, *_] if name in UNIT_PREFIXES:
                    self.prefixes.setdefault(name, []).append(_rule(strip, affix, condition))

    def forms(self, word: str, flags: tuple[str, ...]) -> Iterator[Form]:
        """Every form of an entry, some of them twice."""
        if self.forbidden in flags:
            return
        is_verb = any(_is_verb_class(flag) for flag in flags if flag in self.suffixes)
        if self.need_affix not in flags:
            yield Form(word, is_verb, word)
        yield from self._suffixed(word, flags, word, levels=2)
        for flag in flags:
            for rule in self.prefixes.get(flag, ()):
                if rule.condition.match(word) and word.startswith(rule.strip):
                    longer = rule.add + word[len(rule.strip) :]
                    yield Form(longer, False, longer)
                    yield from self._suffixed(longer, rule.flags, longer, levels=1)

    def _suffixed(
        self, word: str, flags: tuple[str, ...], head: str, levels: int, verb: bool = False
    ) -> Iterator[Form]:
        for flag in flags:
            is_verb = verb or _is_verb_class(flag)
            for rule in self.suffixes.get(flag, ()):
                if not (word.endswith(rule.strip) and rule.condition.search(word)):
                    continue
                # A circumfix is only right with its prefix, and those prefixes make elisions.
                if self.circumfix in rule.flags:
                    continue
                longer = word[: len(word) - len(rule.strip)] + rule.add
                if self.need_affix not in rule.flags:
                    yield Form(longer, is_verb, head)
                if levels > 1:
                    yield from self._suffixed(longer, rule.flags, head, levels - 1, is_verb)


def split_flags(flags: str) -> tuple[str, ...]:
    """Flags are two characters each."""
    return tuple(flags[at : at + 2] for at in range(0, len(flags), 2))


def _rule(strip: str, affix: str, condition: str) -> Rule:
    add, _, flags = affix.partition("/")
    return Rule(
        "" if strip == "0" else strip,
        "" if add == "0" else add,
        split_flags(flags),
        re.compile(condition),
    )


def _is_verb_class(name: str) -> bool:
    """Conjugations and participles have small letters; nouns and adjectives have capitals."""
    return "a" <= name[0] <= "z"
