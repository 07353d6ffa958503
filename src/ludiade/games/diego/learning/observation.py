"""Diego: what a seat sees as numbers, block by block, for programs that learn."""
# Not compiled: it reads views.

from collections.abc import Iterable

from ludiade.games.diego import types as t
from ludiade.games.diego.knowledge.readings import read
from ludiade.kernel.learning.blocks import Block, one_of, seats_from

CARDS = 120
"""The largest deck; a card stands at its place in the shuffled deck."""


def observe(view: t.View, seat: int, players: int) -> list[Block]:
    """For every card where it lies, and what is read on it if it was seen; then the players.

    A card is read as the two ends of its bracket, or twice its number.
    """
    lows, highs = [0.0] * CARDS, [0.0] * CARDS
    for card in view.seen:
        found = read(card.face)
        if found is not None:
            lows[card.card], highs[card.card] = float(found[0]), float(found[1])
    standing = view.standing
    laid = [standing.card, standing.target] if isinstance(standing, t.StandingPair) else []
    blocks: list[Block] = [
        ("seen", _at(card.card for card in view.seen)),
        ("low", lows),
        ("high", highs),
        ("targets", _at(card.card for card in view.targets)),
        ("standing pair", _at(laid)),
        ("standing pass", [float(isinstance(standing, t.StandingPass))]),
    ]
    for place, other in enumerate(seats_from(seat, players)):
        sorter = view.sorters[other]
        blocks += [
            (f"player {place} hand", _at(view.backs[other] if view.backs else ())),
            (f"player {place} diego", _at(card for pair in sorter.diego for card in pair)),
            (f"player {place} pas diego", _at(card for pair in sorter.pas_diego for card in pair)),
            (f"player {place} announces", [float(standing is not None and standing.seat == other)]),
        ]
    turn = None if view.turn is None else (view.turn - seat) % players
    return [
        *blocks,
        ("pile", [float(view.pile)]),
        ("passes", [float(view.passes)]),
        ("turn", one_of(turn, range(players))),
    ]


def _at(cards: Iterable[int]) -> list[float]:
    there = set(cards)
    return [float(card in there) for card in range(CARDS)]
