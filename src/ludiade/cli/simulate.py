"""`ludiade simulate`: matches between bots, one record each, the same for any number of jobs."""

from pathlib import Path

from ludiade.bots.levels import RANDOM
from ludiade.cli.answer import as_line, refuse
from ludiade.cli.command import FAULT, Command, processes, whole
from ludiade.cli.progress import progress
from ludiade.cli.seating import on_fault, table_asked
from ludiade.kernel.errors import BadRecord

COMMAND = Command(
    "simulate",
    operands=("game",),
    needs=("players", "games", "seed", "bots", "options", "records", "jobs", "on-fault"),
    examples=3,
)


def run(words: dict[str, str]) -> int:
    from ludiade.lab.entrants import entrant, split
    from ludiade.lab.simulation import simulate

    try:
        game, options, players = table_asked(words)
        study = simulate(
            game,
            [entrant(word) for word in split(words.get("bots", RANDOM))],
            games=whole("games", words.get("games", "1"), 1),
            seed=words.get("seed", "1"),
            players=players,
            options=options,
            jobs=processes(words),
            records=Path(words["records"]) if "records" in words else None,
            on_fault=on_fault(words),
            watch=progress,
        )
    except BadRecord as bad:
        return refuse(bad, words.get("lang"), None)
    print(as_line(study))
    return FAULT if study.failings else 0
