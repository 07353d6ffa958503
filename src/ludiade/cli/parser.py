"""What a command takes, read by argparse; what is wrong with the words given is a Usage.

A command's `arguments` says what there is without a word of help: that lies in the texts, as
`help-COMMAND-WORD`, or as `help-WORD` where several commands share it.
"""

import argparse
from argparse import Namespace as Arguments
from collections.abc import Sequence
from functools import partial

from ludiade.cli.usage import Usage
from ludiade.cli.values import FILE, TEXT, Kind, choice
from ludiade.kernel.nearest import choices
from ludiade.kernel.texts import LANGUAGES

__all__ = ["Arguments", "Parser", "asks_for_help", "before_dashes"]
HELP = ("-h", "--help")
PLAIN = "\0"
"""Before a word that is no option, whatever it looks like."""


class Parser(argparse.ArgumentParser):
    """The operands of a command in their order, its options and its flags."""

    def __init__(self, name: str) -> None:
        program = f"ludiade {name}"
        super().__init__(
            program, usage=program, add_help=False, allow_abbrev=False, exit_on_error=False
        )
        self.name = name
        self.kinds: dict[argparse.Action, Kind] = {}
        """All that has a value, in the order of its adding."""
        self.flags: list[argparse.Action] = []
        self.needed: list[argparse.Action] = []

    def operand(
        self, name: str, kind: Kind = FILE, *, optional: bool = False, several: bool = False
    ) -> None:
        """Add a word that is known by its place."""
        action = self.add_argument(
            name, nargs="*" if several else "?", type=partial(_read_operand, kind)
        )
        self.kinds[action] = kind
        if not optional:
            self.needed.append(action)

    def option(
        self, name: str, kind: Kind = TEXT, default: str | None = None, *, to: str | None = None
    ) -> None:
        """Add `--NAME VALUE`, to be found under `to` where that is not its name."""
        word = f"--{name}"
        action = self.add_argument(
            word,
            action="extend" if kind.is_repeatable else "store",
            default=default,
            type=partial(kind.read, word),
            dest=to,
        )
        self.kinds[action] = kind

    def flag(self, name: str) -> None:
        """Add `--NAME`."""
        self.flags.append(self.add_argument(f"--{name}", action="store_true"))

    def finish(self) -> "Parser":
        """Add what every command has."""
        self.option("lang", choice(*LANGUAGES))
        self.flags.append(self.add_argument(*HELP, action="store_true"))
        return self

    def read(self, words: Sequence[str]) -> Arguments:
        """What the words stand for, by name."""
        try:
            found, left = self.parse_known_intermixed_args(_marked(words))
        except argparse.ArgumentError as error:
            raise self._unreadable(str(error.argument_name)) from None
        for word in left:
            if word.startswith("-"):
                option = word.partition("=")[0]
                known = [known for known in self.option_words() if known.startswith("--")]
                raise Usage("unknown_option", option=option, **choices(option, known))
        if left:
            raise self._too_many(left[0].removeprefix(PLAIN))
        for action in self.needed:
            if getattr(found, action.dest) in (None, []):
                raise Usage("word_missing", word=self.kinds[action].placeholder)
        return found

    def option_words(self) -> list[str]:
        """All options and flags, as they are written."""
        return [word for action in [*self.kinds, *self.flags] for word in action.option_strings]

    def _too_many(self, word: str) -> Usage:
        """What to say of a word that has no place: the option whose value it could be, if any."""
        for action, kind in self.kinds.items():
            if action.option_strings and word in kind.known():
                return Usage("word_of_option", word=word, option=action.option_strings[0])
        return Usage("too_many_words", word=word, command=self.name)

    def _unreadable(self, name: str) -> Usage:
        """What argparse complains about: a value where there should be none, or the reverse."""
        is_flag = any(name == "/".join(flag.option_strings) for flag in self.flags)
        return Usage("value_unwanted" if is_flag else "value_missing", option=name)


def _marked(words: Sequence[str]) -> list[str]:
    """The words, those after `--` marked as plain: argparse forgets it between its two passes."""
    own = before_dashes(words)
    return [*own, *(PLAIN + word for word in words[len(own) + 1 :])]


def _read_operand(kind: Kind, given: str) -> object:
    return kind.read(kind.placeholder, given.removeprefix(PLAIN))


def asks_for_help(words: Sequence[str]) -> bool:
    """Whether words ask for a command's help rather than for the command."""
    return any(word in HELP for word in before_dashes(words))


def before_dashes(words: Sequence[str]) -> Sequence[str]:
    """The words that may be options: those before `--`."""
    return words[: words.index("--")] if "--" in words else words
