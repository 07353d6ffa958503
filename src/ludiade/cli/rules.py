"""`ludiade rules`: the rules of a game, in the terminal."""

from contextlib import suppress

from ludiade.cli.answer import refuse
from ludiade.cli.command import Command
from ludiade.kernel import shelf
from ludiade.kernel.errors import Refusal
from ludiade.kernel.texts import language, texts

COMMAND = Command("rules", operands=("game",), examples=2)


def run(words: dict[str, str]) -> int:
    from rich.console import Console
    from rich.markdown import Markdown

    from ludiade.play.pager import read_long
    from ludiade.play.screen import Quit, Screen
    from ludiade.play.terminal import HERE

    lang = language(words.get("lang"))
    try:
        game = shelf.get(words["game"])
    except Refusal as refusal:
        return refuse(refusal, words.get("lang"), None)
    screen = Screen(Console(highlight=False))
    with suppress(Quit):  # the end of input closes them too
        read_long(screen, screen.lines(Markdown(game.rules_text(lang))), texts(lang, HERE))
    return 0
