"""`ludiade verify`: do the shuffles of a record follow from its seed, and were they promised?"""

import re
import sys
from pathlib import Path

from ludiade.cli import status
from ludiade.cli.output import print_json
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.records import read_record
from ludiade.cli.usage import HERE, Usage
from ludiade.cli.values import FILE
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.fairness.promises import Promise, read_promise
from ludiade.kernel.fairness.verification import compare, fairness_of, verify
from ludiade.kernel.json.strict import read_bytes
from ludiade.kernel.texts import language, texts

_COMMITMENT = re.compile(r"[0-9a-fA-F]{64}")


def arguments(parser: Parser) -> None:
    parser.operand("file")
    parser.option("promised", FILE)
    parser.flag("json")


def run(args: Arguments) -> int:
    if args.file == args.promised == "-":
        raise Usage("two_from_input")
    record = read_record(args.file)
    promised = None if args.promised is None else _read_promised(args.promised)
    shuffles = verify(record)
    if promised is not None:
        compare(record, promised)
    if not args.json:
        say = texts(language(args.lang), HERE)
        print(say.say("verify-fair", shuffles=shuffles))
        if promised is not None:
            print(say.say("verify-promised"))
        return status.DONE
    answer: dict[str, object] = {"fair": True, "shuffles": shuffles}
    answer["recipe"] = fairness_of(record).recipe
    if record.terms is not None:
        answer["beginnings"] = record.terms.beginnings
    if promised is not None:
        answer["promised"] = True
    print_json(answer)
    return status.DONE


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
