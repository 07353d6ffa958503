"""Every course of a small form in which seats hide something from each other, as one tree.

What a seat knows is all that it has seen so far: the chain of its views.
"""

import msgspec

from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Awaiting, Over
from ludiade.kernel.knowledge import shares
from ludiade.kernel.learning.reduced import Outcomes, Reduced
from ludiade.kernel.state import State
from ludiade.lab.reduced.cfr import Node
from ludiade.lab.reduced.moments import Moment, moment

Chains = tuple[int, int]


class Tree:
    """The tree from the deal on, and the moment of decision behind every key of its nodes."""

    def __init__(self, form: Reduced) -> None:
        self.form = form
        self.moments: dict[int, Moment] = {}
        self._chains: dict[tuple[int, bytes], int] = {}
        self.root = self._drawn(form.openings(), (-1, -1))

    def _drawn(self, outcomes: Outcomes, chains: Chains) -> Node:
        if len(outcomes) == 1:
            return self._node(outcomes[0][1], chains)
        node = Node()
        node.likely = [likely for likely, _ in outcomes]
        node.after = [self._node(state, chains) for _, state in outcomes]
        return node

    def _node(self, state: State, chains: Chains) -> Node:
        waiting = state.waiting()
        if isinstance(waiting, Over):
            return Node(shares(waiting.ranks)[0])
        assert isinstance(waiting, Awaiting)
        chains = (self._chain(state, 0, chains[0]), self._chain(state, 1, chains[1]))
        seat = waiting.seats[0]
        node = Node(seat=seat, key=chains[seat])
        if node.key not in self.moments:
            self.moments[node.key] = moment(self.form, state, seat)
        node.after = [
            self._drawn(self.form.after(state, move), chains)
            for move in self.form.moves(state, seat)
        ]
        return node

    def _chain(self, state: State, seat: int, before: int) -> int:
        """A number for all that a seat has seen up to now."""
        seen = (before, msgspec.json.encode(state.view(Eyes(seat))))
        return self._chains.setdefault(seen, len(self._chains))
