"""How far a bot falls short of best play where that is known."""

from collections.abc import Hashable
from math import sqrt
from statistics import fmean, stdev

from ludiade.bots.levels import numbers
from ludiade.bots.thinker import Thinker
from ludiade.kernel.dice import Dice
from ludiade.lab.reduced.cfr import Node, Policy
from ludiade.lab.reduced.moments import Moment
from ludiade.lab.reduced.positions import Ends, Positions
from ludiade.lab.reduced.tree import Tree


class Player:
    """A bot at each moment, asked once for each."""

    def __init__(self, game: str, level: str, playouts: float | None = None) -> None:
        known = numbers(game, level)
        self._bot = Thinker("", 1, known if playouts is None else {**known, "playouts": playouts})
        self._said: dict[Hashable, int] = {}

    def at(self, key: Hashable, here: Moment) -> int:
        """The place of its action among the names."""
        if key not in self._said:
            self._said[key] = here.at(self._bot.choose(here.seen))
        return self._said[key]

    def policy(self, tree: Tree) -> Policy:
        """The same as a function of the nodes of a tree."""

        def choose(node: Node) -> list[float]:
            here = tree.moments[node.key]
            chosen = self.at(node.key, here)
            return [float(at == chosen) for at in range(len(here.names))]

        return choose


def worths(positions: Positions, key: Hashable) -> list[float]:
    """What each move is worth to the seat in turn."""
    position = positions.known[key]
    assert position.here is not None
    means = [positions.mean(ends) for ends in position.after]
    return means if position.here.seen.seat == 0 else [1 - mean for mean in means]


def regret(positions: Positions, key: Hashable, player: Player) -> float:
    """What a player in turn gives away by its move against best play."""
    here = positions.known[key].here
    assert here is not None
    values = worths(positions, key)
    return max(values) - values[player.at(key, here)]


def given_away(positions: Positions, player: Player, seat: int, dice: Dice) -> float:
    """What a player at a seat gives away in a match against best play, all its moves together.

    The mean of this is by how much its chance to win falls short of that of best play.
    """
    key = drawn(positions.first, dice)
    total = 0.0
    while (here := positions.known[key].here) is not None:
        values = worths(positions, key)
        chosen = values.index(max(values))
        if here.seen.seat == seat:
            total += regret(positions, key, player)
            chosen = player.at(key, here)
        key = drawn(positions.known[key].after[chosen], dice)
    return total


def drawn(ends: Ends, dice: Dice) -> Hashable:
    point = dice.below(1 << 30) / (1 << 30)
    for likely, key in ends:
        point -= likely
        if point < 0.0:
            return key
    return ends[-1][1]


def most_given_away(positions: Positions, player: Player, matches: int) -> float:
    """The upper bound, at 95 %, of what is given away in a match."""
    dice = Dice(4)
    lost = [given_away(positions, player, match % 2, dice) for match in range(matches)]
    return fmean(lost) + 1.96 * stdev(lost) / sqrt(matches)
