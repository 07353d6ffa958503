"""Which store a command is about, and why it cannot be used."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludiade.cli.parser import Arguments, Parser
from ludiade.cli.usage import Usage
from ludiade.cli.values import ADDRESS, FILE
from ludiade.kernel.reasons import reason_of

DEFAULT = "ludiade.sqlite3"


def add_store(parser: Parser) -> None:
    """Add what says which store is meant."""
    parser.option("data", FILE)
    parser.option("store", ADDRESS)


def store_named(args: Arguments) -> str:
    """A file, or the address of a PostgreSQL."""
    if args.data is not None and args.store is not None:
        raise Usage("two_stores")
    return str(args.store or args.data or DEFAULT)


def shown(store: str) -> str:
    """A store as it may be printed: no password."""
    from ludiade.server.store.postgres import unusable

    return unusable.shown(store) if unusable.is_url(store) else store


@contextmanager
def refusing(code: str, store: str) -> Iterator[None]:
    """Make a refusal of what is wrong with a store: `code`, where it is nothing better known."""
    from ludiade.server.store.files import InUse
    from ludiade.server.store.lines import BadExport, NotEmpty
    from ludiade.server.store.postgres.unusable import Unusable

    try:
        yield
    except Unusable as why:
        raise Usage(f"postgres_{why.code}", address=why.address) from None
    except InUse:
        raise Usage("data_in_use", file=store) from None
    except NotEmpty:
        raise Usage("not_empty", store=shown(store)) from None
    except BadExport as bad:
        raise Usage("bad_export", number=bad.number, reason=bad.why) from None
    except BrokenPipeError:
        raise
    except (OSError, sqlite3.Error, ValueError) as error:
        raise Usage(code, file=shown(store), reason=_reason(error, store)) from None


def _reason(error: Exception, store: str) -> str:
    """Why a store cannot be used; SQLite does not say that there is no such file."""
    reason = reason_of(error)
    return "enoent" if reason == "sqlite_cantopen" and not Path(store).exists() else reason
