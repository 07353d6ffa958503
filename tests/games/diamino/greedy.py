"""A Diamino player that is greedy: the formula's own points at once, then tiles placed.

It knows every word and sees no turn ahead; of plays that bring the same it takes one that spares
the jokers. As a foreign bot of the arena:

    ludiade arena diamino --bots expert,tests.games.diamino.greedy:choose --games 200
"""

import json

import msgspec

from ludiade.bots.question import read
from ludiade.games.diamino.knowledge.sketch import Sketch
from ludiade.games.diamino.lists import word_lists
from ludiade.games.diamino.material import GREEN, GROUND, JOKER, LISTING, RED, SIDE, VALUES
from ludiade.games.diamino.placement import words_formed
from ludiade.games.diamino.plays.legal import may_cover_black, plays, written
from ludiade.games.diamino.rules import Table
from ludiade.games.diamino.stages import Stage
from ludiade.games.diamino.types import Accept, Contest, Exchange, Pass, Shed
from ludiade.games.diamino.words.plays import TILES_LAID, Play, Value
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.types import Action

FINISHING = 400
"""Plays among which a finishing one is looked for, those of the most tiles."""
TILE, JOKER_TILE = 10, 9


def _devils(red: int, green: int) -> Value:
    worth = {RED: red, GREEN: green}
    return Value(
        [JOKER_TILE if tile == JOKER else TILE for tile in LISTING],
        [[worth.get(GROUND[row * SIDE + col], 0) for col in range(SIDE)] for row in range(SIDE)],
    )


SCORE = _devils(10_000, -5_000)
RACE = _devils(TILE, -TILE)
"""In a race a red devil is a tile less, a green one a tile more."""


def greedy(table: Table, seat: int) -> Action:
    """What a greedy player does at this table."""
    rack = table.racks[seat]
    if table.stage == Stage.CONTEST:
        admitted = word_lists.judge(table.options)
        formed = words_formed(table.board, table.fresh)
        return Accept() if all(admitted(word.upper()) for word in formed) else Contest()
    if table.stage == Stage.SHEDDING:
        return Shed(max(rack, key=lambda tile: VALUES[tile]))
    ends = _finishing(table) if len(rack) <= SIDE and may_cover_black(table) else []
    value = RACE if table.formula == "race" else SCORE
    best = ends or [play for _, play in plays(table).best(rack, 1, value)]
    if best:
        return written(table, best[0])
    number = table.may_exchange()
    return Exchange(rack[:number]) if number else Pass()


def _finishing(table: Table) -> list[Play]:
    """The plays that end the deal, the one of the most points first."""
    sketch = Sketch(table, word_lists.graph(table.options))
    seat = sketch.turn
    here = sketch.mark()
    found: list[tuple[int, Play]] = []
    for _, play in plays(table).best(table.racks[seat], FINISHING, TILES_LAID, out_black=True):
        sketch.lay(play, LISTING)
        if sketch.over:
            found.append((sketch.points[seat], play))
        sketch.back(here)
    return [play for _, play in sorted(found, reverse=True)]


def choose(question: dict[str, object]) -> object:
    """The answer to a line of the arena."""
    seen, seed = read(json.dumps(question).encode())
    table = seen.game.imagine(seen.options, seen.players, Eyes(seen.seat), seen.view, Dice(seed))
    return msgspec.to_builtins(greedy(table, seen.seat))
