"""Diadingo: what a seat sees as numbers, block by block, for programs that learn."""
# Not compiled: it reads views.

from typing import get_args

from ludiade.games.diadingo import types as t
from ludiade.kernel.learning.blocks import Block, filled, one_of, seats_from

PLACES = 42
CARDS = get_args(t.Card)
THOUSAND = 1000.0


def observe(view: t.View, seat: int, players: int) -> list[Block]:
    """The tray, then the rings of the players from one's own seat on, in thousands of dollars.

    A ring that is set counts its value, an empty one less than nothing.
    """
    blocks: list[Block] = [
        ("gone", [float(place in view.gone) for place in range(PLACES)]),
        ("stuck", [float(place in view.stuck) for place in range(PLACES)]),
    ]
    for place, other in enumerate(seats_from(seat, players)):
        rings = [
            (ring.value if ring.diamond else -ring.value) / THOUSAND
            for ring in view.players[other].rings
        ]
        blocks += [
            (f"player {place} rings", filled(rings, PLACES)),
            (f"player {place} dollars", [view.scores[other] / THOUSAND]),
        ]
    turn = None if view.turn is None else (view.turn - seat) % players
    resume = None if view.resume is None else (view.resume - seat) % players
    return [
        *blocks,
        ("left", [float(view.left)]),
        ("deck", [float(view.deck)]),
        ("thefts", [float(view.thefts)]),
        ("drawn", one_of(view.drawn, CARDS)),
        ("turn", one_of(turn, range(players))),
        ("resume", one_of(resume, range(players))),
        ("game", [float(view.game)]),
    ]
