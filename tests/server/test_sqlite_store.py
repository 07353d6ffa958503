"""The SQLite store: the contract, and what only a file has."""

import asyncio
import io
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from ludiade.server.store.copying import BadExport, backup, export_lines, import_lines
from ludiade.server.store.port import NotStored
from ludiade.server.store.sqlite import MIGRATIONS, SqliteStore, migrate
from tests.server.store_contract import LINES, StoreContract, new_row


class TestSqliteStore(StoreContract):
    def open(self, folder: Path) -> SqliteStore:
        return SqliteStore(folder / "tables.sqlite3")


def filled(file: Path) -> None:
    async def go():
        store = SqliteStore(file)
        for name in ("a", "b"):
            row = new_row(name)
            await store.create(row)
            await store.append(row.id, 0, LINES[:5])
        await store.close()

    asyncio.run(go())


def test_a_group_is_synced_once_and_each_transaction_is_synced(tmp_path):
    db = SqliteStore(tmp_path / "x.sqlite3")._write
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_migrations_are_numbered_without_gaps_and_run_once(tmp_path):
    numbers = [int(step.name[:4]) for step in sorted(MIGRATIONS.glob("*.sql"))]
    assert numbers == list(range(1, len(numbers) + 1))
    db = sqlite3.connect(tmp_path / "x.sqlite3", isolation_level=None)
    assert migrate(db) == migrate(db) == len(numbers)
    db.execute(f"PRAGMA user_version = {len(numbers) + 1}")
    with pytest.raises(ValueError, match="newer"):
        migrate(db)
    db.close()


def test_a_backup_of_a_live_file_holds_everything(tmp_path):
    filled(tmp_path / "live.sqlite3")

    async def go():
        live = SqliteStore(tmp_path / "live.sqlite3")
        backup(tmp_path / "live.sqlite3", tmp_path / "copy.sqlite3")
        copy = SqliteStore(tmp_path / "copy.sqlite3")
        assert await copy.load("b") == await live.load("b")
        assert await copy.read(2) == LINES[:5]
        await live.close()
        await copy.close()

    asyncio.run(go())


def test_what_is_exported_and_imported_is_exported_the_same(tmp_path):
    filled(tmp_path / "one.sqlite3")
    lines = list(export_lines(tmp_path / "one.sqlite3"))
    assert len(lines) == 2
    assert import_lines(tmp_path / "two.sqlite3", io.BytesIO(b"".join(lines))) == 2
    assert list(export_lines(tmp_path / "two.sqlite3")) == lines


@pytest.mark.parametrize("bad", [b"{}\n", b"x\n", b'{"format":1}\n', b"\xff\n"])
def test_an_import_with_one_bad_line_changes_nothing(tmp_path, bad):
    filled(tmp_path / "one.sqlite3")
    good = next(export_lines(tmp_path / "one.sqlite3"))
    with pytest.raises(BadExport) as refused:
        import_lines(tmp_path / "two.sqlite3", io.BytesIO(good + bad))
    assert refused.value.number == 2
    assert list(export_lines(tmp_path / "two.sqlite3")) == []


FULL = """
import asyncio, resource, signal, sys
from pathlib import Path
from ludiade.server.store.port import NotStored
from ludiade.server.store.sqlite import SqliteStore
from tests.server.store_contract import LINES, new_row

async def go():
    store = SqliteStore(Path(sys.argv[1]))
    row = new_row()
    await store.create(row)
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (120_000, resource.RLIM_INFINITY))
    stored = 0
    try:
        while True:
            await store.append(row.id, stored, [LINES[0]])
            stored += 1
    except NotStored as error:
        print(error.reason)
    assert len(await store.read(row.id)) == stored > 0
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
    await store.append(row.id, stored, [LINES[0]])
    assert len(await store.read(row.id)) == stored + 1
    await store.close()

asyncio.run(go())
"""


def test_a_full_disk_refuses_keeps_what_was_answered_and_goes_on_once_there_is_room(tmp_path):
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(tmp_path / "x.sqlite3")],
        check=False, capture_output=True, text=True, env=env, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() in ("full", "broken")


def test_a_file_that_may_only_be_read_is_said_and_passes(tmp_path):
    async def go():
        store = SqliteStore(tmp_path / "x.sqlite3")
        row = new_row()
        await store.create(row)
        store._write.execute("PRAGMA query_only = ON")
        with pytest.raises(NotStored) as refused:
            await store.append(row.id, 0, LINES[:1])
        assert refused.value.reason == "read_only"
        with pytest.raises(NotStored):
            await store.probe()
        store._write.execute("PRAGMA query_only = OFF")
        await store.probe()
        await store.append(row.id, 0, LINES[:1])
        assert await store.read(row.id) == LINES[:1]
        await store.close()

    asyncio.run(go())
