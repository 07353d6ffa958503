"""The PostgreSQL store: the contract, and what only a server has."""

from pathlib import Path

import pytest

from ludiade.server.store.postgres.store import PostgresStore
from tests.server.databases import database_of
from tests.server.store_contract import NOW, StoreContract


@pytest.mark.usefixtures("postgres")
class TestPostgresStore(StoreContract):
    async def open(self, folder: Path) -> PostgresStore:
        return await PostgresStore.open(await database_of(folder), wall=lambda: NOW)
