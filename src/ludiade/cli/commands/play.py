"""`ludiade play`: the terminal table."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from ludiade.cli import status
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.usage import Usage
from ludiade.cli.values import BOTS, FILE, GAME, OPTIONS, Kind
from ludiade.kernel import shelf
from ludiade.kernel.game import AnyGame
from ludiade.kernel.nearest import folded
from ludiade.kernel.reasons import reason_of
from ludiade.kernel.texts import Texts, language, texts

if TYPE_CHECKING:
    from rich.console import Console

PLAYER = Kind("PLAYER", known=BOTS.known, is_list=True)


def arguments(parser: Parser) -> None:
    parser.operand("game", GAME, optional=True)
    parser.operand("who", PLAYER, optional=True, several=True)
    parser.option("seats", PLAYER)
    parser.option("options", OPTIONS)
    parser.option("record", FILE)


def run(args: Arguments) -> int:
    from rich.console import Console

    from ludiade.lab.places import places
    from ludiade.play.terminal import HERE, Quit, Table

    if args.record is not None:
        _check_writable(Path(args.record))
    screen = Console(highlight=False)
    lang = language(args.lang)
    say = texts(lang, HERE)
    try:
        game = args.game or _ask_game(screen, lang)
        say = texts(lang, HERE, game.folder)
        given = ",".join([*args.who, args.seats or ""])
        who = _names(given) or _ask_names(screen, game, say)
    except EOFError:
        screen.print(say.say("table-left"))
        return status.DONE
    options = game.read_options(args.options or {}, len(who))
    seed = int.from_bytes(os.urandom(4), "big")
    table = Table(game, options, places(who, lang, seed), say, screen)
    try:
        table.play()
    except Quit:
        screen.print(say.say("table-left"))
    if args.record is not None:
        Path(args.record).write_bytes(table.record())
        screen.print(say.say("table-saved", file=args.record))
    return status.DONE


def _check_writable(file: Path) -> None:
    """Usage where a match could not be kept: better before it is played than after."""
    is_new = not file.exists()
    try:
        file.open("ab").close()
        if is_new:
            file.unlink()
    except OSError as error:
        raise Usage("cannot_write", file=str(file), reason=reason_of(error)) from None


def _ask_game(screen: "Console", lang: str) -> AnyGame:
    from ludiade.play.terminal import HERE

    games = shelf.games()
    if len(games) == 1:
        return games[0]
    for number, game in enumerate(games, 1):
        say = texts(lang, game.folder)
        screen.print(f"{number} {say.say('game-name')}: {say.say('game-tagline')}")
    while True:
        answer = _ask(screen, texts(lang, HERE).say("table-which-game"))
        for number, game in enumerate(games, 1):
            if folded(answer) in (str(number), game.id):
                return game


def _ask_names(screen: "Console", game: AnyGame, say: Texts) -> list[str]:
    while True:
        who = _names(_ask(screen, say.say("table-who-plays")))
        if len(who) in game.seats:
            return who
        low, high = game.seats.start, game.seats.stop - 1
        screen.print(say.say("table-wrong-seats", low=low, high=high), style="yellow")


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _ask(screen: "Console", question: str) -> str:
    return screen.input(f"{question} ").strip()
