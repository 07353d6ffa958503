"""What a shell may offer for a word being typed; the scripts of `completion` ask for it.

They are given a candidate a line with what it means after a tab, or `:files` where the shell is to
offer its files.
"""

from argparse import Action
from collections.abc import Iterable, Sequence

from ludiade.cli import commands, game_commands
from ludiade.cli.help import about, describe, texts_of
from ludiade.cli.parser import HELP, Parser
from ludiade.cli.usage import HERE
from ludiade.cli.values import Kind
from ludiade.kernel.errors import Refusal
from ludiade.kernel.texts import texts

FILES = ":files"
Candidate = tuple[str, str]
"""A word, and what it means where that is known."""


def lines(words: Sequence[str], lang: str) -> list[str]:
    """What may be meant by the last of these words, as the scripts read it."""
    *before, current = words or [""]
    if before[:1] == ["--lang"] and len(before) > 1:
        before = before[2:]
    try:
        found = _candidates(before, current, lang)
    except Refusal:  # the words before make no sense: nothing to offer
        return []
    fitting = [(word, means) for word, means in found if word.startswith(current)]
    if not fitting and (FILES, "") in found:
        return [FILES]
    return [f"{word}\t{means}" if means else word for word, means in fitting]


def _candidates(before: Sequence[str], current: str, lang: str) -> list[Candidate]:
    if not before and current.startswith("-"):
        return [(word, "") for word in (*HELP, "--lang", "--version")]
    if not before or before == ["help"]:
        return _first_words(lang)
    if before[0] == "help":
        before = before[1:]
    if known := commands.family(before[0]):
        typed = list(before[1:])
        following = {
            name.split()[len(typed)]: describe(command, lang)
            for name, command in known.items()
            if name.split()[: len(typed)] == typed and len(name.split()) > len(typed)
        }
        if following:
            return list(following.items())
    command, rest = commands.find(before)
    parser = command.parser()
    option, equals, _ = current.partition("=")
    valued = {word: kind for one, kind in parser.kinds.items() for word in one.option_strings}
    if rest and rest[-1] in valued:
        return _values(valued[rest[-1]], current)
    if equals and option in valued:
        return _values(valued[option], current, f"{option}=")
    if current.startswith("-"):
        say = texts_of(command, lang)
        found = [*parser.kinds, *parser.flags]
        return [(word, about(parser, one, say)) for one in found for word in one.option_strings]
    operand = _operand(parser, rest, valued)
    return [] if operand is None else _values(parser.kinds[operand], current)


def _first_words(lang: str) -> list[Candidate]:
    say = texts(lang, HERE)
    found = [(name, say.say(f"help-{name}")) for name in commands.NAMES]
    return found + [(game, say.say("help-of-a-game", game=game)) for game in game_commands.games()]


def _operand(parser: Parser, rest: Sequence[str], valued: Iterable[str]) -> Action | None:
    """The operand whose turn it is after these words."""
    given = sum(
        not word.startswith("-") and (at == 0 or rest[at - 1] not in valued)
        for at, word in enumerate(rest)
    )
    operands = [one for one in parser.kinds if not one.option_strings]
    if given < len(operands):
        return operands[given]
    return operands[-1] if operands and operands[-1].nargs == "*" else None


def _values(kind: Kind, current: str, prefix: str = "") -> list[Candidate]:
    """The values of a kind, after those of a list that stand there already."""
    if kind.is_list and "," in current:
        prefix = current.rpartition(",")[0] + ","
    found = [(prefix + value, "") for value in kind.known()]
    return [*found, (FILES, "")] if kind.is_path else found
