"""Solve every small form and say how far each level is from perfect play: `--help`."""

import argparse
import sys
import time

from ludiade.bots.levels import LEVELS, numbers
from ludiade.lab.reduced import forms
from ludiade.lab.reduced.moments import habit_of
from ludiade.lab.reduced.solved import solve


def main() -> None:
    """Print one table in Markdown, a line as soon as it is known."""
    parser = argparse.ArgumentParser(prog="python -m ludiade.lab.reduced", description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(forms()), help="all if none is named")
    parser.add_argument("--levels", default=",".join(LEVELS), help="with commas; may be empty")
    parser.add_argument("--times", type=int, default=8, help="how often a bot is asked the same")
    given = parser.parse_args()
    levels = [level for level in given.levels.split(",") if level]
    print("| game | form | moments | solved by | value |", *[f"{x} |" for x in levels])
    print("|---|---|---|---|---|" + "---|" * len(levels))
    for name in given.games:
        began = time.process_time()
        form = forms()[name]
        solved = solve(form)
        error = (solved.high - solved.low) / 2
        value = f"{solved.value:.4f}" + (f" ± {error:.4f}" if error > 0 else "")
        cells = [name, form.about, f"{solved.size:,}", solved.way, value]
        for level in levels:
            # who searches and has nothing to hide says much the same each time, and takes long
            once = not form.hidden and numbers(name, level)["playouts"] > 0
            habit = habit_of(level, 1 if once else given.times)
            cells.append(f"{solved.loses(habit):.3f}")
        print(f"| {' | '.join(cells)} |", flush=True)
        print(f"{name}: {time.process_time() - began:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
