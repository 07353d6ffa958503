"""The `ludiade` command: each command in a module of its own, loaded when it is called."""

import sys
from collections.abc import Sequence
from importlib import import_module
from keyword import iskeyword

from ludiade.kernel.errors import Refusal

COMMANDS = (
    "play",
    "games",
    "rules",
    "replay",
    "review",
    "verify",
    "simulate",
    "arena",
    "lab",
    "schema",
    "serve",
    "join",
    "migrate",
    "move",
    "backup",
    "export",
    "import",
    "check",
)


def main(words: Sequence[str] | None = None) -> int:
    """Run a command line and say how it ended.

    0 well, 1 not legal, 2 not readable or not to be done, 3 done but a bot was at fault.
    """
    given = list(sys.argv[1:] if words is None else words)
    asked = _language_asked(given)
    try:
        return _run(given, asked)
    except Refusal as refusal:
        print(_sentence(refusal, asked), file=sys.stderr)
        return 3 if refusal.code == "bot_failed" else 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1


def _run(given: list[str], asked: str | None) -> int:
    if not given or given[0] in ("--help", "-h", "help"):
        from ludiade.cli.help import overview

        print(overview(asked))
        return 0
    if given[0] == "--version":
        from ludiade import __version__

        print(f"ludiade {__version__}")
        return 0
    if given[0].startswith("--lang"):
        return _run(given[1:] if "=" in given[0] else given[2:], asked)
    if given[0] not in COMMANDS:
        from ludiade.cli import brought

        return brought.run(given, asked)
    module = import_module(f"ludiade.cli.{given[0]}{'_' * iskeyword(given[0])}")
    if "--help" in given or "-h" in given:
        from ludiade.cli.help import explain

        print(explain(module.COMMAND, asked))
        return 0
    status = module.run(module.COMMAND.read(given[1:]))
    assert isinstance(status, int)
    return status


def _language_asked(words: Sequence[str]) -> str | None:
    for at, word in enumerate(words):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and at + 1 < len(words):
            return words[at + 1]
    return None


def _sentence(refusal: Refusal, asked: str | None) -> str:
    from ludiade.cli.command import HERE
    from ludiade.kernel.texts import language, texts

    folders = [HERE] if refusal.folder is None else [HERE, refusal.folder]
    return texts(language(asked), *folders).refuse(refusal)
