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
from ludiade.kernel.nearest import choices

NAMES = (
    "play", "games", "rules", "print", "replay", "review", "verify", "simulate", "arena", "lab",
    "schema", "serve", "join", "migrate", "move", "backup", "export", "import", "check",
    "completion", "help",
)  # fmt: skip


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
    if name in NAMES:
        module = import_module(f"{__name__}.{name}{'_' * iskeyword(name)}")
        return Command(name, module.arguments, module.run), words[1:]
    from ludiade.cli import game_commands

    if name in game_commands.games():
        return game_commands.find(name, words[1:])
    from ludiade.kernel import shelf

    if name in shelf.names():
        raise Usage("game_is_no_command", game=name)
    raise Usage("unknown_command", command=name, **choices(name, every_name()))


def is_game_alone(words: Sequence[str]) -> bool:
    """Whether words name a game that has commands, and none of them."""
    from ludiade.cli import game_commands

    alone = len(words) == 1 or words[1].startswith("-")
    return alone and words[0] not in NAMES and words[0] in game_commands.games()


def every_name() -> list[str]:
    """All that may stand first on a command line."""
    from ludiade.cli import game_commands

    return [*NAMES, *game_commands.games()]
