"""The SQLite store: the contract, and what only a file has."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludiade.kernel.dice import Dice
from ludiade.server.room.entries import Logged
from ludiade.server.store.files import InUse
from ludiade.server.store.port import NotStored, Person
from ludiade.server.store.schema import MIGRATIONS, migrate
from ludiade.server.store.sqlite import SqliteStore
from tests.server.store.contract import ENTRIES, NOW, StoreContract, an_index, new_table, outcome

ENV = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


class TestSqliteStore(StoreContract):
    async def open(self, folder: Path) -> SqliteStore:
        return SqliteStore(folder / "tables.sqlite3", wall=lambda: NOW)


def using(file: Path, use) -> None:
    async def go():
        store = SqliteStore(file)
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(go())


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def test_each_transaction_is_synced(tmp_path):
    async def use(store):
        assert store._write.execute("PRAGMA synchronous").fetchone() == (2,)
        assert store._write.execute("PRAGMA journal_mode").fetchone() == ("wal",)

    using(tmp_path / "x.sqlite3", use)


def test_migrations_are_numbered_without_gaps_and_run_once(tmp_path):
    numbers = [int(step.name[:4]) for step in sorted(MIGRATIONS.glob("*.sql"))]
    assert numbers == list(range(1, len(numbers) + 1))
    db = sqlite3.connect(tmp_path / "x.sqlite3", isolation_level=None)
    assert migrate(db) == migrate(db) == len(numbers)
    db.execute(f"PRAGMA user_version = {len(numbers) + 1}")
    with pytest.raises(ValueError, match="newer"):
        migrate(db)
    db.close()


def test_each_search_has_an_index(tmp_path):
    searches = {
        "SELECT * FROM tables WHERE public = 1 ORDER BY id DESC LIMIT 9": "tables_public",
        "SELECT * FROM tables WHERE due < 5 ORDER BY due, id LIMIT 9": "tables_due",
        "SELECT * FROM tables WHERE status IN ('open', 'playing') AND id > 1 AND touched < 5"
        " ORDER BY id LIMIT 9": "tables_unfinished",
        "SELECT count(*) FROM way WHERE purpose IN ('spoken', 'call') AND until > 5": "way_spoken",
        "SELECT * FROM tables WHERE part_of = 'g' ORDER BY id": "tables_of_gathering",
        "SELECT n FROM entry WHERE table_id = 1 AND device = 2 AND key = 'k'": "entry_by_request",
        "SELECT id FROM tables WHERE opener = 'd' AND request = 'k'": "tables_by_request",
    }

    async def use(store):
        for sql, index in searches.items():
            plan = store._read.execute(f"EXPLAIN QUERY PLAN {sql}").fetchall()
            assert any(index in line[3] for line in plan), (sql, plan)

    using(tmp_path / "x.sqlite3", use)


# One process, one file


def test_a_file_in_use_is_refused_until_its_process_is_gone(tmp_path):
    file = tmp_path / "x.sqlite3"
    script = """
