"""What each kind of entry does to a room. Nothing is checked here: that was decided before."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Raw
from msgspec.structs import replace

from ludiade.kernel import inputs
from ludiade.server.room import entries as e
from ludiade.server.room.voices import Voices
from ludiade.server.wire.frames import HintAsked

if TYPE_CHECKING:
    from ludiade.server.room.room import Room


# Who sits where


def _reseated(room: "Room", entry: e.Reseated) -> None:
    _set_seat(room, entry.seat, entry.now)
    _fussed(room, entry.now.person)
    _list_again(room, entry.seat)
    room.people = max(room.people, entry.now.highest + 1)
    if room.status == "open":
        room.commitments = _without(room.commitments, entry.seat)
    _void_codes(room, entry.seat)


def _reordered(room: "Room", entry: e.Reordered) -> None:
    _noted(room)
    room.seats = tuple(room.seats[old] for old in entry.order)
    given = room.commitments
    room.commitments = {new: given[old] for new, old in enumerate(entry.order) if old in given}
    room.ways = tuple(
        way if way.seat is None else replace(way, seat=entry.order.index(way.seat))
        for way in room.ways
    )


def _offered(room: "Room", entry: e.Offered) -> None:
    _noted(room)
    assert entry.way.seat is not None
    _fussed(room, room.seats[entry.way.seat].person)
    _void_codes(room, entry.way.seat)
    room.ways = (*room.ways, entry.way)


def _claimed(room: "Room", entry: e.Claimed) -> None:
    _noted(room)
    _fussed(room, entry.device)
    way = next(way for way in room.ways if way.digest == entry.digest)
    assert way.seat is not None
    seat = room.seats[way.seat]
    was_host = any(h.device == room.host for h in seat.holds)
    if way.purpose == "move":
        holds: tuple[e.Hold, ...] = (e.Hold(entry.device),)
    else:
        others = (h.device for h in seat.holds if h.device != entry.device)
        holds = (*(e.Hold(device, "screen") for device in others), e.Hold(entry.device))
    _set_seat(room, way.seat, replace(seat, holds=holds))
    _list_again(room, way.seat)
    room.people = max(room.people, entry.device + 1)
    if room.status == "open":  # the new device does not know what the other has promised
        room.commitments = _without(room.commitments, way.seat)
    used = replace(way, device=entry.device)
    room.ways = tuple(used if one is way else one for one in room.ways)
    if way.purpose == "move" and was_host and not room.seats_of(room.host):
        room.host = entry.device


def _stood_in(room: "Room", entry: e.StoodIn) -> None:
    seat = room.seats[entry.seat]
    now = replace(seat, kind="bot", stands_in=True, left=entry.left, level=entry.level)
    _set_seat(room, entry.seat, now)
    if entry.left:
        _fussed(room, seat.person)


def _came_back(room: "Room", entry: e.CameBack) -> None:
    seat = room.seats[entry.seat]
    now = replace(seat, kind="person", stands_in=False, left=False, level="")
    _set_seat(room, entry.seat, now)
    _list_again(room, entry.seat)
    room.untouched = 0


def _replaced(room: "Room", entry: e.Replaced) -> None:
    _set_seat(room, entry.seat, replace(room.seats[entry.seat], level=entry.level))


# From an open table to the first card


def _committed(room: "Room", entry: e.Committed) -> None:
    _noted(room)
    _fussed(room, room.seats[entry.seat].person)
    room.commitments = room.commitments | {entry.seat: entry.commitment}


def _mixing(room: "Room", entry: e.Mixing) -> None:
    _noted(room)
    room.mixing, room.mixing_until = entry.stage, entry.until
    room.withheld = ()


def _revealed(room: "Room", entry: e.Revealed) -> None:
    _noted(room)
    room.contributions = room.contributions | {entry.seat: entry.contribution}


def _begun_again(room: "Room", entry: e.BegunAgain) -> None:
    _noted(room)
    room.withheld = tuple((seat, room.seats[seat].person) for seat in entry.withheld)
    if room.part_of is None:
        for seat in entry.withheld:
            _set_seat(room, seat, e.Seat("waiting", open=room.seats[seat].open))
            _void_codes(room, seat)
    else:  # nobody loses the seat that a gathering has given; they contribute nothing any more
        room.barred = room.barred.union(entry.withheld)
    room.mixing, room.commitments, room.contributions = None, {}, {}
    room.beginnings += 1


def _begun(room: "Room", entry: e.Begun) -> None:
    room.revision += 1
    room.status, room.mixing = "playing", None
    room.started_at = entry.at
    if entry.seed is not None:
        room.seed = entry.seed
        room.contributions = dict(enumerate(entry.contributions or ()))
    room.ways = tuple(way for way in room.ways if way.purpose != "spoken")
    _note_players(room)
    room.begin(entry.at)


# The match


def _moved(room: "Room", entry: e.Moved) -> None:
    given = entry.action
    action = room.read_action(given) if isinstance(given, Raw) else given
    room.untouched = room.untouched + 1 if entry.bot else 0
    room.happen(inputs.Move(entry.seat, action), entry.at)


def _shuffled(room: "Room", entry: e.Shuffled) -> None:
    room.drawn += 1
    room.happen(inputs.Shuffled(entry.order), entry.at)


def _expired(room: "Room", entry: e.Expired) -> None:
    room.untouched += 1
    room.happen(inputs.Expired(), entry.at)


def _granted(room: "Room", entry: e.Granted) -> None:
    if room.mixing is None:
        room.extra_ms += entry.ms
        room.granted = room.window
    else:
        room.mixing_until += entry.ms
        room.revision += 1


# What the table decides together


def _voted(room: "Room", entry: e.Voted) -> None:
    _noted(room)
    _fussed(room, room.seats[entry.seat].person)
    before = room.votes.get(entry.on, Voices())
    room.votes = room.votes | {entry.on: before.heard(entry.seat, entry.yes)}


def _dropped(room: "Room", entry: e.Dropped) -> None:
    _noted(room)
    room.votes = {on: voices for on, voices in room.votes.items() if on != entry.on}


def _paused(room: "Room", entry: e.Paused) -> None:
    _noted(room)
    if room.paused_at is None:
        room.paused_at = entry.at
    room.held, room.votes = entry.held, {}


def _resumed(room: "Room", entry: e.Resumed) -> None:
    _noted(room)
    if room.paused_at is not None:
        room.extra_ms += entry.at - room.paused_at
    room.paused_at, room.held, room.votes = None, False, {}


def _closed(room: "Room", entry: e.Closed) -> None:
    _noted(room)
    room.status, room.ended_at = "closed", entry.at
    room.paused_at, room.mixing, room.votes = None, None, {}


def _hinted(room: "Room", entry: e.Hinted) -> None:
    _noted(room)
    _fussed(room, room.seats[entry.seat].person)
    room.asked = (*room.asked, HintAsked(entry.seat, room.told))


def _followed(room: "Room", entry: e.Followed) -> None:
    _noted(room)
    room.follower = entry.table


def _unsealed(room: "Room", entry: e.Unsealed) -> None:
    _noted(room)
    room.unsealed = True


def _put_away(room: "Room", entry: e.PutAway) -> None:
    _noted(room)
    room.put_away = room.put_away | {entry.device}


def _list_again(room: "Room", seat: int) -> None:
    """Whoever sits down again finds the table on their list again."""
    room.put_away = room.put_away.difference(hold.device for hold in room.seats[seat].holds)


def _noted(room: "Room") -> None:
    """Something that the lobby shows has changed."""
    room.revision += 1
    room.chatter += 1


def _fussed(room: "Room", person: e.Device | None) -> None:
    """Somebody has brought something about that is no move."""
    if person is not None:
        room.fuss = room.fuss | {person: room.fuss.get(person, 0) + 1}


def _set_seat(room: "Room", number: int, now: e.Seat) -> None:
    _noted(room)
    room.seats = (*room.seats[:number], now, *room.seats[number + 1 :])
    if room.status != "open":
        _note_players(room)


def _note_players(room: "Room") -> None:
    """Whoever has a seat in the match may look back on it, also when another has taken it over."""
    room.played = room.played.union(room.devices())


def _void_codes(room: "Room", seat: int) -> None:
    """The codes of a seat are for whoever gave them: they lead to nobody after them."""
    room.ways = tuple(way for way in room.ways if way.seat is None or way.seat != seat)


def _without(by_seat: dict[int, str], seat: int) -> dict[int, str]:
    return {one: value for one, value in by_seat.items() if one != seat}


FOLDS: dict[type, Callable[["Room", Any], None]] = {
    e.Reseated: _reseated,
    e.Reordered: _reordered,
    e.Offered: _offered,
    e.Claimed: _claimed,
    e.Committed: _committed,
    e.Mixing: _mixing,
    e.Revealed: _revealed,
    e.BegunAgain: _begun_again,
    e.Begun: _begun,
    e.Moved: _moved,
    e.Shuffled: _shuffled,
    e.Expired: _expired,
    e.Granted: _granted,
    e.Voted: _voted,
    e.Dropped: _dropped,
    e.Paused: _paused,
    e.Resumed: _resumed,
    e.Closed: _closed,
    e.StoodIn: _stood_in,
    e.CameBack: _came_back,
    e.Replaced: _replaced,
    e.Hinted: _hinted,
    e.PutAway: _put_away,
    e.Followed: _followed,
    e.Unsealed: _unsealed,
}
