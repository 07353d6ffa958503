"""Is every table of a database what its log says?"""

from typing import Any

import msgspec

from ludiade.server.room.house import HouseRules
from ludiade.server.room.index import Index
from ludiade.server.store.check import Problem, Report, Stored, Unsound, differs, expected_index
from ludiade.server.store.postgres.connecting import close, connect, unusable
from ludiade.server.store.postgres.pieces import columns
from ludiade.server.store.postgres.schema import check_version


async def check_database(url: str, mend: bool = False, house: HouseRules | None = None) -> Report:
    """Fold every log of a database, also while nodes write to it: each table is locked in turn."""
    db = await connect(url, hurried=False)
    report = Report()
    try:
        await check_version(db, url)
        for row in await db.fetch("SELECT id FROM tables ORDER BY id"):
            async with db.transaction():
                await _check(db, row["id"], mend, house or HouseRules(), report)
        return report
    except Exception as error:
        raise unusable(error, url) from None
    finally:
        await close(db)


async def _check(db: Any, number: int, mend: bool, house: HouseRules, report: Report) -> None:
    table = await db.fetchrow(
        "SELECT name, created, kind, touched, shown, status, public, due, looked_up FROM tables"
        " WHERE id = $1 FOR NO KEY UPDATE",
        number,
    )
    log = await db.fetch("SELECT n, body FROM entry WHERE table_id = $1 ORDER BY n", number)
    report.tables += 1
    report.entries += len(log)
    try:
        numbered = [(n, body) for n, body in log]
        expected = expected_index(numbered, table["kind"], table["created"], house)
    except Unsound as unsound:
        report.problems.append(Problem(unsound.code, table["name"], unsound.reason))
        return
    wrong = differs(await _stored(db, number, table), expected)
    if wrong is None and table["looked_up"] != columns(expected).looked_up:
        wrong = "index"
    if wrong is not None:
        if mend:
            await _mend(db, number, expected, table["touched"])
        report.problems.append(Problem(wrong, table["name"], mended=mend))


async def _stored(db: Any, number: int, table: Any) -> Stored:
    async def rows(sql: str) -> list[Any]:
        return [tuple(row) for row in await db.fetch(f"{sql} WHERE table_id = $1", number)]

    return Stored(
        table["shown"], (table["status"], table["public"], table["due"]),
        set(await rows("SELECT digest, purpose, until FROM way")),
        {digest for (digest,) in await rows("SELECT digest FROM holder")},
        await rows("SELECT number, digest FROM person"),
    )  # fmt: skip


async def _mend(db: Any, number: int, expected: Index, touched: int) -> None:
    """Write the index anew, all of it; when somebody was last there stays as it was."""
    await db.execute("UPDATE tables SET looked_up = '' WHERE id = $1", number)
    written = msgspec.json.encode(columns(expected)._asdict()).decode()
    await db.execute("SELECT write_index($1, $2, '[]', now_ms())", number, written)
    await db.execute("UPDATE tables SET touched = $2 WHERE id = $1", number, touched)
