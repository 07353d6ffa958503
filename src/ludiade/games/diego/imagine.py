"""Diego: cards that were seen are known; the others lie anywhere among the places not seen."""

from ludiade.games.diego import types as t
from ludiade.games.diego.material import Material
from ludiade.games.diego.rules import Table
from ludiade.games.diego.stages import Stage
from ludiade.kernel.dice import Dice

UNKNOWN = -1


def imagine(
    material: Material, options: t.Options, players: int, view: t.View, dice: Dice
) -> Table:
    """The table of this view, with any order of the cards that were not seen.

    Who holds which number is public, so every order of the unseen faces over the unseen places
    is as likely as any other.
    """
    if view.turn is None:
        raise ValueError("a view is imagined while a seat is awaited")
    table = Table(material, options, players)
    table.turn = view.turn
    table.passes = view.passes
    table.hands = [numbers[:] for numbers in view.backs]
    table.targets = [target.card for target in view.targets]
    table.shown = view.shown[:]
    table.against_pass = view.against_pass[:]
    for seat, sorter in enumerate(view.sorters):
        for card, target in sorter.diego:
            table.diego[seat] += [card, target]
        for card, target in sorter.pas_diego:
            table.pas_diego[seat] += [card, target]
    standing = view.standing
    if standing is None:
        table.stage = Stage.TURN
    else:
        table.stage = Stage.PASSED
        for seat in standing.silent:
            table.silent |= 1 << seat
        if isinstance(standing, t.StandingPair):
            table.stage = Stage.CLAIMED
            table.card = standing.card
            table.target = standing.target
    table.deck = imagined_deck(material, view.seen, dice)
    table.next = len(table.deck) - view.pile
    return table


def imagined_deck(material: Material, seen: list[t.Card], dice: Dice) -> list[int]:
    """Seen cards in their places, the others in any order."""
    size = len(material.faces)
    deck = [UNKNOWN] * size
    free = [True] * size
    entries = material.entries
    for card in seen:
        entry = entries[card.affiliation, card.face]
        deck[card.card] = entry
        free[entry] = False
    unseen = [entry for entry in range(size) if free[entry]]
    order = dice.order(len(unseen))
    at = 0
    for place in range(size):
        if deck[place] == UNKNOWN:
            deck[place] = unseen[order[at]]
            at += 1
    return deck
