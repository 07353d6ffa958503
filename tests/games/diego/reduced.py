"""Diego with two families and six cards: small enough to find the best answer to any player.

Cards of one family differ only in their writing, so a deal is told by where the families lie, and
an action by the families of its cards. What a seat knows is kept as its history: the actions, the
hands shown, its own cards.
"""

from collections import Counter
from itertools import combinations

from ludiade.bots import Seen
from ludiade.games.diego import game
from ludiade.games.diego.decks import standard
from ludiade.games.diego.material import Deck
from ludiade.games.diego.types import Options
from ludiade.kernel.eyes import Eyes
from ludiade.kernel.inputs import Over, Shuffled
from ludiade.kernel.knowledge import shares

KINDS = ("decimal", "fraction", "area")
WIDE = len(KINDS)
HAND = 2
OPTIONS = Options(
    deck=Deck((standard().families[1], standard().families[5])),
    affiliations=KINDS, hand=HAND, targets=2,
)  # fmt: skip


class Moment:
    """A node of the whole tree: the table, and what the awaited seat knows of it."""

    def __init__(self, table, told, own):
        self.table = table
        waiting = table.waiting()
        self.worth = shares(waiting.ranks) if isinstance(waiting, Over) else None
        if self.worth is not None:
            return
        self.seat = waiting.seats[0]
        self.told = told
        self.own = own
        self.key = (self.seat, own[self.seat], told)
        self.moves = {}
        for move in table.moves(self.seat):
            self.moves.setdefault(self.name(move.action), move)
        self._next = {}

    def name(self, action):
        cards = (action.card, action.target) if hasattr(action, "card") else ()
        return (type(action).__name__, *families(self.table, cards))

    def after(self, name):
        if name not in self._next:
            table = self.table.copy()
            table.apply(self.moves[name])
            shown = families(table, table.hands[self.seat]) if name == ("Pass",) else ()
            self._next[name] = Moment(table, (*self.told, name, shown), self.own)
        return self._next[name]

    def seen(self):
        view = self.table.view(Eyes(self.seat))
        return Seen(game, OPTIONS, 2, self.seat, view, self.table.actions(self.seat))


def families(table, cards):
    return tuple(sorted(table.deck[card] // WIDE for card in cards))


def deals():
    """Every deal, seat 0 to begin, and how likely it is."""
    counted = Counter()
    for ones in combinations(range(2 * WIDE), WIDE):
        lie = [int(place in ones) for place in range(2 * WIDE)]
        counted[tuple(tuple(sorted(lie[at : at + HAND])) for at in (0, 2, 4))] += 1
    for (one, two, row), count in counted.items():
        free = [iter(range(WIDE)), iter(range(WIDE, 2 * WIDE))]
        table = game.start(OPTIONS, 2)
        table.apply(Shuffled([0, 1]))
        table.apply(Shuffled([next(free[family]) for family in (*one, *two, *row)]))
        yield count / counted.total(), Moment(table, row, (one, two))


def best_answer(roots, me, other):
    """What seat `me` gets that knows how `other` plays, and answers as well as can be."""
    met = {}

    def meet(moment, reach):
        if moment.worth is not None:
            return
        if moment.seat != me:
            meet(moment.after(other(moment)), reach)
            return
        met.setdefault(moment.key, []).append((reach, moment))
        for name in moment.moves:
            meet(moment.after(name), reach)

    for likely, root in roots:
        meet(root, likely)
    chosen = {}

    def worth(moment):
        if moment.worth is not None:
            return moment.worth[me]
        if moment.seat != me:
            return worth(moment.after(other(moment)))
        if moment.key not in chosen:
            values = {
                name: sum(reach * worth(each.after(name)) for reach, each in met[moment.key])
                for name in moment.moves
            }
            chosen[moment.key] = max(values, key=values.__getitem__)
        return worth(moment.after(chosen[moment.key]))

    return sum(likely * worth(root) for likely, root in roots)
