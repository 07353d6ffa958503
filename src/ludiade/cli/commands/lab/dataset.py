"""`ludiade lab dataset`: what bots saw, could do and chose, as tables."""

from pathlib import Path

from ludiade.cli import status
from ludiade.cli.experiment_options import FORM, PLACE, tell_lost, watch
from ludiade.cli.interrupting import resumable
from ludiade.cli.output import print_json
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.table_options import add_table
from ludiade.cli.usage import HERE, Usage
from ludiade.cli.values import BOTS, FOLDER, JOBS, TEXT, whole
from ludiade.kernel.texts import language, texts


def arguments(parser: Parser) -> None:
    add_table(parser)
    parser.option("records", whole(1), "1000")
    parser.option("bots", BOTS, "medium")
    parser.option("seed", TEXT, "1")
    parser.option("out", FOLDER)
    parser.option("form", FORM, "parquet")
    parser.option("jobs", JOBS, "0")
    parser.option("on", PLACE, "here")
    parser.flag("json")


def run(args: Arguments) -> int:
    from ludiade.lab import failings
    from ludiade.lab.dataset.writing import write_dataset
    from ludiade.lab.entrants import entrant, split

    if args.out is None:
        raise Usage("option_missing", option="--out")
    with resumable(args.out, args.lang):
        found = write_dataset(
            args.game, [entrant(word) for word in split(args.bots)], Path(args.out),
            records=args.records, seed=args.seed, players=args.players, options=args.options,
            form=args.form, jobs=args.jobs, on=args.on, watch=watch,
            lost=lambda: tell_lost(args.lang),
        )  # fmt: skip
    if args.json:
        print_json(found)
    else:
        say = texts(language(args.lang), HERE, failings.HERE)
        print(say.say("lab-dataset-done", games=found.matches, decisions=found.decisions,
                      folder=found.folder))  # fmt: skip
        for fault, times in found.failings.items():
            failing = failings.named_failing(fault, times, "", say)
            print(say.say("lab-dataset-fault", failing=failing))
    return status.FAULT if found.faults else status.DONE
