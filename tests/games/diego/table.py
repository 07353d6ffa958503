"""A Diego table with any cards in any place, for the tests of its rules."""

import pytest

from ludiade.games.diego import game
from ludiade.games.diego.decks import standard
from ludiade.games.diego.types import Contest, Diego, Options, Pass
from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import EVERY_EYE
from ludiade.kernel.inputs import Expired, Move, Shuffled

TEN = (
    "decimal", "fraction", "decimal_fraction", "words", "area", "line", "sum", "bracket",
    "amplified", "percent",
)  # fmt: skip


def written(family, affiliation):
    """A card of the standard deck as the tests call it: 0,75 or `area 3/4` or 0,3<0,5."""
    card = getattr(family.cards, affiliation)
    if affiliation in ("area", "line"):
        return f"{affiliation} {family.number}"
    if affiliation == "words":
        return card.fr
    return "<".join(card) if affiliation == "bracket" else card


def listing(affiliations=TEN[:8]):
    """The cards that are played, in listing order."""
    played = [affiliation for affiliation in TEN if affiliation in affiliations]
    return [written(family, name) for family in standard().families for name in played]


def order(wanted, affiliations=TEN[:8]):
    """An order that puts the named cards in their places, and any others where None stands."""
    cards = listing(affiliations)
    places = {place: cards.index(name) for place, name in enumerate(wanted) if name is not None}
    others = iter(entry for entry in range(len(cards)) if entry not in places.values())
    return [places[place] if place in places else next(others) for place in range(len(cards))]


def start(players=2, first=0, **options):
    """A table that waits for its cards."""
    if "affiliations" in options:
        options["affiliations"] = tuple(options["affiliations"])
    table = game.start(Options(**options), players)
    seats = [first, *(seat for seat in range(players) if seat != first)]
    table.apply(Shuffled(seats))
    return table


def deal(hands=(), row=(), pile=(), players=2, first=0, **options):
    """A table at its first turn, with these cards first in hands, row and pile."""
    size, wide = options.get("hand", 6), options.get("targets", 6)
    hands = [*hands, *[()] * (players - len(hands))]
    wanted = []
    for cards, width in [*((hand, size) for hand in hands), (row, wide)]:
        wanted += [*cards, *[None] * (width - len(cards))]
    table = start(players, first, **options)
    table.apply(Shuffled(order([*wanted, *pile], options.get("affiliations", TEN[:8]))))
    return table


def place(table, name):
    """Where a card lies: its number in this match."""
    return table.deck.index(listing(table.material.affiliations).index(name))


def name(table, card):
    return listing(table.material.affiliations)[table.deck[card]]


def diego(table, card, target):
    return Diego(place(table, card), place(table, target))


def do(table, action, seat=None):
    """Somebody acts, the seat in turn unless another is named; answers what was told."""
    told = []
    table.apply(Move(table.waiting().seats[0] if seat is None else seat, action), told)
    return told


def claim(table, card, target, seat=None):
    return do(table, diego(table, card, target), seat)


def expire(table):
    told = []
    table.apply(Expired(), told)
    return told


def lay(table, card, target, by=None):
    """A pair is laid and the delay runs out, or an opponent objects."""
    claim(table, card, target)
    return expire(table) if by is None else do(table, Contest(), by)


def pass_by(table):
    """The seat in turn passes and nobody objects."""
    do(table, Pass())
    return expire(table)


def view(table, eyes=EVERY_EYE):
    return table.view(eyes)


def refusal(table, action, seat=None):
    """The code and rule of a refusal that changed nothing."""
    before = table.truth()
    who = table.waiting().seats[0] if seat is None else seat
    with pytest.raises(Illegal) as caught:
        table.apply(Move(who, action))
    assert table.truth() == before
    return caught.value.code, caught.value.rule
