"""Copies what PostgreSQL holds into a file that the checker reads; it knows nothing of nodes."""

import sqlite3
from pathlib import Path

import asyncpg

COPIED = {
    "tables": ("id", "name"),
    "entry": ("table_id", "n", "device", "key", "body"),
    "person": ("table_id", "number", "digest"),
}


async def copy(url: str, file: Path) -> Path:
    """The log of every table as it is stored."""
    there, here = await asyncpg.connect(url), sqlite3.connect(file)
    for table, columns in COPIED.items():
        named = ", ".join(columns)
        here.execute(f"CREATE TABLE {table} ({named})")
        rows = await there.fetch(f"SELECT {named} FROM {table}")
        marks = ", ".join("?" * len(columns))
        here.executemany(f"INSERT INTO {table} VALUES ({marks})", [tuple(row) for row in rows])
    here.execute("CREATE INDEX entry_of ON entry (table_id)")
    here.commit()
    here.close()
    await there.close()
    return file
