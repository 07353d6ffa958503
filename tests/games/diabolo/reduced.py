"""The last cards of a round of Diabolo between two, with a handful of cards, as a whole tree.

What a seat knows is all that it has seen so far: the chain of its views.
"""

from collections import Counter

import msgspec

from ludiade.bots import Seen
from ludiade.games.diabolo import Diabolo
from ludiade.games.diabolo import types as t
from ludiade.games.diabolo.cards import COLOURS, INDEX, LINES, ONE, VALUES
from ludiade.games.diabolo.imagine import imagine
from ludiade.games.diabolo.rules import Table
from ludiade.games.diabolo.stages import Stage
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Awaiting, Move, Over
from ludiade.kernel.knowledge import shares
from tests.bots.cfr import Node

PLAYERS = 2
OPTIONS = t.Options(rounds=1)

Lines = dict[t.Colour, tuple[list[int], list[int]]]


class Reduced(Diabolo):
    """The same game of other cards, with these lines laid already."""

    def __init__(self, lines: Lines, cards: list[t.Card], hand: int) -> None:
        self.lines = lines
        self.cards = [INDEX[card] for card in cards]
        self.hand = hand
        self.deck = self.cards + [
            COLOURS.index(colour) * VALUES + value - 1
            for colour, sides in lines.items()
            for value in sides[0] + sides[1]
        ]

    def start(self, options: t.Options, players: int) -> Table:
        table = Table(options, players)
        for colour, sides in self.lines.items():
            at = 2 * COLOURS.index(colour)
            table.laid[at : at + 2] = [side[:] for side in sides]
        table.doubles = (1 << players) - 1
        table.stage = Stage.PLAYING
        return table

    def imagine(
        self, options: t.Options, players: int, eyes: Eyes, view: t.View, dice: Dice
    ) -> Table:
        return imagine(options, players, view, dice, self.deck)


class Tree:
    """Every course of the round. The pile is drawn from when a card is turned up."""

    def __init__(self, game: Reduced) -> None:
        self.game = game
        self.seen: dict[int, Seen] = {}
        """What the seat that chooses at a node sees, by the node's key."""
        self._chains: dict[tuple[int, bytes], int] = {}
        table = game.start(OPTIONS, PLAYERS)
        self.root = self._dealt(table, Counter(game.cards), 0)

    def _dealt(self, table: Table, left: Counter[int], dealt: int) -> Node:
        """A card to each hand in turn, then one to seat 0, which begins."""
        if dealt == PLAYERS * self.game.hand + 1:
            return self._moment(table, left, (-1, -1))
        seat = dealt % PLAYERS
        node = Node()
        for kind, count in sorted(left.items()):
            twin = table.copy()
            twin.hands[seat * LINES + kind // VALUES] += ONE[kind]
            node.likely.append(count / left.total())
            node.after.append(self._dealt(twin, left - Counter([kind]), dealt + 1))
        return node

    def _moment(self, table: Table, left: Counter[int], chains: tuple[int, int]) -> Node:
        waiting = table.waiting()
        if isinstance(waiting, Over):
            return Node(shares(waiting.ranks)[0])
        assert isinstance(waiting, Awaiting)
        chains = (self._chain(table, 0, chains[0]), self._chain(table, 1, chains[1]))
        seat = waiting.seats[0]
        node = Node(seat=seat, key=chains[seat])
        actions = table.actions(seat)
        if node.key not in self.seen:
            view = table.view(Eyes(seat))
            self.seen[node.key] = Seen(self.game, OPTIONS, PLAYERS, seat, view, actions)
        node.after = [self._after(table, left, chains, Move(seat, action)) for action in actions]
        return node

    def _after(self, table: Table, left: Counter[int], chains: tuple[int, int], move: Move) -> Node:
        """What follows a move: a draw of chance, if it ends a turn and not the round."""
        node = Node()
        for kind, count in sorted(left.items()) or [(-1, 0)]:
            rest = left - Counter([kind])
            twin = table.copy()
            twin.pile = [*rest.elements(), *[kind] * (count > 0)]
            twin.apply(move)
            if len(twin.pile) == left.total():
                return self._moment(twin, left, chains)
            node.likely.append(count / left.total())
            node.after.append(self._moment(twin, rest, chains))
        return node

    def _chain(self, table: Table, seat: int, before: int) -> int:
        """A number for all that a seat has seen up to now."""
        seen = (before, msgspec.json.encode(table.view(Eyes(seat))))
        return self._chains.setdefault(seen, len(self._chains))
