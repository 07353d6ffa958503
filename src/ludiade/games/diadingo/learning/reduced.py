"""Diadingo with a small tray and a few cards.

Nobody knows what another does not, and all untried places are alike: a position is who is in turn,
the card drawn, the rings before each player, the cards left, and how many places were tried.
"""
# Not compiled: run by laboratories only.

from collections import Counter
from collections.abc import Hashable, Iterator

from ludiade.games.diadingo import Diadingo
from ludiade.games.diadingo import types as t
from ludiade.games.diadingo.imagine import imagine
from ludiade.games.diadingo.material import Deck, Material, Tray, material
from ludiade.games.diadingo.rules import Table
from ludiade.games.diadingo.sets import members
from ludiade.games.diadingo.stages import Stage
from ludiade.games.diadingo.types import Steal, Take
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Move, Shuffled
from ludiade.kernel.learning import reduced
from ludiade.kernel.learning.reduced import Outcomes
from ludiade.kernel.state import State
from ludiade.kernel.types import Action

PLAYERS = 2


class Small(Diadingo):
    """The same game out of another box."""

    def __init__(self, box: Material) -> None:
        self.box = box

    def start(self, options: t.Options, players: int) -> Table:
        return Table(options, players, self.box)

    def imagine(
        self, options: t.Options, players: int, eyes: Eyes, view: t.View, dice: Dice
    ) -> Table:
        return imagine(options, players, self.box, view, dice)


class Reduced(reduced.Reduced):
    """A game of so many places, some of them fixed, these rings, and thefts."""

    def __init__(
        self, places: int, fixed: int, rings: tuple[tuple[int, int], ...], thefts: int,
        options: t.Options,
    ) -> None:  # fmt: skip
        self.box = material(Tray("", (places,), fixed), Deck("", rings, thefts))
        super().__init__(Small(self.box), options)
        cards = len(self.box.listing)
        self.about = f"{places} places, {fixed} fixed; {cards} cards, {thefts} of them thefts"

    def openings(self) -> Outcomes:
        table = self.game.start(self.options, PLAYERS)
        table.apply(Shuffled(list(range(PLAYERS))))
        table.apply(Shuffled(list(range(self.box.places))))
        return list(dealt(table, self.box.listing, (), 1.0))

    def after(self, state: State, move: Move) -> Outcomes:
        assert isinstance(state, Table)
        return list(lifted(state, move))

    def position(self, state: State) -> Hashable:
        assert isinstance(state, Table)
        rings = tuple(
            tuple(sorted((v, state.filled[seat] >> ring & 1) for ring, v in enumerate(row)))
            for seat, row in enumerate(state.rings)
        )
        tried = len(members(state.gone, state.places)), len(members(state.stuck, state.places))
        deck = tuple(sorted(state.deck))
        now = int(state.turn), int(state.stage), int(state.drawn), int(state.left)
        return now, rings, deck, tried

    def name(self, state: State, action: Action) -> Hashable:
        assert isinstance(state, Table)
        if isinstance(action, Take):
            return "take", state.stuck >> action.place & 1
        if isinstance(action, Steal):
            return "steal", state.rings[action.victim][action.ring]
        return "decline"


def dealt(
    table: State, listing: tuple[int, ...], top: tuple[int, ...], likely: float
) -> Iterator[tuple[float, State]]:
    """Begin with these cards on top of the deck; where more are drawn, with each of the others."""
    places = list(range(len(listing)))
    first: list[int] = []
    for card in top:
        first.append(next(place for place in places if listing[place] == card))
        places.remove(first[-1])
    twin = table.copy()
    twin.apply(Shuffled([*first, *places]))
    assert isinstance(twin, Table)
    if len(listing) - len(twin.deck) <= len(top):
        yield likely, twin
        return
    for card, count in Counter(listing[place] for place in places).items():
        yield from dealt(table, listing, (*top, card), likely * count / len(places))


def lifted(table: Table, move: Move) -> Iterator[tuple[float, State]]:
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
            assert isinstance(twin, Table)
            free = table.left - (not fixed)
            twin.fixed = table.stuck | sum(1 << place for place in others[free:])
            twin.fixed |= fixed << action.place
            yield from drawn(twin, move, (), likely)


def drawn(
    table: Table, move: Move, top: tuple[int, ...], likely: float
) -> Iterator[tuple[float, State]]:
    """Lay these cards on top of the deck; where the move draws more, each of the others next."""
    left = Counter(table.deck) - Counter(top)
    twin = table.copy()
    assert isinstance(twin, Table)
    twin.deck = [*left.elements(), *reversed(top)]
    twin.apply(move)
    if len(table.deck) - len(twin.deck) <= len(top):
        yield likely, twin
        return
    for card, count in left.items():
        yield from drawn(table, move, (*top, card), likely * count / left.total())


form = Reduced(5, 2, ((1000, 3), (2000, 2)), 2, t.Options(professional=True))
