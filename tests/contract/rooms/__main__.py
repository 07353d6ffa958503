"""`python -m tests.contract.rooms SEQUENCES [FIRST]`: so many evenings, on all cores."""

import asyncio
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from os import cpu_count
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.contract.rooms.actors import evening
from tests.contract.rooms.alike import compared
from tests.contract.rooms.evening import Evening

CHUNK = 50
REAL_S = 120.0


def some(first: int) -> tuple[Counter[str], Counter[str]]:
    """A few evenings: the entries they led to, and the refusals."""
    entries: Counter[str] = Counter()
    refusals: Counter[str] = Counter()
    for seed in range(first, first + CHUNK):
        told = one(seed)
        entries += told.asked
        for trial in told.tables:
            refusals.update(trial.refusals)
    return entries, refusals


def one(seed: int) -> Evening:
    """One evening; what goes wrong says which."""
    try:
        evening = Evening(seed)
        evening.play()
    except Exception as error:
        error.add_note(f"evening {seed}: python -m tests.contract.rooms 1 {seed}")
        raise
    return evening


def real(seed: int) -> float:
    """One evening at real tables: how long the canary took at most."""
    with TemporaryDirectory() as scratch:
        house = asyncio.run(asyncio.wait_for(evening(Path(scratch), seed), REAL_S))
    return house.slowest_s


def main(sequences: int, first: int = 0) -> None:
    """Evenings in the pure room, pairs that look alike, and evenings at real tables."""
    began = time.monotonic()
    entries: Counter[str] = Counter()
    refusals: Counter[str] = Counter()
    if sequences == 1:
        one(first)
        return
    chunks = range(first, first + sequences, CHUNK)
    with ProcessPoolExecutor(cpu_count()) as pool:
        for number, (happened, refused) in enumerate(pool.map(some, chunks)):
            entries += happened
            refusals += refused
            if (number + 1) % max(1, len(chunks) // 20) == 0:
                print(f"{CHUNK * (number + 1):>9,} evenings {time.monotonic() - began:6.0f} s",
                      flush=True)  # fmt: skip
        alike = sum(pool.map(compared, range(first, first + sequences // 100), chunksize=10))
        slowest_s = max(pool.map(real, range(first, first + sequences // 500)), default=0.0)
    print("entries:", dict(entries.most_common()))
    print("refusals:", dict(refusals.most_common()))
    print(f"{sequences:,} evenings at two tables each, {sum(entries.values()):,} entries, "
          f"{sum(refusals.values()):,} refusals: every law held")  # fmt: skip
    print(f"{sequences // 100:,} pairs that look alike: {alike:,} bytes compared, all the same")
    print(f"{sequences // 500:,} evenings at real tables, with faults: every law held, the canary "
          f"moved within {1000 * slowest_s:.0f} ms")  # fmt: skip


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
