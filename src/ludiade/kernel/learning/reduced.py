"""Small games that can be solved: a title's own rules on a few cards, or from a late position.

A title's `learning.reduced` names its form `form`. What chance has in store is drawn when it is
met, not when it is shuffled: a state keeps the cards nobody has seen in any order, and `after` says
where each of them would lead.
"""

from collections.abc import Hashable

from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Move
from ludiade.kernel.state import State
from ludiade.kernel.types import Action, Options

Outcomes = list[tuple[float, State]]
"""Where chance may lead, and how likely; their sum is 1."""


class Reduced:
    """A form for two players in which seat 0 begins; bots play it as they play the title."""

    about: str
    """What is small about it, in a few words."""
    hidden: bool = False
    """Whether a seat may know what the other does not."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        self.game = game
        self.options = options

    def openings(self) -> Outcomes:
        """What chance may have dealt before the first decision."""
        raise NotImplementedError

    def after(self, state: State, move: Move) -> Outcomes:
        """Where a move may lead."""
        twin = state.copy()
        twin.apply(move)
        return [(1.0, twin)]

    def position(self, state: State) -> Hashable:
        """All that decides how a table goes on; asked only where nothing is hidden."""
        return state.truth()

    def name(self, state: State, action: Action) -> Hashable:
        """An action but for which of several like things it names."""
        return action

    def moves(self, state: State, seat: int) -> list[Move]:
        """What a seat may do, one of each name."""
        named: dict[Hashable, Move] = {}
        for action in state.all_actions(seat):
            named.setdefault(self.name(state, action), Move(seat, action))
        return list(named.values())
