"""`ludiade review`: look back on a match with the coach."""

import sys
from typing import TYPE_CHECKING

from ludiade.cli import status
from ludiade.cli.output import print_json
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.records import read_record
from ludiade.cli.values import whole
from ludiade.kernel.record import Record
from ludiade.kernel.texts import language

if TYPE_CHECKING:
    from ludiade.bots.coach.types import Review


def arguments(parser: Parser) -> None:
    parser.operand("file")
    parser.option("playouts", whole(2), "200")
    parser.option("seed", whole(), "1")
    parser.flag("json")


def run(args: Arguments) -> int:
    from ludiade.bots.coach.words import told

    record = read_record(args.file)
    found = _with_progress(record, args.playouts, args.seed)
    if args.json:
        print_json(found)
    else:
        print("\n".join(told(found, record.game, record.names, language(args.lang))))
    return status.DONE


def _with_progress(record: Record, playouts: int, seed: int) -> "Review":
    from ludiade.bots.coach.review import Progress, review

    if not sys.stderr.isatty():
        return review(record, playouts, seed)
    from rich.console import Console
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=len(record.document.inputs))
        move: Progress = lambda done, total: bar.update(task, completed=done)  # noqa: E731
        return review(record, playouts, seed, move)
