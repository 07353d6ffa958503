"""The tables of a database, and how an older one is brought up to date."""

from pathlib import Path
from typing import Any

from ludiade.server.store.postgres.connecting import close, connect, unusable
from ludiade.server.store.postgres.unusable import Unusable, shown

OLDEST_SERVER = 14
MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x6C756469616465  # "ludiade": one migration at a time, whichever node begins it

LACKING = (
    "SELECT count(*) FROM pg_class AS ours JOIN pg_class AS known USING (relnamespace, relowner),"
    " unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) AS needed"
    " WHERE known.oid = 'ludiade_version'::regclass AND ours.oid <> known.oid"
    " AND ours.relkind = 'r' AND NOT has_table_privilege(ours.oid, needed)"
)
"""How much this user may not do with the tables that stand beside the version."""


def newest() -> int:
    """The version that this program reads and writes."""
    return len(scripts())


def scripts() -> list[Path]:
    """The migrations, in the order of their numbers."""
    return sorted(MIGRATIONS.glob("[0-9]*.sql"))


def check_server(db: Any, url: str) -> None:
    """Unusable where the PostgreSQL itself is older than what is asked of it."""
    if db.get_server_version().major < OLDEST_SERVER:
        raise Unusable("old_server", shown(url))


async def version(db: Any) -> int:
    """By which migration a database was last brought up to date; 0 where there was none."""
    if await db.fetchval("SELECT to_regclass('ludiade_version')") is None:
        return 0
    return int(await db.fetchval("SELECT coalesce(max(number), 0) FROM ludiade_version"))


async def check_version(db: Any, url: str) -> None:
    """Unusable where the tables are not those that this program knows."""
    check_server(db, url)
    try:
        found = await version(db)
    except Exception as error:
        raise unusable(error, url) from None
    if found != newest():
        raise Unusable("newer" if found > newest() else "not_migrated", shown(url))


async def check_rights(db: Any, url: str) -> None:
    """Unusable where this user may not do what a node does: it would be ready and store nothing."""
    try:
        lacking = await db.fetchval(LACKING)
    except Exception as error:
        raise unusable(error, url) from None
    if lacking:
        raise Unusable("no_rights", shown(url))


async def migrate(url: str) -> tuple[int, int]:
    """Bring a database up to date, whole or not at all: from which version to which."""
    db = await connect(url, hurried=False)
    try:
        check_server(db, url)
        async with db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            before = await version(db)
            if before > newest():
                raise Unusable("newer", shown(url))
            if before == 0:
                await db.execute(
                    "CREATE TABLE ludiade_version (number integer PRIMARY KEY,"
                    " at timestamptz NOT NULL DEFAULT now())"
                )
            for number, script in enumerate(scripts()[before:], before + 1):
                await db.execute(script.read_text(encoding="utf-8"))
                await db.execute("INSERT INTO ludiade_version (number) VALUES ($1)", number)
        return before, newest()
    except Exception as error:
        raise unusable(error, url) from None
    finally:
        await close(db)
