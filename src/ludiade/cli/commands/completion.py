"""`ludiade completion`: the script by which a shell completes our command lines."""

from pathlib import Path

from ludiade.cli import completion, status
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.values import choice

SCRIPTS = Path(completion.__file__).parent


def arguments(parser: Parser) -> None:
    parser.operand("shell", choice("bash", "zsh", "fish"))


def run(args: Arguments) -> int:
    print((SCRIPTS / f"ludiade.{args.shell}").read_text(encoding="utf-8"), end="")
    return status.DONE
