"""`ludiade games`: what is on the shelf, or the card of one game."""

from ludiade.cli import status
from ludiade.cli.game_options import option_lines
from ludiade.cli.output import print_json
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.values import GAME
from ludiade.kernel import shelf
from ludiade.kernel.about import about_lines
from ludiade.kernel.texts import language, texts


def arguments(parser: Parser) -> None:
    parser.operand("game", GAME, optional=True)
    parser.flag("json")


def run(args: Arguments) -> int:
    lang = language(args.lang)
    for game in [args.game] if args.game else shelf.games():
        say = texts(lang, game.folder)
        low, high = game.seats.start, game.seats.stop - 1
        if args.json:
            about = {"id": game.id, "rules": game.rules, "players": [low, high]}
            print_json(about | {"name": say.say("game-name"), "about": game.about})
        elif args.game:
            lines = [say.say("game-tagline"), "", *about_lines(game.about, game.seats, say)]
            print("\n".join([say.say("game-name"), *lines, "", *option_lines(game, say)]))
        else:
            print(f"{game.id:<10} {low}–{high}  {say.say('game-tagline')}")
    return status.DONE
