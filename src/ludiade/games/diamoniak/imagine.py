"""Diamoniak: only the order of the pile is secret, so only that is imagined."""

from typing import Final

from ludiade.games.diamoniak import types as t
from ludiade.games.diamoniak.cards import CASTLE, COUNTS, INDEX, KINDS, WITCH
from ludiade.games.diamoniak.rules import Table
from ludiade.games.diamoniak.stages import PHASES, Stage
from ludiade.kernel.dice import Dice
from ludiade.kernel.piles import listed

STAGES: Final[dict[t.Phase, int]] = {phase: stage for stage, phase in PHASES.items()}


def imagine(
    options: t.Options,
    players: int,
    view: t.View,
    dice: Dice,
    counts: list[int] = COUNTS,
    castle: int = CASTLE,
) -> Table:
    """The table of this view, with a pile of the cards not seen, in any order."""
    if view.turn is None or view.phase is None:
        raise ValueError("a view is imagined while a seat is awaited")
    table = Table(options, players, counts, castle)
    table.turn = view.turn
    table.stage = STAGES[view.phase]
    for card, count in view.discard.items():
        table.beside[INDEX[card]] = count
    for seat, player in enumerate(view.players):
        for card, count in player.side.items():
            table.held_cards[seat * KINDS + INDEX[card]] = count
        if player.colour is not None:
            table.colour[seat] = INDEX[player.colour]
            table.held_cards[seat * KINDS + INDEX[player.colour]] = player.castle
    unseen = counts[:]
    for kind in range(KINDS):
        unseen[kind] -= table.beside[kind] + sum(table.held_cards[kind::KINDS])
    if table.stage == Stage.BEWITCHED:
        unseen[WITCH] -= 1
    pile = listed(unseen)
    table.pile = [pile[entry] for entry in dice.order(len(pile))]
    return table
