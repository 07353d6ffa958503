"""`ludiade games`: what is on the shelf."""

from ludiade.cli import status
from ludiade.cli.output import print_json
from ludiade.cli.parser import Arguments, Parser
from ludiade.kernel import shelf
from ludiade.kernel.texts import language, texts


def arguments(parser: Parser) -> None:
    parser.flag("json")


def run(args: Arguments) -> int:
    lang = language(args.lang)
    for game in shelf.games():
        say = texts(lang, game.folder)
        low, high = game.seats.start, game.seats.stop - 1
        if args.json:
            about = {"id": game.id, "rules": game.rules, "players": [low, high]}
            print_json(about | {"name": say.say("game-name")})
        else:
            print(f"{game.id:<10} {low}–{high}  {say.say('game-tagline')}")
    return status.DONE
