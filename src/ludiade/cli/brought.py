"""Commands that a game brings along: the functions of its `commands.py`, read by their signatures.

`def lexicon_dump(say, *, verbs: bool = False)` is `ludiade GAME lexicon dump [--verbs]`. Plain
parameters are operands, `*words` takes many, keywords are options: with a value, or without for
a bool. What the function yields is printed: texts as they are, anything else as JSON.
"""

import inspect
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from ludiade.cli.answer import as_line, refuse
from ludiade.cli.command import HERE, Command, Usage, whole
from ludiade.kernel import shelf
from ludiade.kernel.errors import Refusal
from ludiade.kernel.texts import language, texts

Function = Callable[..., Iterator[object]]


def run(given: Sequence[str], asked: str | None) -> int:
    """Run `GAME COMMAND…`, or say that there is no such command."""
    module = shelf.part(given[0], "commands")
    if module is None:
        raise Usage("unknown_command", command=given[0])
    folder = Path(str(module.__file__)).parent
    found = {name.replace("_", " "): getattr(module, name) for name in module.__all__}
    for size in (2, 1):
        name = " ".join(given[1 : 1 + size])
        if name in found:
            return _run(found[name], f"{given[0]} {name}", given[1 + size :], asked, folder)
    if len(given) > 1 and not given[1].startswith("-"):
        raise Usage("unknown_command", command=" ".join(given[:2]))
    from ludiade.cli.help import list_commands

    print(list_commands([_command(f"{given[0]} {n}", f) for n, f in found.items()], asked, folder))
    return 0


def brings_commands(game: str) -> bool:
    """Whether a game of the shelf has commands of its own."""
    return shelf.has(game, "commands")


def _run(
    function: Function, name: str, words: Sequence[str], asked: str | None, folder: Path
) -> int:
    command = _command(name, function)
    if "--help" in words or "-h" in words:
        from ludiade.cli.help import explain

        print(explain(command, asked, folder))
        return 0
    several: list[str] = []
    read = command.read(words, several if command.several else None)
    if command.several and not several:
        raise Usage("word_missing", word=command.several)
    operands = [read[operand] for operand in command.operands]
    keywords = _keywords(function, read)
    say = texts(language(read.get("lang")), HERE, folder)
    try:
        for line in function(say, *operands, *several, **keywords):
            print(line if isinstance(line, str) else as_line(line))
    except Refusal as refusal:
        return refuse(refusal, read.get("lang"), folder)
    return 0


def _command(name: str, function: Function) -> Command:
    parameters = list(inspect.signature(function).parameters.values())[1:]
    keywords = [p for p in parameters if p.kind is p.KEYWORD_ONLY]
    return Command(
        name,
        operands=tuple(p.name for p in parameters if p.kind is p.POSITIONAL_OR_KEYWORD),
        several="".join(p.name for p in parameters if p.kind is p.VAR_POSITIONAL),
        needs=tuple(_option(p) for p in keywords if p.annotation is not bool),
        flags=tuple(_option(p) for p in keywords if p.annotation is bool),
    )


def _option(parameter: inspect.Parameter) -> str:
    return parameter.name.rstrip("_")


def _keywords(function: Function, read: dict[str, str]) -> dict[str, Any]:
    keywords: dict[str, Any] = {}
    for parameter in inspect.signature(function).parameters.values():
        given = read.get(_option(parameter))
        if parameter.kind is parameter.KEYWORD_ONLY and given is not None:
            if parameter.annotation is bool:
                keywords[parameter.name] = True
            elif parameter.annotation is int:
                keywords[parameter.name] = whole(_option(parameter), given, 1)
            else:
                keywords[parameter.name] = given
    return keywords
