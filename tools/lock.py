"""One at a time: processes that make the same thing wait for each other."""

import fcntl
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "build" / "locks"


@contextmanager
def locked(name: str) -> Iterator[None]:
    """Hold the lock of that name; the system lets go of it when this process dies."""
    LOCKS.mkdir(parents=True, exist_ok=True)
    with (LOCKS / name).open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print(f"ludiade: waiting for another process ({name})", file=sys.stderr, flush=True)
            fcntl.flock(held, fcntl.LOCK_EX)
        yield
