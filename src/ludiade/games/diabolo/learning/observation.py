"""Diabolo: what a seat sees as numbers, block by block, for programs that learn."""
# Not compiled: it reads views.

from ludiade.games.diabolo import types as t
from ludiade.games.diabolo.cards import CARDS, COLOURS
from ludiade.kernel.learning.blocks import Block, counts, one_of, seats_from

VALUES = range(1, 6)
ANSWERS = (False, True)


def observe(view: t.View, seat: int, players: int) -> list[Block]:
    """The lines, one's own hand, then the players from one's own seat on."""
    blocks: list[Block] = []
    for line in view.lines:
        blocks += [
            (f"{line.colour} demon", counts(line.demon, VALUES)),
            (f"{line.colour} angel", counts(line.angel, VALUES)),
            (f"{line.colour} locked", [float(line.locked)]),
        ]
    own = view.hands[seat]
    blocks.append(("hand", counts(own if isinstance(own, list) else [], CARDS)))
    answers = view.scoring.answers if view.scoring else [None] * players
    for place, other in enumerate(seats_from(seat, players)):
        hand = view.hands[other]
        blocks += [
            (f"player {place} cards", [float(len(hand) if isinstance(hand, list) else hand)]),
            (f"player {place} shown", counts(view.shown[other], CARDS)),
            (f"player {place} revealed", counts(view.revealed[other], CARDS)),
            (f"player {place} double", [float(view.doubles[other])]),
            (f"player {place} answer", one_of(answers[other], ANSWERS)),
            (f"player {place} points", [float(view.scores[other])]),
        ]
    turn = None if view.turn is None else (view.turn - seat) % players
    return [
        *blocks,
        ("discard", counts(view.discard, CARDS)),
        ("pile", [float(view.pile)]),
        ("round", [float(view.round)]),
        ("dealer", one_of((view.dealer - seat) % players, range(players))),
        ("turn", one_of(turn, range(players))),
        ("scoring", one_of(view.scoring.colour if view.scoring else None, COLOURS)),
    ]
