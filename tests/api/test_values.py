"""States, moves, dice and waits are values: copied, pickled, hashed and compared in every build."""

import copy
import pickle

import pytest

import ludiade
from ludiade.kernel.shelf import games
from ludiade.testing.walk import new_match, next_input

WAYS = [copy.copy, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_states_and_inputs_are_values(game):
    for players in (game.seats.start, game.seats.stop - 1):
        dice = ludiade.Dice(players)
        match = new_match(game, players, dice)
        for number in range(60):
            state = match.state
            for way in WAYS if number % 10 == 0 else WAYS[:1]:
                other = way(state)
                assert other == state
                assert hash(other) == hash(state)
                assert other is not state
                assert other.held == state.held
                assert way(state.waiting()) == state.waiting()
                ludiade.playout(other, ludiade.Dice(1), 5)
                assert isinstance(state.waiting(), ludiade.Over) or other != state
            given = next_input(match, dice)
            if given is None:
                break
            for way in WAYS:
                assert way(given) == given
                assert hash(way(given)) == hash(given)
                assert repr(way(given)) == repr(given)
            before = state.copy()
            match.apply(given)
            assert before != match.state


def test_copied_dice_fall_alike_and_go_their_own_way():
    dice = ludiade.Dice(7)
    dice.below(6)
    for way in WAYS:
        other = way(dice)
        assert other == dice
        assert hash(other) == hash(dice)
        expected = way(dice).order(20)
        assert other.order(20) == expected
        assert other != dice


def test_values_of_different_kinds_differ():
    kinds = [
        ludiade.Awaiting((0, 1), 15), ludiade.Awaiting((0, 1)), ludiade.Shuffle(3),
        ludiade.Over([1, 2]), ludiade.Over([1, 2], [1, 1]), ludiade.Shuffled([0, 1, 2]),
        ludiade.Expired(), ludiade.Move(0, ludiade.game("diego").actions(2)[0]),
        ludiade.Move(1, ludiade.game("diego").actions(2)[0]), ludiade.Dice(1), ludiade.Dice(2),
    ]  # fmt: skip
    for n, one in enumerate(kinds):
        assert one != 7
        for m, other in enumerate(kinds):
            assert (one == other) == (n == m)
