"""Who may ask what: found from the room, never from a connection."""

from ludiade.server.room.asks import SERVER
from ludiade.server.room.entries import Device
from ludiade.server.room.room import Room
from ludiade.server.wire.decoding import Denied


def check_own(room: Room, who: Device, seat: int) -> None:
    """Refuse a seat that somebody else decides for."""
    if not 0 <= seat < room.players or not room.seats[seat].decides(who):
        raise Denied("not_your_seat")


def check_seated(room: Room, who: Device) -> None:
    """Refuse whoever decides for no seat."""
    if not room.seats_of(who):
        raise Denied("not_your_seat")


def check_server(who: Device) -> None:
    """Refuse what only the server itself may ask."""
    if who != SERVER:
        raise Denied("not_your_seat")


def check_host_before_start(room: Room, who: Device) -> None:
    """Refuse anybody but the host, and the host too once the match begins."""
    if who != room.host:
        raise Denied("only_the_host")
    if room.status != "open" or room.mixing is not None:
        raise Denied("already_begun")


def check_playing(room: Room) -> None:
    """Refuse what belongs to a match under way."""
    if room.status != "playing":
        raise Denied("not_begun" if room.status == "open" else "match_ended")
