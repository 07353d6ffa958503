"""`ludiade check`: is every table of a server what its log says?"""

import sys

from ludiade.cli import status
from ludiade.cli.output import print_json
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.store_options import add_store, refusing, store_named
from ludiade.cli.usage import HERE
from ludiade.kernel.texts import language, texts


def arguments(parser: Parser) -> None:
    add_store(parser)
    parser.flag("mend")
    parser.flag("json")


def run(args: Arguments) -> int:
    """0 where everything is well, or was mended; 1 where something is not."""
    from ludiade.server.store.moving import check

    store = store_named(args)
    with refusing("cannot_check", store):
        report = check(store, mend=args.mend)
    say = texts(language(args.lang), HERE)
    for problem in report.problems:
        sentence = say.say(f"check-{problem.code}", table=problem.table, reason=problem.reason)
        done = say.say("check-mended") if problem.mended else ""
        print(f"{sentence} {done}".strip(), file=sys.stderr)
    found = {
        "tables": report.tables, "entries": report.entries, "problems": report.left,
        "mended": sum(problem.mended for problem in report.problems),
    }  # fmt: skip
    if args.json:
        print_json(found)
    else:
        print(say.say("check-done", **found))
    return status.NO if report.left else status.DONE
