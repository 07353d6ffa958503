"""The guided first games of the page can be played as they are written, by today's rules."""

import json
from pathlib import Path

import pytest

from ludiade.games.diadingo.types import Drew
from ludiade.kernel.inputs import Move, Shuffle, Shuffled
from ludiade.kernel.match import Match
from ludiade.kernel.shelf import find, names

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def guided(name):
    """The match of a lesson, with what each move of the first seat was told before it."""
    plan = json.loads((GAMES / name / "lesson" / "plan.json").read_text())
    game = find(name)
    players = 1 + len(plan["partners"])
    match = Match(game, game.read_options(plan["options"], players), players)
    orders, moves, told = plan["orders"], plan["moves"], [[]]
    while len(match.inputs) < plan["end"]:
        if isinstance(match.state.waiting(), Shuffle):
            match.apply(Shuffled(orders.pop(0)), told[-1])
            continue
        move = moves.pop(0)
        assert move["n"] == len(match.inputs)
        if move["seat"] == 0:
            told.append([])
        match.apply(Move(move["seat"], game.read_action(move["action"])), told[-1])
    assert not moves
    return match, told


@pytest.mark.parametrize("name", names())
def test_every_move_is_legal_at_its_place(name):
    guided(name)


def test_diadingo_draws_the_rings_that_its_lesson_names():
    _, told = guided("diadingo")
    events = [event for part in told for event in part]
    drawn = [event.card for event in events if isinstance(event, Drew) and event.seat == 0]
    assert drawn == [
        "ring-2000", "ring-3000", "theft", "ring-1000", "ring-3000", "theft", "ring-2000",
    ]  # fmt: skip
