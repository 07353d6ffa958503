"""`ludiade migrate`: the tables of a PostgreSQL, made or brought up to date."""

import asyncio

from ludiade.cli.answer import as_line
from ludiade.cli.command import Command
from ludiade.cli.stores import saying_why

COMMAND = Command("migrate", operands=("url",), examples=1)


def run(words: dict[str, str]) -> int:
    """All steps or none; running nodes may go on meanwhile."""
    from ludiade.server.store.postgres.unusable import check_url

    with saying_why():
        check_url(words["url"])
        from ludiade.server.store.postgres.schema import migrate

        before, after = asyncio.run(migrate(words["url"]))
    print(as_line({"from": before, "to": after}))
    return 0
