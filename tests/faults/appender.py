"""A process that appends to a store and says what was acknowledged; run as a script.

Every entry follows from its table and number, and the index names the last one, so that whoever
looks at the file later knows what must be there.
"""

import asyncio
import os
import sys
from pathlib import Path

from ludiade.server.room.entries import Logged
from ludiade.server.room.index import Index
from ludiade.server.store.port import NotStored, Person, Repeated
from ludiade.server.store.sqlite import SqliteStore

TRIES = 30
NOW = 1_800_000_000_000


def entry(table: str, n: int) -> Logged:
    """Entry n of a table; some are long, so that they fill pages of their own."""
    words = "x" * (6000 if n % 13 == 7 else n % 200)
    return Logged(b'{"type":"test","table":"%s","n":%d,"x":"%s"}' % (
        table.encode(), n, words.encode(),
    ), 0, f"k{n}")  # fmt: skip


def index_at(n: int) -> Index:
    """The index of a table whose last entry is n."""
    return Index(
        status="open", game="diamoniak", public=n % 2 == 0, due=n, devices=(0,), ways=(),
        card={"n": n},
    )  # fmt: skip


def say(*words: object) -> None:
    """Tell the world, at once."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def stored(ask) -> None:
    """Try until it is stored, as a device would."""
    for _ in range(TRIES):
        try:
            await ask()
            return
        except Repeated:
            return
        except NotStored as error:
            say("refused", error.reason)
            await asyncio.sleep(0.001)
    raise SystemExit("given up")


async def play(store: SqliteStore, name: str, count: int) -> None:
    """A table from its opening to entry `count` − 1."""
    people = [Person(0, f"digest-{name}", "Zoé")]
    opener = (f"digest-{name}", "open")
    await stored(lambda: store.create(name, NOW, [entry(name, 0)], index_at(0), people, opener))
    say("ack", name, 0)
    row = await store.load(name)
    assert row is not None
    n = 1
    while n < count:
        some = [entry(name, one) for one in range(n, min(count, n + (3 if n % 5 == 0 else 1)))]
        last = n + len(some) - 1
        await stored(lambda: store.append(row.id, n, some, index_at(last)))  # noqa: B023
        n = last + 1
        say("ack", name, last)


async def main(
    file: Path, tables: int, count: int, checkpoint: int, synchronous: str = "FULL"
) -> None:
    store = SqliteStore(file, synchronous, wall=lambda: NOW)
    store._write.execute(f"PRAGMA wal_autocheckpoint = {checkpoint}")
    async with asyncio.timeout(60):
        await asyncio.gather(*(play(store, f"t{i}", count) for i in range(tables)))
    await store.close()
    say("closed")


def acknowledged(lines: list[str]) -> dict[str, int]:
    """The last acknowledged entry of each table."""
    found = {}
    for line in lines:
        if line.startswith("ack "):
            _, name, n = line.split()
            found[name] = int(n)
    return found


def check(file: Path, acks: dict[str, int]) -> int:
    """Open the file as a server would; everything acknowledged is there once. How many entries."""

    async def go() -> int:
        store = SqliteStore(file)
        seen = 0
        try:
            (said,) = store._read.execute("PRAGMA integrity_check").fetchone()
            assert said == "ok", said
            assert store._read.execute("PRAGMA foreign_key_check").fetchall() == []
            names = [name for (name,) in store._read.execute("SELECT name FROM tables")]
            assert set(names) >= set(acks), "an acknowledged table is lost"
            for name in names:
                row = await store.load(name)
                assert row is not None
                log = await store.read(row.id)
                assert log == [entry(name, n) for n in range(len(log))], "a gap, or one twice"
                assert len(log) > acks.get(name, 0), f"{name}: an acknowledged entry is lost"
                assert row.index == index_at(len(log) - 1), "the index is not the log's"
                seen += len(log)
            await store.probe()
        finally:
            await store.close()
        return seen

    return asyncio.run(go())


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), *map(int, sys.argv[2:5]), *sys.argv[5:]))
