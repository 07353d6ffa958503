"""`ludiade play`: the terminal table."""

from pathlib import Path

from ludiade.cli.answer import refuse
from ludiade.cli.command import Command, Usage
from ludiade.kernel import shelf
from ludiade.kernel.errors import BadRecord, Refusal
from ludiade.kernel.game import AnyGame
from ludiade.kernel.strict_json import parse
from ludiade.kernel.texts import language, texts

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

    from ludiade.cli.at_table import begin, names, resume
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
            if {"seats", "options", "seed"} & words.keys():
                raise Usage("resume_as_it_was")
            table, file = resume(console, lang, Path(words["game"]) if "game" in words else None)
            return sit(table, record, file)
        game = shelf.get(words["game"]) if "game" in words else None
        who = names(words.get("seats", ""))
        return sit(begin(console, lang, game, who, _options(words), words.get("seed")), record)
    except (Unready, NotKept, Usage):
        raise
    except Refusal as refusal:
        return refuse(refusal, words.get("lang"), game)
    except Quit:  # before anything was begun
        console.print(texts(lang, HERE).say("table-left"))
        return 0


def _options(words: dict[str, str]) -> dict[str, object]:
    given = parse(words.get("options", "{}").encode(errors="surrogateescape"))
    if not isinstance(given, dict):
        raise BadRecord("$.options", "wrong_type", expected="object", got="array")
    return given
