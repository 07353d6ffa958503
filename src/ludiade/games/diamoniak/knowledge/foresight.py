"""Diamoniak: what each move is worth, over every card that may come next.

The pile has no secret but its order, so a turn can be looked through exactly: what a card brings
is weighed by how many of it are left, and where one may stop, stopping is an end of its own. After
so many draws the network says what the rest is worth.
"""

from mypy_extensions import i64

from ludiade.games.diamoniak.cards import CASTLE, COUNTS, KINDS
from ludiade.games.diamoniak.knowledge.network import chances, network
from ludiade.games.diamoniak.knowledge.uses import left_of
from ludiade.games.diamoniak.moves import PRESS
from ludiade.games.diamoniak.rules import PLAIN, Table
from ludiade.games.diamoniak.stages import Stage
from ludiade.games.diamoniak.types import Draw
from ludiade.kernel.inputs import Move
from ludiade.kernel.network import Network
from ludiade.kernel.piles import listed


def foreseen(table: Table, seat: int, draws: int) -> Move | None:
    """The best move so many draws ahead; None for a box or a table that nothing was learned of."""
    by = learned_of(table)
    if by is None:
        return None
    menu = table.moves(seat)
    best = menu[0]
    if len(menu) > 1:
        most = -1.0
        for move in menu:
            if type(move.action) is Draw:
                worth = hope(table, seat, draws, by)
            else:
                worth = after(table, move, by)
            if worth > most:
                most = worth
                best = move
    return best


def foretold(table: Table) -> list[float] | None:
    """Each player's chance to win while one is awaited; None where nothing was learned."""
    by = learned_of(table)
    return None if by is None or table.stage > Stage.BEWITCHED else chances(table, by)


def learned_of(table: Table) -> Network | None:
    """What was learned of such tables: whole boxes, and castles as the rules have them."""
    whole = table.castle == CASTLE and table.counts == COUNTS
    return network(table.players) if whole else None


def after(table: Table, move: Move, by: Network) -> float:
    """What is left to the seat that does this."""
    then = twin(table)
    then.move(move.seat, move.action)
    return worth_of(then, move.seat, by)


def hope(table: Table, seat: int, draws: int, by: Network) -> float:
    """What the next card brings, each as likely as there are cards of it."""
    total = 0.0
    cards: i64 = 0
    card: i64 = 0
    while card < KINDS:
        left: i64 = left_of(table, card)
        if left > 0:
            then = twin(table)
            if not then.pile:
                then.pile = listed(then.beside)
                then.beside = [0] * KINDS
            then.pile.remove(card)
            then.pile.append(card)
            then.move(seat, PRESS[seat][0].action)
            worth = worth_of(then, seat, by)
            if draws > 1 and then.stage == Stage.PRESSING:
                stop = after(then, PRESS[seat][1], by)
                on = hope(then, seat, draws - 1, by)
                worth = stop if stop > on else on
            total += float(left) * worth
            cards += left
        card += 1
    return total / float(cards) if cards > 0 else 0.0


def worth_of(table: Table, seat: i64, by: Network) -> float:
    """The chance of a seat, as far as it can be told without drawing."""
    if table.stage == Stage.WON:
        return 1.0 if table.turn == seat else 0.0
    return chances(table, by)[seat]


def twin(table: Table) -> Table:
    """The same table on its own; what `copy` makes, in a tenth of the time."""
    made = Table(PLAIN, table.players, table.counts, table.castle)
    made.sale_goes_to = table.sale_goes_to
    made.releases = table.releases
    made.spares_fairies = table.spares_fairies
    made.colour = table.colour[:]
    made.held_cards = table.held_cards[:]
    made.pile = table.pile[:]
    made.beside = table.beside[:]
    made.turn = table.turn
    made.stage = table.stage
    return made
