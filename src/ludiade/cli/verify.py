"""`ludiade verify`: do the shuffles of a record follow from its seed, and were they promised?"""

import re
import sys
from pathlib import Path

from ludiade.cli.answer import as_line, read_record, refuse
from ludiade.cli.command import Command, Usage
from ludiade.kernel.errors import BadRecord, Refusal
from ludiade.kernel.fairness import compare, fairness_of, verify
from ludiade.kernel.promises import Promise, read_promise
from ludiade.kernel.record import Record
from ludiade.kernel.strict_json import read_bytes

COMMAND = Command("verify", operands=("file",), needs=("promised",), examples=3)
_COMMITMENT = re.compile(r"[0-9a-fA-F]{64}")


def run(words: dict[str, str]) -> int:
    given = words.get("promised")
    if words["file"] == given == "-":
        raise Usage("two_from_input")
    record: Record | None = None
    try:
        record = read_record(words["file"])
        promised = None if given is None else _read_promised(given)
        answer: dict[str, object] = {"fair": True, "shuffles": verify(record)}
        if promised is not None:
            compare(record, promised)
    except Refusal as refusal:
        return refuse(refusal, words.get("lang"), record.game if record else None)
    answer["recipe"] = fairness_of(record).recipe
    if record.terms is not None:
        answer["beginnings"] = record.terms.beginnings
    if promised is not None:
        answer["promised"] = True
    print(as_line(answer))
    return 0


def _read_promised(given: str) -> Promise | str:
    """The server's commitment, or a device's promise: its text, its file, or standard input."""
    if _COMMITMENT.fullmatch(given):
        return given.lower()
    try:
        if given.lstrip().startswith("{"):
            return read_promise(given.encode("utf-8", "surrogateescape"))
        return read_promise(read_bytes(sys.stdin.buffer if given == "-" else Path(given)))
    except BadRecord as bad:
        # Its path is in the promise, not in the record: the sentence says of which it speaks.
        raise BadRecord(bad.path, "bad_promise", why=bad.code, **bad.details) from None
