"""All tables of a database as lines of JSON, and back."""

from collections.abc import AsyncIterator, Iterable
from typing import Any

import msgspec

from ludiade.server.room.entries import Logged
from ludiade.server.room.index import Index
from ludiade.server.store.copies import Admitted
from ludiade.server.store.lines import UNREADABLE, BadExport, Imported, Kept, NotEmpty, read_line
from ludiade.server.store.port import Person
from ludiade.server.store.postgres.connecting import close, connect, unusable
from ludiade.server.store.postgres.pieces import Create
from ludiade.server.store.postgres.schema import check_version

AT_ONCE = 100
_REFUSED = ("22", "23", "LU")
"""Classes of SQLSTATE that speak of a line; all others are about the server."""


async def export_lines(url: str) -> AsyncIterator[bytes]:
    """Every table of a database, one line each, all as of one moment."""
    db = await connect(url, hurried=False)
    try:
        await check_version(db, url)
        async with db.transaction(isolation="repeatable_read", readonly=True):
            tables = db.cursor(
                "SELECT id, name, created, touched, shown, opener, request FROM tables ORDER BY id",
                prefetch=AT_ONCE,
            )
            async for table in tables:
                yield (await _kept(db, *table)).line()
    except Exception as error:
        raise unusable(error, url) from None
    finally:
        await close(db)


async def _kept(
    db: Any, number: int, name: str, created: int, touched: int, shown: str, opener: str | None,
    request: str,
) -> Kept:  # fmt: skip
    entries = await db.fetch(
        "SELECT convert_to(body, 'UTF8'), device, key FROM entry WHERE table_id = $1 ORDER BY n",
        number,
    )
    people = await db.fetch(
        "SELECT number, digest, name FROM person WHERE table_id = $1 ORDER BY number", number
    )
    return Kept(
        name, created, touched, [Logged(*entry) for entry in entries],
        msgspec.json.decode(shown, type=Index), [Person(*person) for person in people],
        None if opener is None else (opener, request),
    )  # fmt: skip


async def devices(url: str) -> list[Admitted]:
    """Every device that was admitted, and when."""
    db = await connect(url, hurried=False)
    try:
        await check_version(db, url)
        found = await db.fetch("SELECT digest, admitted FROM device ORDER BY digest")
        return [(digest, admitted) for digest, admitted in found]
    finally:
        await close(db)


async def import_lines(
    url: str, source: Iterable[bytes], devices: Iterable[Admitted] = (), into_empty: bool = False
) -> Imported:
    """Add the tables of an export that are not there yet, all or none."""
    db = await connect(url, hurried=False)
    try:
        await check_version(db, url)
        async with db.transaction():
            if into_empty:
                await db.execute("LOCK TABLE tables, device IN SHARE ROW EXCLUSIVE MODE")
                if await db.fetchval("SELECT EXISTS (SELECT 1 FROM tables)"):
                    raise NotEmpty
            number = added = 0
            for number, text in enumerate(source, 1):
                added += await _add(db, number, text)
            await _admit(db, devices, "UPDATE SET admitted = excluded.admitted")
        return Imported(added, number - added)
    except Exception as error:
        raise unusable(error, url) from None
    finally:
        await close(db)


async def _add(db: Any, number: int, text: bytes) -> bool:
    """Add the table of one line unless it is there; devices that sit there are admitted."""
    try:
        kept = read_line(text)
        piece = Create(
            kept.name, kept.created, kept.entries, kept.found_by, kept.people, kept.opener,
            kept.touched,
        ).encoded().decode()  # fmt: skip
    except UNREADABLE as error:
        raise BadExport(number, str(error)) from None
    there = await db.fetch(
        "SELECT convert_to(body, 'UTF8') AS body FROM entry"
        " WHERE table_id = (SELECT id FROM tables WHERE name = $1) ORDER BY n",
        kept.name,
    )
    if kept.is_known_by([bytes(row["body"]) for row in there]):
        return False
    try:
        await db.execute("SELECT write_piece($1)", piece)
    except Exception as error:
        state = getattr(error, "sqlstate", None) or ""
        if state.startswith(_REFUSED):
            raise BadExport(number, f"{type(error).__name__} {error}") from None
        raise
    seated = [(one.digest, kept.created) for one in kept.people if one.digest is not None]
    await _admit(db, seated, "NOTHING")
    return True


async def _admit(db: Any, admitted: Iterable[Admitted], otherwise: str) -> None:
    sql = "INSERT INTO device (digest, admitted) VALUES ($1, $2) ON CONFLICT (digest) DO "
    await db.executemany(sql + otherwise, list(admitted))
