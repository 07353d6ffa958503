"""The PostgreSQL store: the contract, and what several nodes do with one database."""

import asyncio
import os
import re
import time
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import pytest

from ludiade.server.ops.clock import SharedClock
from ludiade.server.room.entries import Logged
from ludiade.server.store.port import Conflict, NotStored, Repeated
from ludiade.server.store.postgres.store import PostgresStore
from tests.server.databases import database_of
from tests.server.store.contract import (
    ALI,
    ENTRIES,
    NOW,
    StoreContract,
    a_way,
    an_index,
    new_table,
    outcome,
)

pytestmark = pytest.mark.usefixtures("postgres")


class TestPostgresStore(StoreContract):
    async def open(self, folder: Path) -> PostgresStore:
        return await PostgresStore.open(await database_of(folder), wall=lambda: NOW)


@asynccontextmanager
async def nodes(folder: Path, count: int):
    """Several stores over one database."""
    url = await database_of(folder)
    async with AsyncExitStack() as stack:
        stores = []
        for _ in range(count):
            stores.append(await PostgresStore.open(url))
            stack.push_async_callback(stores[-1].close)
        yield stores


def together(folder: Path, count: int, use) -> None:
    async def go():
        async with nodes(folder, count) as stores:
            await use(*stores)

    asyncio.run(asyncio.wait_for(go(), 60))


async def sql(folder: Path, text: str) -> list:
    db = await asyncpg.connect(await database_of(folder))
    try:
        return await db.fetch(text)
    finally:
        await db.close()


# Two writers


def test_of_several_nodes_one_is_first_at_each_entry_and_none_waits_in_a_circle(tmp_path):
    """Plain entries, entries with an index and people, over the same tables in any order."""

    async def use(*stores):
        tables = [await new_table(stores[0], f"t{i}") for i in range(12)]
        won = {table: [] for table in tables}

        async def play(store, name, table, turn):
            n = 1
            while n < 15:
                body = Logged(f'"{name} {n}"'.encode())
                index = an_index(due=n) if (n + turn) % 3 == 0 else None
                entries = [body] * (1 + (n + turn) % 2)
                try:
                    await store.append(table, n, entries, index)
                    won[table] += [(n + i, body) for i in range(len(entries))]
                    n += len(entries)
                except Conflict:
                    n = len(await store.read(table))

        begun = time.monotonic()
        await asyncio.gather(*(
            play(store, f"node{k}", table, k + i)
            for k, store in enumerate(stores) for i, table in enumerate(tables)
        ))  # fmt: skip
        assert time.monotonic() - begun < 15
        for table in tables:
            stored = await stores[1].read(table)
            assert [(n, one) for n, one in enumerate(stored)][1:] == sorted(won[table])

    together(tmp_path, 3, use)


def test_a_request_that_reaches_two_nodes_is_stored_once(tmp_path):
    async def use(one, two):
        for kind in ("plain", "index"):
            tables = [await new_table(one, f"{kind}{i}") for i in range(20)]
            index = an_index(due=5) if kind == "index" else None
            asked = [
                store.append(table, 1, [Logged(b"{}", 4, "key")], index)
                for table in tables for store in (one, two)
            ]  # fmt: skip
            said = [await outcome(a) for a in asked]
            for first, second in zip(said[::2], said[1::2], strict=True):
                assert {type(first), type(second)} == {type(None), Repeated}
            assert await one.grown(dict.fromkeys(tables, 2)) == []
            assert sorted(await one.grown(dict.fromkeys(tables, 1))) == tables
        opened = [
            store.create(f"n{i}", NOW, ENTRIES[:1], an_index(), [], ("digest", "open"))
            for i, store in enumerate((one, two))
        ]
        said = [await outcome(a) for a in opened]
        assert sorted(type(s) for s in said if not isinstance(s, int)) == [Repeated]
        assert {s.n if isinstance(s, Repeated) else s for s in said} == {
            s for s in said if isinstance(s, int)
        }

    together(tmp_path, 2, use)


def test_a_way_in_is_given_by_one_of_two_nodes(tmp_path):
    async def use(one, two):
        later = 2 * NOW
        for turn in range(10):
            ways = (a_way(f"w{turn}", until=later),)
            made = [new_table(s, f"{k}{turn}", ways=ways) for k, s in (("a", one), ("b", two))]
            said = await asyncio.gather(*made, return_exceptions=True)
            assert sorted(isinstance(s, int) for s in said) == [False, True], said

    together(tmp_path, 2, use)


# What nodes share


