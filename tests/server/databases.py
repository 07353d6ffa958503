"""A database of its own for each folder of a test, in the PostgreSQL of the run."""

import asyncio
import contextlib
import hashlib
import os
from pathlib import Path

import asyncpg

from ludiade.server.store.postgres.schema import migrate
from tests.services import POSTGRES_AT, PostgresElsewhere


async def create_database(server: str, name: str) -> str:
    """An empty database, and its address."""
    db = await asyncpg.connect(server)
    try:
        await db.execute(f'CREATE DATABASE "{name}"')
    finally:
        await db.close()
    return PostgresElsewhere(server).url(name)


async def database_of(folder: Path) -> str:
    """The address of a folder's database, made and migrated the first time."""
    server = os.environ[POSTGRES_AT]
    name = "t" + hashlib.sha256(str(folder).encode()).hexdigest()[:16]
    with contextlib.suppress(asyncpg.DuplicateDatabaseError):
        await migrate(await create_database(server, name))
    return PostgresElsewhere(server).url(name)


def new_database(folder: Path) -> str:
    """The same for those who do not wait."""
    return asyncio.run(database_of(folder))
