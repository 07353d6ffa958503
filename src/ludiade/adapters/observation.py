"""What a learning program sees and may do: arrays of numbers, the same for every adapter."""

from typing import Any, TypeAlias

import numpy as np

from ludiade.api.match import Match
from ludiade.kernel import shelf
from ludiade.kernel.errors import BadRecord
from ludiade.kernel.game import AnyGame
from ludiade.kernel.knowledge import shares
from ludiade.kernel.types import Action

Array: TypeAlias = Any
"""A NumPy array, whose types are there only with the extra."""
BOUND = 1e6
"""No number of an observation lies beyond it, or below its negative."""


class Observer:
    """How a game is seen by so many players; BadRecord without `learning.observation`."""

    def __init__(self, game: AnyGame, players: int) -> None:
        part = shelf.part(game.id, "learning.observation")
        if part is None:
            raise BadRecord("$.game", "no_observation", game=game.id)
        self.game = game
        self.players = players
        self._part = part
        self.features: tuple[str, ...] = getattr(part, "FEATURES", ())
        """Of an action, where a game's actions have no numbers; else nothing."""
        self._actions = None if self.features else game.actions(players)
        self.actions = part.MOST_OFFERED if self._actions is None else len(self._actions)
        """How many numbers there are for an action."""

    def layout(self, match: Match) -> list[tuple[str, int]]:
        """The blocks of an observation, by name and length, in their order.

        Where actions have features, those of all numbers on offer are the last block, `offered`.
        """
        found = self._part.observe(match.view(0), 0, self.players)
        blocks = [(name, len(values)) for name, values in found]
        offered = [("offered", self.actions * len(self.features))] if self.features else []
        return blocks + offered

    def observe(self, match: Match, seat: int, offer: "Offer") -> Array:
        """What a seat sees, the features of what it is offered included."""
        found = self._part.observe(match.view(seat), seat, self.players)
        seen = np.array([x for _, values in found for x in values], np.float32)
        return np.concatenate([seen, offer.features.ravel()]) if self.features else seen

    def menu(self, match: Match, seat: int) -> "Offer":
        """What a seat may do now: nothing where it is not awaited."""
        mask = np.zeros(self.actions, np.int8)
        rows = np.zeros((self.actions if self.features else 0, len(self.features)), np.float32)
        by_number: dict[int, Action] = {}
        if not match.over and seat in match.awaited:
            if self._actions is None:
                for number, (action, values) in enumerate(self._part.offers(match.state, seat)):
                    by_number[number] = action
                    rows[number] = values
            else:
                for action in match.seen(seat).actions:
                    by_number[self._actions.index(action)] = action
            mask[list(by_number)] = 1
        return Offer(by_number, mask, rows)


class Offer:
    """The actions of a moment by their numbers, their mask, and their features if they have any."""

    def __init__(self, actions: dict[int, Action], mask: Array, features: Array) -> None:
        self.actions = actions
        self.mask = mask
        self.features = features


def rewards(match: Match) -> list[float]:
    """What each seat gets at the end: 1 for beating all others, −1 for none; they add up to 0."""
    ranks = match.ranks
    assert ranks is not None
    return [2.0 * share - 1.0 for share in shares(ranks)]
