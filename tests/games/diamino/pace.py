"""How long Diamino's best bot thinks about twelve tiles in the middle of a game.

    .venv-compiled/bin/python -m tests.games.diamino.pace 30

prints for each formula the mean and the longest of so many positions, in seconds of one core.
"""

import sys
from collections.abc import Iterator
from itertools import count, islice
from time import process_time

from ludiade.bots.knowledge import knowledge_of
from ludiade.bots.levels import numbers
from ludiade.games.diamino.box import game
from ludiade.games.diamino.rules import RACK, Table
from ludiade.games.diamino.stages import Stage
from ludiade.games.diamino.types import Options
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Over, Shuffle, Shuffled

LAID = 24
"""Tiles on the board from which on a game counts as well under way."""


def middle_games(formula: str) -> Iterator[Table]:
    """The first position of each game in which the seat to move holds twelve tiles."""
    habits = knowledge_of("diamino", {}, 1)
    for seed in count():
        dice = Dice(seed)
        table = game.start(Options(formula=formula, auto_validate=True), 2)
        while not isinstance(waiting := table.waiting(), Over):
            if isinstance(waiting, Shuffle):
                table.apply(Shuffled(dice.order(waiting.size)))
                continue
            laid = sum(sign != "." for sign in table.board)
            if table.stage == Stage.TURN and laid >= LAID and len(table.racks[table.turn]) == RACK:
                yield table
                break
            table.apply(habits.play(table, table.turn, dice))


def seconds(table: Table) -> float:
    """What one thought costs."""
    expert = knowledge_of("diamino", numbers("diamino", "expert"), 1)
    began = process_time()
    expert.decide(table, table.turn, Dice(1), lambda: False)
    return process_time() - began


def main() -> None:
    number = int(sys.argv[1])
    for formula in ("score", "race"):
        times = [seconds(table) for table in islice(middle_games(formula), number)]
        print(f"{formula}: mean {sum(times) / number:.2f} s, longest {max(times):.2f} s")


if __name__ == "__main__":
    main()
