"""Orders reach their tables once, wherever the process is killed in between."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from ludiade.server.codes import digest
from ludiade.server.gathering.entries import read_entry as read_gathering_entry
from ludiade.server.hall import admission
from ludiade.server.hall.halls import Halls
from ludiade.server.ops.config import Config
from ludiade.server.room.entries import read_entry
from ludiade.server.room.room import Room
from ludiade.server.store.sqlite import SqliteStore
from ludiade.server.table.peers import Peer
from ludiade.server.table.tables import Tables
from ludiade.server.wire import gatherings as wire

HOST, PUPILS = digest("host"), [digest(f"pupil {n}") for n in range(4)]
PLAN = wire.OpenGathering(game="diamoniak", size=2, key="open", bots="easy")


class Killed(Exception):
    """The process is no more."""


class Mortal(SqliteStore):
    """A store whose process is killed at a write: before it is stored, or before it is told."""

    def __init__(self, file: Path, writes: int, stores_last: bool) -> None:
        super().__init__(file, synchronous="OFF")
        self.left = writes
        self._stores_last = stores_last
        self.killed = asyncio.Event()

    def create(self, *given):
        return self._counted(super().create, given)

    def append(self, *given):
        return self._counted(super().append, given)

    def _counted(self, write, given):
        self.left -= 1
        if self.left >= 0:
            return write(*given)
        if self.left == -1 and self._stores_last:
            write(*given).add_done_callback(lambda done: self.killed.set())
        else:
            self.killed.set()
        return asyncio.get_running_loop().create_future()


class Asker(Peer):
    """A host's device, which asks the same again until it has an answer."""

    def __init__(self) -> None:
        super().__init__(HOST, "fr")
        self.answers: asyncio.Queue[bytes] = asyncio.Queue()

    def send(self, data: bytes) -> None:
        self.answers.put_nowait(data)


async def script(halls: Halls) -> None:
    """What a host and four pupils want, each thing by its key."""
    opened = await admission.open_gathering(halls, HOST, PLAN)
    for number, pupil in enumerate(PUPILS):
        await admission.come_in(halls, pupil, opened.gathering, [""], f"come {number}")
    hall = await halls.hall(opened.gathering)
    first = hall.gathering.on_device(hall.number_of(PUPILS[0]))[0]
    for number, asked in enumerate([
        wire.NextRound(absent=True), wire.Rename(member=first, name="Léa"), wire.Pause(),
        wire.Resume(table=1), wire.Remove(members=[first]), wire.EndTable(),
    ]):  # fmt: skip
        asker = Asker()
        key = f"ask {number}"
        hall.ask(asker, replace(asked, key=key))
        said = await asker.answers.get()
        assert b'"done"' in said or b'"saved"' in said, said
    while hall.gathering.pending or hall.gathering.status != "between":
        await asyncio.sleep(0.005)


async def life(file: Path, writes: int, stores_last: bool) -> int:
    """One process, up to its end; how many writes were left."""
    store = Mortal(file, writes, stores_last)
    config = Config(data=str(file), mixing_s=0.01, reveal_s=0.01, bot_pause_s=(0, 0),
                    bot_quick_s=(0, 0), bot_workers=1)  # fmt: skip
    tables = Tables(config, store)
    halls = Halls(tables)
    playing = asyncio.ensure_future(script(halls))
    killed = asyncio.ensure_future(store.killed.wait())
    try:
        async with asyncio.timeout(20):
            await asyncio.wait({playing, killed}, return_when=asyncio.FIRST_COMPLETED)
        if playing.done():
            playing.result()
            return store.left
        raise Killed
    finally:
        playing.cancel()
        killed.cancel()
        tables.stopping = True
        tables.pool.stop()
        tables.reviews.stop()
        tables.ended.stop()
        for task in tables._tasks:
            task.cancel()
        await asyncio.sleep(0)
        await store.close()


def check(file: Path) -> None:
    """Each order once, at each table: one opening, one start, one pause, one end."""

    async def look() -> None:
        store = SqliteStore(file)
        (row,) = await store.tables_of(HOST, kind="gathering")
        log = await store.read(row.id)
        kinds = [read_gathering_entry(logged.body).__struct_config__.tag for logged in log]
        assert [kinds.count(kind) for kind in ("round", "stopped", "gone", "came")] == [1, 1, 1, 4]
        tables = await store.tables_in(row.name)
        assert len(tables) == 2
        for table in tables:
            entries = await store.read(table.id)
            keys = [logged.key for logged in entries if logged.key is not None]
            assert len(set(keys)) == len(keys)
            assert all(key.startswith(row.name) for key in keys)
            tags = [read_entry(logged.body).__struct_config__.tag for logged in entries]
            assert [tags.count(tag) for tag in ("opened", "paused", "closed")] == [1, 1, 1], tags
            room = Room.folded(entries)
            assert room.has_ended
        names = {person.name for table in tables for person in table.people}
        assert "Léa" in names
        await store.close()

    asyncio.run(look())


@pytest.mark.slow
@pytest.mark.parametrize("stores_last", [False, True])
def test_killed_at_any_write_and_begun_again(tmp_path, stores_last):
    whole = 10_000 - asyncio.run(life(tmp_path / "whole.sqlite3", 10_000, False))
    check(tmp_path / "whole.sqlite3")
    assert whole > 15
    killed = 0
    for writes in range(5, whole):
        file = tmp_path / f"{writes}.sqlite3"
        try:
            asyncio.run(life(file, writes, stores_last))
        except Killed:
            killed += 1
        asyncio.run(life(file, 10_000, False))
        check(file)
    # whoever was removed is played for: how far a bot comes before the end differs by some writes
    assert killed > (whole - 5) // 2
