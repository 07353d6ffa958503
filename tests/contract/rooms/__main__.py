"""`python -m tests.contract.rooms SEQUENCES [FIRST]`: so many evenings, on all cores."""

import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from os import cpu_count

from tests.contract.rooms.evening import Evening

CHUNK = 50


def some(first: int) -> tuple[Counter[str], Counter[str], int]:
    """A few evenings: the entries they led to, the refusals, how many requests were decided."""
    entries: Counter[str] = Counter()
    refusals: Counter[str] = Counter()
    for seed in range(first, first + CHUNK):
        told = one(seed)
        entries += told.asked
        for trial in told.tables:
            refusals.update(trial.refusals)
    return entries, refusals, 0


def one(seed: int) -> Evening:
    """One evening; what goes wrong says which."""
    try:
        evening = Evening(seed)
        evening.play()
    except Exception as error:
        error.add_note(f"evening {seed}: python -m tests.contract.rooms 1 {seed}")
        raise
    return evening


def main(sequences: int, first: int = 0) -> None:
    began = time.monotonic()
    entries: Counter[str] = Counter()
    refusals: Counter[str] = Counter()
    if sequences == 1:
        one(first)
        return
    chunks = range(first, first + sequences, CHUNK)
    with ProcessPoolExecutor(cpu_count()) as pool:
        for number, (happened, refused, _) in enumerate(pool.map(some, chunks)):
            entries += happened
            refusals += refused
            if (number + 1) % max(1, len(chunks) // 20) == 0:
                print(f"{CHUNK * (number + 1):>9,} evenings {time.monotonic() - began:6.0f} s",
                      flush=True)  # fmt: skip
    print("entries:", dict(entries.most_common()))
    print("refusals:", dict(refusals.most_common()))
    print(f"{sequences:,} evenings at two tables each, {sum(entries.values()):,} entries, "
          f"{sum(refusals.values()):,} refusals: every law held")  # fmt: skip


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
