"""`ludiade rules`: the rules of a game, in the terminal."""

from ludiade.cli import status
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.values import GAME
from ludiade.kernel.texts import language


def arguments(parser: Parser) -> None:
    parser.operand("game", GAME)


def run(args: Arguments) -> int:
    from rich.console import Console
    from rich.markdown import Markdown

    Console(width=None).print(Markdown(args.game.rules_text(language(args.lang))))
    return status.DONE
