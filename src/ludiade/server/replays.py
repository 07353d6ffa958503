"""A match that has ended: step by step as a spectator saw it, and the coach's word on it."""

from typing import Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ludiade.bots.coach.types import Balance, Point, Turn
from ludiade.bots.coach.words import reason, speech
from ludiade.kernel.eyes import SPECTATOR
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Awaiting, Shuffle
from ludiade.kernel.record import read_line
from ludiade.kernel.types import Event
from ludiade.server.asking import answer, caller
from ludiade.server.hub import game_of
from ludiade.server.live import stored_lines
from ludiade.server.records import ended
from ludiade.server.rows import Row


class Moment(Struct, frozen=True):
    """Where the table stood after an input, and what had happened since the moment before."""

    n: int
    view: Any
    events: list[Any]
    awaited: list[int]


class Replay(Struct, frozen=True):
    game: str
    names: list[str]
    levels: list[str]
    """Of each bot, and nothing for a person."""
    options: dict[str, Any]
    moments: list[Moment]


async def replay(request: Request) -> Response:
    """Every published moment of a match, once it has ended."""
    who = caller(request)
    hub = who.door.hub
    row = await ended(hub.store, request.path_params["table"])
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
    levels = [place.level if place.kind == "bot" else "" for place in row.places]
    return answer(Replay(row.game, row.names, levels, row.options, moments))


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
    """The coach's word on a match that has ended, worked out once while it is remembered."""
    who = caller(request)
    hub = who.door.hub
    row = await ended(hub.store, request.path_params["table"])
    game = game_of(row)
    who.door.call_limit.check(who.device or who.address)
    found = await hub.reviews.of(row)
    turns = [_told(turn, game, row, who.lang) for turn in found.turns]
    return answer(ReviewTold(found.curve, turns, found.balance))


def _told(turn: Turn, game: AnyGame, row: Row, lang: str) -> TurnTold:
    because = reason(turn.why, speech(game, lang), row.names)
    return TurnTold(
        turn.n, turn.seat, turn.action, turn.chance, turn.better, turn.better_chance, because
    )
