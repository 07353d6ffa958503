"""`ludiade games`: what is on the shelf, or the card of one game."""

from ludiade.cli.answer import as_line, refuse
from ludiade.cli.command import Command
from ludiade.kernel import shelf
from ludiade.kernel.about import about_lines
from ludiade.kernel.errors import Refusal
from ludiade.kernel.texts import language, texts

COMMAND = Command("games", optional=("game",), flags=("json",), examples=3)


def run(words: dict[str, str]) -> int:
    lang = language(words.get("lang"))
    try:
        games = [shelf.get(words["game"])] if "game" in words else shelf.games()
    except Refusal as refusal:
        return refuse(refusal, words.get("lang"), None)
    for game in games:
        say = texts(lang, game.folder)
        low, high = game.seats.start, game.seats.stop - 1
        if "json" in words:
            print(as_line({
                "id": game.id, "rules": game.rules, "players": [low, high],
                "name": say.say("game-name"), "about": game.about,
            }))  # fmt: skip
        elif "game" in words:
            lines = [say.say("game-tagline"), "", *about_lines(game.about, game.seats, say)]
            print("\n".join([say.say("game-name"), *lines]))
        else:
            print(f"{game.id:<10} {low}–{high}  {say.say('game-tagline')}")
    return 0
