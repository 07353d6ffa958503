"""A random game to its end, the same for every game."""

from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Awaiting, Shuffle, Shuffled
from ludiade.kernel.state import State


def playout(state: State, dice: Dice, most: int = 1_000_000) -> int:
    """Play `state` on at random until it is over or `most` decisions are made; say how many."""
    for decisions in range(most):
        waiting = state.waiting()
        while not isinstance(waiting, Awaiting):
            if not isinstance(waiting, Shuffle):
                return decisions
            state.apply(Shuffled(dice.order(waiting.size)), None, waiting)
            waiting = state.waiting()
        seat = waiting.only
        if seat < 0:
            seat = waiting.seats[dice.below(len(waiting.seats))]
        state.apply(state.pick(seat, dice), None, waiting)
    return most
