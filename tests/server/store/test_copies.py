"""Backups, exports and imports of a store."""

import asyncio
import gzip
import io
import json
import os
import shutil
import sqlite3
import stat
from pathlib import Path

import msgspec
import pytest

from ludiade.server.room.entries import Logged
from ludiade.server.store.copies import (
    backup,
    export_lines,
    import_lines,
)
from ludiade.server.store.files import InUse
from ludiade.server.store.lines import BadExport
from ludiade.server.store.moving import export_file
from ludiade.server.store.sqlite import SqliteStore
from tests.server.store.contract import ALI, ENTRIES, NOW, ZOE, a_way, an_index

STORES = Path(__file__).parents[2] / "data" / "stores"


@pytest.fixture
def filled(tmp_path) -> Path:
    file = tmp_path / "one.sqlite3"

    async def go():
        store = SqliteStore(file)
        for name in ("a", "b"):
            index = an_index(devices=(0, 1), ways=(a_way(f"way-{name}"),), due=NOW)
            opener = (str(ZOE.digest), name) if name == "a" else None
            number = await store.create(name, NOW, ENTRIES[:5], index, [ZOE, ALI], opener)
            await store.append(number, 5, [Logged('{"x":"é"}'.encode()), *ENTRIES[6:8]])
            await store.see(number, NOW + 77)
        await store.close()

    asyncio.run(go())
    return file


@pytest.fixture
def first_version(tmp_path) -> Path:
    file = tmp_path / "v1.sqlite3"
    file.write_bytes(gzip.decompress((STORES / "v1.ludiade.gz").read_bytes()))
    return file


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_a_backup_of_a_live_file_holds_everything_for_its_owner_alone(tmp_path, filled):
    async def go():
        live = SqliteStore(filled)
        await live.append(1, 8, [Logged(b"{}")])
        before = os.umask(0)
        backup(filled, tmp_path / "copy.sqlite3")
        os.umask(before)
        assert mode(tmp_path / "copy.sqlite3") == 0o600
        copy = SqliteStore(tmp_path / "copy.sqlite3")
        assert await copy.load("b") == await live.load("b")
        assert await copy.read(1) == await live.read(1)
        assert len(await copy.read(1)) == 9
        await live.close()
        await copy.close()

    asyncio.run(go())
    with pytest.raises(FileExistsError):
        backup(filled, tmp_path / "copy.sqlite3")
    with pytest.raises(sqlite3.OperationalError, match="unable to open"):
        backup(tmp_path / "none.sqlite3", tmp_path / "other.sqlite3")
    assert not (tmp_path / "other.sqlite3").exists()


def test_what_is_exported_and_imported_is_exported_the_same(tmp_path, filled):
    lines = list(export_lines(filled))
    assert [json.loads(line)["format"] for line in lines] == ["ludiade-tables/2"] * 2
    assert import_lines(tmp_path / "two.sqlite3", io.BytesIO(b"".join(lines))) == (2, 0)
    assert list(export_lines(tmp_path / "two.sqlite3")) == lines

    async def go():
        one, two = SqliteStore(filled), SqliteStore(tmp_path / "two.sqlite3")
        for name in ("a", "b"):
            row = await one.load(name)
            assert row is not None
            assert row == await two.load(name)
            assert await one.read(row.id) == await two.read(row.id)
        assert await two.requested(1, 0, "k3") == 3
        assert await two.find("way-b", NOW) == ("b", "join")
        assert await two.knows(str(ALI.digest))
        assert [row.name for row in await two.tables_of(str(ALI.digest))] == ["b", "a"]
        await one.close()
        await two.close()

    asyncio.run(go())


def test_a_live_file_is_exported_and_nothing_is_imported_into_it(tmp_path, filled):
    async def go():
        live = SqliteStore(filled)
        before = os.umask(0)
        export_file(str(filled), tmp_path / "lines")
        os.umask(before)
        assert mode(tmp_path / "lines") == 0o600
        with pytest.raises(FileExistsError):
            export_file(str(filled), tmp_path / "lines")
        with pytest.raises(InUse):
            import_lines(filled, io.BytesIO(b""))
        await live.close()

    asyncio.run(go())
    assert (tmp_path / "lines").read_bytes() == b"".join(export_lines(filled))


