"""Files that are there whole or not at all, and folders and files that one process writes."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from ludiade.lab.errors import Unready


def write_whole(file: Path, data: bytes) -> None:
    """Write a file aside, then put it in its place, so that a full disk leaves what was there."""
    if file.exists() and not file.is_file():  # /dev/stdout and the like have no aside
        file.write_bytes(data)
        return
    file = file.resolve()  # a link stays one
    torn = file.with_name(f".{file.name}.part")
    try:
        with torn.open("wb") as opened:
            opened.write(data)
            opened.flush()
            os.fsync(opened.fileno())
        torn.replace(file)
    except BaseException:
        with suppress(OSError):
            torn.unlink()
        raise


def hold(place: Path) -> int | None:
    """Keep others from writing into a folder or file, until what is returned is closed.

    It is locked itself, so nothing is left, and the system lets go of it when this process dies.
    Where that is not known (Windows, some network drives), nobody is kept away.
    """
    if sys.platform == "win32":
        return None
    import fcntl

    try:
        held = os.open(place, os.O_RDONLY)
    except OSError:  # what is wrong with it is told by what is done next
        return None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(held)
        raise Unready("folder_busy", folder=str(place)) from None
    except OSError:
        os.close(held)
        return None
    return held
