"""Opening the store that an operator has named."""

from ludiade.server.ops.clock import Clock, SharedClock
from ludiade.server.store.port import Store, StoreError
from ludiade.server.store.postgres.unusable import Unusable, check_url, is_url, shown
from ludiade.server.store.sqlite import SqliteStore


async def open_store(name: str, synchronous: str = "FULL") -> tuple[Store, Clock]:
    """The store in a file or at an address, and the clock of those who use it.

    Raises InUse, sqlite3.Error, OSError or ValueError for a file, Unusable for an address.
    """
    if not is_url(name):
        return SqliteStore(name, synchronous), Clock()
    check_url(name)
    from ludiade.server.store.postgres.store import PostgresStore

    store = await PostgresStore.open(name)
    clock = SharedClock(store)
    try:
        await clock.ask()
    except StoreError:
        await store.close()
        raise Unusable("unreachable", shown(name)) from None
    return store, clock
