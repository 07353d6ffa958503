"""`ludiade check`: is every table of a server what its log says?"""

import sqlite3
import sys

from ludiade.cli.answer import as_line
from ludiade.cli.command import HERE, Command, Usage
from ludiade.cli.stores import OPTIONS, saying_why, shown, store_named
from ludiade.kernel.texts import language, texts

COMMAND = Command("check", needs=OPTIONS, flags=("mend",), examples=2)


def run(words: dict[str, str]) -> int:
    """0 where everything is well, or was mended; 1 where something is not."""
    from ludiade.server.store.files import InUse
    from ludiade.server.store.moving import check

    store = store_named(words)
    try:
        with saying_why():
            report = check(store, mend="mend" in words)
    except InUse:
        raise Usage("data_in_use", file=store) from None
    except (OSError, sqlite3.Error, ValueError) as error:
        raise Usage("cannot_check", file=shown(store), reason=str(error)) from None
    say = texts(language(words.get("lang")), HERE)
    for problem in report.problems:
        sentence = say.say(f"check-{problem.code}", table=problem.table, reason=problem.reason)
        done = say.say("check-mended") if problem.mended else ""
        print(f"{sentence} {done}".strip(), file=sys.stderr)
    print(as_line({
        "tables": report.tables, "entries": report.entries, "problems": report.left,
        "mended": sum(problem.mended for problem in report.problems),
    }))  # fmt: skip
    return 1 if report.left else 0
