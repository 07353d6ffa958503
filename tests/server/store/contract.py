"""What every store must obey; an implementation subclasses this and says how to open one."""

import asyncio
import subprocess
import sys
from abc import ABC, abstractmethod
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ludiade.server.room.entries import Logged
from ludiade.server.room.index import Index, WayIn
from ludiade.server.store.port import (
    Conflict,
    NewLog,
    NotStored,
    Person,
    Repeated,
    Row,
    Store,
    StoreError,
    Taken,
)  # fmt: skip

NOW = 1_800_000_000_000
ENTRIES = [Logged(b'{"type":"expired","at":%d}' % n, 0, f"k{n}") for n in range(60)]
ZOE, ALI = Person(0, "digest-zoe", "Zoé"), Person(1, "digest-ali", "Ali")


def an_index(**changes: object) -> Index:
    """A table that waits for somebody."""
    fields: dict[str, object] = {
        "status": "open", "game": "diamoniak", "public": False, "due": None, "devices": (0,),
        "ways": (), "card": {"seats": [{"kind": "person", "person": 0}], "paused": False},
    }  # fmt: skip
    return Index(**(fields | changes))  # type: ignore[arg-type]


def a_way(digest: str, purpose: str = "join", until: int = NOW + 1000) -> WayIn:
    return WayIn(digest, purpose, until)  # type: ignore[arg-type]


async def new_table(store: Store, name: str = "abc", entries: int = 1, **changes: object) -> int:
    """A table that Zoé has opened."""
    return await store.create(name, NOW, ENTRIES[:entries], an_index(**changes), [ZOE])


async def outcome(asked: "asyncio.Future[object]") -> object:
    """What came of it: a result, or why not."""
    try:
        return await asked
    except StoreError as error:
        return error


