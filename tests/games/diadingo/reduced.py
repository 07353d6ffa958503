"""Diadingo with a small tray and a few cards, and its solution by expectimax.

Nobody knows what another does not, and all untried places are alike: a position is who is in turn,
the card drawn, the rings before each player, the cards left, and how many places were tried.
"""

from collections import Counter
from collections.abc import Iterator

from ludiade.bots import Seen
from ludiade.games.diadingo import Diadingo
from ludiade.games.diadingo import types as t
from ludiade.games.diadingo.imagine import imagine
from ludiade.games.diadingo.material import Material
from ludiade.games.diadingo.rules import Table
from ludiade.games.diadingo.sets import members
from ludiade.games.diadingo.stages import Stage
from ludiade.games.diadingo.types import Steal, Take
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Move, Over, Shuffled
from ludiade.kernel.knowledge import shares
from ludiade.kernel.types import Action

PLAYERS = 2

Rings = tuple[tuple[int, bool], ...]
Key = tuple[int, int, int, tuple[Rings, ...], tuple[int, ...], int, int, int]
Name = tuple[str, int]
Outcomes = list[tuple[float, Table]]


class Reduced(Diadingo):
    """The same game out of another box."""

    def __init__(self, box: Material) -> None:
        self.box = box

    def start(self, options: t.Options, players: int) -> Table:
        return Table(options, players, self.box)

    def imagine(
        self, options: t.Options, players: int, eyes: Eyes, view: t.View, dice: Dice
    ) -> Table:
        return imagine(options, players, self.box, view, dice)


def key_of(table: Table) -> Key:
    """All that decides how a table goes on."""
    rings = tuple(
        tuple(
            sorted((value, table.filled[seat] >> ring & 1 == 1) for ring, value in enumerate(row))
        )
        for seat, row in enumerate(table.rings)
    )
    tried = len(members(table.gone, table.places)), len(members(table.stuck, table.places))
    deck = tuple(sorted(table.deck))
    return (int(table.turn), int(table.stage), int(table.drawn), rings, deck, *tried,
            int(table.left))  # fmt: skip


def name_of(table: Table, action: Action) -> Name:
    """An action but for which of several like places or rings it names."""
    if isinstance(action, Take):
        return "take", table.stuck >> action.place & 1
    if isinstance(action, Steal):
        return "steal", table.rings[action.victim][action.ring]
    return "decline", 0


class Solution:
    """What each position is worth to seat 0 under best play of both."""

    def __init__(self, game: Reduced, options: t.Options) -> None:
        self.game = game
        self.options = options
        self._worths: dict[Key, float] = {}
        self._after: dict[Key, dict[Name, Outcomes]] = {}

    def openings(self) -> Outcomes:
        """Seat 0 begins, whatever it draws first."""
        table = self.game.start(self.options, PLAYERS)
        table.apply(Shuffled(list(range(PLAYERS))))
        table.apply(Shuffled(list(range(table.places))))
        size = len(self.game.box.listing)
        drawn = []
        for top in range(size):
            begun = table.copy()
            begun.apply(Shuffled([top, *(card for card in range(size) if card != top)]))
            drawn.append((1 / size, begun))
        return drawn

    def after(self, table: Table) -> dict[Name, Outcomes]:
        """Where each move may lead."""
        key = key_of(table)
        if key not in self._after:
            found: dict[Name, Outcomes] = {}
            for move in table.moves(int(table.turn)):
                name = name_of(table, move.action)
                if name not in found:
                    found[name] = list(outcomes(table, move))
            self._after[key] = found
        return self._after[key]

    def worth(self, table: Table) -> float:
        waiting = table.waiting()
        if isinstance(waiting, Over):
            return shares(waiting.ranks)[0]
        key = key_of(table)
        if key not in self._worths:
            values = [self.mean(after) for after in self.after(table).values()]
            self._worths[key] = max(values) if table.turn == 0 else min(values)
        return self._worths[key]

    def mean(self, after: Outcomes) -> float:
        return sum(likely * self.worth(table) for likely, table in after)

    def seen(self, table: Table) -> Seen:
        seat = int(table.turn)
        view = table.view(Eyes(seat))
        return Seen(self.game, self.options, PLAYERS, seat, view, table.actions(seat))


def outcomes(table: Table, move: Move) -> Iterator[tuple[float, Table]]:
    """Every table that a move may lead to: is the diamond loose, what is drawn next?"""
    action = move.action
    untried = members(~(table.gone | table.stuck), table.places)
    if table.stage != Stage.LIFTING or not isinstance(action, Take) or action.place not in untried:
        yield from drawn(table, move, (), 1.0)
        return
    others = [place for place in untried if place != action.place]
    loose = table.left / len(untried)
    for fixed, likely in ((False, loose), (True, 1 - loose)):
        if likely > 0:
            twin = table.copy()
            free = table.left - (not fixed)
            twin.fixed = table.stuck | sum(1 << place for place in others[free:])
            twin.fixed |= fixed << action.place
            yield from drawn(twin, move, (), likely)


def drawn(
    table: Table, move: Move, top: tuple[int, ...], likely: float
) -> Iterator[tuple[float, Table]]:
    """Lay these cards on top of the deck; where the move draws more, each of the others next."""
    left = Counter(table.deck) - Counter(top)
    twin = table.copy()
    twin.deck = [*left.elements(), *reversed(top)]
    twin.apply(move)
    if len(table.deck) - len(twin.deck) <= len(top):
        yield likely, twin
        return
    for card, count in left.items():
        yield from drawn(table, move, (*top, card), likely * count / left.total())
