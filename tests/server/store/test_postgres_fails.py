"""PostgreSQL that goes away, comes back, answers nobody or runs full: nothing stored is lost."""

import asyncio
import os
import subprocess
import tempfile
import time
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import asyncpg
import pytest

from ludiade.server.room.entries import Logged
from ludiade.server.store.port import Conflict, NotStored
from ludiade.server.store.postgres import connecting, link, writer
from ludiade.server.store.postgres.schema import migrate
from ludiade.server.store.postgres.store import PostgresStore
from ludiade.server.store.postgres.unusable import Unusable
from tests.proxy import Proxy, Unchanged
from tests.server.databases import create_database
from tests.server.store.contract import ENTRIES, an_index, new_table, outcome
from tests.services import PASSWORD, Postgres, give_away

pytestmark = pytest.mark.slow


def run(work) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


async def fresh(server: Postgres) -> str:
    url = await create_database(server.url(), "ludiade")
    await migrate(url)
    return url


@asynccontextmanager
async def opened(url: str):
    store = await PostgresStore.open(url)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def behind_proxy(server: Postgres):
    """A store whose connections can be tampered with, and one whose cannot."""
    url = await fresh(server)
    async with Proxy(server.port) as proxy:
        through = f"postgresql://postgres:{PASSWORD}@127.0.0.1:{proxy.port}/ludiade"
        async with opened(through) as store, opened(url) as beside:
            yield proxy, store, beside


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_a_server_that_comes_back_is_used_again_and_refuses_clearly_meanwhile(own_postgres, end):
    async def go():
        async with opened(await fresh(own_postgres)) as store:
            number = await new_table(store)
            assert len(await store.read(number)) == 1
            getattr(own_postgres, end)()
            for _ in range(3):
                with pytest.raises((NotStored, Conflict)):  # the first may be unknown
                    await store.append(number, 1, ENTRIES[1:2])
                with pytest.raises(NotStored) as refused:
                    await store.read(number)
                assert refused.value.reason == "unreachable"
            with pytest.raises(NotStored):
                await store.probe()
            own_postgres.start()
            await store.probe()
            await store.append(number, 1, ENTRIES[1:2])
            assert await store.read(number) == ENTRIES[:2]

    writer.UNKNOWN_S, before = 0.5, writer.UNKNOWN_S
    try:
        run(go())
    finally:
        writer.UNKNOWN_S = before


def test_under_load_a_server_killed_again_and_again_loses_and_doubles_nothing(own_postgres):
    tables, acknowledged = [], {}

    async def play(store, table, over):
        n = 1
        while not over.is_set():
            entry = Logged(b'"%d %d"' % (table, n), 0, f"k{n}")
            try:
                await store.append(table, n, [entry], an_index(due=n) if n % 5 == 0 else None)
                acknowledged[table].append(entry)
                n += 1
            except Conflict:  # unknown: look, as a table does
                try:
                    stored = await store.read(table, n)
                except NotStored:
                    continue
                acknowledged[table] += stored
                n += len(stored)
            except NotStored:
                await asyncio.sleep(0.05)

    async def go():
        async with opened(await fresh(own_postgres)) as store:
            for i in range(20):
                tables.append(await new_table(store, f"t{i}"))
                acknowledged[tables[-1]] = []
            over = asyncio.Event()
            playing = [asyncio.create_task(play(store, table, over)) for table in tables]
            for turn in range(4):
                await asyncio.sleep(0.3)
                await asyncio.to_thread(own_postgres.kill if turn % 2 else own_postgres.stop)
                await asyncio.sleep(0.1)
                await asyncio.to_thread(own_postgres.start)
            await asyncio.sleep(0.5)
            over.set()
            await asyncio.gather(*playing)
            for table in tables:
                stored = await store.read(table)
                assert stored[1:] == acknowledged[table]
                assert len(stored) > 10

    run(go())


@pytest.mark.parametrize("index", [None, an_index(due=7)], ids=["plain", "index"])
@pytest.mark.parametrize("lost", ["answers", "requests"])
def test_what_a_broken_connection_left_unknown_is_looked_up(own_postgres, lost, index):
    """The commit or the request is lost on the way; either way it is stored once, and said so."""

    async def go():
        async with behind_proxy(own_postgres) as (proxy, store, beside):
            number = await new_table(store)
            proxy.swallow = lost
            asked = [
                store.append(number, 1, ENTRIES[1:3], index),
                store.create("new", 5, ENTRIES[:1], an_index(), []),
                store.admit("d", 1),
            ]
            await proxy.swallowed.wait()
            await asyncio.sleep(0.2)
            proxy.swallow = "nothing"
            proxy.cut()
            first, made, third = await asyncio.gather(*asked)
            assert (first, third) == (None, None)
            assert await beside.read(number) == ENTRIES[:3]
            row = await beside.load("new")
            assert row is not None
            assert row.id == made

    run(go())


