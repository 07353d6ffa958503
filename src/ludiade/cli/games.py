"""`ludiade games`: what is on the shelf."""

from ludiade.cli.answer import as_line
from ludiade.cli.command import Command
from ludiade.kernel import shelf
from ludiade.kernel.texts import language, texts

COMMAND = Command("games", flags=("json",), examples=2)


def run(words: dict[str, str]) -> int:
    lang = language(words.get("lang"))
    for game in shelf.games():
        say = texts(lang, game.folder)
        low, high = game.seats.start, game.seats.stop - 1
        if "json" in words:
            about = {"id": game.id, "rules": game.rules, "players": [low, high]}
            print(as_line(about | {"name": say.say("game-name")}))
        else:
            print(f"{game.id:<10} {low}–{high}  {say.say('game-tagline')}")
    return 0
