"""`ludiade backup`: a copy of the data of a server that may be running."""

import sqlite3
from pathlib import Path

from ludiade.cli.command import Command, Usage

COMMAND = Command("backup", operands=("target",), needs=("data",), examples=1)


def run(words: dict[str, str]) -> int:
    from ludiade.server.store.copies import backup

    source, target = Path(words.get("data", "ludiade.sqlite3")), Path(words["target"])
    try:
        backup(source, target)
    except FileExistsError:
        raise Usage("file_exists", file=str(target)) from None
    except OSError as error:
        raise Usage("cannot_write", file=str(target), reason=str(error)) from None
    except sqlite3.Error as error:
        raise Usage("cannot_copy", file=str(source), reason=str(error)) from None
    return 0
