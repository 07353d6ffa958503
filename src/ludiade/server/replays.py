"""A match that has ended, step by step, as a spectator saw it: what a replay shows."""

from typing import Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ludiade.kernel.eyes import SPECTATOR
from ludiade.kernel.inputs import Awaiting, Shuffle
from ludiade.kernel.record import read_line
from ludiade.kernel.types import Event
from ludiade.server.asking import answer, caller
from ludiade.server.hub import game_of
from ludiade.server.live import stored_lines
from ludiade.server.wire import Denied


class Moment(Struct, frozen=True):
    """Where the table stood after an input, and what had happened since the moment before."""

    n: int
    view: Any
    events: list[Any]
    awaited: list[int]


class Replay(Struct, frozen=True):
    game: str
    names: list[str]
    options: dict[str, Any]
    moments: list[Moment]


async def replay(request: Request) -> Response:
    """Every published moment of a match, once it has ended."""
    who = caller(request)
    hub = who.door.hub
    row = await hub.store.load(request.path_params["table"])
    if row is None:
        raise Denied("no_such_table")
    if not row.ended_already:
        raise Denied("not_ended")
    game = game_of(row)
    state = game.start(game.read_options(row.options, row.players), row.players)
    moments: list[Moment] = []
    told: list[Event] = []
    for n, line in enumerate(stored_lines(await hub.store.read(row.id)), 1):
        state.apply(read_line(line, game, row.players), told)
        waiting = state.waiting()
        if not isinstance(waiting, Shuffle):
            awaited = list(waiting.seats) if isinstance(waiting, Awaiting) else []
            moments.append(Moment(n, state.view(SPECTATOR), told, awaited))
            told = []
    return answer(Replay(row.game, row.names, row.options, moments))
