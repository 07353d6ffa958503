"""`ludiade` with a wall clock that a file puts on or back: FILE first, then the command."""

import sys
import time
from collections.abc import Callable
from pathlib import Path

shift = Path(sys.argv.pop(1))
real_time: Callable[[], float] = time.time
real_time_ns: Callable[[], int] = time.time_ns


def _shift_s() -> float:
    try:
        return float(shift.read_text() or 0)
    except (OSError, ValueError):
        return 0.0


time.time = lambda: real_time() + _shift_s()
time.time_ns = lambda: real_time_ns() + int(1e9 * _shift_s())

if __name__ == "__main__":
    from ludiade.cli import main
    from ludiade.server.ops import clock

    clock.ASK_S = 0.02  # on PostgreSQL its clock is the one that is put on or back
    sys.exit(main())
