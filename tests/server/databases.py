"""A database of its own for a test: in the PostgreSQL of the run, which knows many."""

import hashlib
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg

from ludiade.server.store.postgres.schema import migrate
from tests.services import POSTGRES_AT, PostgresElsewhere, on_postgres


async def create_database(server: str, name: str) -> str:
    """An empty database, and its address."""
    await _execute(server, f'CREATE DATABASE "{name}"')
    return PostgresElsewhere(server).url(name)


async def database_of(folder: Path) -> str:
    """The address of what belongs to a folder, made and migrated the first time.

    It is a schema, which is made and left behind at less cost than a database.
    """
    server = os.environ[POSTGRES_AT]
    name = "t" + hashlib.sha256(str(folder).encode()).hexdigest()[:16]
    url = f"{server}{'&' if '?' in server else '?'}search_path={name}"
    try:
        await _execute(server, f"CREATE SCHEMA {name}")
        await migrate(url)
    except asyncpg.DuplicateSchemaError:
        pass
    return url


async def address_of(folder: Path) -> str:
    """What commands call the store of a folder's server."""
    return await database_of(folder) if on_postgres() else str(folder / "tables.sqlite3")


async def run_sql(folder: Path, text: str) -> list[tuple]:
    """A statement on the tables of a folder's server, in a file or in PostgreSQL; its rows."""
    if on_postgres():
        db = await asyncpg.connect(await database_of(folder))
        try:
            return [tuple(row) for row in await db.fetch(text)]
        finally:
            await db.close()
    with closing(sqlite3.connect(folder / "tables.sqlite3", isolation_level=None)) as file:
        return file.execute(text).fetchall()


def quoted(text: str) -> str:
    """A text within a statement."""
    return "'" + text.replace("'", "''") + "'"


async def _execute(url: str, text: str) -> None:
    db = await asyncpg.connect(url)
    try:
        await db.execute(text)
    finally:
        await db.close()
