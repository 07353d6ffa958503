"""A million games of Diamoniak by the laboratory, to Parquet: how long, and with how much memory.

`python bench/laboratory.py [GAMES] [JOBS]`; memory is the most that the main process and any of
its workers ever held, once after a tenth of the games and once after all.
"""

import resource
import sys
import tempfile
import time
from pathlib import Path

from ludiade.lab.experiment.plan import make_plan
from ludiade.lab.experiment.running import run

PLAN = {
    "games": "diamoniak", "bots": "random",
    "measure": ["length", "scores", "seats", "start", "ties"],
}  # fmt: skip


def seconds() -> float:
    """Of the processor, here and in workers that have ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def megabytes() -> str:
    """The most that was held so far."""
    here, there = (resource.getrusage(who).ru_maxrss / 1024
                   for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))  # fmt: skip
    return f"{here:.0f} MB here, {there:.0f} MB a worker"


def main(games: int, jobs: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for name, deals in (("a tenth", games // 10), ("all", games)):
            began, used = time.monotonic(), seconds()
            answer = run(make_plan(PLAN | {"deals": deals}), jobs=jobs, out=Path(folder) / name)
            took, cpu = time.monotonic() - began, seconds() - used
            size = sum(file.stat().st_size for file in Path(folder, name).rglob("*.parquet"))
            assert answer.parts[0].arms[0].matches == deals
            print(f"{deals:,} games: {took:.1f} s, {cpu:.1f} s of the processor on {jobs} cores, "
                  f"{deals / cpu:,.0f} games a second of it; {megabytes()}; "
                  f"{size / 1e6:.1f} MB of Parquet", flush=True)  # fmt: skip


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    main(*(given + [1_000_000, 2][len(given) :]))
