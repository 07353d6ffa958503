"""The table that Diamino's bots have in their heads, beside the real one on random play."""

from collections import Counter
from random import Random

import pytest

from ludiade.games.diamino import types as t
from ludiade.games.diamino.knowledge.sketch import Sketch
from ludiade.games.diamino.lists.word_lists import graph
from ludiade.games.diamino.material import BLACK, EMPTY, GROUND, LISTING, RED
from ludiade.games.diamino.placement import put, read
from ludiade.games.diamino.plays.legal import every_play, plays, written
from ludiade.games.diamino.rules import Table
from ludiade.games.diamino.stages import Stage
from ludiade.games.diamino.words.plays import Play
from ludiade.kernel.inputs import Move, Over, Shuffle, Shuffled
from tests.games.diamino.tables import SEED, table

DEALS = 60
MOST_TURNS = 200
LETTERS = "AEIULNRSTZOKP*AESUNTEI"


def rest_of_a_deal(rng: Random, formula: str) -> Table:
    """A few words lie, a few tiles are in hand and in the reserve, under any options."""
    players = rng.choice([2, 2, 3])
    it = table(
        ["".join(rng.choices(LETTERS, k=rng.randrange(1, 5))) for _ in range(players)],
        "".join(rng.choices(LETTERS, k=rng.choice([0, 0, 2, 6]))),
        SEED,
        rng.randrange(players),
        [rng.randrange(40) for _ in range(players)],
        formula=formula,
        auto_validate=True,
        word_scoring=rng.choice(["none", "placed", "main_word"]),
        red_discard_can_finish=rng.random() < 0.5,
        max_idle_rounds=rng.choice([1, 3]),
    )
    for _ in range(rng.randrange(12)):
        if play := plays(it).random("".join(rng.choices(LETTERS, k=5)), rng):
            word = written(it, play).word
            it.board = put(it.board, read(it.board, play.at, word), word)
    return it


def lay(it: Table, action: t.Place, shed: str, rng: Random) -> None:
    """Place at the real table; for red devils what comes first in `shed` is put back."""
    seat = it.turn
    it.apply(Move(seat, action))
    mix(it, rng)
    while it.stage == Stage.SHEDDING:
        it.apply(Move(seat, t.Shed(min(it.racks[seat], key=shed.index))))
        mix(it, rng)


def mix(it: Table, rng: Random) -> None:
    if isinstance(waiting := it.waiting(), Shuffle):
        it.apply(Shuffled(rng.sample(range(waiting.size), waiting.size)))


def shown(it: Table | Sketch, board: str) -> dict[str, object]:
    """All that a sketch must have right; tiles that lie in a heap have no order."""
    over = it.over if isinstance(it, Sketch) else isinstance(it.waiting(), Over)
    state: dict[str, object] = {
        "board": board.upper(), "racks": [Counter(rack) for rack in it.racks],
        "reserve": Counter(it.reserve), "over": over,
    }  # fmt: skip
    if it.options.formula == "score":
        state["points"] = list(it.points)
    if over:
        return state | {"finisher": it.finisher}
    return state | {"turn": it.turn, "passes": it.passes, "idle": it.idle}


def covered(it: Table, sketch: Sketch, play: Play) -> set[str]:
    """The grounds that a play covers."""
    return {GROUND[square] for square in sketch.squares(play) if it.board[square] == EMPTY}


def both(it: Table, sketch: Sketch) -> tuple[dict[str, object], dict[str, object]]:
    rows = "".join(sketch.board.rows()).replace(BLACK, EMPTY)
    return shown(it, it.board), shown(sketch, rows)


@pytest.mark.parametrize("formula", ["score", "race"])
def test_a_sketch_of_random_play_is_the_real_table(formula):
    rng = Random(5)
    seen: Counter[str] = Counter()
    for _ in range(DEALS):
        it = rest_of_a_deal(rng, formula)
        for _ in range(MOST_TURNS):
            if isinstance(it.waiting(), Over):
                break
            sketch = Sketch(it, graph(it.options))
            found = sketch.all()
            assert {written(it, play) for play in found} == set(every_play(it))
            start, before = sketch.mark(), both(it, sketch)
            assert before[0] == before[1]
            kind = rng.random()
            if found and kind < 0.8:
                special = [play for play in found if {BLACK, RED} & covered(it, sketch, play)]
                play = rng.choice(special if rng.random() < 0.7 and special else found)
                seen.update(["laid", *covered(it, sketch, play)])
                shed = "".join(rng.sample(LISTING, len(LISTING)))
                sketch.lay(play, shed)
                lay(it, written(it, play), shed, rng)
            else:
                most = it.may_exchange() if kind < 0.95 else 0
                tiles = "".join(rng.sample(it.racks[it.turn], rng.randrange(most + 1)))
                seen["exchanged" if tiles else "passed"] += 1
                sketch.swap(tiles)
                it.apply(Move(it.turn, t.Exchange(tiles) if tiles else t.Pass()))
                mix(it, rng)
            now = both(it, sketch)
            assert now[0] == now[1]
            seen["finished" if it.finisher >= 0 else "blocked"] += isinstance(it.waiting(), Over)
            sketch.back(start)
            assert both(it, sketch)[1] == before[1], "what was tried is not taken back"
        else:
            raise AssertionError("no end")
    kinds = ("laid", "exchanged", "passed", "finished", "blocked", BLACK, RED)
    assert all(seen[kind] > 3 for kind in kinds), seen
