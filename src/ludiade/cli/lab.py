"""`ludiade lab`: measurements. `calibrate` shows whether a game's levels are steps."""

from pathlib import Path

from ludiade.cli.answer import as_line, refuse
from ludiade.cli.arena import MOST_GAMES
from ludiade.cli.command import Command, Usage, processes, whole
from ludiade.cli.progress import progress
from ludiade.cli.seating import table_asked
from ludiade.kernel.errors import BadRecord

COMMAND = Command(
    "lab",
    operands=("measurement", "game"),
    needs=("players", "options", "games", "seed", "jobs", "out"),
    flags=("write", "json"),
    examples=2,
)


def run(words: dict[str, str]) -> int:
    from ludiade.lab import levels_table
    from ludiade.lab.calibration import climb, rung, setting, steps
    from ludiade.lab.results import Results
    from ludiade.lab.standings import climbed

    if words["measurement"] != "calibrate":
        raise Usage("unknown_measurement", given=words["measurement"])
    games = whole("games", words.get("games", "2000"), 1, MOST_GAMES)
    jobs = processes(words)
    try:
        game, options, players = table_asked(words, least=2)
        contest = setting(game.id, options, players, words.get("seed", "1"))
        results = Results(contest, Path(words["out"]) if "out" in words else None)
        try:
            for pair in steps():
                about = " – ".join(contest.bots[number].name for number in pair)
                for _ in progress(climb(contest, pair, games, results, jobs), None, about):
                    pass
        finally:
            results.close()
        rungs = [rung(contest, pair, games, results) for pair in steps()]
        if "write" in words:
            levels_table.write(contest, rungs, games)
    except BadRecord as bad:
        return refuse(bad, words.get("lang"), None)
    print(as_line(rungs) if "json" in words else "\n".join(climbed(rungs, words.get("lang"))))
    return 0
