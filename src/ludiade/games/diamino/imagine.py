"""Diamino: what is in the racks one does not see, and in what order the reserve lies."""

from ludiade.games.diamino import types as t
from ludiade.games.diamino.material import BAG, listed, minus, tile_of
from ludiade.games.diamino.placement import square_named
from ludiade.games.diamino.rules import Table
from ludiade.games.diamino.stages import Stage
from ludiade.kernel.dice import Dice


def imagine(options: t.Options, players: int, view: t.View, dice: Dice) -> Table:
    """The table of this view; tiles not seen lie anywhere, but where they are known to be."""
    if view.turn is None:
        raise ValueError("a view is imagined while a seat is awaited")
    table = Table(options, players)
    table.board = "".join(view.board)
    table.points = view.scores[:]
    table.round = view.round
    table.first = view.first
    table.turn = view.turn
    table.passes = view.passes
    table.idle = view.idle
    table.fresh = [square_named(name) for name in view.fresh]
    table.to_shed = view.to_shed
    table.laid = view.moves
    table.known = view.known[:]
    table.stage = Stage.SHEDDING if view.to_shed else Stage.TURN
    if view.standing is not None:
        table.stage = Stage.CONTEST
        table.at = view.standing.at
        table.word = view.standing.word
        table.silent = list(view.standing.silent)
    _hide(table, view, dice)
    return table


def _hide(table: Table, view: t.View, dice: Dice) -> None:
    """Share out the tiles not seen: first what is known of them, then the others by lot."""
    seen = "".join([tile_of(sign) for sign in table.board])
    racks: list[str] = []
    sizes: list[int] = []
    for seat, rack in enumerate(view.racks):
        if isinstance(rack, str):
            seen += rack
            racks.append(rack)
            sizes.append(len(rack))
        else:
            racks.append(view.known[seat])
            sizes.append(rack)
            seen += view.known[seat]
    reserve = ""
    for returned in view.returned:
        if returned is not None:
            reserve += minus(returned, reserve)
    unseen = minus(BAG, seen + reserve)
    lots = [unseen[entry] for entry in dice.order(len(unseen))]
    for seat in range(table.players):
        lacking = sizes[seat] - len(racks[seat])
        racks[seat] = listed(racks[seat] + "".join(lots[:lacking]))
        lots = lots[lacking:]
    heap = reserve + "".join(lots)
    table.reserve = "".join([heap[entry] for entry in dice.order(len(heap))])
    table.racks = racks
    table.returned = [returned or "" for returned in view.returned]
