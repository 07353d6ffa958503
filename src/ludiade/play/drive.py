"""A match between bots, driven to its end."""

from collections.abc import Sequence

from ludiade.bots import Bot, seen
from ludiade.kernel.dice import Dice
from ludiade.kernel.fairness.chance import Chance
from ludiade.kernel.inputs import Awaiting, Move, Over, Shuffle, Shuffled
from ludiade.kernel.match import Match


def drive(match: Match, bots: Sequence[Bot], chance: Chance, dice: Dice) -> Over:
    """Play a match to its end; where several seats are awaited, `dice` says who speaks first."""
    while True:
        waiting = match.state.waiting()
        if isinstance(waiting, Awaiting):
            seat = waiting.seats[dice.below(len(waiting.seats))]
            match.apply(Move(seat, bots[seat].choose(seen(match, seat))))
        elif isinstance(waiting, Shuffle):
            match.apply(Shuffled(chance.order(waiting.size)))
        else:
            return waiting
