"""Which store a command is about, and why a PostgreSQL cannot be used."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from ludiade.cli.command import Usage

OPTIONS = ("data", "store")
DEFAULT = "ludiade.sqlite3"


def store_named(words: Mapping[str, str]) -> str:
    """A file, or the address of a PostgreSQL."""
    if "data" in words and "store" in words:
        raise Usage("two_stores")
    return words.get("store") or words.get("data") or DEFAULT


def shown(store: str) -> str:
    """A store as it may be printed: no password."""
    from ludiade.server.store.postgres import unusable

    return unusable.shown(store) if unusable.is_url(store) else store


@contextmanager
def saying_why() -> Iterator[None]:
    """Make a sentence of what is wrong with a PostgreSQL."""
    from ludiade.server.store.postgres.unusable import Unusable

    try:
        yield
    except Unusable as why:
        raise Usage(f"postgres_{why.code}", address=why.address) from None
