"""`ludiade export`: every table of a server, a line of JSON each."""

import sys
from pathlib import Path

from ludiade.cli import status
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.store_options import add_store, refusing, store_named
from ludiade.cli.usage import Usage
from ludiade.kernel.reasons import reason_of


def arguments(parser: Parser) -> None:
    parser.operand("target", optional=True)
    add_store(parser)


def run(args: Arguments) -> int:
    from ludiade.server.store.moving import export_file, export_to

    source = store_named(args)
    with refusing("cannot_copy", source):
        if args.target in (None, "-"):
            export_to(source, sys.stdout.buffer)
            sys.stdout.buffer.flush()
            return status.DONE
        try:
            export_file(source, Path(args.target))
        except FileExistsError:
            raise Usage("file_exists", file=args.target) from None
        except OSError as error:
            raise Usage("cannot_write", file=args.target, reason=reason_of(error)) from None
    return status.DONE
