"""`ludiade migrate`: the tables of a PostgreSQL, made or brought up to date."""

import asyncio

from ludiade.cli import status
from ludiade.cli.output import print_json
from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.store_options import refusing
from ludiade.cli.usage import HERE
from ludiade.cli.values import ADDRESS
from ludiade.kernel.texts import language, texts


def arguments(parser: Parser) -> None:
    parser.operand("url", ADDRESS)
    parser.flag("json")


def run(args: Arguments) -> int:
    """All steps or none; running nodes may go on meanwhile."""
    from ludiade.server.store.postgres.unusable import check_url

    with refusing("cannot_write", args.url):
        check_url(args.url)
        from ludiade.server.store.postgres.schema import migrate

        before, after = asyncio.run(migrate(args.url))
    if args.json:
        print_json({"from": before, "to": after})
    else:
        key = "migrate-done" if before != after else "migrate-nothing"
        print(texts(language(args.lang), HERE).say(key, before=before, after=after))
    return status.DONE
