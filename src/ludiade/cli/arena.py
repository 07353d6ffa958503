"""`ludiade arena`: bots against bots on the same deals, with every seat in turn."""

from pathlib import Path

from ludiade.cli.answer import as_line, refuse
from ludiade.cli.command import FAULT, Command, processes, whole
from ludiade.cli.progress import progress
from ludiade.cli.seating import on_fault, table_asked
from ludiade.kernel.errors import BadRecord

COMMAND = Command(
    "arena",
    operands=("game",),
    needs=(
        "bots", "games", "seed", "jobs", "players", "options", "out", "seconds", "memory",
        "on-fault",
    ),
    flags=("json",),
    examples=5,
)  # fmt: skip
DEFAULT_BOTS = "easy,medium"
MOST_GAMES = 1_000_000
A_DAY_S = 86_400


def run(words: dict[str, str]) -> int:
    from ludiade.lab.arena import arena
    from ludiade.lab.entrants import entrants
    from ludiade.lab.program import Limits
    from ludiade.lab.standings import told

    try:
        game, options, players = table_asked(words, least=2)
        shown = arena(
            game,
            entrants(words.get("bots", DEFAULT_BOTS)),
            games=whole("games", words.get("games", "100"), 1, MOST_GAMES),
            seed=words.get("seed", "1"),
            players=players,
            options=options,
            jobs=processes(words),
            out=Path(words["out"]) if "out" in words else None,
            limits=Limits(
                whole("seconds", words.get("seconds", "10"), 1, A_DAY_S),
                whole("memory", words.get("memory", "2048")),
            ),
            on_fault=on_fault(words),
            watch=progress,
        )
    except BadRecord as bad:
        return refuse(bad, words.get("lang"), None)
    print(as_line(shown) if "json" in words else "\n".join(told(shown, words.get("lang"))))
    return FAULT if shown.failings else 0
