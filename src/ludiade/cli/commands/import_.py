"""`ludiade import`: add the tables of an export to a server's data."""

import sys
from contextlib import nullcontext

from ludiade.cli import status
from ludiade.cli.output import print_json
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.store_options import add_store, refusing, store_named
from ludiade.cli.usage import HERE
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.reasons import reason_of
from ludiade.kernel.texts import language, texts


def arguments(parser: Parser) -> None:
    parser.operand("lines")
    add_store(parser)
    parser.flag("json")


def run(args: Arguments) -> int:
    from ludiade.server.store.moving import import_from

    target = store_named(args)
    try:
        opened = nullcontext(sys.stdin.buffer) if args.lines == "-" else open(args.lines, "rb")  # noqa: SIM115
    except OSError as error:
        raise BadRecord("$", "unreadable_file", file=args.lines, reason=reason_of(error)) from None
    with opened as source, refusing("cannot_write", target):
        done = import_from(target, source)
    if args.json:
        print_json({"tables": done.added, "known": done.known})
    else:
        say = texts(language(args.lang), HERE)
        print(say.say("import-done", added=done.added, known=done.known))
    return status.DONE
