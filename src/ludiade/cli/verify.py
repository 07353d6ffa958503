"""`ludiade verify`: do the shuffles of a record follow from its seed?"""

from ludiade.cli.answer import as_line, read_record, refuse
from ludiade.cli.command import Command
from ludiade.kernel.errors import Refusal
from ludiade.kernel.fairness import verify
from ludiade.kernel.record import Record

COMMAND = Command("verify", operands=("file",), examples=2)


def run(words: dict[str, str]) -> int:
    record: Record | None = None
    try:
        record = read_record(words["file"])
        shuffles = verify(record)
    except Refusal as refusal:
        return refuse(refusal, words.get("lang"), record.game if record else None)
    print(as_line({"fair": True, "shuffles": shuffles}))
    return 0
