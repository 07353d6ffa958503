"""`ludiade lab run`: the experiment of a file."""

from pathlib import Path

from ludiade.cli.experiment_options import add_running, run_and_tell
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.values import FILE


def arguments(parser: Parser) -> None:
    parser.operand("experiment", FILE)
    add_running(parser)


def run(args: Arguments) -> int:
    from ludiade.lab.experiment.plan import read_plan

    return run_and_tell(args, read_plan(Path(args.experiment)))
