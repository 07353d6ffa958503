"""`ludiade simulate`: matches between bots, one record each, the same for any number of jobs."""

from pathlib import Path

from ludiade.cli import status
from ludiade.cli.interrupting import resumable
from ludiade.cli.output import print_json
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.progress import progress
from ludiade.cli.table_options import ON_FAULT, add_table
from ludiade.cli.values import BOTS, FOLDER, JOBS, TEXT, whole


def arguments(parser: Parser) -> None:
    add_table(parser)
    parser.option("games", whole(1), "1")
    parser.option("seed", TEXT, "1")
    parser.option("bots", BOTS, "random")
    parser.option("records", FOLDER)
    parser.option("jobs", JOBS, "1")
    parser.option("on-fault", ON_FAULT, "loss")
    parser.flag("json")


def run(args: Arguments) -> int:
    from ludiade.lab.entrants import entrant, split
    from ludiade.lab.simulation import simulate
    from ludiade.lab.standings import studied

    with resumable(args.records, args.lang):
        study = simulate(
            args.game,
            [entrant(word) for word in split(args.bots)],
            games=args.games,
            seed=args.seed,
            players=args.players,
            options=args.options,
            jobs=args.jobs,
            records=None if args.records is None else Path(args.records),
            on_fault=args.on_fault,
            watch=progress,
        )
    if args.json:
        print_json(study)
    else:
        print("\n".join(studied(study, args.lang)))
    return status.FAULT if study.failings else status.DONE
