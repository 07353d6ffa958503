"""`ludiade arena`: bots against bots on the same deals, with every seat in turn."""

from pathlib import Path

from ludiade.cli import status
from ludiade.cli.interrupting import resumable
from ludiade.cli.output import print_json
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.progress import progress
from ludiade.cli.table_options import ON_FAULT, add_table
from ludiade.cli.values import BOTS, FILE, JOBS, TEXT, whole

MOST_GAMES = 1_000_000
A_DAY_S = 86_400


def arguments(parser: Parser) -> None:
    add_table(parser, least=2)
    parser.option("bots", BOTS, "easy,medium")
    parser.option("games", whole(1, MOST_GAMES), "100")
    parser.option("seed", TEXT, "1")
    parser.option("jobs", JOBS, "1")
    parser.option("out", FILE)
    parser.option("seconds", whole(1, A_DAY_S), "10")
    parser.option("memory", whole(), "2048")
    parser.option("on-fault", ON_FAULT, "loss")
    parser.flag("json")


def run(args: Arguments) -> int:
    from ludiade.lab.contest.arena import arena
    from ludiade.lab.entrants import entrants
    from ludiade.lab.program import Limits
    from ludiade.lab.standings import told

    with resumable(args.out, args.lang):
        report = arena(
            args.game,
            entrants(args.bots),
            games=args.games,
            seed=args.seed,
            players=args.players,
            options=args.options,
            jobs=args.jobs,
            out=None if args.out is None else Path(args.out),
            limits=Limits(args.seconds, args.memory),
            on_fault=args.on_fault,
            watch=progress,
        )
    if args.json:
        print_json(report)
    else:
        print("\n".join(told(report, args.lang)))
    return status.FAULT if report.failings else status.DONE
