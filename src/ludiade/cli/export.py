"""`ludiade export`: every table of a server, a line of JSON each."""

import sqlite3
import sys
from pathlib import Path

from ludiade.cli.command import Command, Usage

COMMAND = Command("export", optional=("target",), needs=("data",), examples=2)


def run(words: dict[str, str]) -> int:
    from ludiade.server.store.copies import export_file, export_lines

    source = Path(words.get("data", "ludiade.sqlite3"))
    try:
        if "target" in words:
            export_file(source, Path(words["target"]))
        else:
            sys.stdout.buffer.writelines(export_lines(source))
            sys.stdout.buffer.flush()
    except FileExistsError:
        raise Usage("file_exists", file=words["target"]) from None
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Usage("cannot_write", file=words.get("target", "-"), reason=str(error)) from None
    except (sqlite3.Error, ValueError) as error:
        raise Usage("cannot_copy", file=str(source), reason=str(error)) from None
    return 0
