"""`ludiade move`: all that a server has, from a file to a PostgreSQL or back."""

import sqlite3

from ludiade.cli.answer import as_line
from ludiade.cli.command import Command, Usage
from ludiade.cli.stores import saying_why, shown

COMMAND = Command("move", needs=("from", "to"), examples=2)


def run(words: dict[str, str]) -> int:
    from ludiade.server.store.files import InUse
    from ludiade.server.store.lines import BadExport, NotEmpty
    from ludiade.server.store.moving import move

    for name in ("from", "to"):
        if name not in words:
            raise Usage("word_missing", word=f"--{name}")
    source, target = words["from"], words["to"]
    try:
        with saying_why():
            count = move(source, target)
    except NotEmpty:
        raise Usage("not_empty", store=shown(target)) from None
    except FileExistsError:
        raise Usage("file_exists", file=target) from None
    except InUse:
        raise Usage("data_in_use", file=source) from None
    except BadExport as bad:
        raise Usage("bad_export", number=bad.number, reason=bad.why) from None
    except (OSError, sqlite3.Error, ValueError) as error:
        raise Usage("cannot_copy", file=shown(source), reason=str(error)) from None
    print(as_line({"tables": count}))
    return 0