def test_what_another_has_written_meanwhile_is_a_conflict(own_postgres):
    async def go():
        async with behind_proxy(own_postgres) as (proxy, store, beside):
            number = await new_table(store)
            proxy.swallow = "requests"
            asked = store.append(number, 1, ENTRIES[1:2])
            await proxy.swallowed.wait()
            await beside.append(number, 1, [Logged(b'"another"')])
            proxy.swallow = "nothing"
            proxy.cut()
            with pytest.raises(Conflict):
                await asked

    run(go())


def test_what_stays_unknown_makes_the_table_look_before_it_decides(own_postgres, monkeypatch):
    monkeypatch.setattr(writer, "UNKNOWN_S", 0.5)

    async def go():
        async with behind_proxy(own_postgres) as (proxy, store, beside):
            number = await new_table(store)
            await store.append(number, 1, ENTRIES[1:2])  # from now on it is one message
            proxy.swallow = "answers"
            asked = [store.append(number, 2, ENTRIES[2:3]), store.admit("d", 1)]
            while len(await beside.read(number)) < 3:
                await asyncio.sleep(0.02)
            proxy.refusing = True
            proxy.cut()
            with pytest.raises(Conflict):
                await asked[0]
            with pytest.raises(NotStored):
                await asked[1]
            proxy.refusing, proxy.swallow = False, "nothing"
            assert await store.read(number) == ENTRIES[:3]
            await store.append(number, 3, ENTRIES[3:4])

    run(go())


def test_a_server_that_answers_nobody_is_given_up_and_what_it_did_is_looked_up(
    own_postgres, monkeypatch
):
    monkeypatch.setattr(link, "WRITE_S", 0.5)
    monkeypatch.setattr(connecting, "CONNECT_S", 0.5)

    async def go():
        async with opened(await fresh(own_postgres)) as store:
            number = await new_table(store)
            own_postgres.pause()  # the first of its processes alone: nobody new gets in
            asked = [store.append(number, 1, ENTRIES[1:2])]
            await asyncio.sleep(0.2)
            own_postgres.resume()
            assert await asked[0] is None
        async with behind_proxy_of(own_postgres) as (proxy, store):
            proxy.swallow = "answers"  # half open: no answer, and no end either
            began = time.monotonic()
            asked = [store.append(number, 2, ENTRIES[2:3])]
            await proxy.swallowed.wait()
            await asyncio.sleep(0.7)
            assert store.oldest_s > 0.5
            proxy.swallow = "nothing"
            assert await asked[0] is None
            assert time.monotonic() - began < 10
            assert await store.read(number) == ENTRIES[:3]

    run(go())


@asynccontextmanager
async def behind_proxy_of(server: Postgres):
    async with Proxy(server.port) as proxy:
        url = f"postgresql://postgres:{PASSWORD}@127.0.0.1:{proxy.port}/ludiade"
        async with opened(url) as store:
            yield proxy, store


class Fading(Proxy):
    """Half open from a certain answer on, whoever it was for: no answer, and no end either."""

    def __init__(self, port: int, answers: int) -> None:
        super().__init__(port)
        self.left = answers

    def filter(self) -> Unchanged:
        return _Counted(self)


class _Counted(Unchanged):
    def __init__(self, proxy: Fading) -> None:
        self._proxy = proxy

    def change(self, data: bytes) -> bytes:
        self._proxy.left -= 1
        if self._proxy.left == 0:
            self._proxy.swallow = "answers"
        return data


def test_a_line_that_dies_at_any_answer_while_a_store_is_opened_is_said_so(
    own_postgres, monkeypatch
):
    monkeypatch.setattr(connecting, "ANSWER_S", 0.3)
    monkeypatch.setattr(connecting, "CONNECT_S", 0.3)

    async def go():
        await fresh(own_postgres)
        said: list[str] = []
        for answers in range(1, 40):
            async with Fading(own_postgres.port, answers) as proxy:
                url = f"postgresql://postgres:{PASSWORD}@127.0.0.1:{proxy.port}/ludiade"
                try:
                    async with asyncio.timeout(5):
                        store = await PostgresStore.open(url)
                except Unusable as why:
                    said.append(why.code)
                    continue
                await store.close()
                break
        assert len(said) > 8
        assert set(said) == {"unreachable"}

    run(go())


def test_whoever_stops_waiting_for_a_connection_leaves_none_open(monkeypatch):
    class Silent:
        asked = terminated = False

        async def fetchval(self, *asked, **how):
            self.asked = True
            await asyncio.Event().wait()

        def terminate(self):
            self.terminated = True

    async def go():
        silent = Silent()

        async def reached(url, **how):
            return silent

        monkeypatch.setattr(asyncpg, "connect", reached)
        waiting = asyncio.create_task(connecting.connect("postgresql://nowhere/ludiade"))
        while not silent.asked:
            await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
        assert silent.terminated

    run(go())


async def is_stored(store: PostgresStore, table: int, n: int) -> bool:
    """Whether that entry is there; it is written where it is not, as soon as that can be done."""
    with suppress(Conflict, NotStored):  # a busy machine may take longer than a dead line is given
        if len(await store.read(table)) > n:
            return True
        await store.append(table, n, [Logged(b"{}")])
    return False


