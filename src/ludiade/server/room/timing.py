"""Time at the table: how much of a delay is left, and what happens by itself.

A delay ends on the server. The deadline travels as time left, so no two clocks need agree. An
answer that arrives late counts if the device says that time was left when the player decided, and
if it comes within the grace, which is the same for everybody. Nobody gains by lying: until the
grace is over nothing new is shown to anyone, so a late answer rests on nothing an early one lacked,
and the most that can be won is the grace itself.
"""

from typing import TYPE_CHECKING, Literal, NamedTuple

from ludiade.kernel.inputs import Awaiting
from ludiade.server.wire.decoding import Denied

if TYPE_CHECKING:
    from ludiade.server.room.room import Room


RESTS_AFTER = 2
"""So many rounds without a person's decision, and a table where nobody is goes to rest."""


class Deadline(NamedTuple):
    """When the present wait ends, and what that brings: an expiry, or a bot for the late."""

    at: int
    then: Literal["expires", "bot"]


class Due(NamedTuple):
    """What happens by itself, and when."""

    at: int
    what: Literal["mixing", "expires", "bot"]


def deadline(room: "Room", waiting: Awaiting) -> Deadline | None:
    """The end of a room's present wait, kept there as `room.deadline`."""
    if waiting.seconds is not None:
        if room.settings.untimed:
            return None
        whole = 1000 * (waiting.seconds + _granted_s(room, waiting))
        return Deadline(room.opened_at + whole + room.extra_ms, "expires")
    limit = room.settings.turn_limit
    if limit is None or _all_bots(room, waiting):
        return None
    whole = 1000 * (limit + _granted_s(room, waiting))
    return Deadline(room.opened_at + whole + room.extra_ms, "bot")


def _granted_s(room: "Room", waiting: Awaiting) -> int:
    """What the gathering grants to those who are awaited, to all of them what it does to one."""
    return max(room.seats[seat].more_s for seat in waiting.seats)


def _all_bots(room: "Room", waiting: Awaiting) -> bool:
    return all(room.seats[seat].kind == "bot" for seat in waiting.seats)


def left_ms(room: "Room", at: int) -> int:
    """What is left of a present wait that has an end."""
    assert room.deadline is not None
    return room.deadline.at - (at if room.paused_at is None else room.paused_at)


def due(room: "Room") -> Due | None:
    """What happens next by itself; nothing but this says that a delay is over."""
    if room.mixing is not None:
        return Due(room.mixing_until, "mixing")
    found = room.deadline
    if found is None or room.paused_at is not None:
        return None
    if found.then == "expires":
        return Due(found.at + room.house.grace + 1, "expires")
    return Due(found.at, "bot")


def rests(room: "Room") -> bool:
    """Nobody has decided anything for a while: where nobody looks either, what is due can wait."""
    return room.untouched >= RESTS_AFTER * room.players


def wakes_at(room: "Room") -> int | None:
    """When a table that nobody looks at is to be loaded for what is due."""
    found = due(room)
    return None if found is None or rests(room) else found.at


def recovery_ms(room: "Room", at: int) -> int:
    """What must be added after a restart, so that those who come back can still answer."""
    if room.mixing is not None:
        # However often: nothing is shown meanwhile, and nobody shall lose a seat by our absence.
        whole_ms = room.house.commit if room.mixing == "commit" else room.house.reveal
        return max(0, whole_ms - (room.mixing_until - at))
    found, waiting = room.deadline, room.waiting
    if found is None or room.paused or room.granted == room.window:
        return 0
    assert isinstance(waiting, Awaiting)
    whole = waiting.seconds if found.then == "expires" else room.settings.turn_limit
    least = min(1000 * (whole or 0), room.house.recovery)
    return max(0, least - (found.at - at))


def check_in_time(room: "Room", at: int, said_left: int | None) -> None:
    """Refuse an answer that was late when it was given, or comes after the grace."""
    found = room.deadline
    if found is None or found.then != "expires" or at < found.at:
        return
    sent_in_time = said_left is not None and said_left > 0
    if not sent_in_time or at >= found.at + room.house.grace:
        raise Denied("too_late")


def patience_ms(room: "Room") -> int:
    """How long a seat must be away before the others may seat a bot there."""
    found = room.deadline
    if found is not None and found.then == "expires":
        return room.house.absent_in_delay
    limit = room.settings.turn_limit
    return room.house.absent if limit is None else 1000 * limit
