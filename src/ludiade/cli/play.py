"""`ludiade play`: the terminal table."""

from pathlib import Path
from typing import TYPE_CHECKING

from ludiade.cli.answer import read_record, refuse
from ludiade.cli.command import Command, Usage
from ludiade.kernel import shelf
from ludiade.kernel.errors import BadRecord, Refusal
from ludiade.kernel.game import AnyGame
from ludiade.kernel.nearest import nearest
from ludiade.kernel.strict_json import parse
from ludiade.kernel.texts import Texts, language, texts

if TYPE_CHECKING:
    from rich.console import Console

    from ludiade.play.seats import Place
    from ludiade.play.terminal import Table

COMMAND = Command(
    "play",
    optional=("game",),
    needs=("seats", "options", "record", "seed"),
    flags=("resume",),
    several="seats",
    examples=4,
)


def run(words: dict[str, str]) -> int:
    from rich.console import Console

    from ludiade.lab.errors import Unready
    from ludiade.play.kept import NotKept
    from ludiade.play.screen import Quit
    from ludiade.play.sitting import sit
    from ludiade.play.terminal import HERE

    console = Console(highlight=False, markup=False, emoji=False)
    lang = language(words.get("lang"))
    record = Path(words["record"]) if "record" in words else None
    game: AnyGame | None = None
    try:
        if "resume" in words:
            table, file = _resumed(words, lang, console)
            return sit(table, record, file)
        game = shelf.get(words["game"]) if "game" in words else _ask_game(console, lang)
        table = _begun(words, game, lang, console)
        return sit(table, record)
    except (Unready, NotKept, Usage):
        raise
    except Refusal as refusal:
        return refuse(refusal, words.get("lang"), game)
    except (EOFError, Quit):  # before anything was begun
        console.print(texts(lang, HERE).say("table-left"))
        return 0


def _begun(words: dict[str, str], game: AnyGame, lang: str, console: "Console") -> "Table":
    from ludiade.lab.places import places
    from ludiade.lab.seeds import secret_of, start_of
    from ludiade.play.opening import begin
    from ludiade.play.terminal import HERE

    say = texts(lang, HERE, game.folder)
    secret = secret_of(words.get("seed"))
    given = parse(words.get("options", "{}").encode(errors="surrogateescape"))
    if not isinstance(given, dict):
        raise BadRecord("$.options", "wrong_type", expected="object", got="array")
    if "seats" in words:
        who = _names(words["seats"])
        options = game.read_options(given, len(who))
        seats = places(who, lang, start_of(secret))
    else:
        seats = _ask_seats(console, game, say, start_of(secret))
        options = game.read_options(given, len(seats))
    return begin(game, options, seats, secret, say, console)


def _resumed(words: dict[str, str], lang: str, console: "Console") -> "tuple[Table, Path]":
    """The match of a file, or the one left last, and its file."""
    from ludiade.lab.places import places_again
    from ludiade.lab.seeds import start_of
    from ludiade.play import kept
    from ludiade.play.opening import resume, secret_in
    from ludiade.play.terminal import HERE

    if {"seats", "options", "seed"} & words.keys():
        raise Usage("resume_as_it_was")
    file = Path(words["game"]) if "game" in words else kept.newest()
    record = read_record(str(file))
    seats = places_again(record.names, start_of(secret_in(record)))
    return resume(record, seats, texts(lang, HERE, record.game.folder), console), file


def _ask_game(console: "Console", lang: str) -> AnyGame:
    """Which game, by its number or its name."""
    from rich.table import Table

    from ludiade.play.terminal import HERE

    games = shelf.games()
    if len(games) == 1:
        return games[0]
    grid = Table.grid(padding=(0, 1))
    for number, game in enumerate(games, 1):
        say = texts(lang, game.folder)
        grid.add_row(str(number), say.say("game-name"), say.say("game-tagline"))
    console.print(grid)
    while True:
        answer = _ask(console, texts(lang, HERE).say("table-which-game"))
        meant = nearest(answer, shelf.names())
        if answer.isdigit() and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]
        if meant is not None:
            return shelf.get(meant)
        again = texts(lang, HERE).say("table-wrong-game", most=len(games))
        console.print(again, style="yellow")


def _ask_seats(console: "Console", game: AnyGame, say: Texts, seed: int) -> "list[Place]":
    """Who plays: as many as the game is for, and bots that there are."""
    from ludiade.lab.errors import Unready
    from ludiade.lab.places import places

    while True:
        who = _names(_ask(console, say.say("table-who-plays")))
        low, high = game.seats.start, game.seats.stop - 1
        wrong = say.say("table-wrong-seats", low=low, high=high)
        if len(who) in game.seats:
            try:
                return places(who, say.lang, seed)
            except Unready as unready:
                wrong = texts(say.lang, *filter(None, [unready.folder])).refuse(unready)
        console.print(wrong, style="yellow")


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _ask(console: "Console", question: str) -> str:
    return console.input(f"{question} ").strip()
