"""How much room there is: what the best answer takes from each opponent on the small form.

    python -m tests.bots.heuristics.room diego diabolo

Where perfect play that knows the opponent takes 0.038, nobody can take more than 53.8 % of the
points from it there (docs/reduced-forms.md).
"""

import sys
from collections.abc import Callable, Hashable
from importlib import import_module
from pathlib import Path

from ludiade.bots import Seen
from ludiade.kernel.types import Action
from ludiade.lab.reduced import forms
from ludiade.lab.reduced.moments import Habit, Moment
from ludiade.lab.reduced.solved import solve

HERE = Path(__file__).parent


def habit_of(choose: Callable[[Seen], Action]) -> Habit:
    """An opponent that always says the same of what it sees."""

    def say(key: Hashable, here: Moment) -> list[float]:
        said = here.at(choose(here.seen)) if len(here.names) > 1 else 0
        return [float(at == said) for at in range(len(here.names))]

    return say


def main() -> None:
    print("| game | opponent | the best answer takes |\n|---|---|---|")
    for game in sys.argv[1:] or sorted(forms()):
        solved = solve(forms()[game])
        for name in sorted(path.stem for path in (HERE / game).glob("[!_]*.py")):
            choose = import_module(f"{__package__}.{game}.{name}").choose
            print(f"| {game} | {name} | {solved.loses(habit_of(choose)):.3f} |", flush=True)


if __name__ == "__main__":
    main()
