"""A table of a round as a host sees it: who is awaited and since when, and what happened last."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from ludiade.kernel.eyes import SPECTATOR
from ludiade.kernel.types import Event
from ludiade.server.gathering.parts import RoundTable
from ludiade.server.room.fairness import link_token
from ludiade.server.room.overview import names_of
from ludiade.server.room.room import Room
from ludiade.server.sentences import say
from ludiade.server.table.table import Table
from ludiade.server.wire.gathering_frames import Place, Progress, TableInfo, TableState

if TYPE_CHECKING:
    from ludiade.server.hall.hall import Hall


def live_table(
    hall: "Hall", number: int, known: RoundTable, table: Table | None, lang: str
) -> TableInfo:
    """What is known of a table: from its room where it is in memory, else from the log alone."""
    if table is None:
        return _from_the_log(hall, number, known)
    room, present = table.room, table.audience.present
    at = table.now()
    names = names_of(room, table.names)
    places = []
    for number_of_seat, seat in enumerate(room.seats):
        there = seat.kind == "bot" or present.at_seat(room, number_of_seat)
        places.append(Place(
            member=known.seats[number_of_seat], name=names[number_of_seat],
            bot=seat.level if seat.kind == "bot" else "", present=there,
            away_ms=None if there else max(0, present.away_ms(room, number_of_seat, at)),
        ))  # fmt: skip
    begun = room.opened_at + room.extra_ms  # while all rested, nobody was stuck
    waits = max(0, at - begun) if room.awaited and not room.paused else None
    return TableInfo(
        number=number, table=room.name, watch=link_token(room.secret, "watch"),
        state=_state(hall, room, places, waits), seats=places, awaited=list(room.awaited),
        awaited_ms=waits, moves=room.inputs, progress=_progress(room, lang),
        last=_last(room, tuple(names), lang), scores=_listed(known.scores),
        ranks=_listed(known.ranks),
    )  # fmt: skip


def _from_the_log(hall: "Hall", number: int, known: RoundTable) -> TableInfo:
    g = hall.gathering
    places = [
        Place(
            member=member, name="" if member is None else hall.names[g.members[member].name],
            bot="" if member is not None else g.plan.bots or "", present=member is None,
            away_ms=None,
        )
        for member in known.seats
    ]  # fmt: skip
    state: TableState = "paused" if known.paused else "playing"
    return TableInfo(
        number=number, table=known.name, watch=None,
        state=known.status if known.status != "playing" else state, seats=places, awaited=[],
        awaited_ms=None, moves=0, progress=None, last="", scores=_listed(known.scores),
        ranks=_listed(known.ranks),
    )  # fmt: skip


def _state(hall: "Hall", room: Room, places: Sequence[Place], waits: int | None) -> TableState:
    if room.status == "over" or room.status == "closed":
        return room.status
    if room.status == "open":
        return "opening"
    if room.paused:
        return "paused"
    people = [places[seat] for seat in room.awaited if not places[seat].bot]
    if any(not place.present for place in people):
        return "away"
    if people and waits is not None and waits >= 1000 * hall.gathering.plan.stuck_s:
        return "stuck"
    return "playing"


def _progress(room: Room, lang: str) -> Progress | None:
    if room.state is None:
        return None
    found = room.game.progress(room.options, room.players, room.state.view(SPECTATOR))
    if found is None:
        return None
    left, of = found
    return Progress(left, of, _left(lang, room.game.id, left))


@lru_cache(maxsize=400)
def _left(lang: str, game: str, left: int) -> str:
    return say(lang, game).say("progress", left=left)


def _last(room: Room, names: tuple[str, ...], lang: str) -> str:
    event = room.last_event()
    return "" if event is None else _told(lang, room.game.id, event, names)


@lru_cache(maxsize=400)
def _told(lang: str, game: str, event: Event, names: tuple[str, ...]) -> str:
    return say(lang, game).tell(event, names)


def _listed(values: tuple[int, ...] | None) -> list[int] | None:
    return None if values is None else list(values)
