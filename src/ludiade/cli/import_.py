"""`ludiade import`: add the tables of an export to a server's data."""

import sqlite3
import sys
from pathlib import Path

from ludiade.cli.answer import as_line
from ludiade.cli.command import Command, Usage
from ludiade.cli.stores import OPTIONS, saying_why, shown, store_named

COMMAND = Command("import", operands=("lines",), needs=OPTIONS, examples=3)


def run(words: dict[str, str]) -> int:
    from ludiade.server.store.files import InUse
    from ludiade.server.store.lines import BadExport
    from ludiade.server.store.moving import import_from

    target = store_named(words)
    try:
        with saying_why():
            if words["lines"] == "-":
                count = import_from(target, sys.stdin.buffer)
            else:
                with Path(words["lines"]).open("rb") as source:
                    count = import_from(target, source)
    except BadExport as bad:
        raise Usage("bad_export", number=bad.number, reason=bad.why) from None
    except InUse:
        raise Usage("data_in_use", file=target) from None
    except (OSError, sqlite3.Error, ValueError) as error:
        raise Usage("cannot_copy", file=shown(target), reason=str(error)) from None
    print(as_line({"tables": count}))
    return 0
