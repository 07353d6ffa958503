"""The coach at an online table: a hint for somebody alone with bots, and a review at the end."""

import logging
from typing import Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ludiade.bots import Seen, seen
from ludiade.bots.coach.types import Balance, Point, Turn
from ludiade.bots.coach.words import reason, speech
from ludiade.kernel import shelf
from ludiade.kernel.game import AnyGame
from ludiade.kernel.inputs import Awaiting
from ludiade.server.asking import answer, caller
from ludiade.server.frames import Advice, Hinted
from ludiade.server.members import Asker, Member
from ludiade.server.notice import allows_hints
from ludiade.server.requests import Hint
from ludiade.server.rows import Row
from ludiade.server.table import Table
from ludiade.server.wire import Denied

log = logging.getLogger("ludiade.coaching")


async def hint(table: Table, asker: Asker, request: Hint) -> None:
    """Tell everybody that a seat asks the coach, and the seat what the coach thinks."""
    seat = request.seat
    if seat not in asker.seats:
        raise Denied("not_your_seat")
    if table.row.status != "playing":
        raise Denied("match_ended" if table.row.ended_already else "not_begun")
    if not allows_hints(table.row):
        raise Denied("no_hints")
    live = await table.folded()
    waiting = live.match.state.waiting()
    if not isinstance(waiting, Awaiting) or seat not in waiting.seats:
        raise Denied("nothing_to_decide")
    for member in table.members:
        member.answer(Hinted(seat))
    table.hub.spawn(_advise(table, asker, seen(live.match, seat), live.match.window))


async def _advise(table: Table, asker: Asker, saw: Seen, window: int) -> None:
    """Have the coach think in a worker, beside the table's own work."""
    config = table.hub.config
    try:
        found = await table.hub.workers.advise(saw, config.hint_playouts, config.hint_s)
    except Exception:
        log.exception("the coach could not think at table %s", table.row.name)
        table.hub.counters.add("errors")
        asker.refuse(Denied("internal"), table.row.game, table.row.names, None)
        return
    if isinstance(asker, Member) and asker not in table.members:
        return
    because = reason(found.why, speech(saw.game, asker.lang), table.row.names)
    asker.answer(Advice(saw.seat, window, found.action, found.chance, found.chances, because))


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
    row = await hub.store.load(request.path_params["table"])
    if row is None:
        raise Denied("no_such_table")
    if not row.ended_already:
        raise Denied("not_ended")
    game = shelf.find(row.game)
    assert game is not None
    who.door.call_limit.check(who.device or who.address)
    found = await hub.reviews.of(row)
    turns = [_told(turn, game, row, who.lang) for turn in found.turns]
    return answer(ReviewTold(found.curve, turns, found.balance))


def _told(turn: Turn, game: AnyGame, row: Row, lang: str) -> TurnTold:
    because = reason(turn.why, speech(game, lang), row.names)
    return TurnTold(
        turn.n, turn.seat, turn.action, turn.chance, turn.better, turn.better_chance, because
    )
