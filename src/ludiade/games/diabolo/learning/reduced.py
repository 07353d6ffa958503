"""The last cards of a round of Diabolo between two: these lines laid, a handful of cards left."""
# Not compiled: run by laboratories only.

from collections import Counter

from ludiade.games.diabolo import Diabolo
from ludiade.games.diabolo import types as t
from ludiade.games.diabolo.cards import COLOURS, INDEX, LINES, ONE, VALUES
from ludiade.games.diabolo.imagine import imagine
from ludiade.games.diabolo.rules import Table
from ludiade.games.diabolo.stages import Stage
from ludiade.kernel.dice import Dice
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Move
from ludiade.kernel.learning import reduced
from ludiade.kernel.learning.reduced import Outcomes
from ludiade.kernel.state import State

PLAYERS = 2

Lines = dict[t.Colour, tuple[list[int], list[int]]]


class Small(Diabolo):
    """The same game of other cards, with these lines laid already."""

    def __init__(self, lines: Lines, cards: list[t.Card]) -> None:
        self.lines = lines
        self.cards = [INDEX[card] for card in cards]
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
        table.pile = sorted(self.cards)
        return table

    def imagine(
        self, options: t.Options, players: int, eyes: Eyes, view: t.View, dice: Dice
    ) -> Table:
        return imagine(options, players, view, dice, self.deck)


class Reduced(reduced.Reduced):
    """These lines and cards; each player is dealt so many of them, and the rest is the pile.

    The cards must suffice for every course of the round, since none is drawn from an empty pile.
    """

    hidden = True

    def __init__(self, lines: Lines, cards: list[t.Card], hand: int) -> None:
        super().__init__(Small(lines, cards), t.Options(rounds=1))
        self.hand = hand
        self.about = f"the end of a round, {hand} card each and {len(cards) - 2 * hand} to draw"

    def openings(self) -> Outcomes:
        """A card to each hand in turn, then one to seat 0, which begins."""
        dealt: Outcomes = [(1.0, self.game.start(self.options, PLAYERS))]
        for number in range(PLAYERS * self.hand + 1):
            dealt = [
                (likely * chance, after)
                for likely, table in dealt
                for chance, after in given(table, number % PLAYERS)
            ]
        return dealt

    def after(self, state: State, move: Move) -> Outcomes:
        """What follows a move: a draw of chance, if it ends a turn and not the round."""
        assert isinstance(state, Table)
        left = Counter(state.pile)
        found: Outcomes = []
        for kind, count in sorted(left.items()):
            twin = state.copy()
            assert isinstance(twin, Table)
            twin.pile = [*(left - Counter([kind])).elements(), kind]
            twin.apply(move)
            if len(twin.pile) == left.total():
                break
            found.append((count / left.total(), twin))
        else:
            if found:
                return found
        return super().after(state, move)


def given(state: State, seat: int) -> Outcomes:
    """Any card of the pile in a hand."""
    assert isinstance(state, Table)
    left = Counter(state.pile)
    found: Outcomes = []
    for kind, count in sorted(left.items()):
        twin = state.copy()
        assert isinstance(twin, Table)
        twin.hands[seat * LINES + kind // VALUES] += ONE[kind]
        twin.pile = list((left - Counter([kind])).elements())
        found.append((count / left.total(), twin))
    return found


form = Reduced(
    {"red": ([2], [3, 1]), "yellow": ([1, 2, 1], [2, 2]), "green": ([2, 2], [3])},
    ["red-1", "red-2", "red-2", "green-3", "green-3"],
    1,
)