def test_a_line_that_dies_at_any_answer_while_it_is_made_anew_is_made_once_more(
    own_postgres, monkeypatch
):
    for module, name in ((connecting, "ANSWER_S"), (connecting, "CONNECT_S"), (link, "WRITE_S")):
        monkeypatch.setattr(module, name, 0.3)

    async def go():
        await fresh(own_postgres)
        async with Fading(own_postgres.port, 0) as proxy:
            url = f"postgresql://postgres:{PASSWORD}@127.0.0.1:{proxy.port}/ludiade"
            async with opened(url) as store:
                number = await new_table(store)
                for answers in range(1, 12):
                    proxy.left = answers
                    proxy.cut()
                    stored = store.append(number, answers, [Logged(b"{}")])
                    await asyncio.wait([stored, read := asyncio.ensure_future(
                        store.read(number, answers))], timeout=1.0)  # fmt: skip
                    proxy.swallow, proxy.left = "nothing", 0
                    async with asyncio.timeout(20):
                        with suppress(Conflict, NotStored):
                            await stored
                        with suppress(NotStored):
                            await read
                        while not await is_stored(store, number, answers):
                            pass
                assert len(await store.read(number)) == 12

    run(go())


def test_a_server_that_only_reads_is_said_and_passes(own_postgres):
    async def go():
        url = await fresh(own_postgres)
        db = await asyncpg.connect(own_postgres.url())
        async with opened(url) as store:
            number = await new_table(store)
            await db.execute("ALTER SYSTEM SET default_transaction_read_only = on")
            await db.execute("SELECT pg_reload_conf()")
            await asyncio.sleep(0.3)
            with pytest.raises(NotStored) as refused:
                await store.append(number, 1, ENTRIES[1:2])
            assert refused.value.reason == "read_only"
            with pytest.raises(NotStored):
                await store.probe()
            await db.execute("SET default_transaction_read_only = off")
            await db.execute("ALTER SYSTEM RESET default_transaction_read_only")
            await db.execute("SELECT pg_reload_conf()")
            await asyncio.sleep(0.3)
            await store.append(number, 1, ENTRIES[1:2])
            assert await store.read(number) == ENTRIES[:2]
        await db.close()

    run(go())


def test_what_is_committed_waits_for_the_disk_whatever_the_server_is_set_to(own_postgres):
    async def go():
        url = await fresh(own_postgres)
        db = await asyncpg.connect(own_postgres.url())
        for setting, wanted in (("off", "on"), ("remote_apply", "remote_apply")):
            await db.execute(f"ALTER DATABASE ludiade SET synchronous_commit = {setting}")
            async with opened(url) as store:
                for one in (store._writer._common, store._writer._other):
                    ((found,),) = await one.fetch("SELECT current_setting('synchronous_commit')")
                    assert found == wanted
        await db.close()

    run(go())


@pytest.fixture
def small_disk():
    """A folder of 24 MB for PostgreSQL, where this system lets us make one."""
    folder = Path(tempfile.mkdtemp(prefix="ludiade-small-"))
    try:
        made = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", str(folder)],
            check=False, capture_output=True,
        )  # fmt: skip
        if made.returncode:
            pytest.skip("a small disk needs the right to mount one")
        give_away(folder)
        yield folder
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
    finally:
        folder.rmdir()


def test_a_full_disk_refuses_keeps_what_was_answered_and_goes_on_once_there_is_room(
    own_postgres, small_disk
):
    async def go():
        db = await asyncpg.connect(own_postgres.url())
        await db.execute(f"CREATE TABLESPACE small LOCATION '{small_disk}'")
        await db.execute("CREATE DATABASE ludiade TABLESPACE small")
        await db.close()
        await migrate(own_postgres.url("ludiade"))
        async with opened(own_postgres.url("ludiade")) as store:
            number = await new_table(store)
            ballast = small_disk / "ballast"
            free = os.statvfs(small_disk)
            ballast.write_bytes(bytes(free.f_bavail * free.f_frsize - 200_000))
            n, refused = 1, None
            while n < 2000 and refused is None:
                big = Logged(b'"%s"' % os.urandom(900).hex().encode())
                refused = await outcome(store.append(number, n, [big]))
                n += refused is None
            assert isinstance(refused, NotStored)
            assert refused.reason == "full"
            assert len(await store.read(number)) == n > 1
            free = os.statvfs(small_disk)  # a limit is counted in a page that is not there yet
            with ballast.open("ab") as file:
                file.write(bytes(free.f_bavail * free.f_frsize))
            with pytest.raises(NotStored) as uncounted:
                await store.take("tables", "10.0.0.1", 1.0, 10.0)
            assert uncounted.value.reason == "full"
            ballast.unlink()
            await store.append(number, n, [Logged(b"{}")])
            assert len(await store.read(number)) == n + 1

    run(go())