import sys, time
from ludiade.server.store.sqlite import SqliteStore
store = SqliteStore(sys.argv[1])
print("open", flush=True)
time.sleep(60)
"""
    holder = subprocess.Popen(
        [sys.executable, "-c", script, str(file)], stdout=subprocess.PIPE, env=ENV
    )
    assert holder.stdout is not None
    try:
        assert holder.stdout.readline() == b"open\n"
        with pytest.raises(InUse, match="in use"):
            SqliteStore(file)
        (tmp_path / "link.sqlite3").symlink_to(file)
        with pytest.raises(InUse):
            SqliteStore(tmp_path / "link.sqlite3")
    finally:
        holder.kill()
        holder.wait(10)
        holder.stdout.close()
    using(file, new_table)
    using(file, lambda store: store.load("abc"))


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o777])
def test_nobody_else_may_read_what_is_kept(tmp_path, umask):
    before = os.umask(umask)
    try:

        async def use(store):
            await new_table(store)
            assert len(modes(tmp_path)) == 4
            assert set(modes(tmp_path).values()) == {0o600}

        using(tmp_path / "x.sqlite3", use)
    finally:
        os.umask(before)


def test_a_file_that_others_may_read_is_narrowed(tmp_path):
    file = tmp_path / "x.sqlite3"
    using(file, new_table)
    script = "import sqlite3, sys, os; db = sqlite3.connect(sys.argv[1]); os.umask(0);"
    script += "db.execute('UPDATE tables SET touched = 7'); db.commit(); os._exit(0)"
    file.chmod(0o644)
    subprocess.run([sys.executable, "-c", script, str(file)], check=True)
    assert modes(tmp_path)["x.sqlite3-wal"] == 0o644

    async def use(store):
        assert set(modes(tmp_path).values()) == {0o600}
        await store.probe()
        assert set(modes(tmp_path).values()) == {0o600}

    using(file, use)


# Groups of writes


def planted(error: BaseException, undone: bool = False):
    """A piece of work that writes half of what it should, then raises."""

    def work(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO device (digest, admitted) VALUES ('half', 1)")
        if undone:  # as SQLite does by itself where memory runs out
            db.execute("ROLLBACK")
        raise error

    return work


ERRORS = [
    OverflowError("planted"), UnicodeEncodeError("utf-8", "\ud800", 0, 1, "planted"),
    TypeError("planted"), MemoryError(), RecursionError(), ValueError("planted"), KeyError("x"),
    sqlite3.ProgrammingError("planted"), sqlite3.InterfaceError("planted"),
    sqlite3.DataError("planted"), sqlite3.IntegrityError("planted"), AssertionError(),
    StopIteration(), ZeroDivisionError(),
]  # fmt: skip


@pytest.mark.parametrize("undone", [False, True])
@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_whatever_one_of_a_group_raises_the_others_are_stored(tmp_path, error, undone):
    file = tmp_path / "x.sqlite3"
    tables = []

    async def use(store):
        tables.extend([await new_table(store, f"t{i}") for i in range(50)])
        asked = [
            store._writer.ask(planted(error, undone))
            if place == 25
            else store.append(table, 1, ENTRIES[1:2])
            for place, table in enumerate(tables)
        ]
        outcomes = [await outcome(a) for a in asked]
        refused = outcomes.pop(25)
        assert isinstance(refused, NotStored)
        assert refused.reason == "broken"
        assert outcomes == [None] * 49
        await store.probe()

    using(file, use)

    async def look(store):
        assert not await store.knows("half")
        for place, table in enumerate(tables):
            assert len(await store.read(table)) == (1 if place == 25 else 2)

    using(file, look)


def test_a_piece_sqlite_finds_too_big_is_refused_alone(tmp_path):
    async def use(store):
        one, two = [await new_table(store, name) for name in "ab"]
        store._write.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 5000)
        asked = [
            store.append(one, 1, [ENTRIES[1]._replace(body=b'"' + b"x" * 9000 + b'"')]),
            store.append(two, 1, ENTRIES[1:2]),
        ]
        outcomes = [await outcome(a) for a in asked]
        assert isinstance(outcomes[0], NotStored)
        assert outcomes[1] is None
        assert len(await store.read(two)) == 2

    using(tmp_path / "x.sqlite3", use)


def test_more_than_one_group_may_hold_is_stored_all_the_same(tmp_path):
    async def use(store):
        await asyncio.gather(*(store.admit(f"d{i}", NOW) for i in range(4500)))
        assert await store.knows("d4499")
        store.admit("last", NOW)

    using(tmp_path / "x.sqlite3", use)
    using(tmp_path / "x.sqlite3", known_at_closing)


async def known_at_closing(store):
    assert await store.knows("last")


def test_what_waits_at_the_end_is_stored_and_what_comes_later_is_refused(tmp_path):
    async def go():
        store = SqliteStore(tmp_path / "x.sqlite3")
        asked = [store.admit(f"d{i}", NOW) for i in range(4500)]
        await asyncio.sleep(0)
        asked += [store.admit(f"e{i}", NOW) for i in range(4500)]
        await store.close()
        assert await asyncio.gather(*asked) == [None] * 9000
        with pytest.raises(NotStored):
            await store.admit("late", NOW)

    asyncio.run(asyncio.wait_for(go(), 20))


def test_it_is_told_for_how_long_the_oldest_write_waits(tmp_path):
    file = tmp_path / "x.sqlite3"

    async def use(store):
        assert store.oldest_s == 0
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")  # the file is held: what is asked waits
        asked = [store.admit("d", NOW)]
        begun = time.monotonic()
        await asyncio.sleep(0.2)
        asked.append(store.admit("e", NOW))
        assert 0.15 < store.oldest_s <= time.monotonic() - begun + 0.1
        other.execute("ROLLBACK")
        other.close()
        await asyncio.gather(*asked)
        assert store.oldest_s == 0

    using(file, use)


FULL = """
import asyncio, os, resource, signal, sys
from ludiade.server.room.entries import Logged
from ludiade.server.store.port import NotStored
from ludiade.server.store.sqlite import SqliteStore
from tests.server.store.contract import new_table

