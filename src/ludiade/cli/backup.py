"""`ludiade backup`: a copy of the data of a server that may be running."""

import sqlite3
from pathlib import Path

from ludiade.cli.command import Command, Usage

COMMAND = Command("backup", operands=("target",), needs=("data",), examples=1)


def run(words: dict[str, str]) -> int:
    from ludiade.server.store.copying import backup

    source, target = Path(words.get("data", "ludiade.sqlite3")), Path(words["target"])
    if target.exists():
        raise Usage("file_exists", file=str(target))
    try:
        backup(source, target)
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise Usage("cannot_copy", file=str(source), reason=str(error)) from None
    return 0
