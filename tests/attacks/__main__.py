"""Run attacks and tell what each has come to: python -m tests.attacks [ROW …]."""

import sys
import time
from concurrent.futures import ThreadPoolExecutor

from tests.attacks.attack import Row, Verdict
from tests.attacks.rows import ROWS
from tests.services import services_under_test

AT_ONCE = 3
"""Rows, each with a server of its own: they wait more than they work."""


def run(row: Row) -> list[Verdict]:
    """One row, told as it goes."""
    return row.run(lambda verdict: print(verdict, flush=True))


def _number(row: Row) -> int:
    return row.number


def main(wanted: list[int]) -> int:
    """Run the rows of these numbers, or all; 1 where any attack has succeeded."""
    began = time.monotonic()
    rows = [row for row in ROWS if not wanted or row.number in wanted]
    with services_under_test(), ThreadPoolExecutor(AT_ONCE) as pool:
        verdicts = [verdict for many in pool.map(run, rows) for verdict in many]
    print("\nrow  attacks  withstood  what is done")
    for row in sorted({one.number: one for one in reversed(rows)}.values(), key=_number):
        mine = [verdict for verdict in verdicts if verdict.row == row.number]
        held = sum(verdict.problem is None for verdict in mine)
        print(f"{row.number:3}  {len(mine):7}  {held:9}  {row.done}")
    lost = sum(verdict.problem is not None for verdict in verdicts)
    took = time.monotonic() - began
    print(f"{len(verdicts) - lost} of {len(verdicts)} withstood, in {took:.0f} s")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main([int(word) for word in sys.argv[1:]]))
