"""Copies between stores of any kind: a file is SQLite's, an address PostgreSQL's."""

import asyncio
import errno
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

from ludiade.server.store import copies
from ludiade.server.store.check import Report, check_file
from ludiade.server.store.files import Lock, create_private, remove
from ludiade.server.store.lines import Imported
from ludiade.server.store.postgres.unusable import check_url, is_url


def export_to(store: str, out: BinaryIO) -> None:
    """Write every table of a store, one line each, all as of one moment."""
    if not is_url(store):
        out.writelines(copies.export_lines(Path(store)))
        return
    check_url(store)
    from ludiade.server.store.postgres.copies import export_lines

    async def go() -> None:
        async for line in export_lines(store):
            out.write(line)

    asyncio.run(go())


def export_file(store: str, target: Path) -> None:
    """The same in a new file for its owner alone; FileExistsError where there is one."""
    create_private(target)
    try:
        with target.open("wb") as out:
            export_to(store, out)
    except BaseException:
        target.unlink()
        raise


def import_from(store: str, source: Iterable[bytes]) -> Imported:
    """Add the tables of an export that are not there yet, all or none."""
    if not is_url(store):
        return copies.import_lines(Path(store), source)
    check_url(store)
    from ludiade.server.store.postgres.copies import import_lines

    return asyncio.run(import_lines(store, source))


def check(store: str, mend: bool) -> Report:
    """Fold every log of a store, and compare what is derived from them."""
    if not is_url(store):
        return check_file(Path(store), mend)
    check_url(store)
    from ludiade.server.store.postgres.check import check_database

    return asyncio.run(check_database(store, mend))


def move(source: str, target: str) -> int:
    """Copy all that a server has, all or nothing, and say how many tables that were.

    The source stays as it was. InUse where a server runs on its file; the target is a new file
    (FileExistsError) or a database without tables (NotEmpty).
    """
    with tempfile.TemporaryFile() as lines:
        if is_url(source):
            export_to(source, lines)
            admitted = _devices(source)
        else:
            file = Path(source).resolve()
            if not file.exists():
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), source)
            lock = Lock(file)
            try:
                export_to(source, lines)
                admitted = copies.devices(file)
            finally:
                lock.release()
        lines.seek(0)
        return _fill(target, lines, admitted)


def _devices(url: str) -> list[copies.Admitted]:
    from ludiade.server.store.postgres.copies import devices

    return asyncio.run(devices(url))


def _fill(target: str, lines: Iterable[bytes], admitted: list[copies.Admitted]) -> int:
    if is_url(target):
        check_url(target)
        from ludiade.server.store.postgres.copies import import_lines

        return asyncio.run(import_lines(target, lines, admitted, into_empty=True)).added
    file = Path(target)
    create_private(file)
    try:
        return copies.import_lines(file, lines, admitted).added
    except BaseException:
        remove(file)
        raise
