"""A patience solved by trial: lay words at random, the awkward tiles early, until it comes out."""
# Not compiled: it works on the plays of the generator, which Cython compiles.

import time
from random import Random

from ludiade.games.diamino import types as t
from ludiade.games.diamino.material import JOKER, VALUES
from ludiade.games.diamino.plays.legal import plays, written
from ludiade.games.diamino.rules import Table
from ludiade.kernel.inputs import Move
from ludiade.kernel.types import Action

OPTIONS = t.Options(formula="patience")
HANDFUL = 7
FEW = 9
"""Tiles left from which on all of them, jokers too, are tried together."""


def solve(seed: str, seconds: float) -> list[Action]:
    """The placements of the best attempt within that time, and the pass that ends it."""
    rng = Random(seed)
    end = time.monotonic() + seconds
    best: list[Action] = []
    fewest = len(Table(OPTIONS, 1).racks[0]) + 1
    while fewest and (time.monotonic() < end or not best):
        actions, left = attempt(rng)
        if left < fewest:
            best, fewest = actions, left
    return best if fewest == 0 else [*best, t.Pass()]


def attempt(rng: Random) -> tuple[list[Action], int]:
    """Words laid until nothing more fits, and the number of tiles left."""
    table = Table(OPTIONS, 1)
    actions: list[Action] = []
    while table.racks[0]:
        place = choose(table, rng)
        if place is None:
            break
        table.apply(Move(0, place))
        actions.append(place)
    return actions, len(table.racks[0])


def choose(table: Table, rng: Random) -> t.Place | None:
    """A word of a few tiles, the awkward ones rather than the others; jokers are kept."""
    rack = table.racks[0]
    finder = plays(table)
    if len(rack) > FEW:
        play = finder.random(_handful(rack.replace(JOKER, ""), rng), rng)
        if play is not None:
            return written(table, play)
    play = finder.random(rack, rng)
    return None if play is None else written(table, play)


def _handful(letters: str, rng: Random) -> str:
    """A few letters, each the more likely the higher its figure."""
    drawn = sorted(letters, key=lambda tile: rng.random() ** (1 / (1 + VALUES[tile])))
    return "".join(drawn[-HANDFUL:])
