"""Moments of decision in a small form, and bots asked for theirs."""

from collections import Counter
from collections.abc import Callable, Hashable

from msgspec import Struct

from ludiade.bots import Seen, bot
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.learning.reduced import Reduced
from ludiade.kernel.state import State
from ludiade.kernel.types import Action

PLAYERS = 2


class Moment(Struct, frozen=True):
    """What a seat sees, the names of what it may do, and any truth behind it."""

    form: Reduced
    state: State
    seen: Seen
    names: list[Hashable]

    def at(self, action: Action) -> int:
        """The place of an action among the names."""
        return self.names.index(self.form.name(self.state, action))


def moment(form: Reduced, state: State, seat: int) -> Moment:
    """The moment at which a seat is awaited."""
    seen = Seen(
        form.game, form.options, PLAYERS, seat, state.view(Eyes(seat)), state.actions(seat)
    )  # fmt: skip
    names = [form.name(state, move.action) for move in form.moves(state, seat)]
    return Moment(form, state, seen, names)


Habit = Callable[[Hashable, Moment], list[float]]
"""How likely a player chooses each of the names, by a key under which the moment is known."""


def habit_of(level: str, times: int) -> Habit:
    """A bot of the house, asked so many times with other seeds; asked again, it says the same."""
    said: dict[Hashable, list[float]] = {}

    def choose(key: Hashable, here: Moment) -> list[float]:
        if key not in said:
            chosen = Counter(
                here.at(bot(level, seed).choose(here.seen)) if len(here.names) > 1 else 0
                for seed in range(1, times + 1)
            )
            said[key] = [chosen[at] / times for at in range(len(here.names))]
        return said[key]

    return choose
