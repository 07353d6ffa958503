"""Whatever is told of a match in figures agrees with its outcome, in every game and variant."""

import pytest

from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import SPECTATOR
from ludiade.kernel.inputs import Awaiting, Over, Shuffle, Shuffled
from ludiade.kernel.match import Match
from ludiade.kernel.shelf import get, names
from tests.kernel.tiny import Tiny

QUICK = [name for name in names() if name != "diamino"]
"""Diamino's plays are sought in a lexicon: its sheet is tried with tables of its own."""

MOST_INPUTS = 400


def played(name, seed):
    """A match of random options and moves to its end, and all that was told."""
    game, dice = get(name), Dice(seed)
    players = game.seats[dice.below(len(game.seats))]
    match, told = Match(game, game.any_options(players, dice), players), []
    while not isinstance(waiting := match.state.waiting(), Over):
        if isinstance(waiting, Shuffle):
            match.apply(Shuffled(dice.order(waiting.size)), told)
        else:
            assert isinstance(waiting, Awaiting)
            seat = waiting.seats[dice.below(len(waiting.seats))]
            match.apply(match.state.pick(seat, dice), told)
    return match, told, waiting


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("seed", range(3, 11))
def test_a_sheet_agrees_with_the_outcome(name, seed):
    match, told, over = played(name, seed)
    game = match.game
    sheet = game.sheet(match.options, match.players, told, match.state.view(SPECTATOR))
    assert sorted(sheet.order) == list(range(match.players))
    ranks = [over.ranks[seat] for seat in sheet.order]
    assert ranks == sorted(ranks), "a better rank stands behind a worse one"
    before = [0] * match.players
    for number, one in enumerate(sheet.rounds, 1):
        assert one.number == number
        before = [had + got for had, got in zip(before, one.points, strict=True)]
        assert one.totals == before
    if sheet.rounds:
        assert before == over.scores
    assert any(isinstance(event, game.sums_up) for event in told)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("seed", range(12))
def test_figures_change_only_where_the_game_says_so(name, seed):
    """A server that was started again sums up later, and tells the same."""
    game, dice = get(name), Dice(seed)
    players = game.seats[dice.below(len(game.seats))]
    match, told = Match(game, game.any_options(players, dice), players), []
    summed, before, inputs = None, 0, 0
    while not isinstance(waiting := match.state.waiting(), Over) and inputs < MOST_INPUTS:
        if isinstance(waiting, Shuffle):
            match.apply(Shuffled(dice.order(waiting.size)), told)
        else:
            seat = waiting.seats[dice.below(len(waiting.seats))]
            match.apply(match.state.pick(seat, dice), told)
        inputs += 1
        new, before = told[before:], len(told)
        changed = any(isinstance(event, game.sums_up) for event in new)
        if changed or summed is not None:
            now = game.sheet(match.options, players, told, match.state.view(SPECTATOR))
            assert changed or now == summed, new
            summed = now


def test_a_game_that_sums_nothing_up_has_no_sheet():
    tiny = Tiny()
    assert tiny.sheet(tiny.Options(), 2, [], None) is None
    assert "sheet" not in tiny.schema()["properties"]
    assert "sheet" in get("diabolo").schema()["properties"]