async def go():
    store = SqliteStore(sys.argv[1])
    number = await new_table(store)
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    room = os.stat(sys.argv[1] + "-wal").st_size + 60_000
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
    n = 1
    try:
        while True:
            await store.append(number, n, [Logged(b"{}")])
            n += 1
    except NotStored as error:
        print(error.reason)
    assert len(await store.read(number)) == n > 1
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
    await store.append(number, n, [Logged(b"{}")])
    assert len(await store.read(number)) == n + 1
    await store.close()

asyncio.run(go())
"""


def test_a_full_disk_refuses_keeps_what_was_answered_and_goes_on_once_there_is_room(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(tmp_path / "x.sqlite3")],
        check=False, capture_output=True, text=True, env=ENV, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() in ("full", "broken")


def test_a_file_that_may_only_be_read_is_said_and_passes(tmp_path):
    async def use(store):
        number = await new_table(store)
        store._write.execute("PRAGMA query_only = ON")
        with pytest.raises(NotStored) as refused:
            await store.append(number, 1, ENTRIES[1:2])
        assert refused.value.reason == "read_only"
        with pytest.raises(NotStored):
            await store.probe()
        store._write.execute("PRAGMA query_only = OFF")
        await store.probe()
        await store.append(number, 1, ENTRIES[1:2])
        assert await store.read(number) == ENTRIES[:2]

    using(tmp_path / "x.sqlite3", use)


def test_nothing_of_what_is_forgotten_is_left_in_the_file(tmp_path):
    """Rows of many tables come in turn, so that pages split and rows move before they go."""
    file = tmp_path / "x.sqlite3"
    dice = Dice(5)

    async def use(store):
        numbers = {}
        for name in range(40):
            word = "Wqxwq" if name % 5 == 0 else "other"
            people = [Person(n, f"{word}-{dice.below(10**9)}", f"{word} {n}") for n in range(12)]
            body = Logged(b'{"type":"%b"}' % (word.encode() * (1 + dice.below(300))))
            numbers[name] = await store.create(f"t{name}", 0, [body], an_index(), people)
        for turn in range(1, 12):
            for name, number in numbers.items():
                word = b"Wqxwq" if name % 5 == 0 else b"other"
                body = Logged(b'{"type":"%b"}' % (word * (1 + dice.below(40))))
                person = Person(dice.below(40), None, word.decode() * (1 + dice.below(5)))
                await store.append(number, turn, [body], an_index(due=turn), [person])
        assert b"Wqxwq" in file.read_bytes() + Path(f"{file}-wal").read_bytes()
        await store.forget([number for name, number in numbers.items() if name % 5 == 0])
        assert b"Wqxwq" not in file.read_bytes()
        assert Path(f"{file}-wal").read_bytes() == b""
        assert len(await store.read(numbers[1])) == 12

    using(file, use)
