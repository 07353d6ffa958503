"""Run attacks and tell what each has come to: python -m tests.attacks [ROW …]."""

import sys
import time

from tests.attacks.attack import Verdict
from tests.attacks.rows import ROWS


def main(wanted: list[int]) -> int:
    """Run the rows of these numbers, or all; 1 where any attack has succeeded."""
    began = time.monotonic()
    verdicts: list[Verdict] = []
    for row in ROWS:
        if not wanted or row.number in wanted:
            print(f"{row.number:3}  {row.done}", flush=True)
            verdicts += row.run(lambda verdict: print(verdict, flush=True))
    lost = [verdict for verdict in verdicts if verdict.problem is not None]
    print("\nrow  attacks  succeeded")
    for row in sorted({verdict.row for verdict in verdicts}):
        mine = [verdict for verdict in verdicts if verdict.row == row]
        print(f"{row:3}  {len(mine):7}  {sum(v.problem is not None for v in mine):9}")
    print(f"{len(verdicts) - len(lost)} of {len(verdicts)} withstood,"
          f" in {time.monotonic() - began:.0f} s")  # fmt: skip
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main([int(word) for word in sys.argv[1:]]))
