"""`python -m tests.simulation 10000`: so many evenings; `… 1 4711`: that one, with its story."""

import os
import resource
import sys
import time
from collections import Counter
from multiprocessing import get_context

from tests.simulation.batch import play, quiet
from tests.simulation.lesson import evening_of

CHUNK = 20


def main(count: int, first: int | None) -> int:
    if first is not None and count == 1:
        quiet()
        evening = evening_of(first)
        evening.play()
        print(evening.story())
        return len(evening.problems)
    started, start = time.monotonic(), first or 0
    chunks = [range(n, min(n + CHUNK, start + count)) for n in range(start, start + count, CHUNK)]
    found, seen = [], Counter[str]()
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        for problems, counted in pool.imap_unordered(play, chunks):
            seen += counted
            found += problems
            for seed, sentences in problems:
                print(f"seed {seed}: {sentences[0]}", flush=True)
        pool.close()
        pool.join()
    took = time.monotonic() - started
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    each_ms = 1000 * (spent.ru_utime + spent.ru_stime) / count
    told = ", ".join(f"{number:,} {what}" for what, number in seen.items())
    print(
        f"{count:,} evenings in {took:.0f} s ({60 * count / took:,.0f} a minute, "
        f"{each_ms:.0f} ms of CPU each): {told}"
    )
    if found:
        print(f"{len(found)} FAILED; played again, with its story, by")
        print(f"  python -m tests.simulation 1 {min(found)[0]}")
    return len(found)


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:3]]
    sys.exit(1 if main(given[0] if given else 1000, given[1] if given[1:] else None) else 0)