def test_what_is_due_is_taken_by_one_node_and_by_another_once_that_is_silent(tmp_path):
    async def use(one, two):
        for i in range(6):
            await new_table(one, f"t{i}", due=NOW + i)
        first, second = await asyncio.gather(
            one.due(NOW + 6, 4, "one", 0.5), two.due(NOW + 6, 4, "two", 0.5)
        )
        assert not set(first) & set(second)
        rest = await two.due(NOW + 6, 10, "two", 0.5)
        assert not set(first) & set(rest)
        assert set(first) | set(rest) == {f"t{i}" for i in range(6)}
        assert await one.due(NOW + 6, 10, "one", 0.5) == sorted(first)
        assert len(await one.due(NOW + 6)) == 6
        await asyncio.sleep(0.6)
        assert len(await two.due(NOW + 6, 10, "two", 5)) == 6

    together(tmp_path, 2, use)


def test_what_a_node_cannot_serve_and_gives_back_is_taken_by_another_at_once(tmp_path):
    async def use(one, two):
        for name in ("newer", "sound"):
            await new_table(one, name, due=NOW)
        assert await one.due(NOW + 1, 10, "one", 60) == ["newer", "sound"]
        await two.leave_due("two", ["newer", "sound"])
        assert await two.due(NOW + 1, 10, "two", 60) == []
        await one.leave_due("one", ["newer"])
        assert await two.due(NOW + 1, 10, "two", 60) == ["newer"]
        assert await one.due(NOW + 1, 10, "one", 60) == ["sound"]

    together(tmp_path, 2, use)


def test_a_bots_turn_is_one_nodes_until_its_time_is_over_or_the_window_is(tmp_path):
    async def use(one, two):
        assert sorted(await asyncio.gather(
            one.lease(1, 5, 0, "one", 0.4), two.lease(1, 5, 0, "two", 0.4)
        )) == [False, True]  # fmt: skip
        first, other = ("one", "two") if await one.lease(1, 5, 0, "one", 0.4) else ("two", "one")
        assert not await one.lease(1, 5, 0, other, 0.4)
        assert await one.lease(1, 5, 1, other, 0.4)
        assert await one.lease(2, 5, 0, other, 0.4)
        assert await one.lease(1, 6, 0, other, 0.4)
        assert not await one.lease(1, 5, 0, first, 0.4)
        await asyncio.sleep(0.5)
        assert await one.lease(1, 6, 0, first, 0.4)

    together(tmp_path, 2, use)


def test_limits_are_counted_by_all_nodes_and_name_nobody(tmp_path):
    async def use(one, two):
        taken = [await s.take("tries", "192.0.2.7", 0.01, 3.0) for s in (one, two, one, two)]
        assert taken[:3] == [0, 0, 0]
        assert taken[3] > 0
        ((who,),) = await sql(tmp_path, "SELECT who FROM bucket")
        assert len(who) == 32
        await sql(tmp_path, "UPDATE bucket SET at = at - 3700000")
        one._tidied = float("-inf")
        assert await one.take("tries", "198.51.100.1", 0.01, 3.0) == 0
        assert who not in [row[0] for row in await sql(tmp_path, "SELECT who FROM bucket")]
        # Tomorrow has a secret of its own, and nobody can tell any more who was counted today.
        ((before,),) = await sql(tmp_path, "SELECT secret FROM secret_of_day")
        await sql(tmp_path, "UPDATE secret_of_day SET day = day - 1")
        one._secret_until = float("-inf")
        await one.take("tries", "192.0.2.7", 0.01, 3.0)
        ((after,),) = await sql(tmp_path, "SELECT secret FROM secret_of_day")
        assert before != after

    together(tmp_path, 2, use)


def test_who_is_where_is_known_to_the_others_while_their_node_lives(tmp_path):
    async def use(one, two):
        await one.attend("one", [(1, 0), (1, 2), (2, 5)], 5)
        await two.attend("two", [(1, 2)], 5)
        assert await two.elsewhere("two", [1, 2, 3]) == {1: {0, 2}, 2: {5}}
        assert await one.elsewhere("one", [1, 2, 3]) == {1: {2}}
        await one.attend("one", [(1, 2), (3, 1)], 5)
        assert await two.elsewhere("two", [1, 2, 3]) == {1: {2}, 3: {1}}
        await sql(tmp_path, "TRUNCATE node, attendance")  # as a crash of PostgreSQL does
        assert await two.elsewhere("two", [1]) == {}
        await one.attend("one", [(1, 2)], 0.3)
        assert await two.elsewhere("two", [1]) == {1: {2}}
        await asyncio.sleep(0.4)
        assert await two.elsewhere("two", [1]) == {}
        await one.attend("one", [(1, 2)], 5)
        assert await two.elsewhere("two", [1]) == {1: {2}}

    together(tmp_path, 2, use)


