"""What every store must obey; an implementation subclasses this and says how to open one."""

import asyncio
import subprocess
import sys
from abc import ABC, abstractmethod
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ludiade.server.rows import Hold, Key, Place, Row, Settings
from ludiade.server.store.port import Conflict, Entry, Store

LINES = [Entry(b'{"type":"expired","at":%d}' % n, f"k{n}") for n in range(20)]


def new_row(name: str = "abc", **changes: object) -> Row:
    """A table of two: one sits, one is awaited."""
    fields = {
        "name": name,
        "game": "diamoniak",
        "rules": 1,
        "options": {"first_player": "first"},
        "settings": Settings(),
        "places": [Place("person", "Zoé", holds=[Hold("device-1")]), Place("waiting")],
        "host": "device-1",
        "keys": [Key(f"digest-{name}", "join", 99)],
        "seed": "00" * 32,
        "contributions": ["", ""],
        "created": 5,
    }
    return Row(**(fields | changes))  # type: ignore[arg-type]


class StoreContract(ABC):
    """The suite."""

    @abstractmethod
    def open(self, folder: Path) -> Store:
        """A store on this folder, which may hold an earlier one's data."""

    @asynccontextmanager
    async def opened(self, folder: Path):
        store = self.open(folder)
        try:
            yield store
        finally:
            await store.close()

    def test_a_row_comes_back_as_it_was_after_reopening(self, tmp_path):
        async def go():
            row = new_row()
            async with self.opened(tmp_path) as store:
                await store.create(row)
            async with self.opened(tmp_path) as store:
                assert await store.load("abc") == row
                assert row.id > 0
                assert await store.load("other") is None

        asyncio.run(go())

    def test_inputs_come_back_in_order_and_exact(self, tmp_path):
        strange = Entry('{"type":"move","seat":0,"action":{"word":"été \\u2028 \\"x\\""}}'.encode())

        async def go():
            async with self.opened(tmp_path) as store:
                row = new_row()
                await store.create(row)
                await store.append(row.id, 0, LINES[:2])
                await store.append(row.id, 2, [strange])
                await store.append(row.id, 3, LINES[3:4])
            async with self.opened(tmp_path) as store:
                assert await store.read(row.id) == [*LINES[:2], strange, LINES[3]]
                assert await store.read(row.id, 3) == [LINES[3]]

        asyncio.run(go())

    def test_a_taken_number_is_refused_and_the_rest_of_the_group_is_not(self, tmp_path):
        async def go():
            async with self.opened(tmp_path) as store:
                rows = [new_row(f"t{i}") for i in range(8)]
                for row in rows:
                    await store.create(row)
                await store.append(rows[3].id, 0, LINES[:1])
                outcomes = await asyncio.gather(
                    *(store.append(row.id, 0, LINES[:2]) for row in rows), return_exceptions=True
                )
                assert [isinstance(o, Conflict) for o in outcomes] == [i == 3 for i in range(8)]
                assert await store.read(rows[3].id) == LINES[:1]
                assert await store.read(rows[4].id) == LINES[:2]

        asyncio.run(go())

    def test_a_step_is_stored_whole_or_not_at_all(self, tmp_path):
        async def go():
            async with self.opened(tmp_path) as store:
                row = new_row()
                await store.create(row)
                await store.append(row.id, 0, LINES[:2])
                with pytest.raises(Conflict):
                    await store.append(row.id, 1, LINES[1:4])
                assert await store.read(row.id) == LINES[:2]
                row.status = "over"
                row.version = 7
                with pytest.raises(Conflict):
                    await store.append(row.id, 2, LINES[2:4], row)
                assert await store.read(row.id) == LINES[:2]
                row.version = 0
                await store.append(row.id, 2, LINES[2:4], row)
                assert await store.load("abc") == row
                assert row.version == 1
                assert await store.read(row.id) == LINES[:4]

        asyncio.run(go())

    def test_of_two_who_changed_a_row_the_second_is_refused(self, tmp_path):
        async def go():
            async with self.opened(tmp_path) as store:
                await store.create(new_row())
                one, two = await store.load("abc"), await store.load("abc")
                assert one is not None
                assert two is not None
                one.places[1] = Place("bot", "Robot", "random")
                await store.save(one)
                with pytest.raises(Conflict):
                    await store.save(two)
                assert await store.load("abc") == one

        asyncio.run(go())

    def test_tables_are_found_by_key_device_and_status(self, tmp_path):
        async def go():
            async with self.opened(tmp_path) as store:
                for name in ("a", "b", "c"):
                    await store.create(new_row(name))
                found = await store.find("digest-b")
                assert found is not None
                assert found.table == "b"
                assert found.key.purpose == "join"
                row = await store.load("b")
                assert row is not None
                row.keys, row.status, row.host = [], "playing", "device-2"
                row.places[0].holds = [Hold("device-2")]
                await store.save(row)
                assert await store.find("digest-b") is None
                assert [r.name for r in await store.tables("open")] == ["a", "c"]
                assert [r.name for r in await store.tables("open", after=1)] == ["c"]
                assert [r.name for r in await store.tables("playing")] == ["b"]
                assert [r.name for r in await store.tables_of("device-1")] == ["c", "a"]
                assert [r.name for r in await store.tables_of("device-2")] == ["b"]

        asyncio.run(go())

    def test_presence_is_kept(self, tmp_path):
        async def go():
            async with self.opened(tmp_path) as store:
                row = new_row()
                await store.create(row)
                await store.see(row.id, 0, 10)
                await store.see(row.id, 1, 20)
                await store.see(row.id, 0, 30)
                assert await store.seen(row.id) == {0: 30, 1: 20}
                await store.probe()

        asyncio.run(go())

    def test_what_was_answered_survives_a_crash_before_it_is_published(self, tmp_path):
        """A process appends and is killed the moment it has its answer."""
        script = f"""
import asyncio, os
from pathlib import Path
from {type(self).__module__} import {type(self).__name__} as Suite
from tests.server.store_contract import LINES, new_row

async def go():
    store = Suite().open(Path({str(tmp_path)!r}))
    row = new_row()
    await store.create(row)
    for n in range(12):
        await store.append(row.id, n, LINES[n:n + 1])
    os.kill(os.getpid(), 9)

asyncio.run(go())
"""
        killed = subprocess.run([sys.executable, "-c", script], check=False)
        assert killed.returncode == -9

        async def look():
            async with self.opened(tmp_path) as store:
                row = await store.load("abc")
                assert row is not None
                assert await store.read(row.id) == LINES[:12]
                await store.append(row.id, 12, LINES[12:13])
                with pytest.raises(Conflict):
                    await store.append(row.id, 12, LINES[12:13])

        asyncio.run(look())