class StoreContract(ABC):
    """The suite."""

    @abstractmethod
    async def open(self, folder: Path) -> Store:
        """A store on this folder, which may hold an earlier one's data; its clock stands at NOW."""

    @asynccontextmanager
    async def opened(self, folder: Path):
        store = await self.open(folder)
        try:
            yield store
        finally:
            await store.close()

    def run(self, folder: Path, use) -> None:
        """Use a fresh store."""

        async def go():
            async with self.opened(folder) as store:
                await use(store)

        asyncio.run(go())

    # A log and what follows from it

    def test_a_table_comes_back_as_it_was_after_reopening(self, tmp_path):
        index = an_index(
            public=True, due=NOW + 5, devices=(0, 1), ways=(a_way("w1"), a_way("w2", "spoken")),
            card={"seats": [1, {"name": "été \u2028"}], "paused": True},
        )  # fmt: skip

        async def go():
            async with self.opened(tmp_path) as store:
                number = await store.create("abc", NOW, ENTRIES[:2], index, [ALI, ZOE])
            async with self.opened(tmp_path) as store:
                row = await store.load("abc")
                assert row is not None
                assert row == Row(number, "abc", NOW, NOW, index, (ZOE, ALI))
                assert await store.load_number(number) == row
                assert await store.load("other") is None
                assert await store.load_number(number + 1) is None
                assert await store.read(number) == ENTRIES[:2]

        asyncio.run(go())

    def test_entries_come_back_in_order_and_exact(self, tmp_path):
        strange = Logged('{"type":"moved","at":1,"action":{"w":"été \\u2028 \\"x\\""}}'.encode())

        async def go():
            async with self.opened(tmp_path) as store:
                number = await new_table(store)
                await store.append(number, 1, [strange])
                await store.append(number, 2, ENTRIES[2:5])
                await store.append(number, 5, ENTRIES[5:6])
            async with self.opened(tmp_path) as store:
                assert await store.read(number) == [ENTRIES[0], strange, *ENTRIES[2:6]]
                assert await store.read(number, 4) == ENTRIES[4:6]
                assert await store.read(number, 6) == []
                assert await store.read(number + 1) == []

        asyncio.run(go())

    def test_which_logs_have_grown_is_one_question(self, tmp_path):
        async def use(store):
            one, two = [await new_table(store, f"t{n}", n) for n in (1, 3)]
            await store.append(one, 1, ENTRIES[1:6])
            assert await store.grown({one: 6, two: 3, 999: 1}) == []
            assert await store.grown({one: 5, two: 3}) == [one]
            assert sorted(await store.grown({one: 1, two: 2, 999: 1})) == [one, two]
            assert await store.grown({}) == []

        self.run(tmp_path, use)

    def test_many_logs_are_read_at_once_each_from_its_own_place(self, tmp_path):
        async def use(store):
            tables = [await new_table(store, f"t{n}", 6) for n in range(30)]
            found = await asyncio.gather(
                *(store.read(table, n % 8) for n, table in enumerate(tables)),
                store.read(999, 1), store.read(1 << 70, 1), store.read(tables[0], 1 << 40),
            )  # fmt: skip
            assert found[-3:] == [[], [], []]
            assert found[:-3] == [ENTRIES[n % 8 : 6] for n in range(30)]

        self.run(tmp_path, use)

    def test_a_log_has_neither_gaps_nor_two_entries_of_a_number(self, tmp_path):
        async def use(store):
            number = await new_table(store, entries=3)
            for n, some in ((2, 1), (1, 4), (4, 1), (4, 2), (0, 1), (0, 2)):
                fresh = [Logged(b"{}", 1, f"other{i}") for i in range(some)]
                with pytest.raises(Conflict):
                    await store.append(number, n, fresh)
            with pytest.raises(Conflict):
                await store.append(number + 7, 1, [Logged(b"{}")])
            assert await store.read(number) == ENTRIES[:3]

        self.run(tmp_path, use)

    def test_of_many_at_once_only_whoever_is_late_is_refused(self, tmp_path):
        async def use(store):
            tables = [await new_table(store, f"t{i}") for i in range(8)]
            await store.append(tables[3], 1, [Logged(b"{}")])
            asked = [store.append(table, 1, ENTRIES[1:3]) for table in tables]
            asked += [store.append(table, 1, [Logged(b"{}")]) for table in tables]
            outcomes = [await outcome(a) for a in asked]
            assert [isinstance(o, Conflict) for o in outcomes[:8]] == [i == 3 for i in range(8)]
            assert all(isinstance(o, Conflict) for o in outcomes[8:])
            assert await store.read(tables[3]) == [ENTRIES[0], Logged(b"{}")]
            assert await store.read(tables[4]) == ENTRIES[:3]

        self.run(tmp_path, use)

    def test_a_step_is_stored_whole_or_not_at_all(self, tmp_path):
        async def use(store):
            number = await new_table(store, ways=(a_way("w"),))
            await new_table(store, "other", ways=(a_way("taken"),))
            before = await store.load("abc")
            refused = an_index(status="over", devices=(0, 1), ways=(a_way("x"), a_way("taken")))
            for n, index in ((3, an_index(status="over", ways=())), (1, refused)):
                with pytest.raises((Conflict, Taken)):
                    await store.append(number, n, ENTRIES[n : n + 2], index, [ALI])
                assert await store.load("abc") == before
                assert await store.read(number) == ENTRIES[:1]
                assert await store.find("w", NOW) == ("abc", "join")
                assert await store.find("x", NOW) is None
                assert await store.tables_of(str(ALI.digest)) == []
            await store.append(number, 1, ENTRIES[1:3], an_index(status="over"), [ALI])
            after = await store.load("abc")
            assert after is not None
            assert (after.index, after.people) == (an_index(status="over"), (ZOE, ALI))
            assert await store.find("w", NOW) is None
            assert await store.read(number) == ENTRIES[:3]

        self.run(tmp_path, use)

    # Requests that come twice

    def test_a_request_is_known_for_ever(self, tmp_path):
        async def go():
            async with self.opened(tmp_path) as store:
                number = await new_table(store)
                await store.append(number, 1, [Logged(b"{}", 4, "key")])
                await store.append(number, 2, ENTRIES[2:4])
            async with self.opened(tmp_path) as store:
                assert await store.requested(number, 4, "key") == 1
                assert await store.requested(number, 5, "key") is None
                assert await store.requested(number + 1, 4, "key") is None
                again = Logged(b'{"x":1}', 4, "key")
                for n, entries in ((4, [again]), (4, [Logged(b"{}"), again]), (1, [again])):
                    with pytest.raises(Repeated) as refused:
                        await store.append(number, n, entries, an_index(status="over"))
                    assert refused.value.n == 1
                await store.append(number, 4, [Logged(b"{}", 5, "key")])
                assert len(await store.read(number)) == 5
                row = await store.load("abc")
                assert row is not None
                assert row.index.status == "open"

        asyncio.run(go())

    def test_a_repeated_request_is_told_its_own_number(self, tmp_path):
        async def use(store):
            number = await new_table(store, entries=20)
            for n in range(20):
                for index in (None, an_index(due=n)):
                    again = [Logged(b"{}", 0, f"k{n}"), Logged(b"{}", 0)]
                    with pytest.raises(Repeated) as refused:
                        await store.append(number, 20, again, index)
                    assert refused.value.n == n

        self.run(tmp_path, use)

    def test_of_a_request_asked_twice_at_once_one_is_stored(self, tmp_path):
        async def use(store):
            number = await new_table(store)
            asked = [store.append(number, 1, [Logged(b"{}", 4, "key")]) for _ in range(3)]
            outcomes = [await outcome(a) for a in asked]
            assert outcomes[0] is None
            assert [o.n for o in outcomes[1:] if isinstance(o, Repeated)] == [1, 1]
            assert len(await store.read(number)) == 2

        self.run(tmp_path, use)

    def test_a_table_is_opened_once_by_a_request(self, tmp_path):
        async def use(store):
            opener = ("digest-zoe", "open-1")

            def ask(name, by=opener):
                return store.create(name, NOW, ENTRIES[:1], an_index(), [ZOE], by)

            first, second = ask("abc"), ask("other")
            number = await first
            with pytest.raises(Repeated) as refused:
                await second
            assert refused.value.n == number
            with pytest.raises(Repeated):
                await ask("abc")
            assert await store.load("other") is None
            assert await ask("b", ("digest-zoe", "open-2")) != number
            assert await ask("c", ("digest-ali", "open-1")) != number

        self.run(tmp_path, use)

    # Names and ways in

    def test_a_name_or_a_way_in_use_is_not_given_twice(self, tmp_path):
        async def use(store):
            await new_table(store, "a", ways=(a_way("w"), a_way("v", "watch")))
            for name, ways in (("a", ()), ("b", (a_way("x"), a_way("w"))), ("b", (a_way("v"),))):
                with pytest.raises(Taken):
                    await new_table(store, name, ways=ways)
            assert await store.load("b") is None
            assert await store.find("x", NOW) is None
            await new_table(store, "b", ways=(a_way("x"),))
            assert await store.find("x", NOW) == ("b", "join")

        self.run(tmp_path, use)

    def test_a_way_whose_time_is_over_leads_nowhere_and_may_be_taken(self, tmp_path):
        async def use(store):
            over = a_way("w", "spoken", NOW - 1)
            old = await new_table(store, "old", ways=(over,))
            assert await store.find("w", NOW - 2) == ("old", "spoken")
            assert await store.find("w", NOW - 1) is None
            await new_table(store, "new", ways=(a_way("w", "join"),))
            assert await store.find("w", NOW) == ("new", "join")
            # The old table goes on: it has lost nothing but the way it no longer had.
            await store.append(old, 1, ENTRIES[1:2], an_index(ways=(over, a_way("z"))))
            assert await store.find("w", NOW) == ("new", "join")
            assert await store.find("z", NOW) == ("old", "join")

        self.run(tmp_path, use)

    def test_ways_go_with_the_index_that_drops_them(self, tmp_path):
        async def use(store):
            number = await new_table(store, ways=(a_way("w"), a_way("s", "spoken")))
            assert await store.spoken(NOW) == 1
            longer = a_way("w", until=NOW + 9000)
            await store.append(number, 1, ENTRIES[1:2], an_index(ways=(longer,)))
            assert await store.find("w", NOW + 5000) == ("abc", "join")
            assert await store.find("s", NOW) is None
            await new_table(store, "b", ways=(a_way("s"),))

        self.run(tmp_path, use)

    def test_spoken_codes_in_use_are_counted(self, tmp_path):
        async def use(store):
            assert await store.spoken(NOW) == 0
            for i in range(5):
                ways = (a_way(f"s{i}", "spoken", NOW + i), a_way(f"w{i}"))
                await new_table(store, f"t{i}", ways=ways)
            assert await store.spoken(NOW - 1) == 5
            assert await store.spoken(NOW + 2) == 2

        self.run(tmp_path, use)

    # What tables are found by

    def test_nobody_fills_the_public_list_alone(self, tmp_path):
        async def use(store):
            ali = [Person(0, ALI.digest, ALI.name)]
            await store.create("ali", NOW, ENTRIES[:1], an_index(public=True), ali)
            for number in range(5):
                await new_table(store, f"z{number}", public=True)
            assert [row.name for row in await store.public(3)] == ["z4", "z3", "ali"]

        self.run(tmp_path, use)

    def test_public_tables_are_listed_however_many_others_are_open(self, tmp_path):
        async def use(store):
            await new_table(store, "p1", public=True)
            shut = await new_table(store, "p2", public=True)
            await asyncio.gather(*(new_table(store, f"t{i}") for i in range(150)))
            await new_table(store, "p3", public=True)
            assert [row.name for row in await store.public()] == ["p3", "p2", "p1"]
            assert [row.name for row in await store.public(2)] == ["p3", "p2"]
            await store.append(shut, 1, ENTRIES[1:2], an_index(status="playing"))
            assert [row.name for row in await store.public()] == ["p3", "p1"]

        self.run(tmp_path, use)

    def test_the_tables_of_a_device_follow_index_and_people(self, tmp_path):
        async def use(store):
            tables = {name: await new_table(store, name) for name in ("a", "b", "c")}

            async def names(person):
                return [row.name for row in await store.tables_of(person.digest)]

            assert await names(ZOE) == ["c", "b", "a"]
            assert [row.name for row in await store.tables_of("digest-zoe", 2)] == ["c", "b"]
            await store.append(tables["b"], 1, ENTRIES[1:2], an_index(devices=(0, 1)), [ALI])
            await store.append(tables["c"], 1, [], an_index(devices=(0,)), [ALI])
            assert (await names(ZOE), await names(ALI)) == (["c", "b", "a"], ["b"])
            await store.append(tables["b"], 2, ENTRIES[2:3], an_index(devices=(1,)))
            assert (await names(ZOE), await names(ALI)) == (["c", "a"], ["b"])

        self.run(tmp_path, use)

    def test_people_alone_are_overwritten_and_the_log_is_as_it_was(self, tmp_path):
        async def use(store):
            number = await new_table(store, devices=(0, 1))
            await store.append(number, 1, [], people=[ALI])
            forgotten = Person(0, None, "")
            await store.append(number, 1, [], people=[forgotten])
            row = await store.load("abc")
            assert row is not None
            assert row.people == (forgotten, ALI)
            assert row.index == an_index(devices=(0, 1))
            assert await store.tables_of("digest-zoe") == []
            assert [r.name for r in await store.tables_of("digest-ali")] == ["abc"]
            assert await store.read(number) == ENTRIES[:1]

        self.run(tmp_path, use)

    def test_what_is_due_is_found_the_most_pressing_first(self, tmp_path):
        async def use(store):
            await new_table(store, "later", due=NOW + 30)
            number = await new_table(store, "soon", due=NOW + 10)
            await new_table(store, "never")
            await new_table(store, "next", due=NOW + 20)
            assert await store.due(NOW) == []
            assert await store.due(NOW + 21) == ["soon", "next"]
            assert await store.due(NOW + 99, 1) == ["soon"]
            await store.append(number, 1, ENTRIES[1:2], an_index(due=NOW + 40))
            assert await store.due(NOW + 99) == ["next", "later", "soon"]

        self.run(tmp_path, use)

    def test_tables_nobody_came_back_to_are_found_by_number(self, tmp_path):
        async def use(store):
            numbers = [await new_table(store, f"t{i}") for i in range(5)]
            await store.see(numbers[1], NOW + 10)
            await store.see(numbers[2], NOW - 10)  # a clock that stepped back takes nothing away
            await store.append(numbers[3], 1, ENTRIES[1:2], an_index(status="closed"))
            assert await store.idle(NOW) == []
            assert [row.name for row in await store.idle(NOW + 1)] == ["t0", "t2", "t4"]
            assert [row.name for row in await store.idle(NOW + 1, numbers[0], 1)] == ["t2"]
            row = await store.load("t1")
            assert row is not None
            assert row.touched == NOW + 10

        self.run(tmp_path, use)

    def test_devices_are_known_once_they_are_admitted(self, tmp_path):
        async def go():
            async with self.opened(tmp_path) as store:
                assert not await store.knows("d")
                await store.admit("d", NOW)
                await store.admit("d", NOW + 1)
            async with self.opened(tmp_path) as store:
                assert await store.knows("d")
                assert not await store.knows("D")

        asyncio.run(go())

    # What nodes share

    def test_one_node_has_whatever_it_takes(self, tmp_path):
        async def use(store):
            number = await new_table(store, "due", due=NOW)
            assert await store.now() == NOW
            for _ in range(2):
                assert await store.due(NOW + 1, 10, "here", 5.0) == ["due"]
                assert await store.lease(number, 3, 1, "here", 5.0)
            assert await store.due(NOW, 10, "here", 5.0) == []
            await store.attend("here", [(number, 0), (number, 1)], 5.0)
            assert await store.elsewhere("here", [number]) == {}

        self.run(tmp_path, use)

    def test_a_limit_counts_each_by_itself_and_not_what_is_given_back(self, tmp_path):
        async def use(store):
            for limit, key in (("tries", "192.0.2.1"), ("tries", "2001:db8::/64"), ("x", "été")):
                assert [await store.take(limit, key, 0.01, 2.0) for _ in range(2)] == [0, 0]
                assert 90 < await store.take(limit, key, 0.01, 2.0) <= 100
                await store.give_back(limit, key)
                assert await store.take(limit, key, 0.01, 2.0) == 0
                assert await store.take(limit, key, 0.01, 2.0) > 0
            await store.give_back("tries", "nobody")
            assert await store.take("quick", "a", 1000.0, 1.0) == 0
            await asyncio.sleep(0.01)
            assert await store.take("quick", "a", 1000.0, 1.0) == 0

        self.run(tmp_path, use)

    # What fails

    def test_what_cannot_be_written_harms_nobody_else(self, tmp_path):
        bad = {
            "surrogate": ([Logged(b"{}")], an_index(), [Person(1, None, "\ud800")]),
            "digits": ([Logged(b"{}", 10**24, "k")], None, []),
            "due": ([Logged(b"{}")], an_index(due=10**24), []),
            "bytes": ([Logged(b"\xff\xfe")], None, []),
            "card": ([Logged(b"{}")], an_index(card={"x": object()}), []),
            "surrogate_card": ([Logged(b"{}")], an_index(card={"x": "\udfff"}), []),
            "type": ([Logged(b"{}", key=["list"])], None, []),  # type: ignore[arg-type]
            "twice": ([Logged(b"{}", 0, "k"), Logged(b"{}", 0, "k")], None, []),
            "nothing": ([Logged(None)], None, []),  # type: ignore[arg-type]
        }

        async def go():
            async with self.opened(tmp_path) as store:
                tables = [await new_table(store, f"t{i}") for i in range(50)]
                for turn, (entries, index, people) in enumerate(bad.values()):
                    asked = []
                    for place, table in enumerate(tables):
                        if place == 25:
                            asked.append(store.append(table, 1, entries, index, people))
                        else:
                            asked.append(store.append(table, 1 + turn, [ENTRIES[1 + turn]]))
                    outcomes = [await outcome(a) for a in asked]
                    refused = outcomes.pop(25)
                    assert isinstance(refused, NotStored)
                    assert refused.reason == "broken"
                    assert outcomes == [None] * 49
                bad_name = store.create("\ud800", NOW, ENTRIES[:1], an_index(), [])
                assert isinstance(await outcome(bad_name), NotStored)
                await store.probe()
                assert store.oldest_s == 0
                assert await store.load("\ud800") is None
                assert not await store.knows("\ud800")
                assert await store.read(10**24) == []
            async with self.opened(tmp_path) as store:
                for place, table in enumerate(tables):
                    stored = 0 if place == 25 else len(bad)
                    assert await store.read(table) == ENTRIES[: 1 + stored]

        asyncio.run(go())

    def test_what_was_answered_survives_a_crash_before_it_is_published(self, tmp_path):
        """A process appends and is killed the moment it has its answer."""
        script = f"""
import asyncio, os
from pathlib import Path
from {type(self).__module__} import {type(self).__name__} as Suite
from tests.server.store.contract import ENTRIES, new_table

async def go():
    store = await Suite().open(Path({str(tmp_path)!r}))
    number = await new_table(store)
    for n in range(1, 12):
        await store.append(number, n, ENTRIES[n:n + 1])
    os.kill(os.getpid(), 9)

asyncio.run(go())
"""
        killed = subprocess.run([sys.executable, "-c", script], check=False)
        assert killed.returncode == -9

        async def use(store):
            row = await store.load("abc")
            assert row is not None
            assert await store.read(row.id) == ENTRIES[:12]
            await store.append(row.id, 12, ENTRIES[12:13])
            with pytest.raises(Conflict):
                await store.append(row.id, 12, ENTRIES[13:14])

        self.run(tmp_path, use)

    # Gatherings

    def test_a_gathering_is_a_log_of_its_own_kind(self, tmp_path):
        async def use(store):
            await new_table(store, "table", due=NOW - 5)
            await new_table(store, "meet", kind="gathering", status="playing", due=NOW - 9)
            await new_table(store, "part", part_of="meet", due=NOW - 7)
            names = [row.name for row in await store.tables_of("digest-zoe")]
            assert names == ["part", "table"]
            (row,) = await store.tables_of("digest-zoe", kind="gathering")
            assert (row.name, row.index.kind) == ("meet", "gathering")
            assert await store.due(NOW) == ["part", "table"]
            assert await store.due(NOW, kind="gathering") == ["meet"]
            assert [row.name for row in await store.idle(NOW + 10)] == ["table", "part"]
            assert [row.name for row in await store.tables_in("meet")] == ["part"]
            assert await store.tables_in("table") == []

        self.run(tmp_path, use)

    def test_what_is_forgotten_is_gone_and_the_rest_stays(self, tmp_path):
        async def use(store):
            way = a_way("code", "call")
            number = await store.create(
                "meet", NOW, ENTRIES[:2], an_index(kind="gathering", ways=(way,)), [ZOE, ALI],
                ("digest-zoe", "k"),
            )  # fmt: skip
            part = await new_table(store, "part", 5, part_of="meet")
            other = await new_table(store, "other", 3)
            assert await store.spoken(NOW) == 1
            kept = NewLog("meet", NOW, ENTRIES[7:8], an_index(kind="gathering"), [ZOE])
            await store.forget([part, number], kept)
            assert await store.load("part") is None
            assert await store.read(part) == []
            assert await store.read(other) == ENTRIES[:3]
            assert await store.find("code", NOW) is None
            row = await store.load("meet")
            assert (row.people, row.index.kind) == ((ZOE,), "gathering")
            assert await store.read(row.id) == ENTRIES[7:8]
            await store.forget([row.id])
            assert await store.load("meet") is None
            assert await store.load("other") is not None
            again = await store.create(
                "meet", NOW, ENTRIES[:1], an_index(ways=(way,)), [ZOE], ("digest-zoe", "k")
            )
            assert await store.read(again) == ENTRIES[:1], "nothing remembers it"

        self.run(tmp_path, use)

    def test_with_a_gathering_go_tables_that_nobody_has_named(self, tmp_path):
        async def use(store):
            number = await new_table(store, "meet", kind="gathering")
            part = await new_table(store, "part", 5, part_of="meet")
            other = await new_table(store, "other", 3)
            await store.forget([number])
            assert await store.load("part") is None
            assert await store.read(part) == []
            assert await store.read(other) == ENTRIES[:3]

        self.run(tmp_path, use)

    def test_no_table_is_opened_for_a_gathering_that_is_no_more(self, tmp_path):
        async def use(store):
            number = await new_table(store, "meet", kind="gathering")
            card = an_index().card | {"kept": True}
            kept = NewLog("meet", NOW, ENTRIES[:1], an_index(kind="gathering", card=card), [ZOE])
            await store.forget([number], kept)
            for name in ("meet", "never"):
                with pytest.raises(Conflict):
                    await new_table(store, "late", part_of=name)
            assert await store.load("late") is None

        self.run(tmp_path, use)