def test_nodes_tell_the_time_by_the_database(tmp_path):
    async def use(one, two):
        clocks = [SharedClock(store) for store in (one, two)]
        clocks[1].steady = lambda: time.monotonic() + 3600.0  # its machine is an hour ahead
        began = time.monotonic()
        for clock in clocks:
            await clock.ask()
        off_ms = 1000 * (time.monotonic() - began) + 2  # no more than the questions took
        before = await one.now()
        told = [clock.wall() for clock in clocks]
        after = await one.now()
        for wall in told:
            assert before - off_ms <= wall <= after + off_ms

    together(tmp_path, 2, use)


def test_a_node_needs_no_more_rights_than_the_page_on_running_a_server_grants(tmp_path):
    page = (Path(__file__).parents[3] / "docs" / "running-a-server.md").read_text()
    (grant,) = re.findall(r"GRANT .*;", page)

    async def go():
        url = await database_of(tmp_path)
        user = f"node_{os.urandom(4).hex()}"
        await sql(tmp_path, f"CREATE ROLE {user} LOGIN PASSWORD 'of-a-node'")
        ((schema,),) = await sql(tmp_path, "SELECT current_schema()")
        await sql(tmp_path, f"GRANT USAGE ON SCHEMA {schema} TO {user}")  # of `public` all have it
        await sql(tmp_path, grant.replace("ludiade_node", user).replace("public", schema))
        parts = urlsplit(url)
        place = f"{user}:of-a-node@{parts.hostname}:{parts.port}"
        store = await PostgresStore.open(urlunsplit(parts._replace(netloc=place)))
        try:
            number = await new_table(store, ways=(a_way("w", until=2 * NOW),), due=NOW)
            await store.append(number, 1, ENTRIES[1:2])
            await store.append(number, 2, ENTRIES[2:4], an_index(devices=(0, 1)), [ALI])
            await store.see(number, NOW)
            await store.admit("d", NOW)
            await store.probe()
            assert await store.due(2 * NOW, 9, "node", 1.0) == []
            assert await store.lease(number, 1, 0, "node", 1.0)
            assert await store.take("tries", "192.0.2.1", 1.0, 1.0) == 0
            await store.attend("node", [(number, 0)], 1.0)
            assert await store.read(number) == ENTRIES[:4]
            link = store._writer._common
            link.drop()
            await link.reopen()  # it may end its own old connection
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(go(), 20))


def test_each_search_has_an_index(tmp_path):
    searches = {
        "SELECT * FROM tables WHERE public ORDER BY id DESC LIMIT 9": "tables_public",
        "SELECT * FROM tables WHERE due < 5 ORDER BY due, id LIMIT 9": "tables_due",
        "SELECT * FROM tables WHERE status IN ('open', 'playing') AND id > 1 AND touched < 5"
        " ORDER BY id LIMIT 9": "tables_unfinished",
        "SELECT count(*) FROM way WHERE purpose IN ('spoken', 'call') AND until > 5": "way_spoken",
        "SELECT * FROM tables WHERE part_of = 'g' ORDER BY id": "tables_of_gathering",
        "SELECT n FROM entry WHERE table_id = 1 AND device = 2 AND key = 'k'": "entry_by_request",
        "SELECT n FROM entry WHERE table_id = 1 ORDER BY n DESC LIMIT 1": "entry_once",
        "SELECT id FROM tables WHERE opener = 'd' AND request = 'k'": "tables_by_request",
    }

    async def use(store):
        for search, index in searches.items():
            plan = [row[0] for row in await store._pool.find(f"EXPLAIN {search}")]
            assert any(index in line for line in plan), (search, plan)

    together(tmp_path, 1, use)


def test_a_group_of_moves_is_never_planned_anew(tmp_path):
    """PostgreSQL by itself plans anew for groups of ever other sizes."""

    async def use(store):
        tables = [await new_table(store, f"t{i}") for i in range(12)]
        for held in range(1, 13):  # the last table is in one group, the first in all
            await asyncio.gather(*(
                store.append(table, held - place, [Logged(b"{}")])
                for place, table in enumerate(tables[:held])
            ))  # fmt: skip
        ((generic, custom),) = await store._writer._common.fetch(
            "SELECT sum(generic_plans), sum(custom_plans) FROM pg_prepared_statements"
            " WHERE statement LIKE 'WITH stored%'"
        )
        assert (generic, custom) == (12, 0)

    together(tmp_path, 1, use)


def test_what_waits_at_the_end_is_stored_and_what_comes_later_is_refused(tmp_path):
    async def go():
        store = await PostgresStore.open(await database_of(tmp_path))
        asked = [store.admit(f"d{i}", NOW) for i in range(2500)]
        await asyncio.sleep(0)
        asked += [store.admit(f"e{i}", NOW) for i in range(2500)]
        await store.close()
        assert await asyncio.gather(*asked) == [None] * 5000
        with pytest.raises(NotStored):
            await store.admit("late", NOW)

    asyncio.run(asyncio.wait_for(go(), 20))
