"""Sitting down at the terminal table: what was not said on the command line is asked for."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from ludiade.kernel import shelf
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.game import AnyGame
from ludiade.kernel.json.strict import read_bytes
from ludiade.kernel.nearest import nearest
from ludiade.kernel.record import read
from ludiade.kernel.texts import Texts, texts
from ludiade.lab.errors import Unready
from ludiade.lab.places import places, places_again
from ludiade.lab.seeds import secret_of, start_of
from ludiade.lab.tables import table_for
from ludiade.play import kept, opening
from ludiade.play.screen import Quit
from ludiade.play.seats import SeatedPlayer
from ludiade.play.terminal import HERE, TerminalTable


def begin(
    console: Console, lang: str, game: AnyGame | None, who: Sequence[str],
    options: Mapping[str, object], seed: str | None,
) -> TerminalTable:  # fmt: skip
    """A new table; Quit at the end of input, Unready and BadRecord for what cannot be."""
    secret = secret_of(seed)
    game = game or _ask_game(console, lang)
    say = texts(lang, HERE, game.folder)
    if who:
        agreed = game.read_options(options, len(who))
        seats = places(who, lang, start_of(secret))
    else:
        seats = _ask_seats(console, game, options, say, start_of(secret))
        agreed = game.read_options(options, len(seats))
    return opening.begin(game, agreed, seats, secret, say, console)


def resume(console: Console, lang: str, file: Path | None) -> tuple[TerminalTable, Path]:
    """The match of a file, or the one left last, and its file; NotKept where there is none."""
    file = kept.newest() if file is None else file
    record = read(read_bytes(file), shelf.find)
    seats = places_again(record.names, start_of(opening.secret_in(record)))
    say = texts(lang, HERE, record.game.folder)
    return opening.resume(record, seats, say, console), file


def names(text: str) -> list[str]:
    """Those who play, as one writes them: separated by commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def _ask_game(console: Console, lang: str) -> AnyGame:
    """Which game, by its number or its name."""
    games = shelf.games()
    if len(games) == 1:
        return games[0]
    grid = Grid.grid(padding=(0, 1))
    for number, game in enumerate(games, 1):
        say = texts(lang, game.folder)
        grid.add_row(str(number), say.say("game-name"), say.say("game-tagline"))
    console.print(grid)
    say = texts(lang, HERE)
    while True:
        answer = _ask(console, say.say("table-which-game"))
        if answer.isdigit() and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]
        meant = nearest(answer, shelf.names())
        if meant is not None:
            return shelf.get(meant)
        console.print(say.say("table-wrong-game", most=len(games)), style="yellow")


def _ask_seats(
    console: Console, game: AnyGame, options: Mapping[str, object], say: Texts, seed: int
) -> list[SeatedPlayer]:
    """Who plays: as many as the table is for, and bots that there are; asked until it fits."""
    table_for(game, options, None)  # options that fit no table are not the fault of who comes
    while True:
        who = _names_said(_ask(console, say.say("table-who-plays")))
        try:
            game.read_options(options, len(who))
            return places(who, say.lang, seed)
        except (BadRecord, Unready) as wrong:
            told = texts(say.lang, *filter(None, [wrong.folder])).refuse(wrong)
        console.print(told, style="yellow")


def _names_said(answer: str) -> list[str]:
    """The same of an answer; without a comma, one word a player, as on the command line."""
    return names(answer) if "," in answer or ":" in answer else answer.split()


def _ask(console: Console, question: str) -> str:
    try:
        return console.input(f"{question} ").strip()
    except EOFError:
        raise Quit from None
