"""The files of a store: read by nobody else, written by one process at a time."""

import logging
import os
import sys
from pathlib import Path

PRIVATE = 0o600
BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite keeps beside a file, by the ends of the names."""
log = logging.getLogger(__name__)

if sys.platform == "win32":
    import msvcrt

    def _lock(held: int) -> None:
        msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(held: int) -> None:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)


class InUse(OSError):
    """Another process serves this file."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} is in use by another process")
        self.file = file


class Lock:
    """That this process alone writes to a file: the system lets go of it when the process dies.

    It stands on a file beside, as SQLite's own locks on the database would be lost with the first
    descriptor that is closed. That file stays: whoever deleted it could let two processes in.
    """

    def __init__(self, file: Path) -> None:
        beside = file.with_name(file.name + ".lock")
        self._held = os.open(beside, os.O_RDWR | os.O_CREAT, PRIVATE)
        try:
            _lock(self._held)
        except (BlockingIOError, PermissionError):
            os.close(self._held)
            raise InUse(file) from None
        except BaseException:
            os.close(self._held)
            raise
        _narrow(beside)

    def release(self) -> None:
        """Let another process have the file."""
        os.close(self._held)


def create_private(file: Path) -> None:
    """Make an empty file for its owner alone; FileExistsError where there is one."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    _narrow(file)


def remove(file: Path) -> None:
    """Take a file away that this process has made and still holds, with all that is beside it."""
    for end in (*BESIDE, ".lock"):
        file.with_name(file.name + end).unlink(missing_ok=True)


def make_private(file: Path) -> None:
    """Make the file if it is not there, and take from others what they may do with it.

    What SQLite makes beside it later has the same mode.
    """
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
    for end in BESIDE:
        beside = file.with_name(file.name + end)
        if beside.exists():
            _narrow(beside)


def _narrow(file: Path) -> None:
    if file.stat().st_mode & 0o777 != PRIVATE:
        try:
            file.chmod(PRIVATE)
        except PermissionError:  # it is somebody else's
            log.warning("others may read %s", file)
