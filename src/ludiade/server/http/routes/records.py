"""A match that has ended: its record, and step by step with every hand open."""

from typing import Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ludiade.kernel.eyes import EVERY_EYE
from ludiade.kernel.inputs import Awaiting, Shuffle
from ludiade.kernel.match import Match
from ludiade.kernel.record import MoveLine, read_line, write
from ludiade.kernel.types import Event
from ludiade.server.http.callers import Caller, caller
from ludiade.server.table.viewing import Ended, ended_match
from ludiade.server.wire.decoding import encode


class Moment(Struct, frozen=True):
    """Where the table stood after an input, and what had happened since the moment before."""

    n: int
    move: int
    """How many decisions there had been: the one number by which a moment is called."""
    view: Any
    """With every hand open: the record, which the same people may have, tells them too."""
    events: list[Any]
    awaited: list[int]


class Replay(Struct, frozen=True):
    """A match, moment by moment."""

    game: str
    names: list[str]
    levels: list[str]
    """Of each bot, and nothing for a person."""
    options: dict[str, Any]
    moves: int
    moments: list[Moment]
    sheet: Any
    """The match in figures."""


async def record(request: Request) -> Response:
    """The whole match."""
    who, match = await ended(request)
    data = await who.context.tables.ended.work(lambda: write(match.document()))
    return Response(data, media_type="application/json")


async def replay(request: Request) -> Response:
    """Every published moment of a match."""
    who, match = await ended(request)
    data = await who.context.tables.ended.work(lambda: encode(_replayed(match)))
    return Response(data, media_type="application/json")


def _replayed(match: Ended) -> Replay:
    room = match.room
    fold = Match(room.game, room.options, room.players)
    moments: list[Moment] = []
    story: list[Event] = []
    told: list[Event] = []
    moves = 0
    for n, line in enumerate(match.lines(), 1):
        fold.apply(read_line(line, room.game, room.players), told)
        moves += isinstance(line, MoveLine)
        waiting = fold.state.waiting()
        if not isinstance(waiting, Shuffle):
            awaited = list(waiting.seats) if isinstance(waiting, Awaiting) else []
            moments.append(Moment(n, moves, fold.state.view(EVERY_EYE), told, awaited))
            story += told
            told = []
    levels = [seat.level if seat.kind == "bot" else "" for seat in room.seats]
    sheet = fold.sheet(story) if moments else None
    return Replay(room.game.id, match.names, levels, room.whole_options, moves, moments, sheet)


async def ended(request: Request) -> tuple[Caller, Ended]:
    """Who asks, and the match; Denied unless it has ended, and they sat there or may watch."""
    who = await caller(request)
    who.check_call()
    watch = request.headers.get("x-ludiade-watch", "")[:100] or None
    name = request.path_params["table"]
    return who, await ended_match(who.context.tables, name, who.digest, watch)
