"""A match that has ended: its record, step by step with every hand open, and the coach's word."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ludiade.bots.coach.types import Balance, Point, Turn
from ludiade.bots.coach.words import reason, speech
from ludiade.kernel.eyes import EVERY_EYE
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Awaiting, Shuffle
from ludiade.kernel.match import Match
from ludiade.kernel.record import MoveLine, read_line, write
from ludiade.kernel.types import Event
from ludiade.server.http.callers import Caller, caller
from ludiade.server.http.refusals import answer
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
    who, match = await _ended(request)
    data = await who.context.tables.ended.work(lambda: write(match.document()))
    return Response(data, media_type="application/json")


async def replay(request: Request) -> Response:
    """Every published moment of a match."""
    who, match = await _ended(request)
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


class TurnTold(Struct, frozen=True):
    """A decision that cost much, what would have been better, and why where that is known."""

    n: int
    seat: int
    action: Any
    chance: float
    better: Any
    better_chance: float
    reason: str | None


class ReviewTold(Struct, frozen=True):
    """A match looked back on."""

    curve: list[Point]
    turns: list[TurnTold]
    balance: list[Balance]


async def review(request: Request) -> Response:
    """The coach's word on a match, worked out once while it is remembered."""
    who, match = await _ended(request)
    context = who.context

    async def load() -> bytes:
        return await context.tables.ended.work(lambda: write(match.document()))

    context.capacity.hold(None, who.address)  # it may take long
    try:
        found = await context.tables.reviews.of(match.room.name, load)
    finally:
        context.capacity.let_go(who.address)
    turns = [_told(turn, match.room.game, match.names, who.lang) for turn in found.turns]
    return answer(ReviewTold(found.curve, turns, found.balance))


async def _ended(request: Request) -> tuple[Caller, Ended]:
    """Who asks, and the match; Denied unless it has ended, and they sat there or may watch."""
    who = await caller(request)
    who.check_call()
    watch = request.headers.get("x-ludiade-watch", "")[:100] or None
    name = request.path_params["table"]
    return who, await ended_match(who.context.tables, name, who.digest, watch)


def _told(turn: Turn, game: AnyGame, names: Sequence[str], lang: str) -> TurnTold:
    because = reason(turn.why, speech(game, lang), names)
    return TurnTold(
        turn.n, turn.seat, turn.action, turn.chance, turn.better, turn.better_chance, because
    )
