"""`ludiade lab calibrate`: are a game's levels steps?"""

from pathlib import Path

from ludiade.cli import status
from ludiade.cli.commands.arena import MOST_GAMES
from ludiade.cli.interrupting import resumable
from ludiade.cli.output import print_json
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.progress import progress
from ludiade.cli.table_options import add_table
from ludiade.cli.values import FILE, JOBS, TEXT, whole


def arguments(parser: Parser) -> None:
    add_table(parser, least=2)
    parser.option("games", whole(1, MOST_GAMES), "2000")
    parser.option("seed", TEXT, "1")
    parser.option("jobs", JOBS, "1")
    parser.option("out", FILE)
    parser.flag("write")
    parser.flag("json")


def run(args: Arguments) -> int:
    from ludiade.lab.levels import table
    from ludiade.lab.levels.calibration import calibrate
    from ludiade.lab.standings import climbed

    if args.write:
        table.read()  # before hours of matches, not after
    with resumable(args.out, args.lang, "--out"):
        found = calibrate(
            args.game,
            games=args.games,
            seed=args.seed,
            players=args.players,
            options=args.options,
            jobs=args.jobs,
            out=None if args.out is None else Path(args.out),
            watch=progress,
        )
    if args.write:
        table.write(found)
    if args.json:
        print_json(found.rungs)
    else:
        print("\n".join(climbed(found.rungs, args.lang)))
    return status.DONE
