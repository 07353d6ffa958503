"""Who sits where, before the match and during it."""

from ludiade.bots.levels import BOTS, STAND_IN
from ludiade.server.room.asks import Claim, Offer, Sit
from ludiade.server.room.authority import (
    check_host_before_start,
    check_own,
    check_playing,
    check_seated,
)
from ludiade.server.room.draft import Draft, Present
from ludiade.server.room.entries import (
    CameBack,
    Claimed,
    Closed,
    Device,
    Hold,
    Offered,
    PutAway,
    Reordered,
    Reseated,
    Seat,
    StoodIn,
    Way,
)
from ludiade.server.room.room import Room
from ludiade.server.room.timing import patience_ms
from ludiade.server.wire import requests
from ludiade.server.wire.decoding import Denied
from ludiade.server.wire.requests import Leave, Reorder, Reseat, StandIn, TakeBack


def check_level(level: str) -> None:
    """Refuse a bot that nobody has written yet."""
    if level not in BOTS:
        raise Denied("unknown_bot", bot=level[:20], known=", ".join(BOTS))


def wished(kind: str, name: str, level: str, host: Device, number: Device) -> Seat:
    """A seat as the host wants it: for somebody here (of that number), a bot, or who comes."""
    if kind == "bot":
        check_level(level)
        return Seat("bot", level=level, bot=name)
    if kind in ("me", "here"):
        return Seat("person", person=number, holds=(Hold(host),))
    return Seat("waiting", open=kind == "open")


def sit(draft: Draft, who: Device, asked: Sit, present: Present) -> None:
    """The first free seat; where there is none, whoever is invited is told what they may watch."""
    room = draft.room
    if room.seats_of(who):
        return
    free = check_free(room, asked)
    now = Seat("person", person=who, holds=(Hold(who),), open=room.seats[free].open)
    draft.add(Reseated(draft.at, free, now))
    draft.names[who] = asked.name


def check_free(room: Room, asked: Sit) -> int:
    """The first seat that waits for whoever asks; refused where there is none."""
    free = [
        number for number, seat in enumerate(room.seats)
        if seat.kind == "waiting" and (seat.open or not asked.only_open)
    ]  # fmt: skip
    if room.status != "open" or room.mixing is not None or not free:
        watch = room.name if room.settings.spectators and asked.invited else ""
        raise Denied("no_seat_waits", table=watch)
    return free[0]


def reseat(draft: Draft, who: Device, asked: Reseat, present: Present) -> None:
    """Say what a seat is for, before the start."""
    room = draft.room
    check_host_before_start(room, who)
    if asked.seat >= room.players:
        raise Denied("no_such_seat", number=asked.seat)
    now = wished(asked.kind, asked.name, asked.level, room.host, room.people)
    if now.kind == "person":
        draft.names[room.people] = asked.name
    draft.add(Reseated(draft.at, asked.seat, now))


def reorder(draft: Draft, who: Device, asked: Reorder, present: Present) -> None:
    """Change places before the start."""
    check_host_before_start(draft.room, who)
    if sorted(asked.order) != list(range(draft.room.players)):
        raise Denied("bad_order")
    if asked.order != sorted(asked.order):
        draft.add(Reordered(draft.at, asked.order))


def leave(draft: Draft, who: Device, asked: Leave, present: Present) -> None:
    """Give a seat up: before the start it is free again, later a bot stands in."""
    room = draft.room
    check_own(room, who, asked.seat)
    if room.mixing is not None:
        raise Denied("already_begun")
    if room.status == "open":
        free = Seat("waiting", open=room.seats[asked.seat].open)
        draft.add(Reseated(draft.at, asked.seat, free))
    elif room.status == "playing":
        _seat_bot(draft, asked.seat, left=True)


def put_away(draft: Draft, who: Device, asked: requests.PutAway, present: Present) -> None:
    """Take a table off one's list; one that goes on is left first, or closed where nobody stays."""
    room = draft.room
    if who not in room.devices():
        raise Denied("not_your_seat")
    if room.mixing is not None:
        raise Denied("already_begun")
    if room.part_of is not None and not room.has_ended:
        raise Denied("only_a_host")
    own = room.seats_of(who)
    stays = any(
        seat.kind == "person" or (seat.stands_in and not seat.left)
        for number, seat in enumerate(room.seats) if number not in own
    )  # fmt: skip
    if not room.has_ended and own and (not stays or (room.status == "open" and who == room.host)):
        draft.add(Closed(draft.at))
    elif not room.has_ended:
        for number in own:
            leave(draft, who, Leave(seat=number), present)
    if who not in draft.room.put_away:
        draft.add(PutAway(draft.at, who))


def stand_in(draft: Draft, who: Device, asked: StandIn, present: Present) -> None:
    """A bot plays for somebody who is away, or for oneself."""
    room = draft.room
    check_seated(room, who)
    if asked.seat >= room.players:
        raise Denied("no_such_seat", number=asked.seat)
    check_playing(room)
    own = room.seats[asked.seat].decides(who)
    away = present.away_ms(room, asked.seat, draft.at)
    if not own and room.seats[asked.seat].kind == "person":
        missing = patience_ms(room) - away
        if missing > 0:
            raise Denied("not_absent", seconds=max(1, round(missing / 1000)))
    _seat_bot(draft, asked.seat, left=own, away=0 if own else away)


def _seat_bot(draft: Draft, seat: int, left: bool, away: int = 0) -> None:
    now = draft.room.seats[seat]
    if now.kind == "person" or (left and now.stands_in and not now.left):
        draft.add(StoodIn(draft.at, seat, STAND_IN, left, max(0, away)))


def take_back(draft: Draft, who: Device, asked: TakeBack, present: Present) -> None:
    """Somebody is back and plays on."""
    check_own(draft.room, who, asked.seat)
    if draft.room.seats[asked.seat].stands_in and not draft.room.has_ended:
        draft.add(CameBack(draft.at, asked.seat))


def offer(draft: Draft, who: Device, asked: Offer, present: Present) -> None:
    """A code by which another device takes over a seat, or becomes its private hand."""
    room = draft.room
    check_own(room, who, asked.seat)
    if room.has_ended:
        raise Denied("match_ended")
    until = draft.at + room.house.recovery_code
    draft.add(Offered(draft.at, Way(asked.digest, asked.purpose, until, asked.seat)))


def claim(draft: Draft, who: Device, asked: Claim, present: Present) -> None:
    """Take a seat by its code, once; the device that has taken it may ask again."""
    way = next((way for way in draft.room.ways if way.digest == asked.digest), None)
    if way is None or way.seat is None or way.device not in (None, who):
        raise Denied("unknown_code")
    if way.device == who:
        return
    if way.until < draft.at:
        raise Denied("invitation_expired")
    if draft.room.mixing is not None:
        raise Denied("already_begun")
    draft.add(Claimed(draft.at, way.digest, who))
