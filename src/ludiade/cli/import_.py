"""`ludiade import`: add the tables of an export to a server's data."""

import sqlite3
import sys
from pathlib import Path

from ludiade.cli.answer import as_line
from ludiade.cli.command import Command, Usage

COMMAND = Command("import", operands=("lines",), needs=("data",), examples=2)


def run(words: dict[str, str]) -> int:
    from ludiade.server.store.copies import BadExport, import_lines
    from ludiade.server.store.files import InUse

    target = Path(words.get("data", "ludiade.sqlite3"))
    try:
        if words["lines"] == "-":
            count = import_lines(target, sys.stdin.buffer)
        else:
            with Path(words["lines"]).open("rb") as source:
                count = import_lines(target, source)
    except BadExport as bad:
        raise Usage("bad_export", number=bad.number, reason=bad.why) from None
    except InUse:
        raise Usage("data_in_use", file=str(target)) from None
    except (OSError, sqlite3.Error, ValueError) as error:
        raise Usage("cannot_copy", file=str(target), reason=str(error)) from None
    print(as_line({"tables": count}))
    return 0
