"""The coach's word on a match that has ended: whole, or line by line as it grows."""

import logging
from collections.abc import AsyncIterator, Sequence
from typing import Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from ludiade.bots.coach.types import Balance, Point, Review, Turn
from ludiade.bots.coach.words import reason, speech
from ludiade.kernel.errors import Refusal
from ludiade.kernel.record import write
from ludiade.kernel.texts import Texts
from ludiade.server.http.callers import Caller, caller
from ludiade.server.http.refusals import answer
from ludiade.server.http.routes.records import ended
from ludiade.server.sentences import sentence
from ludiade.server.table.viewing import Ended
from ludiade.server.wire.decoding import Denied, encode, error_frame

log = logging.getLogger("ludiade.reviews")
LINES = "application/x-ndjson"


class TurnTold(Struct, frozen=True):
    """A decision that cost much, what would have been better, and why where that is known."""

    n: int
    move: int
    """The how-manieth decision of the match it was."""
    seat: int
    action: Any
    did: str
    """The action in words."""
    chance: float
    better: Any
    instead: str
    """The better one in words."""
    better_chance: float
    """What the seat could hope for before, as the curve shows it."""
    reason: str | None


class ReviewTold(Struct, frozen=True):
    """A match looked back on."""

    curve: list[Point]
    turns: list[TurnTold]
    balance: list[Balance]
    decisions: int
    judged: int
    """How many of the decisions were looked at."""
    done: float
    """How far the review has come, 0 to 1."""


async def review(request: Request) -> Response:
    """The coach's word on a match, worked out once while it is remembered.

    Who accepts `application/x-ndjson` is told it line by line as it grows.
    """
    asks = await caller(request)
    async with asks.context.looks.of(asks.address):
        who, match = await ended(request)
    tables, capacity, name = who.context.tables, who.context.capacity, match.room.name

    async def load() -> bytes:
        return await tables.ended.work(lambda: write(match.document()))

    capacity.hold(None, who.address)  # it may take long
    try:
        if LINES not in request.headers.get("accept", ""):
            return answer(_told(await tables.reviews.of(name, load, who.address), match, who.lang))
        growing = tables.reviews.growing(name, load, who.address)
        first = await anext(growing)  # what is refused is refused before a line is told
    finally:
        capacity.let_go(who.address)
    capacity.hold(None, who.address)
    return Growing(who, _lines(who, match, first, growing))


class Growing(StreamingResponse):
    """Lines told one after the other, by a caller who counts until the last."""

    def __init__(self, who: Caller, lines: AsyncIterator[bytes]) -> None:
        super().__init__(lines, media_type=LINES)
        self._who = who

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._who.context.capacity.let_go(self._who.address)


async def _lines(
    who: Caller, match: Ended, first: Review, growing: AsyncIterator[Review]
) -> AsyncIterator[bytes]:
    """A review as it grows, a line each; where it fails later, the last line says why."""
    try:
        yield encode(_told(first, match, who.lang)) + b"\n"
        async for found in growing:
            yield encode(_told(found, match, who.lang)) + b"\n"
    except Refusal as refusal:
        yield encode(error_frame(refusal, sentence(refusal, who.lang))) + b"\n"
    except Exception:
        log.exception("the coach could not look back on table %s", match.room.name)
        who.context.counters.add("errors")
        denied = Denied("internal")
        yield encode(error_frame(denied, sentence(denied, who.lang))) + b"\n"


def _told(found: Review, match: Ended, lang: str) -> ReviewTold:
    say = speech(match.room.game, lang)
    turns = [_turn(turn, say, match.names) for turn in found.turns]
    return ReviewTold(
        found.curve, turns, found.balance, found.decisions, found.judged, found.done
    )  # fmt: skip


def _turn(turn: Turn, say: Texts, names: Sequence[str]) -> TurnTold:
    return TurnTold(
        turn.n, turn.move, turn.seat, turn.action, say.describe(turn.action, turn.named, names),
        turn.chance, turn.better, say.describe(turn.better, turn.better_named, names),
        turn.better_chance, reason(turn.why, say, names),
    )  # fmt: skip
