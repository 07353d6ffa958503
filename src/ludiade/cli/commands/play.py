"""`ludiade play`: the terminal table."""

from pathlib import Path

from ludiade.cli import status
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.usage import Usage
from ludiade.cli.values import BOTS, FILE, GAME, OPTIONS, Kind
from ludiade.kernel import shelf
from ludiade.kernel.texts import language, texts

GAME_OR_FILE = Kind(GAME.placeholder, known=GAME.known)
PLAYER = Kind("PLAYER", known=BOTS.known, is_list=True)


def arguments(parser: Parser) -> None:
    parser.operand("game", GAME_OR_FILE, optional=True)
    parser.operand("who", PLAYER, optional=True, several=True)
    parser.option("seats", PLAYER)
    parser.option("options", OPTIONS)
    parser.option("seed")
    parser.option("record", FILE)
    parser.flag("resume")


def run(args: Arguments) -> int:
    from rich.console import Console

    from ludiade.cli.at_table import begin, names, resume
    from ludiade.play.screen import Quit
    from ludiade.play.sitting import sit
    from ludiade.play.terminal import HERE

    console = Console(highlight=False, markup=False, emoji=False)
    lang = language(args.lang)
    record = None if args.record is None else Path(args.record)
    if args.resume:
        if args.who or args.seats or args.options is not None or args.seed is not None:
            raise Usage("resume_as_it_was")
        table, file = resume(console, lang, None if args.game is None else Path(args.game))
        return sit(table, record, file)
    game = None if args.game is None else shelf.get(args.game)
    who = names(",".join([*args.who, args.seats or ""]))
    try:
        table = begin(console, lang, game, who, args.options or {}, args.seed)
    except Quit:
        console.print(texts(lang, HERE).say("table-left"))
        return status.DONE
    return sit(table, record)
