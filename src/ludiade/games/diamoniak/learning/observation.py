"""Diamoniak: what a seat sees as numbers, block by block, for programs that learn."""
# Not compiled: it reads views.

from ludiade.games.diamoniak import types as t
from ludiade.games.diamoniak.cards import CARDS, COLOURS
from ludiade.kernel.learning.blocks import Block, one_of, seats_from

PHASES: list[t.Phase] = ["opening", "pressing", "bewitched"]


def observe(view: t.View, seat: int, players: int) -> list[Block]:
    """The players from one's own seat on, then what lies in the middle."""
    blocks: list[Block] = []
    for place, other in enumerate(seats_from(seat, players)):
        player = view.players[other]
        blocks += [
            (f"player {place} colour", one_of(player.colour, COLOURS)),
            (f"player {place} castle", [float(player.castle)]),
            (f"player {place} side", [float(player.side.get(card, 0)) for card in CARDS]),
        ]
    turn = None if view.turn is None else (view.turn - seat) % players
    return [
        *blocks,
        ("discard", [float(view.discard.get(card, 0)) for card in CARDS]),
        ("pile", [float(view.pile)]),
        ("turn", one_of(turn, range(players))),
        ("phase", one_of(view.phase, PHASES)),
    ]
