"""Every request and who sees to it."""

from collections.abc import Callable
from functools import partial
from typing import Any

from ludiade.server import coaching, moves, opening, seating, voting
from ludiade.server.frames import Pong
from ludiade.server.members import Asker
from ludiade.server.rematch import rematch
from ludiade.server.requests import (
    Contribute,
    Deed,
    DoMove,
    Hint,
    Leave,
    Ping,
    Rematch,
    Reorder,
    Reseat,
    Say,
    StandIn,
    Start,
    TakeBack,
    Vote,
)
from ludiade.server.table import Table
from ludiade.server.turns import Rest
from ludiade.server.wire import Denied

Handler = Callable[[Table, Asker, Any], Rest]


def _pong(table: Table, asker: Asker, request: Ping) -> None:
    asker.answer(Pong(request.at))


HANDLERS: dict[type, Handler] = {
    DoMove: moves.move,
    Contribute: opening.contribute,
    Start: opening.start,
    Say: seating.speak,
    Hint: coaching.hint,
    Vote: voting.vote,
    StandIn: seating.stand_in,
    TakeBack: seating.take_back,
    Reorder: seating.reorder,
    Reseat: seating.reseat,
    Leave: seating.leave,
    Rematch: rematch,
    Ping: _pong,
}


def ask(table: Table, asker: Asker, request: Deed) -> None:
    """Put a request in its table's queue; a move is not even queued while nothing can be stored."""
    key = request.key if isinstance(request, DoMove) else None
    hub = table.hub
    if hub.failing is not None and not isinstance(request, Ping):
        raise Denied("not_saved", reason=hub.failing, seconds=1)
    if hub.stopping:
        raise Denied("stopping", seconds=1)
    table.post(partial(HANDLERS[type(request)], table, asker, request), asker, key)
