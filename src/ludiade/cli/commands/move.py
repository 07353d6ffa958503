"""`ludiade move`: all that a server has, from a file to a PostgreSQL or back."""

from ludiade.cli import status
from ludiade.cli.output import print_json
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.store_options import refusing, shown
from ludiade.cli.usage import HERE, Usage
from ludiade.cli.values import TEXT
from ludiade.kernel.texts import language, texts


def arguments(parser: Parser) -> None:
    parser.option("from", TEXT, to="source")
    parser.option("to", TEXT, to="target")
    parser.flag("json")


def run(args: Arguments) -> int:
    from ludiade.server.store.lines import NotEmpty
    from ludiade.server.store.moving import move

    for option, given in (("--from", args.source), ("--to", args.target)):
        if given is None:
            raise Usage("option_missing", option=option)
    with refusing("cannot_copy", args.source):
        try:
            count = move(args.source, args.target)
        except FileExistsError:
            raise Usage("file_exists", file=args.target) from None
        except NotEmpty:
            raise Usage("not_empty", store=shown(args.target)) from None
    if args.json:
        print_json({"tables": count})
    else:
        print(texts(language(args.lang), HERE).say("move-done", tables=count))
    return status.DONE
