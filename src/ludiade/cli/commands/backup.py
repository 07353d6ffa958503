"""`ludiade backup`: a copy of the data of a server that may be running."""

from pathlib import Path

from ludiade.cli import status
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.store_options import DEFAULT, refusing
from ludiade.cli.usage import Usage
from ludiade.cli.values import FILE
from ludiade.kernel.reasons import reason_of


def arguments(parser: Parser) -> None:
    parser.operand("target")
    parser.option("data", FILE, DEFAULT)


def run(args: Arguments) -> int:
    from ludiade.server.store.copies import backup

    with refusing("cannot_copy", args.data):
        try:
            backup(Path(args.data), Path(args.target))
        except FileExistsError:
            raise Usage("file_exists", file=args.target) from None
        except OSError as error:
            raise Usage("cannot_write", file=args.target, reason=reason_of(error)) from None
    return status.DONE
