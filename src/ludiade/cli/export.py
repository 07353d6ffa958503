"""`ludiade export`: every table of a server, a line of JSON each."""

import sqlite3
import sys
from pathlib import Path

from ludiade.cli.command import Command, Usage
from ludiade.cli.stores import OPTIONS, saying_why, shown, store_named

COMMAND = Command("export", optional=("target",), needs=OPTIONS, examples=2)


def run(words: dict[str, str]) -> int:
    from ludiade.server.store.moving import export_file, export_to

    source = store_named(words)
    try:
        with saying_why():
            if "target" in words:
                export_file(source, Path(words["target"]))
            else:
                export_to(source, sys.stdout.buffer)
                sys.stdout.buffer.flush()
    except FileExistsError:
        raise Usage("file_exists", file=words["target"]) from None
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Usage("cannot_write", file=words.get("target", "-"), reason=str(error)) from None
    except (sqlite3.Error, ValueError) as error:
        raise Usage("cannot_copy", file=shown(source), reason=str(error)) from None
    return 0
