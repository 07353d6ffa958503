"""`ludiade review`: look back on a match with the coach."""

import sys

from ludiade.bots.coach.review import Progress, review
from ludiade.bots.coach.types import Review
from ludiade.bots.coach.words import told
from ludiade.cli.answer import as_line, read_record, refuse
from ludiade.cli.command import Command, Usage, whole
from ludiade.kernel.errors import Refusal
from ludiade.kernel.record import Record
from ludiade.kernel.texts import language

COMMAND = Command(
    "review", operands=("file",), needs=("playouts", "seed"), flags=("json",), examples=2
)
PLAYOUTS = 200


def run(words: dict[str, str]) -> int:
    record: Record | None = None
    playouts = whole("playouts", words.get("playouts", str(PLAYOUTS)), 2)
    seed = whole("seed", words.get("seed", "1"))
    try:
        record = read_record(words["file"])
        found = _with_progress(record, playouts, seed)
    except Usage:
        raise
    except Refusal as refusal:
        return refuse(refusal, words.get("lang"), record.game if record else None)
    if "json" in words:
        print(as_line(found))
    else:
        print("\n".join(told(found, record.game, record.names, language(words.get("lang")))))
    return 0


def _with_progress(record: Record, playouts: int, seed: int) -> Review:
    if not sys.stderr.isatty():
        return review(record, playouts, seed)
    from rich.console import Console
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=len(record.document.inputs))
        move: Progress = lambda done, total: bar.update(task, completed=done)  # noqa: E731
        return review(record, playouts, seed, move)
