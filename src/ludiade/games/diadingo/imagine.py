"""Diadingo: which untried diamonds are fixed, and the order of the deck, are imagined."""

from ludiade.games.diadingo import types as t
from ludiade.games.diadingo.material import THEFT, Material
from ludiade.games.diadingo.rules import Table
from ludiade.games.diadingo.sets import BIT
from ludiade.games.diadingo.stages import Stage
from ludiade.kernel.dice import Dice


def imagine(options: t.Options, players: int, box: Material, view: t.View, dice: Dice) -> Table:
    """The table of this view; every choice of fixed places, every order, is as likely."""
    if view.turn is None or view.drawn is None:
        raise ValueError("a view is imagined while a seat is awaited")
    table = Table(options, players, box)
    table.game = view.game
    table.turn = view.turn
    if view.resume is not None:
        table.resume = view.resume
    table.stage = Stage.STEALING if view.drawn == "theft" else Stage.LIFTING
    table.drawn = THEFT if view.drawn == "theft" else box.values.index(int(view.drawn[5:]))
    table.thefts = view.thefts
    for seat, player in enumerate(view.players):
        for ring in player.rings:
            if ring.diamond:
                table.filled[seat] |= 1 << len(table.rings[seat])
            table.rings[seat].append(box.values.index(ring.value))
    on_the_table = table.scores()
    table.sums = [total - now for total, now in zip(view.scores, on_the_table, strict=True)]
    imagine_tray(table, view, dice)
    imagine_deck(table, dice)
    return table


def imagine_tray(table: Table, view: t.View, dice: Dice) -> None:
    """The loose diamonds still there lie anywhere among the places never tried in vain."""
    untried = [True] * table.box.places
    for place in view.gone:
        table.gone |= BIT[place]
        untried[place] = False
    for place in view.stuck:
        table.stuck |= BIT[place]
        untried[place] = False
    table.left = view.left
    table.fixed = table.stuck
    hidden = [place for place in range(table.box.places) if untried[place]]
    for entry in dice.order(len(hidden))[view.left :]:
        table.fixed |= BIT[hidden[entry]]


def imagine_deck(table: Table, dice: Dice) -> None:
    """The cards that nobody has seen in this game, in any order."""
    unseen = list(table.box.listing)
    unseen.remove(table.drawn)
    for _ in range(table.thefts):
        unseen.remove(THEFT)
    for rings in table.rings:
        for value in rings:
            unseen.remove(value)
    table.deck = [unseen[entry] for entry in dice.order(len(unseen))]
