"""Diamoniak with a handful of cards, and its solution by value iteration.

Only the order of the pile is secret, so what everybody sees and the cards left in the pile are
the whole position: a draw is a chance over those kinds of card.
"""

from ludiade.games.diamoniak import Diamoniak
from ludiade.games.diamoniak import types as t
from ludiade.games.diamoniak.cards import KINDS, WITCH
from ludiade.games.diamoniak.imagine import imagine
from ludiade.games.diamoniak.rules import Table
from ludiade.games.diamoniak.stages import Stage
from ludiade.games.diamoniak.types import Draw
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Move
from ludiade.kernel.piles import listed

PLAYERS = 2
EXACT = 1e-5

Key = tuple[int, int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]
Outcomes = list[tuple[float, Key]]


class Reduced(Diamoniak):
    """The same game of other counts of cards and a smaller castle."""

    def __init__(self, counts: list[int], castle: int) -> None:
        self.counts = counts
        self.castle = castle

    def start(self, options: t.Options, players: int) -> Table:
        return Table(options, players, self.counts, self.castle)

    def imagine(
        self, options: t.Options, players: int, eyes: Eyes, view: t.View, dice: Dice
    ) -> Table:
        return imagine(options, players, view, dice, self.counts, self.castle)


def key_of(table: Table) -> Key:
    """All that decides how a table goes on, but for the order of its pile."""
    held, beside = tuple(table.held_cards), tuple(table.beside)
    return int(table.turn), int(table.stage), tuple(table.colour), held, beside


class Solution:
    """The chance of seat 0 at every position that can be reached, and what each move leads to."""

    def __init__(self, game: Reduced) -> None:
        self._game = game
        self.moves: dict[Key, list[tuple[Move, Outcomes]]] = {}
        self.chances: dict[Key, float] = {}
        first = game.start(t.Options(), PLAYERS)
        first.stage = Stage.OPENING
        self.first = key_of(first)
        self._explore()
        self._iterate()

    def table(self, key: Key) -> Table:
        """A table at this position, its pile in listing order."""
        table = self._game.start(t.Options(), PLAYERS)
        table.turn, table.stage = key[0], key[1]
        table.colour, table.held_cards, table.beside = list(key[2]), list(key[3]), list(key[4])
        census = [b + sum(key[3][kind::KINDS]) for kind, b in enumerate(table.beside)]
        if table.stage == Stage.BEWITCHED:
            census[WITCH] += 1  # she stands before the player
        table.pile = listed([n - c for n, c in zip(self._game.counts, census, strict=True)])
        return table

    def worth(self, key: Key, outcomes: Outcomes) -> float:
        """What a move is worth to the seat on turn."""
        chance = sum(p * self.chances[after] for p, after in outcomes)
        return chance if key[0] == 0 else 1.0 - chance

    def regret(self, key: Key, chosen: Move) -> float:
        """What the seat on turn gives away by this move against best play."""
        worths = [(self.worth(key, after), move.action) for move, after in self.moves[key]]
        best = max(worth for worth, _ in worths)
        return best - next(worth for worth, action in worths if action == chosen.action)

    def best(self, key: Key) -> Move:
        return max(self.moves[key], key=lambda entry: self.worth(key, entry[1]))[0]

    def _explore(self) -> None:
        open_ends = [self.first]
        while open_ends:
            key = open_ends.pop()
            if key in self.chances:
                continue
            self.chances[key] = 0.5
            if key[1] == Stage.WON:
                self.chances[key] = 1.0 if key[0] == 0 else 0.0
                continue
            menu = self.table(key).moves(key[0])
            self.moves[key] = [(move, self._after(key, move)) for move in menu]
            open_ends += [after for _, ends in self.moves[key] for _, after in ends]

    def _after(self, key: Key, move: Move) -> Outcomes:
        table = self.table(key)
        if not isinstance(move.action, Draw):
            table.apply(move)
            return [(1.0, key_of(table))]
        cards = table.pile or listed(table.beside)
        outcomes = []
        for card in sorted(set(cards)):
            table = self.table(key)
            if not table.pile:  # D9
                table.pile, table.beside = listed(table.beside), [0] * KINDS
            table.pile.remove(card)
            table.pile.append(card)
            table.apply(move)
            outcomes.append((cards.count(card) / len(cards), key_of(table)))
        return outcomes

    def _iterate(self) -> None:
        """Sweep until no chance changes any more."""
        change = 1.0
        while change > EXACT:
            change = 0.0
            for key, moves in self.moves.items():
                worth = max(self.worth(key, after) for _, after in moves)
                chance = worth if key[0] == 0 else 1.0 - worth
                change = max(change, abs(chance - self.chances[key]))
                self.chances[key] = chance
