"""`ludiade rules`: the rules of a game, in the terminal."""

from contextlib import suppress

from ludiade.cli import status
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.values import GAME
from ludiade.kernel.texts import language, texts


def arguments(parser: Parser) -> None:
    parser.operand("game", GAME)


def run(args: Arguments) -> int:
    from rich.console import Console
    from rich.markdown import Markdown

    from ludiade.play.pager import read_long
    from ludiade.play.screen import Quit, Screen
    from ludiade.play.terminal import HERE

    lang = language(args.lang)
    screen = Screen(Console(highlight=False))
    with suppress(Quit):  # the end of input closes them too
        read_long(screen, screen.lines(Markdown(args.game.rules_text(lang))), texts(lang, HERE))
    return status.DONE
