"""A table apart from its game, as one device may know it."""

from collections.abc import Mapping

from ludiade.server.room import fairness
from ludiade.server.room.draft import Present
from ludiade.server.room.entries import Device, Seat
from ludiade.server.room.room import Room
from ludiade.server.room.timing import patience_ms
from ludiade.server.wire.frames import Lobby, Proposal, SeatInfo, Withheld

Names = Mapping[Device, str]


def name_of(seat: Seat, names: Names) -> str:
    """What whoever sits there is called: the person, also while a bot stands in, or the bot."""
    return seat.bot if seat.person is None else names.get(seat.person, "")


def names_of(room: Room, names: Names) -> list[str]:
    """What everybody is called, seat by seat."""
    return [name_of(seat, names) for seat in room.seats]


def overview(room: Room, who: Device, at: int, present: Present, names: Names) -> Lobby:
    """Who sits where, what was agreed, what is promised."""
    return Lobby(
        table=room.name,
        game=room.game.id,
        rules=room.game.rules,
        options=room.whole_options,
        status=room.status,
        seats=[_seat(room, number, who, at, present, names) for number in range(room.players)],
        host=who == room.host,
        turn_limit=room.settings.turn_limit,
        spectators=room.settings.spectators,
        hints=room.allows_hints,
        asked=list(room.asked),
        practice=room.practice is not None,
        fairness=fairness.shown(room),
        withheld=[
            Withheld(seat, "" if person is None else names.get(person, ""))
            for seat, person in room.withheld
        ],
        mixing=room.mixing,
        mixing_ms=None if room.mixing is None else max(0, room.mixing_until - at),
        paused=room.paused,
        patience_ms=patience_ms(room),
        proposals=[
            Proposal(on, list(said.agreed), list(said.declined)) for on, said in room.votes.items()
        ],
        rematch=room.follower,
    )  # fmt: skip


def _seat(
    room: Room, number: int, who: Device, at: int, present: Present, names: Names
) -> SeatInfo:
    seat = room.seats[number]
    there = present.at_seat(room, number)
    away = None if seat.kind != "person" or there else present.away_ms(room, number, at)
    return SeatInfo(
        kind=seat.kind, name=name_of(seat, names), level=seat.level, stands_in=seat.stands_in,
        open=seat.open, present=seat.kind == "bot" or there, mine=seat.decides(who), away_ms=away,
        host=seat.decides(room.host),
    )  # fmt: skip
