"""Commands that a game brings along: the functions of its `commands.py`, by their signatures.

`def lexicon_dump(say, *, verbs: bool = False)` is `ludiade GAME lexicon dump [--verbs]`. Plain
parameters are operands, `*words` takes many, keywords are options: with a value, or without for
a bool; a `Literal` is a choice. What the function yields is printed: texts as they are, anything
else as JSON.
"""

import importlib
import inspect
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Literal, get_args, get_origin

from ludiade.cli import status
from ludiade.cli.commands import Command
from ludiade.cli.output import print_json
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.usage import HERE, Usage, in_words_of
from ludiade.cli.values import TEXT, Kind, choice, whole
from ludiade.kernel import shelf
from ludiade.kernel.nearest import choices, nearest
from ludiade.kernel.texts import language, texts

Function = Callable[..., Iterator[object]]


@cache
def games() -> tuple[str, ...]:
    """The games that have commands of their own; none of them is loaded for that."""
    return tuple(game for game in shelf.names() if shelf.has(game, "commands"))


def commands_of(game: str) -> dict[str, Command]:
    """What a game can be told, by the words after its name."""
    module = importlib.import_module(f"{shelf.packages()[game]}.commands")
    folder = Path(str(module.__file__)).parent
    found: dict[str, Command] = {}
    for name in module.__all__:
        function = getattr(module, name)
        words = name.replace("_", " ")
        found[words] = Command(
            f"{game} {words}",
            partial(_arguments, function),
            partial(_run, function, folder),
            folder,
        )
    return found


def find(game: str, words: Sequence[str]) -> tuple[Command, Sequence[str]]:
    """The command of a game that words begin with, and the rest of them."""
    known = commands_of(game)
    for size in (2, 1):
        name = " ".join(words[:size])
        if name in known:
            return known[name], words[size:]
    pair = " ".join(words[:2])
    given = pair if nearest(pair, (name for name in known if " " in name)) else words[0]
    raise Usage("unknown_game_command", game=game, command=given, **choices(given, known))


def _arguments(function: Function, parser: Parser) -> None:
    for parameter in list(inspect.signature(function).parameters.values())[1:]:
        kind = _kind(parameter)
        match parameter.kind:
            case parameter.VAR_POSITIONAL:
                parser.operand(parameter.name, kind, several=True)
            case parameter.POSITIONAL_OR_KEYWORD:
                parser.operand(parameter.name, kind)
            case _ if parameter.annotation is bool:
                parser.flag(_option(parameter))
            case _:
                default = str(parameter.default) if parameter.default else None
                parser.option(_option(parameter), kind, default)


def _kind(parameter: inspect.Parameter) -> Kind:
    """What a parameter's type says of its values."""
    if parameter.annotation is int:
        return whole(1)
    if parameter.annotation in (Path, Path | None):
        return Kind("FILE", lambda word, given: Path(given), is_path=True)
    if get_origin(parameter.annotation) is Literal:
        return choice(*filter(None, get_args(parameter.annotation)))
    named = parameter.kind is parameter.VAR_POSITIONAL
    return Kind(parameter.name.upper()) if named else TEXT


def _option(parameter: inspect.Parameter) -> str:
    """The name of an option; an underscore at the end keeps Python's own words free."""
    return parameter.name.rstrip("_")


def _run(function: Function, folder: Path, args: Arguments) -> int:
    say = texts(language(args.lang), HERE, folder)
    operands: list[object] = []
    keywords: dict[str, object] = {}
    for parameter in list(inspect.signature(function).parameters.values())[1:]:
        given = getattr(args, _option(parameter))
        match parameter.kind:
            case parameter.VAR_POSITIONAL:
                operands += given
            case parameter.POSITIONAL_OR_KEYWORD:
                operands.append(given)
            case _ if given is not None:
                keywords[parameter.name] = given
    with in_words_of(folder):
        for line in function(say, *operands, **keywords):
            print(line) if isinstance(line, str) else print_json(line)
    return status.DONE
