"""How a command line is read, and how it explains itself: small, translated, quick to load."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ludiade.kernel.errors import Refusal

HERE = Path(__file__).parent
FAULT = 3
"""The status of a command that did its work, in which a bot was at fault."""
MOST = 999_999_999
MOST_JOBS = 256
"""All of them are started at once."""


class Usage(Refusal):
    """The command line itself cannot be read."""


@dataclass(frozen=True)
class Command:
    """A command: its operands in order, and its options with a value (`needs`) or without."""

    name: str
    operands: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    lists: tuple[str, ...] = ()
    """Of `needs`, those that may be given again; their values are separated by commas."""
    several: str = ""
    """The operand that may be given many times, after the others."""
    examples: int = 1

    @property
    def key(self) -> str:
        """The name as it stands in the texts."""
        return self.name.replace(" ", "-")

    def read(self, words: Sequence[str], others: list[str] | None = None) -> dict[str, str]:
        """The words given, by the name of what they stand for; `others` takes those left over.

        Where nobody takes them, the words of `several` are separated by commas.
        """
        found: dict[str, str] = {}
        places = [*self.operands, *self.optional]
        rest = list(words)
        plain = False
        while rest:
            word = rest.pop(0)
            if word == "--" and not plain:
                plain = True
            elif word.startswith("--") and not plain:
                name, equals, value = word[2:].partition("=")
                if name in self.flags and not equals:
                    found[name] = "yes"
                elif name in self.needs or name == "lang":
                    if not equals and not rest:
                        raise Usage("value_missing", option=name)
                    value = value if equals else rest.pop(0)
                    again = name in self.lists and name in found
                    found[name] = f"{found[name]},{value}" if again else value
                else:
                    raise Usage("unknown_option", option=word)
            elif places:
                found[places.pop(0)] = word
            elif others is not None:
                others.append(word)
            elif self.several:
                found[self.several] = ",".join([*filter(None, [found.get(self.several)]), word])
            else:
                raise Usage("too_many_words", word=word)
        for name in self.operands:
            if name not in found:
                raise Usage("word_missing", word=name)
        return found


def whole(name: str, text: str, low: int = 0, high: int = MOST) -> int:
    """A whole number given on the command line, from `low` to `high`."""
    short = text.isascii() and text.isdigit() and len(text) <= len(str(MOST))
    if not (short and low <= int(text) <= high):
        raise Usage("not_a_number", option=name, given=text, low=low, high=high)
    return int(text)


def processes(words: Mapping[str, str]) -> int:
    """How many processes `--jobs` asks for; 0 stands for one a core."""
    return whole("jobs", words.get("jobs", "1"), high=MOST_JOBS) or os.cpu_count() or 1
