"""`ludiade arena`: bots against bots on the same deals, with every seat in turn."""

from pathlib import Path

from ludiade.cli.answer import as_line, refuse
from ludiade.cli.command import HERE, Command, Usage, processes, whole
from ludiade.cli.progress import progress
from ludiade.cli.seating import table_asked
from ludiade.kernel.errors import Refusal
from ludiade.kernel.texts import language, texts

COMMAND = Command(
    "arena",
    operands=("game",),
    needs=(
        "bots", "games", "seed", "jobs", "players", "options", "out", "seconds", "memory",
    ),
    flags=("json",),
    examples=4,
)  # fmt: skip
DEFAULT_BOTS = "easy,medium"
MOST_GAMES = 1_000_000
A_DAY_S = 86_400


def run(words: dict[str, str]) -> int:
    from ludiade.cli.standings import told
    from ludiade.lab.entrants import entrants
    from ludiade.lab.errors import Unready
    from ludiade.lab.fixtures import deals_for, fixtures, pairs
    from ludiade.lab.matches import Setting
    from ludiade.lab.program import Limits
    from ludiade.lab.report import report
    from ludiade.lab.results import Results
    from ludiade.lab.running import run

    lang = language(words.get("lang"))
    try:
        game, options, players = table_asked(words, least=2)
        games = whole("games", words.get("games", "100"), 1, MOST_GAMES)
        jobs = processes(words)
        limits = Limits(
            whole("seconds", words.get("seconds", "10"), 1, A_DAY_S),
            whole("memory", words.get("memory", "2048")),
        )
        bots = tuple(entrants(words.get("bots", DEFAULT_BOTS)))
        setting = Setting(game.id, options, players, bots, words.get("seed", "1"), limits)
        results = Results(setting, Path(words["out"]) if "out" in words else None)
    except Usage:
        raise
    except Unready as unready:
        raise Usage(unready.code, **unready.details) from None
    except Refusal as refusal:
        return refuse(refusal, words.get("lang"), None)
    wanted = list(fixtures(pairs(len(bots)), players, range(deals_for(games, players))))
    try:
        missing = sum(fixture not in results.matches for fixture in wanted)
        for _ in progress(run(setting, wanted, results, jobs), missing):
            pass
    finally:
        results.close()
    shown = report(setting, [results.matches[fixture] for fixture in wanted])
    if "json" in words:
        print(as_line(shown))
    else:
        print("\n".join(told(shown, texts(lang, HERE, game.folder))))
    return 0
