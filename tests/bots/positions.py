"""Moments of decision to think about."""

from ludiade.bots import Seen, seen
from ludiade.kernel.dice import Dice
from ludiade.kernel.inputs import Awaiting
from ludiade.kernel.match import Match
from ludiade.kernel.shelf import find
from ludiade.testing.walk import next_input


def position(game: str, players: int, seed: int, inputs: int, choices: int = 2) -> Seen:
    """What a seat sees after so many random inputs, or later, with so many choices at least."""
    found = find(game)
    assert found is not None
    dice = Dice(seed)
    match = Match(found, found.Options(), players)
    while True:
        given = next_input(match, dice)
        assert given is not None, "over before there was a choice"
        match.apply(given)
        waiting = match.state.waiting()
        if len(match.inputs) >= inputs and isinstance(waiting, Awaiting):
            here = seen(match, waiting.seats[0])
            if len(here.actions) >= choices:
                return here
