"""What a table decides together: to pause, to go on, to close; the coach, phrases, a rematch."""

from ludiade.server.room.asks import CloseIdle, Follow
from ludiade.server.room.authority import check_own, check_playing, check_seated, check_server
from ludiade.server.room.draft import Draft, Present
from ludiade.server.room.entries import (
    Closed,
    Device,
    Dropped,
    Followed,
    Hinted,
    Paused,
    Resumed,
    Subject,
    Voted,
)
from ludiade.server.room.room import Room
from ludiade.server.room.voices import Voices
from ludiade.server.wire.decoding import Denied
from ludiade.server.wire.requests import PHRASES, Hint, Rematch, Say, Vote


def vote(draft: Draft, who: Device, asked: Vote, present: Present) -> None:
    """A seat's voice: everybody there must agree to pause, more than half of all to close.

    A proposal falls when whoever made it says no, or when too many have declined.
    """
    room = draft.room
    check_own(room, who, asked.seat)
    check_playing(room)
    if asked.on == "resume":
        if not room.paused:
            raise Denied("not_paused")
        if room.seats[asked.seat].kind != "person":
            raise Denied("bot_sits_here")
        if room.held:
            raise Denied("paused_by_host")
        if asked.yes:
            draft.add(Resumed(draft.at))
    elif asked.on == "close" and room.part_of is not None:
        raise Denied("only_a_host")
    elif asked.on == "pause" and room.paused:
        raise Denied("paused")
    else:
        _weigh(draft, asked.on, asked.seat, asked.yes, present)


def _weigh(draft: Draft, on: Subject, seat: int, yes: bool, present: Present) -> None:
    room = draft.room
    heard = _there(room, seat, present) if on == "pause" else _people(room)
    if seat not in heard:
        raise Denied("bot_sits_here")
    before = room.votes.get(on, Voices())
    if not (yes or before.agreed):
        return
    if before.heard(seat, yes) != before:  # said again, it is weighed again: others may have left
        draft.add(Voted(draft.at, on=on, seat=seat, yes=yes))
    voices = draft.room.votes[on]
    enough = len(heard) if on == "pause" else len(heard) // 2 + 1
    if len(heard.intersection(voices.agreed)) >= enough:
        draft.add(Closed(draft.at) if on == "close" else Paused(draft.at))
    elif not voices.agreed or len(heard.difference(voices.declined)) < enough:
        draft.add(Dropped(draft.at, on))


def _there(room: Room, seat: int, present: Present) -> set[int]:
    """The people who are there, whoever speaks among them."""
    return {
        number for number, one in enumerate(room.seats)
        if one.kind == "person" and (number == seat or present.at_seat(room, number))
    }  # fmt: skip


def _people(room: Room) -> set[int]:
    """All people seated, also those who are away or for whom a bot stands in; not who has left."""
    return {
        number for number, one in enumerate(room.seats)
        if one.kind == "person" or (one.stands_in and not one.left)
    }  # fmt: skip


def close_idle(draft: Draft, who: Device, asked: CloseIdle, present: Present) -> None:
    """End a table that nobody came back to; its seed is revealed."""
    check_server(who)
    if not present.here and not draft.room.has_ended:
        draft.add(Closed(draft.at, "idle"))


def hint(draft: Draft, who: Device, asked: Hint, present: Present) -> None:
    """Let everybody know that a seat asks the coach, once a moment."""
    room = draft.room
    check_own(room, who, asked.seat)
    check_playing(room)
    if not room.allows_hints:
        raise Denied("no_hints")
    if asked.seat not in room.awaited or room.paused:
        raise Denied("nothing_to_decide")
    if not any(one.seat == asked.seat and one.after == room.told for one in room.asked):
        draft.add(Hinted(draft.at, asked.seat))


def say(draft: Draft, who: Device, asked: Say, present: Present) -> None:
    """One of the preset phrases; it is heard, and not kept."""
    check_own(draft.room, who, asked.seat)
    if asked.phrase not in PHRASES:
        raise Denied("unknown_phrase")


def rematch(draft: Draft, who: Device, asked: Rematch, present: Present) -> None:
    """Whether this device may ask for another match; opening it is the server's work."""
    check_seated(draft.room, who)
    if not draft.room.has_ended:
        raise Denied("not_ended")
    if draft.room.part_of is not None:
        raise Denied("only_a_host")


def follow(draft: Draft, who: Device, asked: Follow, present: Present) -> None:
    """Note where the same people play on; the first table that was opened counts."""
    check_server(who)
    if draft.room.follower is None:
        draft.add(Followed(draft.at, asked.table))
