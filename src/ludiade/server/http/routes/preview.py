"""What a move would bring, told to the seat that is about to make it."""

from typing import Annotated

from msgspec import Meta, Raw, Struct
from starlette.requests import Request
from starlette.responses import Response

from ludiade.kernel.errors import Illegal
from ludiade.kernel.eyes import Eyes
from ludiade.server.http.callers import body, caller
from ludiade.server.http.refusals import answer
from ludiade.server.room.authority import check_own, check_playing
from ludiade.server.sentences import sentence
from ludiade.server.wire.decoding import Denied


class Preview(Struct, frozen=True, forbid_unknown_fields=True):
    """An action that a seat thinks of, in the window it would be for."""

    seat: Annotated[int, Meta(ge=0, lt=16)]
    window: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    action: Raw


async def preview(request: Request) -> Response:
    """What an action would bring (`told`), or why it cannot be (`why`); nothing has happened.

    It follows from what the seat sees, so that nobody learns anything by asking.
    """
    who = await caller(request)
    who.check_call()
    wish = await body(request, Preview)
    table = await who.context.tables.table(request.path_params["table"])
    room = table.room
    check_own(room, table.number_of(who.need()), wish.seat)
    check_playing(room)
    if wish.window != room.window:
        raise Denied("stale_window")
    if wish.seat not in room.awaited or room.state is None:
        raise Denied("nothing_to_decide")
    foresight = room.game.foresight
    if foresight is None:
        return answer({"told": None, "why": None})
    try:
        action = room.read_action(wish.action)
        view = room.state.view(Eyes(wish.seat))
        told = foresight.foresee(room.options, view, wish.seat, action)
    except Illegal as illegal:
        return answer({"told": None, "why": sentence(illegal, who.lang, room.game.id)})
    return answer({"told": told, "why": None})
