"""The commands there are, each a module that is loaded when it is called.

A module says what it takes (`arguments`) and does it (`run`): it parses, calls and prints.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from keyword import iskeyword
from pathlib import Path

from msgspec import Struct

from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.usage import Usage
from ludiade.kernel.nearest import choices, nearest

NAMES = (
    "play", "games", "rules", "print", "replay", "review", "verify", "simulate", "arena", "lab",
    "schema", "serve", "join", "migrate", "move", "backup", "export", "import", "check",
    "completion", "help",
)  # fmt: skip
FAMILIES = {"lab": ("ask", "run", "dataset", "calibrate")}
"""Commands of two words: those of a family are the modules of a folder."""


class Command(Struct, frozen=True):
    """One command: what it takes, and what it does with that."""

    name: str
    arguments: Callable[[Parser], None]
    run: Callable[[Arguments], int]
    folder: Path | None = None
    """Where its texts lie, unless they are the command line's."""

    def parser(self) -> Parser:
        parser = Parser(self.name)
        self.arguments(parser)
        return parser.finish()


def find(words: Sequence[str]) -> tuple[Command, Sequence[str]]:
    """The command that words begin with, and the rest of them; Usage names the nearest."""
    name = words[0]
    if name in FAMILIES:
        second = words[1] if len(words) > 1 else ""
        if second not in FAMILIES[name]:
            known = choices(second, FAMILIES[name])
            raise Usage("unknown_game_command", game=name, command=second, **known)
        return _load(f"{name} {second}"), words[2:]
    if name in NAMES:
        return _load(name), words[1:]
    from ludiade.cli import game_commands

    if name in game_commands.games():
        return game_commands.find(name, words[1:])
    from ludiade.kernel import shelf

    names = every_name()
    meant = nearest(name, [*names, *shelf.names()])
    if meant is not None and meant not in names:
        raise Usage("game_is_no_command", game=meant)
    raise Usage("unknown_command", command=name, **choices(name, names))


def _load(name: str) -> Command:
    place = name.replace(" ", ".")
    module = import_module(f"{__name__}.{place}{'_' * iskeyword(name)}")
    return Command(name, module.arguments, module.run)


def family(name: str) -> dict[str, Command]:
    """The commands of several words that begin with this one, by the words after it."""
    if name in FAMILIES:
        return {second: _load(f"{name} {second}") for second in FAMILIES[name]}
    from ludiade.cli import game_commands

    is_game = name not in NAMES and name in game_commands.games()
    return game_commands.commands_of(name) if is_game else {}


def is_family_alone(words: Sequence[str]) -> bool:
    """Whether words name a family of commands, or a game that has some, and none of them."""
    alone = len(words) == 1 or words[1].startswith("-")
    return alone and bool(family(words[0]))


def every_name() -> list[str]:
    """All that may stand first on a command line."""
    from ludiade.cli import game_commands

    return [*NAMES, *game_commands.games()]
