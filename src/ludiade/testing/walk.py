"""Random walks through a game: the ground on which every law is tried."""

from collections.abc import Iterator

from ludiade.kernel.dice import Dice
from ludiade.kernel.errors import Illegal
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Awaiting, Expired, Input, Over, Shuffle, Shuffled
from ludiade.kernel.match import Match
from ludiade.kernel.types import Event

MOST_INPUTS = 30_000


def new_match(game: AnyGame, players: int, dice: Dice) -> Match:
    """A match of this many players under random options."""
    return Match(game, game.any_options(players, dice), players)


def next_input(match: Match, dice: Dice) -> Input | None:
    """Something that may happen now, delays that run out among it; nothing once it is over."""
    waiting = match.state.waiting()
    if isinstance(waiting, Awaiting):
        if waiting.seconds is not None and dice.below(6) == 0:
            return Expired()
        seat = waiting.seats[dice.below(len(waiting.seats))]
        return match.state.pick(seat, dice)
    if isinstance(waiting, Shuffle):
        return Shuffled(dice.order(waiting.size))
    assert isinstance(waiting, Over)
    return None


def walk(match: Match, dice: Dice) -> Iterator[tuple[Input, list[Event]]]:
    """Play a match to its end, handing out each input with what it told, after it happened."""
    for _ in range(MOST_INPUTS):
        given = next_input(match, dice)
        if given is None:
            return
        told: list[Event] = []
        try:
            match.apply(given, told)
        except Illegal as illegal:
            raise AssertionError(f"listed, but {illegal.code}: {given}") from illegal
        yield given, told
    raise AssertionError(f"{match.game.id} did not end within {MOST_INPUTS} inputs")
