"""`ludiade review`: look back on a match with the coach."""

import sys
from typing import TYPE_CHECKING

from ludiade.cli import status
from ludiade.cli.output import print_json
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.records import read_record
from ludiade.cli.values import whole
from ludiade.kernel.record import Record

if TYPE_CHECKING:
    from ludiade.bots.coach.types import Review


def arguments(parser: Parser) -> None:
    parser.operand("file")
    parser.option("playouts", whole(2), "200")
    parser.option("seed", whole(), "1")
    parser.option("seconds", whole(1))
    parser.flag("json")


def run(args: Arguments) -> int:
    record = read_record(args.file)
    found = _with_progress(record, args.playouts, args.seed, args.seconds)
    if args.json:
        print_json(found)
    else:
        print("\n".join(found.told(record.game, record.names, args.lang)))
    return status.DONE


def _with_progress(record: Record, playouts: int, seed: int, seconds: int | None) -> "Review":
    from ludiade.bots.coach.review import looked_back, review

    if not sys.stderr.isatty():
        return review(record, playouts, seed, seconds)
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=1.0)
        for found in looked_back(record, playouts, seed, seconds):
            bar.update(task, completed=found.done)
        return found
