"""`ludiade rules`: the rules of a game, in the terminal."""

from ludiade.cli.answer import refuse
from ludiade.cli.command import Command
from ludiade.kernel import shelf
from ludiade.kernel.errors import Refusal
from ludiade.kernel.texts import language

COMMAND = Command("rules", operands=("game",), examples=2)


def run(words: dict[str, str]) -> int:
    from rich.console import Console
    from rich.markdown import Markdown

    from ludiade.play.wrapping import keep_together

    keep_together()
    try:
        game = shelf.get(words["game"])
    except Refusal as refusal:
        return refuse(refusal, words.get("lang"), None)
    Console(width=None).print(Markdown(game.rules_text(language(words.get("lang")))))
    return 0
