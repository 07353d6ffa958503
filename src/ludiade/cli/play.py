"""`ludiade play`: the terminal table."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from ludiade.cli.answer import refuse
from ludiade.cli.command import Command
from ludiade.kernel import shelf
from ludiade.kernel.errors import BadRecord, Refusal
from ludiade.kernel.game import AnyGame
from ludiade.kernel.strict_json import parse
from ludiade.kernel.texts import Texts, language, texts

if TYPE_CHECKING:
    from rich.console import Console

COMMAND = Command(
    "play", optional=("game",), needs=("seats", "options", "record"), several="seats", examples=3
)


def run(words: dict[str, str]) -> int:
    from rich.console import Console

    from ludiade.lab.errors import Unready
    from ludiade.lab.places import places
    from ludiade.play.terminal import HERE, Quit, Table

    screen = Console(highlight=False)
    lang = language(words.get("lang"))
    say = texts(lang, HERE)
    game: AnyGame | None = None
    try:
        game = shelf.get(words["game"]) if "game" in words else _ask_game(screen, lang)
        say = texts(lang, HERE, game.folder)
        who = _names(words["seats"]) if "seats" in words else _ask_names(screen, game, say)
        given = parse(words.get("options", "{}").encode(errors="surrogateescape"))
        if not isinstance(given, dict):
            raise BadRecord("$.options", "wrong_type", expected="object", got="array")
        options = game.read_options(given, len(who))
        seed = int.from_bytes(os.urandom(4), "big")
        table = Table(game, options, places(who, lang, seed), say, screen)
    except Unready:
        raise
    except Refusal as refusal:
        return refuse(refusal, words.get("lang"), game)
    except EOFError:
        screen.print(say.say("table-left"))
        return 0
    try:
        table.play()
    except Quit:
        screen.print(say.say("table-left"))
    if "record" in words:
        Path(words["record"]).write_bytes(table.record())
        screen.print(say.say("table-saved", file=words["record"]))
    return 0


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
        if answer.isdigit() and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]


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
