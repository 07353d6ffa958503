"""Diego with two families and six cards, all dealt.

Cards of one family differ only in their writing, so a deal is told by where the families lie, and
an action by the families of its cards.
"""
# Not compiled: run by laboratories only.

from collections import Counter
from collections.abc import Hashable
from itertools import combinations

from ludiade.games.diego import game
from ludiade.games.diego.decks import standard
from ludiade.games.diego.material import Affiliation, Deck
from ludiade.games.diego.rules import Table
from ludiade.games.diego.types import Diego, Options
from ludiade.kernel.inputs import Shuffled
from ludiade.kernel.learning import reduced
from ludiade.kernel.learning.reduced import Outcomes
from ludiade.kernel.state import State
from ludiade.kernel.types import Action

PLAYERS = 2
HAND = 2
KINDS: tuple[Affiliation, ...] = ("decimal", "fraction", "area")
WIDE = len(KINDS)


class Reduced(reduced.Reduced):
    """Hands of two and a row of two, by the game's own options."""

    hidden = True
    about = "2 families of 3 cards, hands and row of 2, no pile"

    def __init__(self) -> None:
        deck = Deck((standard().families[1], standard().families[5]))
        super().__init__(game, Options(deck=deck, affiliations=KINDS, hand=HAND, targets=HAND))

    def openings(self) -> Outcomes:
        """Every deal but for the writings, and for the order within a hand."""
        counted: Counter[tuple[tuple[int, ...], ...]] = Counter()
        for ones in combinations(range(2 * WIDE), WIDE):
            lie = [int(place in ones) for place in range(2 * WIDE)]
            counted[tuple(tuple(sorted(lie[at : at + HAND])) for at in (0, 2, 4))] += 1
        found: Outcomes = []
        for hands, count in counted.items():
            free = [iter(range(WIDE)), iter(range(WIDE, 2 * WIDE))]
            table = self.game.start(self.options, PLAYERS)
            table.apply(Shuffled([0, 1]))
            table.apply(Shuffled([next(free[family]) for hand in hands for family in hand]))
            found.append((count / counted.total(), table))
        return found

    def name(self, state: State, action: Action) -> Hashable:
        assert isinstance(state, Table)
        if isinstance(action, Diego):
            return "diego", state.deck[action.card] // WIDE, state.deck[action.target] // WIDE
        return action


form = Reduced()
