"""`ludiade export`: every table of a server, a line of JSON each."""

import sqlite3
import sys
from pathlib import Path

from ludiade.cli.command import Command, Usage

COMMAND = Command("export", needs=("data",), examples=1)


def run(words: dict[str, str]) -> int:
    from ludiade.server.store.copying import export_lines

    source = Path(words.get("data", "ludiade.sqlite3"))
    try:
        for line in export_lines(source):
            sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()
    except sqlite3.Error as error:
        raise Usage("cannot_copy", file=str(source), reason=str(error)) from None
    return 0