BAD = {
    "empty": b"{}\n",
    "no JSON": b"x\n",
    "another format": b'{"format":"ludiade-tables/3"}\n',
    "no text": b"\xff\n",
    "half of version 1": b'{"format":"ludiade-tables/1","row":{}}\n',
}


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD)
def test_an_import_with_one_bad_line_changes_nothing(tmp_path, filled, bad):
    good = next(iter(export_lines(filled)))
    for line in (bad, good.replace(b'"name":"a"', b'"name":"\\ud800"', 1)):
        with pytest.raises(BadExport) as refused:
            import_lines(tmp_path / "two.sqlite3", io.BytesIO(good + line))
        assert refused.value.number == 2
        assert not list(tmp_path.glob("two.sqlite3*"))


def test_what_is_there_already_is_not_imported_again(tmp_path, filled):
    one, two = export_lines(filled)
    assert import_lines(filled, [one, two]) == (0, 2)
    assert import_lines(tmp_path / "two.sqlite3", [one]) == (1, 0)
    assert import_lines(tmp_path / "two.sqlite3", [one, two, two]) == (1, 2)
    assert list(export_lines(tmp_path / "two.sqlite3")) == [one, two]


def test_a_table_that_went_on_is_kept_and_another_of_its_name_is_refused(tmp_path, filled):
    one, two = export_lines(filled)
    earlier, other = json.loads(two), json.loads(two)
    earlier["entries"].pop()
    other["entries"][0]["entry"]["other"] = True
    assert import_lines(filled, [as_line(earlier)]) == (0, 1)
    for line in (other, earlier | {"entries": [*json.loads(two)["entries"], other["entries"][0]]}):
        with pytest.raises(BadExport):
            import_lines(filled, [as_line(line)])
    assert list(export_lines(filled)) == [one, two]


def as_line(exported: dict) -> bytes:
    return json.dumps(exported, ensure_ascii=False, separators=(",", ":")).encode()


def test_a_file_and_an_export_of_version_1_become_the_same_tables(tmp_path, first_version):
    untouched = first_version.read_bytes()
    lines = list(export_lines(first_version))
    assert first_version.read_bytes() == untouched
    served = shutil.copy(first_version, tmp_path / "served.sqlite3")
    asyncio.run(SqliteStore(served).close())
    assert list(export_lines(served)) == lines
    assert len(lines) == 104

    old = exported_by_version_1(first_version)
    assert import_lines(tmp_path / "new.sqlite3", io.BytesIO(b"".join(old))) == (104, 0)
    assert import_lines(tmp_path / "new.sqlite3", io.BytesIO(b"".join(old))) == (0, 104)
    found = [json.loads(line) for line in export_lines(tmp_path / "new.sqlite3")]
    for one, other in zip(map(json.loads, lines), found, strict=True):
        one["table"].pop("touched")  # version 1 exported no presence
        other["table"].pop("touched")
        assert one == other


def exported_by_version_1(file: Path) -> list[bytes]:
    """What `ludiade export` wrote then."""
    db = sqlite3.connect(file)
    lines = []
    for number, row in db.execute("SELECT id, row FROM lobby ORDER BY id"):
        stored = db.execute("SELECT line, key FROM input WHERE match = ? ORDER BY n", (number,))
        inputs, keys = [], []
        for line, key in stored:
            inputs.append(msgspec.Raw(line.encode()))
            keys.append(key)
        lines.append(msgspec.json.encode({
            "format": "ludiade-tables/1", "row": msgspec.msgpack.decode(row), "inputs": inputs,
            "keys": keys,
        }) + b"\n")  # fmt: skip
    db.close()
    return lines
