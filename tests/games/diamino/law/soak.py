"""Many random matches under all laws and beside the checker: `python -m … score 20000`.

Every law at five random inputs of each match; every placement judged twice, and at one turn in
four six more that are nearly one.
"""

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from os import cpu_count

from msgspec.structs import replace

from ludiade.games.diamino.box import PLAYERS, Diamino
from ludiade.games.diamino.words.lexicon import Lexicon
from ludiade.kernel import state
from ludiade.kernel.dice import Dice
from ludiade.testing.trial import trial
from ludiade.testing.walk import new_match
from tests.games.diamino.law.trial import beside_the_checker

MOMENTS = 5


class OneFormula(Diamino):
    """The game with its formula fixed."""

    def __init__(self, formula):
        super().__init__()
        self.formula = formula

    def any_options(self, players, dice):
        return replace(super().any_options(players, dice), formula=self.formula)


@cache
def known(word_filter, lemmas_only):
    return frozenset(Lexicon.open().words(word_filter, lemmas_only))


def one(formula, number):
    """Match `number` of the soak: its inputs, and the kinds of refusals met beside the checker."""
    game = OneFormula(formula)
    seats = PLAYERS[formula]
    players = seats[number % len(seats)]
    if formula == "race" and players < 4 and number % 3:
        players = 4 + number % 5  # few races of two or three: their racks are long
    try:
        tally = trial(game, players, Dice(7919 * number), moments=MOMENTS)
        dice = Dice(7919 * number + 1)
        match = new_match(game, players, dice)
        agreed = known(match.options.word_filter, match.options.lemmas_only)
        seen = beside_the_checker(match, dice, agreed, one_in=4)
    except Exception as error:
        raise AssertionError(f"{formula}, {players} players, match {number}: {error}") from error
    return tally.inputs, players, seen


def main(formula, games):
    began = time.monotonic()
    inputs, tables, seen = 0, {}, set()
    with ProcessPoolExecutor(min(2, cpu_count() or 1)) as pool:
        results = pool.map(partial(one, formula), range(games), chunksize=10)
        for number, (count, players, met) in enumerate(results, 1):
            inputs += count
            tables[players] = tables.get(players, 0) + 1
            seen |= met
            if number % max(1, games // 20) == 0:
                print(f"{number:>9,} matches  {time.monotonic() - began:7.0f} s", flush=True)
    kind = "plain" if str(state.__file__).endswith(".py") else "compiled"
    print(f"diamino {formula}, {kind}: {games:,} matches, {inputs:,} inputs, tables {tables}")
    print("met beside the checker:", ", ".join(sorted(seen)))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
